import { InboxForm } from '../inbox/inbox-form.tsx';
import type { PublicPage } from './public-page.ts';
import { HOME, PageHead } from './reading.tsx';
import { Shell } from './shell.tsx';

/** For what is not open yet. No countdown: a date is shown when there is one. */
export const page: PublicPage = {
  path: '/comingSoon',
  title: 'Muy pronto - Juntos',
  description:
    'Lo que Juntos está preparando y todavía no abre. Deja tu correo y te avisamos una vez, sin prometerte una fecha.',
  noindex: true,
  styles: 'reading',
  sharedScript: true,
  formScript: true,
  trail: [HOME],
  scene: 'patio-maleta',
  content: (
    <Shell path="/comingSoon">
      <PageHead
        trail={[HOME]}
        title="Muy pronto"
        lead="Hay cosas que todavía no abren. Preferimos abrirlas bien y sin prometer una fecha."
        scene="patio-maleta"
      />
      <div className="form-columns column">
        <section className="form-block" aria-labelledby="aviso">
          <h2 id="aviso">Te avisamos una vez</h2>
          <p>Deja tu correo. Cuando abra algo nuevo, te escribimos y nada más.</p>
          <InboxForm form="newsletter" hidden={{ list: 'launch' }} />
        </section>
        <dl className="ways">
          <div>
            <dt>Recordatorios</dt>
            <dd>Un aviso a la hora que elijas, para volver a lo que empezaste.</dd>
          </div>
        </dl>
      </div>
    </Shell>
  ),
};
