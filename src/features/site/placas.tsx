import { ButtonLink } from '../../ui/button.tsx';
import { Placa } from '../../ui/placa.tsx';

/** The way from a text to a conversation. */
export function TalkPlaca() {
  return (
    <Placa>
      <h2>¿Quieres contarlo ahora?</h2>
      <p>Responde una inteligencia artificial, a la hora que sea. Hoy es gratis.</p>
      <ButtonLink wide href="/chatbot">
        Conversar
      </ButtonLink>
    </Placa>
  );
}

/** Where a chat is not enough, the way leads to people. */
export function CarePlaca() {
  return (
    <Placa>
      <h2>Busca a una persona</h2>
      <p>Esto pide más que un chat. Aquí están las líneas de tu país y sus horas.</p>
      <ButtonLink wide href="/ayuda-ahora">
        Ver a quién llamar
      </ButtonLink>
    </Placa>
  );
}
