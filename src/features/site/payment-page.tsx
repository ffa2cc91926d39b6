/** Medio de Pago: which pass, which provider, what happens with the money. Nothing can be paid yet and the
 *  page says so before the first button. The pass is a native radio; the prices follow it by stylesheet. */
import { ButtonLink } from '../../ui/button.tsx';
import { Choices } from '../../ui/choice-row.tsx';
import { Placa } from '../../ui/placa.tsx';
import { getText } from './content.ts';
import { PLANS, perDay, pesos } from './plans.ts';
import type { PublicPage } from './public-page.ts';
import { HOME, Html, PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';

const entry = getText('medios-de-pago');
/** Said by the page itself, as rows and cards. */
const DRAWN = ['Los pases', 'Selecciona el medio de pago'];

const PROVIDERS = [
  { name: 'Webpay', note: 'Tarjetas chilenas: débito, crédito y prepago.' },
  { name: 'Mercado Pago', note: 'Con tu cuenta o con tarjeta.' },
  { name: 'Tarjeta internacional', note: 'Para pagar desde otro país. Tu banco cambia la moneda.' },
] as const;

/** One price for each pass; the stylesheet shows the chosen one, and the week where nothing is chosen. */
function PriceOfChoice() {
  return PLANS.map(({ id, price }) => (
    <data key={id} className={`price-of price-of-${id}`} value={price}>
      {pesos(price)}
    </data>
  ));
}

function Passes() {
  return (
    <fieldset className="passes">
      <legend>
        <h2>Elige un pase</h2>
      </legend>
      <Choices>
        {PLANS.map((plan) => (
          <label key={plan.id} className="choice choice-tall" id={plan.id}>
            <input
              type="radio"
              className="tick"
              name="plan"
              value={plan.id}
              defaultChecked={plan.id === 'semana'}
            />
            <span className="choice-text">
              {plan.name}
              <span className="choice-hint">
                {plan.days} días sin tope, {perDay(plan)}
              </span>
            </span>
            <span className="pass-price">{pesos(plan.price)}</span>
          </label>
        ))}
      </Choices>
    </fieldset>
  );
}

function Providers() {
  return (
    <section aria-labelledby="medio">
      <h2 id="medio">Selecciona el medio de pago</h2>
      <ul className="providers">
        {PROVIDERS.map(({ name, note }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p className="soft">{note}</p>
            <p className="provider-price">
              <PriceOfChoice />
            </p>
            <ButtonLink wide href="#aun-no">
              Ir a {name}
            </ButtonLink>
          </li>
        ))}
      </ul>
      <p className="soft">Pesos chilenos (CLP), IVA incluido. Un solo pago, sin renovación.</p>
    </section>
  );
}

function NotYet() {
  return (
    <div id="aun-no" className="not-yet">
      <Placa>
        <h2>Todavía no se puede pagar</h2>
        <p>
          Hoy conversar es gratis y no pedimos tarjeta. Cuando abran los pagos, los botones llevarán allí.
        </p>
        <ButtonLink href="/chatbot">Conversar gratis</ButtonLink>
      </Placa>
    </div>
  );
}

function PaymentPage() {
  return (
    <Shell>
      <PageHead
        trail={[HOME]}
        title={entry.title}
        lead="Pagas una sola vez. No se renueva solo. Si te arrepientes en los primeros 10 días, te devolvemos todo tu dinero."
        scene="cordillera"
      />
      <div className="payment column">
        <NotYet />
        <Passes />
        <Providers />
        <div className="prose">
          {entry.sections
            .filter(({ text }) => !DRAWN.includes(text))
            .map(({ id, html }) => (
              <Html key={id} html={html} />
            ))}
        </div>
      </div>
    </Shell>
  );
}

export const page: PublicPage = {
  path: '/mediosDePago',
  title: 'Medio de Pago: precios en pesos, sin renovación - Juntos',
  description: entry.description,
  styles: 'reading',
  sharedScript: true,
  trail: [HOME],
  scene: 'cordillera',
  content: <PaymentPage />,
};
