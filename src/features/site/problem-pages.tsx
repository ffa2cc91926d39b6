/** Seven problems, each met first by a sentence one could have said. */
import { Icon } from '../../ui/icons.tsx';
import type { SceneName } from '../../ui/scenes.tsx';
import { type Entry, PROBLEMS, problemPath } from './content.ts';
import { TalkPlaca } from './placas.tsx';
import type { PublicPage } from './public-page.ts';
import { Colophon, HOME, Html, Neighbours, PageHead, Reading } from './reading.tsx';
import { scenePicture } from './share-picture.ts';
import { Shell } from './shell.tsx';
import type { Link } from './site-words.ts';
import { articleData } from './structured-data.ts';

const LIST: Link = { href: '/problemas', label: 'Problemas' };

const SCENE_OF: Record<string, SceneName> = {
  'acoso-escolar': 'paradero',
  'alcohol-y-recuperacion': 'farol',
  'equilibrio-trabajo-vida-privada': 'ventana',
  'conflictos-de-relacion': 'banca',
  procrastinacion: 'mate',
  'baja-autoestima': 'lluvia',
};

const sceneOf = (slug: string): SceneName => SCENE_OF[slug] ?? 'banca';

/** Loneliness has its own page with its five questions. */
const WITH_PAGE = PROBLEMS.filter((problem) => problemPath(problem).startsWith(`${LIST.href}/`));

function ProblemPage({ problem }: { problem: Entry<'problem'> }) {
  const at = PROBLEMS.indexOf(problem);
  return (
    <Shell here={LIST.href}>
      <article>
        <PageHead
          trail={[HOME, LIST]}
          title={problem.title}
          facts={`${problem.minutes} minutos de lectura.`}
          scene={sceneOf(problem.slug)}
        />
        <Reading headings={problem.headings} aside={<TalkPlaca />}>
          <p className="voice">“{problem.line}”</p>
          <Html className="prose" html={problem.html} />
          <Colophon entry={problem} />
        </Reading>
      </article>
      <Neighbours
        label="Otros problemas"
        previous={linkTo(PROBLEMS[at - 1])}
        next={linkTo(PROBLEMS[at + 1])}
      />
    </Shell>
  );
}

function linkTo(problem: Entry<'problem'> | undefined): Link | undefined {
  return problem && { href: problemPath(problem), label: problem.name };
}

function ProblemsPage() {
  return (
    <Shell here={LIST.href}>
      <PageHead
        trail={[HOME]}
        title="Problemas que pesan"
        lead="No hace falta saber cómo se llama lo tuyo. Elige la frase que más se acerca."
        scene="lluvia"
      />
      <ul className="sayings column">
        {PROBLEMS.map((problem) => (
          <li key={problem.slug} id={problem.slug}>
            <a href={problemPath(problem)}>
              <span className="saying">“{problem.line}”</span>
              <span className="saying-name">
                {problem.name} <Icon name="forward" />
              </span>
            </a>
          </li>
        ))}
      </ul>
      <div className="after column">
        <p>
          ¿Lo tuyo no está aquí? Mira los <a href="/temas">24 temas</a> o{' '}
          <a href="/chatbot">cuéntalo con tus palabras</a>.
        </p>
      </div>
    </Shell>
  );
}

export const pages: readonly PublicPage[] = [
  {
    path: '/problemas',
    title: 'Problemas: elige la frase que se parece a la tuya - Juntos',
    description:
      'Soledad, acoso escolar, alcohol, trabajo, relaciones, procrastinación y autoestima. Siete lecturas cortas con pasos y a quién acudir.',
    styles: 'reading',
    sharedScript: true,
    trail: [HOME],
    scene: 'lluvia',
    content: <ProblemsPage />,
  },
  ...WITH_PAGE.map((problem): PublicPage => {
    const path = problemPath(problem);
    const scene = sceneOf(problem.slug);
    return {
      path,
      title: `${problem.title} - Juntos`,
      description: problem.description,
      styles: 'reading',
      sharedScript: true,
      trail: [HOME, LIST],
      scene,
      structured: (origin) => [articleData(origin, path, problem, scenePicture(scene))],
      content: <ProblemPage problem={problem} />,
    };
  }),
];
