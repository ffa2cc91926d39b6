import { ButtonLink } from '../../ui/button.tsx';
import { Placa } from '../../ui/placa.tsx';
import { PLANS, perDay, pesos } from './plans.ts';

/** What it costs today, which is nothing, and what the passes will cost. */
export function Plans() {
  return (
    <section className="section" id="cuanto-cuesta">
      <div className="column split price">
        <div>
          <h2>Cuánto cuesta</h2>
          <p>
            Hoy es gratis y no pedimos tarjeta. Más adelante habrá tres pases. Pagas una sola vez. No se
            renueva solo.
          </p>
          <p className="price-always">Las líneas de ayuda y los ejercicios van a ser gratis siempre.</p>
        </div>
        <Placa>
          <dl className="price-rows">
            {PLANS.map((plan) => (
              <div key={plan.id}>
                <dt>
                  {plan.name}
                  <small>
                    {plan.days} días sin tope, {perDay(plan)}
                  </small>
                </dt>
                <dd>
                  {pesos(plan.price)}
                  <a href={`/mediosDePago?plan=${plan.id}#${plan.id}`}>
                    Ver <span className="hidden-text">el pase de {plan.name}</span>
                  </a>
                </dd>
              </div>
            ))}
          </dl>
          <p className="price-note">
            Pesos chilenos, IVA incluido. Una conversación difícil no se corta nunca por dinero.
          </p>
          <ButtonLink wide href="/preguntas1">
            Empezar
          </ButtonLink>
        </Placa>
      </div>
    </section>
  );
}
