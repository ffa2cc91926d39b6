/** The 24 topics: one list by groups, and a page for each. */
import type { SceneName } from '../../ui/scenes.tsx';
import { type Entry, TOPICS, TOPICS_BY_GROUP, topicPath } from './content.ts';
import type { TOPIC_GROUPS } from './front-matter.ts';
import { slugOf } from './markdown.ts';
import { CarePlaca, TalkPlaca } from './placas.tsx';
import type { PublicPage } from './public-page.ts';
import { Colophon, HOME, Html, Neighbours, PageHead, Reading } from './reading.tsx';
import { scenePicture } from './share-picture.ts';
import { Shell } from './shell.tsx';
import type { Link } from './site-words.ts';
import { articleData } from './structured-data.ts';

const LIST: Link = { href: '/temas', label: 'Temas' };

const SCENE_OF: Record<(typeof TOPIC_GROUPS)[number], SceneName> = {
  Ánimo: 'lluvia',
  Ansiedad: 'farol',
  Relaciones: 'mate',
  Cuerpo: 'cordillera',
  Vida: 'paradero',
  Adicciones: 'jacaranda',
};

function TopicPage({ topic }: { topic: Entry<'topic'> }) {
  const at = TOPICS.indexOf(topic);
  return (
    <Shell here={LIST.href}>
      <article>
        <PageHead
          trail={[HOME, LIST]}
          title={topic.title}
          facts={`${topic.group}. ${topic.minutes} minutos de lectura.`}
          scene={SCENE_OF[topic.group]}
        />
        <Reading headings={topic.headings} aside={topic.severe ? <CarePlaca /> : <TalkPlaca />}>
          <p className="voice">“{topic.card}”</p>
          <Html className="prose" html={topic.html} />
          <Colophon entry={topic} />
        </Reading>
      </article>
      <Neighbours label="Otros temas" previous={linkTo(TOPICS[at - 1])} next={linkTo(TOPICS[at + 1])} />
    </Shell>
  );
}

function linkTo(topic: Entry<'topic'> | undefined): Link | undefined {
  return topic && { href: topicPath(topic), label: topic.name };
}

function TopicsPage() {
  return (
    <Shell here={LIST.href}>
      <PageHead
        trail={[HOME]}
        title="Temas de terapia"
        lead="Veinticuatro lecturas cortas. Busca la frase que se parece a la tuya."
        scene="jacaranda"
      />
      <nav className="jump column" aria-label="Grupos de temas">
        {TOPICS_BY_GROUP.map(({ group }) => (
          <a key={group} href={`#${slugOf(group)}`}>
            {group}
          </a>
        ))}
      </nav>
      {TOPICS_BY_GROUP.map(({ group, topics }) => (
        <section key={group} className="group column" aria-labelledby={slugOf(group)}>
          <h2 id={slugOf(group)}>{group}</h2>
          <ul className="voices">
            {topics.map((topic) => (
              <li key={topic.slug}>
                <h3>
                  <a href={topicPath(topic)}>{topic.name}</a>
                </h3>
                <p>“{topic.card}”</p>
                {topic.severe && <p className="severe">Necesita apoyo profesional</p>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Shell>
  );
}

export const pages: readonly PublicPage[] = [
  {
    path: '/temas',
    title: 'Temas de terapia: busca el tuyo - Juntos',
    description:
      'Veinticuatro temas con palabras simples: ansiedad, depresión, duelo, sueño, pareja y más. Qué ayuda, un ejercicio y a quién acudir.',
    styles: 'reading',
    sharedScript: true,
    trail: [HOME],
    scene: 'jacaranda',
    content: <TopicsPage />,
  },
  ...TOPICS.map((topic): PublicPage => {
    const path = topicPath(topic);
    const scene = SCENE_OF[topic.group];
    return {
      path,
      title: `${topic.title} - Juntos`,
      description: topic.description,
      styles: 'reading',
      sharedScript: true,
      trail: [HOME, LIST],
      scene,
      structured: (origin) => [articleData(origin, path, topic, scenePicture(scene))],
      content: <TopicPage topic={topic} />,
    };
  }),
];
