/** Medio de Pago: which pass, which provider, what happens with the money; on a phone all of it is one screen. Where nothing
 *  can be paid the page says so before the first button. The pass is a native radio; the prices follow it by stylesheet. */

import { slotAround } from '../../platform/page-frame.ts';
import { addressIn } from '../../routes.ts';
import { Choices } from '../../ui/choice-row.tsx';
import { PLANS, type Plan, pesos } from '../billing/plans.ts';
import { getText } from './content.ts';
import { CLOSED, PAY_FORM, payHead, payWays } from './pay-slots.ts';
import type { PublicPage } from './public-page.ts';
import { Html, PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';
import { homeLink, LIST_WORDS, type ListWords, PAGE_LOCALES, type PageLocale } from './site-words.ts';

type Words = { words: ListWords['payment'] };

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
              form={PAY_FORM}
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

/** A part that the server fills in, as it stands where nobody does. */
function Filled({ name, html }: { name: string; html: string }) {
  return <Html className="pay-slot" html={slotAround(name, html)} />;
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
          <Filled name="payHead" html={payHead(locale, CLOSED)} />
          <Passes words={words} />
          <Filled name="payWays" html={payWays(locale, CLOSED)} />
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
