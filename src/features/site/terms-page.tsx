/** What Juntos offers and what it does not. Short, so that it can be read before saying yes. */
import type { PublicPage } from './public-page.ts';
import { Shell } from './shell.tsx';

function TermsPage() {
  return (
    <Shell>
      <article className="prose">
        <h1>Términos y seguridad</h1>
        <p className="lead">
          Juntos es una inteligencia artificial que acompaña. No es una persona, no es un psicólogo y no hace
          diagnósticos.
        </p>
        <p className="soft">Versión del 21 de noviembre de 2026.</p>

        <h2>Para quién es</h2>
        <p>
          Para personas de 18 años o más. Si eres menor, no crees una cuenta. En{' '}
          <a href="/ayuda-ahora">Ayuda ahora</a> hay líneas que atienden a niños y jóvenes.
        </p>

        <h2>Qué puedes esperar</h2>
        <ul>
          <li>Que te escuche, te pregunte y te proponga ejercicios, a cualquier hora.</li>
          <li>Que se acuerde de lo que le cuentas.</li>
          <li>Que te diga a quién llamar cuando algo se pone grave.</li>
        </ul>

        <h2>Qué no hace</h2>
        <ul>
          <li>No diagnostica, no receta y no reemplaza a quien te atiende.</li>
          <li>No es un servicio de urgencia. Nadie vigila lo que escribes.</li>
          <li>Puede equivocarse. A veces no se da cuenta de que alguien corre peligro.</li>
        </ul>
        <p>
          Si corres peligro, no esperes una respuesta aquí. Abre <a href="/ayuda-ahora">Ayuda ahora</a> y
          llama.
        </p>

        <h2>Qué te pedimos</h2>
        <ul>
          <li>
            No dejes un tratamiento ni un remedio por algo que diga la IA. Háblalo con quien te atiende.
          </li>
          <li>Cuida tu clave. Si el teléfono es de varias personas, cierra tu sesión.</li>
          <li>No uses Juntos para hacer daño a alguien.</li>
        </ul>

        <h2>Seguridad</h2>
        <p>
          Lo que escribes se guarda cifrado, con una llave para cada persona. En{' '}
          <a href="/privacidad">Privacidad</a> está qué guardamos y qué no.
        </p>

        <h2>Cuánto cuesta</h2>
        <p>Hoy es gratis y no pedimos tarjeta. Si eso cambia, lo sabrás antes y tendrás que aceptarlo tú.</p>

        <h2>Lo que todavía falta</h2>
        <ul>
          <li>Aún no está definida la empresa que responde por Juntos, ni la ley de qué país se aplica.</li>
          <li>Aún no hay psicólogos que hayan revisado las conversaciones.</li>
          <li>Un abogado todavía tiene que revisar esta página.</li>
        </ul>
      </article>
    </Shell>
  );
}

export const page: PublicPage = {
  path: '/terminos',
  title: 'Términos y seguridad - Juntos',
  description: 'Qué hace Juntos, qué no hace, para quién es y qué falta por definir. Se lee en dos minutos.',
  styles: 'site',
  sharedScript: true,
  Page: TermsPage,
};
