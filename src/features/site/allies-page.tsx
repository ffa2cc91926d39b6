import { InboxForm } from '../inbox/inbox-form.tsx';
import { getText } from './content.ts';
import { CrisisNote } from './crisis-note.tsx';
import type { PublicPage } from './public-page.ts';
import { HOME, Html, PageHead, Reading } from './reading.tsx';
import { Shell } from './shell.tsx';

const entry = getText('aliados');
const TERMS = (
  <>
    Acepto los <a href="/terminos">términos</a> y la <a href="/privacidad">privacidad</a>
  </>
);
const FORM_HEADING = 'Escríbenos';

export const page: PublicPage = {
  path: '/aliados',
  title: 'Aliados: universidades, fundaciones y ONG - Juntos',
  description: entry.description,
  styles: 'reading',
  sharedScript: true,
  formScript: true,
  trail: [HOME],
  scene: 'calle-tazas',
  content: (
    <Shell path="/aliados">
      <PageHead
        trail={[HOME]}
        title="Aliados"
        lead="Una máquina que acompaña necesita gente que la critique y la corrija."
        scene="calle-tazas"
      />
      <Reading headings={entry.headings}>
        <Html className="prose" html={entry.html} />
        <section className="form-block" id="propuesta" aria-label={FORM_HEADING}>
          <CrisisNote />
          <InboxForm form="quote" terms={TERMS} />
        </section>
      </Reading>
    </Shell>
  ),
};
