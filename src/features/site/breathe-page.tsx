/** Breathing that begins as the page opens: no script, no account, nothing asked before. The stylesheet is its clock. */
import { addressIn } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import type { PublicPage } from './public-page.ts';
import { Shell } from './shell.tsx';
import { PAGE_WORDS, type PageLocale } from './site-words.ts';

const halfDisc = (radius: number) => `M${120 - radius} 108a${radius} ${radius} 0 0 1 ${radius * 2} 0z`;

function breathePage(locale: PageLocale): PublicPage {
  const words = PAGE_WORDS[locale].breathe;
  const path = addressIn(locale, '/respirar');
  return {
    path,
    locale,
    title: words.pageTitle,
    description: words.description,
    styles: 'reading',
    sharedScript: true,
    content: (
      <Shell locale={locale} path={path}>
        <div className="breathing column">
          <h1>{words.title}</h1>
          <input className="breathing-pause hidden-text" type="checkbox" id="pausa" />
          <svg className="breathing-picture" viewBox="0 0 240 108" aria-hidden="true">
            <path d={halfDisc(102)} fill="var(--banca-suave)" />
            <path d={halfDisc(80)} fill="var(--jacaranda)" fillOpacity="0.33" />
            <path
              d="M18 108a102 102 0 0 1 204 0"
              fill="none"
              stroke="var(--banca)"
              strokeWidth="2"
              strokeLinecap="round"
              strokeDasharray="0.1 7"
            />
            <path className="breathing-disc" d={halfDisc(102)} fill="var(--banca)" />
          </svg>
          <Floor />
          <p className="breathing-words" aria-hidden="true">
            <span className="breathing-in">{words.in}</span>
            <span className="breathing-out">{words.out}</span>
          </p>
          <p className="hidden-text">{words.aloud}</p>
          <label className="button" htmlFor="pausa">
            <span className="breathing-going">{words.pause}</span>
            <span className="breathing-still">{words.resume}</span>
          </label>
          <p className="soft">{words.care}</p>
          <h2>{words.after}</h2>
          <div className="breathing-ways">
            <ButtonLink href={addressIn(locale, '/chatbot')}>{words.talk}</ButtonLink>
            <ButtonLink kind="help-line" href={addressIn(locale, '/ayuda-ahora')}>
              {words.help}
            </ButtonLink>
          </div>
        </div>
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = [breathePage('es'), breathePage('pt')];
