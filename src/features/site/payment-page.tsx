/** Medio de Pago: which pass, which provider, what happens with the money; on a phone all of it is one screen. Nothing can
 *  be paid yet and the page says so before the first button. The pass is a native radio; the prices follow it by stylesheet. */

import { addressIn } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Choices } from '../../ui/choice-row.tsx';
import { PLANS, type Plan, pesos } from '../billing/plans.ts';
import { getText } from './content.ts';
import type { PublicPage } from './public-page.ts';
import { Html, PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink, LIST_WORDS, type ListWords, PAGE_LOCALES, type PageLocale } from './site-words.ts';

type Words = { words: ListWords['payment'] };

/** One price for each pass; the stylesheet shows the chosen one, and the week where nothing is chosen. */
function PriceOfChoice() {
  return PLANS.map(({ id, price }) => (
    <data key={id} className={`price-of price-of-${id}`} value={price}>
      {pesos(price)}
    </data>
  ));
}

function Passes({ words }: Words) {
  const daysOf = ({ days, price }: Plan) =>
    words.days.replace('{days}', String(days)).replace('{price}', pesos(price / days));
  return (
    <fieldset className="passes">
      <legend>
        <h2>{words.choose}</h2>
      </legend>
      <Choices>
        {PLANS.map((plan) => (
          <label key={plan.id} className="choice pass" id={plan.id}>
            <input
              type="radio"
              className="tick"
              name="plan"
              value={plan.id}
              defaultChecked={plan.id === 'semana'}
            />
            <span className="choice-text">
              {words.names[plan.id]}
              <span className="choice-hint">{daysOf(plan)}</span>
            </span>
            <span className="pass-price">{pesos(plan.price)}</span>
          </label>
        ))}
      </Choices>
    </fieldset>
  );
}

function Providers({ words }: Words) {
  return (
    <section aria-labelledby="medio">
      <h2 id="medio">{words.how}</h2>
      <ul className="providers">
        {words.providers.map(({ name, note }) => (
          <li key={name}>
            <a href="#aun-no">
              <span className="provider-name">
                {words.go.replace('{name}', name)}
                <span className="choice-hint">{note}</span>
              </span>
              <span className="provider-price">
                <PriceOfChoice />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <p>{words.lead}</p>
      <p className="soft">{words.note}</p>
    </section>
  );
}

function NotYet({ words, start }: Words & { start: string }) {
  return (
    <div id="aun-no" className="not-yet">
      <div>
        <h2>{words.notYet.title}</h2>
        <p>{words.notYet.text}</p>
      </div>
      <ButtonLink href={start}>{words.notYet.button}</ButtonLink>
    </div>
  );
}

function paymentPage(locale: PageLocale): PublicPage {
  const words = LIST_WORDS[locale].payment;
  const entry = getText('medios-de-pago', locale);
  const path = addressIn(locale, '/mediosDePago');
  const trail = [homeLink(locale)];
  return {
    path,
    locale,
    title: words.pageTitle,
    description: entry.description,
    styles: 'reading',
    sharedScript: true,
    trail,
    scene: 'cordillera',
    content: (
      <Shell locale={locale} path={path}>
        <PageHead trail={trail} title={entry.title} scene="cordillera" locale={locale} compact />
        <div className="payment column">
          <NotYet words={words} start={addressIn(locale, '/chatbot')} />
          <Passes words={words} />
          <Providers words={words} />
          <div className="prose">
            {entry.sections.map(({ id, html }) => (
              <Html key={id} html={html} />
            ))}
          </div>
        </div>
      </Shell>
    ),
  };
}

export const pages: readonly PublicPage[] = PAGE_LOCALES.map(paymentPage);
