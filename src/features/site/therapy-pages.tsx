/** Sixteen ways of doing therapy, each with what it is, when it helps, how well it is tested and what the AI
 *  can do of it. Holistic therapy is an umbrella word and its long article says so. */
import type { SceneName } from '../../ui/scenes.tsx';
import { type Entry, THERAPIES, therapyPath } from './content.ts';
import { EvidenceTiles } from './evidence-tiles.tsx';
import { TalkPlaca } from './placas.tsx';
import type { PublicPage } from './public-page.ts';
import { Colophon, HOME, Html, Neighbours, PageHead, Reading } from './reading.tsx';
import { scenePicture } from './share-picture.ts';
import { Shell } from './shell.tsx';
import type { Link } from './site-words.ts';
import { articleData } from './structured-data.ts';

const LIST: Link = { href: '/tipos-de-terapia', label: 'Tipos de terapia' };

const SCENE_OF: Record<string, SceneName> = {
  transpersonal: 'cordillera',
  familiar: 'mate',
  sistemica: 'banca',
  'cognitivo-conductual': 'paradero',
  'dialectica-conductual': 'lluvia',
  interpersonal: 'banca',
  'aceptacion-y-compromiso': 'cordillera',
  humanistica: 'mate',
  exposicion: 'paradero',
  gestalt: 'jacaranda',
  adleriana: 'mate',
  junguiana: 'ventana',
  somatica: 'cordillera',
  relacional: 'banca',
  psicodinamica: 'farol',
};

const sceneOf = (slug: string): SceneName => SCENE_OF[slug] ?? 'jacaranda';

const WITH_PAGE = THERAPIES.filter((therapy) => therapyPath(therapy).startsWith(`${LIST.href}/`));

function Facts({ therapy }: { therapy: Entry<'therapy'> }) {
  return (
    <dl className="facts-rows">
      <div>
        <dt>En simple</dt>
        <dd>{therapy.simple}</dd>
      </div>
      <div>
        <dt>Sirve cuando</dt>
        <dd>{therapy.useful}</dd>
      </div>
      <div>
        <dt>Evidencia</dt>
        <dd>
          <EvidenceTiles level={therapy.evidence} />
          {therapy.evidenceNote}
        </dd>
      </div>
      <div>
        <dt>Qué puede hacer la IA</dt>
        <dd>{therapy.ai}</dd>
      </div>
    </dl>
  );
}

function TherapyPage({ therapy }: { therapy: Entry<'therapy'> }) {
  const at = THERAPIES.indexOf(therapy);
  return (
    <Shell here={LIST.href}>
      <article>
        <PageHead
          trail={[HOME, LIST]}
          title={therapy.title}
          facts={`${therapy.minutes} minutos de lectura.`}
          scene={sceneOf(therapy.slug)}
        />
        <Reading headings={therapy.headings} aside={<TalkPlaca />}>
          <Facts therapy={therapy} />
          <Html className="prose" html={therapy.html} />
          <Colophon entry={therapy} />
        </Reading>
      </article>
      <Neighbours
        label="Otros tipos de terapia"
        previous={linkTo(THERAPIES[at - 1])}
        next={linkTo(THERAPIES[at + 1])}
      />
    </Shell>
  );
}

function linkTo(therapy: Entry<'therapy'> | undefined): Link | undefined {
  return therapy && { href: therapyPath(therapy), label: therapy.name };
}

function TherapiesPage() {
  return (
    <Shell here={LIST.href}>
      <PageHead
        trail={[HOME]}
        title="Tipos de terapia"
        lead="Dieciséis formas de trabajar con lo que pesa. Aquí decimos qué es cada una y qué tan probada está."
        scene="cordillera"
      />
      <div className="intro column">
        <p>
          En Juntos miramos a la persona entera: el sueño, el cuerpo, el trabajo, los vínculos. A eso se le
          llama <a href="/terapia-holistica">mirada holística</a>. Es una palabra paraguas, no un método
          probado.
        </p>
        <p>
          La IA toma ejercicios conocidos de algunas de estas terapias. No hace terapia: acompaña. Una terapia
          la hace una persona formada.
        </p>
        <p className="legend">
          <EvidenceTiles level="alta" /> <EvidenceTiles level="media" /> <EvidenceTiles level="poca" />
        </p>
      </div>
      <ul className="therapies column">
        {THERAPIES.map((therapy) => (
          <li key={therapy.slug} id={therapy.slug}>
            <div className="therapy-name">
              <h2>
                <a href={therapyPath(therapy)}>{therapy.name}</a>
              </h2>
              <EvidenceTiles level={therapy.evidence} />
            </div>
            <dl className="therapy-facts">
              <div>
                <dt>En simple</dt>
                <dd>{therapy.simple}</dd>
              </div>
              <div>
                <dt>Sirve cuando</dt>
                <dd>{therapy.useful}</dd>
              </div>
              <div>
                <dt>Qué puede hacer la IA</dt>
                <dd>{therapy.ai}</dd>
              </div>
            </dl>
          </li>
        ))}
      </ul>
    </Shell>
  );
}

export const pages: readonly PublicPage[] = [
  {
    path: '/tipos-de-terapia',
    title: 'Tipos de terapia y qué tan probados están - Juntos',
    description:
      'Dieciséis tipos de terapia en palabras simples: cuándo sirve cada una, qué dicen los estudios y qué puede hacer una IA.',
    styles: 'reading',
    sharedScript: true,
    trail: [HOME],
    scene: 'cordillera',
    content: <TherapiesPage />,
  },
  ...WITH_PAGE.map((therapy): PublicPage => {
    const path = therapyPath(therapy);
    const scene = sceneOf(therapy.slug);
    return {
      path,
      title: `${therapy.title} - Juntos`,
      description: therapy.description,
      styles: 'reading',
      sharedScript: true,
      trail: [HOME, LIST],
      scene,
      structured: (origin) => [articleData(origin, path, therapy, scenePicture(scene))],
      content: <TherapyPage therapy={therapy} />,
    };
  }),
];
