import { ButtonLink } from '../../ui/button.tsx';
import { Placa } from '../../ui/placa.tsx';
import { PLANS, type Plan, pesos } from '../billing/plans.ts';
import type { PageWords } from './site-words.ts';

type PlansProps = {
  words: PageWords['home']['plans'];
  /** Where the button leads. */
  start: string;
  /** Where each pass is paid. */
  pay: string;
};

/** What it costs today, which is nothing, and what the passes will cost. */
export function Plans({ words, start, pay }: PlansProps) {
  const daysOf = ({ days, price }: Plan) =>
    words.days.replace('{days}', String(days)).replace('{price}', pesos(price / days));
  return (
    <section className="section" id={words.id}>
      <div className="column split price">
        <div>
          <h2>{words.title}</h2>
          <p>{words.text}</p>
          <p className="price-always">{words.always}</p>
        </div>
        <Placa>
          <dl className="price-rows">
            {PLANS.map((plan) => (
              <div key={plan.id}>
                <dt>
                  {words.names[plan.id]}
                  <small>{daysOf(plan)}</small>
                </dt>
                <dd>
                  {pesos(plan.price)}
                  <a href={`${pay}?plan=${plan.id}#${plan.id}`}>
                    {words.see}{' '}
                    <span className="hidden-text">
                      {words.seePass.replace('{name}', words.names[plan.id])}
                    </span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="price-note">{words.note}</p>
          <ButtonLink wide href={start}>
            {words.start} <span className="hidden-text">{words.startWith}</span>
          </ButtonLink>
        </Placa>
      </div>
    </section>
  );
}
