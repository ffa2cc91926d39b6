import { InboxForm } from '../inbox/inbox-form.tsx';
import { CrisisNote } from './crisis-note.tsx';
import { PlazaMap } from './plaza-map.tsx';
import type { PublicPage } from './public-page.ts';
import { HOME, PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';

/** Ways to reach us, each with what to expect of it. */
function Ways() {
  return (
    <dl className="ways">
      <div>
        <dt>Por escrito</dt>
        <dd>Con este formulario. Lo lee una persona y te da un número de caso.</dd>
      </div>
      <div>
        <dt>Chat, las 24 horas</dt>
        <dd>
          En <a href="/chatbot">Terapia con IA</a>. Contesta un programa, no una persona.
        </dd>
      </div>
      <div>
        <dt>En persona</dt>
        <dd>Atendemos en línea. Todavía no hay una oficina que visitar.</dd>
      </div>
    </dl>
  );
}

export const page: PublicPage = {
  path: '/contacto',
  translation: { language: 'en', path: '/en/contacto' },
  title: 'Contacto: escríbenos - Juntos',
  description:
    'Escríbele al equipo de Juntos: dudas, fallas, tus datos o una idea. Tres campos y un número de caso. Para una crisis, entra a Ayuda ahora.',
  styles: 'reading',
  sharedScript: true,
  formScript: true,
  trail: [HOME],
  scene: 'jacaranda',
  content: (
    <Shell here="/contacto">
      <PageHead
        trail={[HOME]}
        title="Escríbenos"
        lead="Dudas, fallas, tus datos o una idea. Nuestra meta es contestar en 2 días hábiles."
        scene="jacaranda"
      />
      <section className="form-columns column" id="contact" aria-label="Formulario de contacto">
        <div>
          <CrisisNote />
          <InboxForm form="contact" />
        </div>
        <Ways />
      </section>
      <figure className="map">
        <PlazaMap />
        <figcaption>
          <strong>Atendemos en línea.</strong> Esta plaza es un dibujo: no hay dirección que buscar.
        </figcaption>
      </figure>
    </Shell>
  ),
};
