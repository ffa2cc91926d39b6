/** What is stored and who can read it. True to the code: whoever changes one changes the other. */
import type { PublicPage } from './public-page.ts';
import { Shell } from './shell.tsx';

function PrivacyPage() {
  return (
    <Shell>
      <article className="prose">
        <h1>Privacidad</h1>
        <p className="lead">
          Lo que escribes se guarda cifrado y no sale de Juntos. No hay publicidad ni rastreadores. Puedes
          usar un apodo.
        </p>
        <p className="soft">Versión del 21 de noviembre de 2026.</p>

        <h2>Qué guardamos</h2>
        <ul>
          <li>Tu correo y el nombre que elijas. Puede ser un apodo.</li>
          <li>Tu clave, pero no en texto: guardamos una huella que no se puede leer.</li>
          <li>Tus respuestas, tus mensajes y lo que la IA recuerda de ti.</li>
          <li>Tu país, si lo dices. Sirve para mostrarte la línea de ayuda que corresponde.</li>
          <li>Mientras tu sesión está abierta, la dirección de red y el tipo de navegador.</li>
          <li>Los permisos que das o quitas, y cuándo.</li>
        </ul>

        <h2>Cómo lo cuidamos</h2>
        <p>
          Tus respuestas, tus mensajes y tus recuerdos se guardan cifrados. Cada persona tiene su propia
          llave. Si alguien se lleva la base de datos, no puede leerlos.
        </p>
        <p>
          El servidor sí necesita abrirlos para responderte. Por eso no decimos que nadie podría verlos.
          Decimos que están cifrados y que nadie los mira para trabajar.
        </p>
        <p>Tu correo y tu nombre no llevan esa llave, porque sirven para entrar a tu cuenta.</p>

        <h2>Con quién lo compartimos</h2>
        <p>
          Con nadie. La IA que responde trabaja en nuestro servidor. Si un día usamos la de otra empresa, te
          pediremos permiso antes. Podrás decir que no y seguir conversando.
        </p>
        <p>
          Juntos no llama a nadie por ti. Tampoco avisa a tu familia ni a la policía. Si corres peligro, te
          mostramos a quién llamar.
        </p>

        <h2>Qué queda en tu teléfono</h2>
        <p>
          Una cookie que mantiene abierta tu sesión. También tu nombre y tu correo, para mostrar que ya
          entraste, y las respuestas que aún no se envían. Al cerrar sesión, tu nombre y tu correo se borran
          del teléfono.
        </p>

        <h2>Lo que todavía falta</h2>
        <ul>
          <li>Aún no hay un botón para bajar tus datos o borrar tu cuenta. Lo estamos haciendo.</li>
          <li>
            Aún no está definida la empresa que responde por Juntos. Aquí irán su nombre y su dirección.
          </li>
          <li>Un abogado todavía tiene que revisar esta página.</li>
        </ul>
      </article>
    </Shell>
  );
}

export const page: PublicPage = {
  path: '/privacidad',
  title: 'Privacidad: qué guardamos y quién lo lee - Juntos',
  description:
    'Qué guarda Juntos, cómo lo cifra, qué queda en tu teléfono y qué falta por hacer. En palabras simples.',
  styles: 'site',
  sharedScript: true,
  Page: PrivacyPage,
};
