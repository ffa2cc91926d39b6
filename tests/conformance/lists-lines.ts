/** What there is to read (§2, §9): problems, loneliness, topics, types of therapy and the holistic article. */
import assert from 'node:assert/strict';
import { count, links, page, shows, showsNowhere } from './checks.ts';
import { differs, kept, type Line } from './line.ts';

const PROBLEMS: readonly Line[] = [
  ...[
    'Soledad',
    'Acoso Escolar',
    'Alcohol y recuperación',
    'Equilibrio trabajo-vida privada',
    'Conflictos de relación',
    'Procrastinación',
    'Baja Autoestima',
  ].map((name) =>
    kept(2, name === 'Soledad' ? 'Soledad (link to soledad)' : name, shows('/problemas', name)),
  ),
  kept(2, 'Soledad (link to soledad)', links('/problemas', { Soledad: '/soledad' })),
  kept(2, 'Hero: never feel alone, whatever the hour', shows('/soledad', 'a la hora que sea')),
  ...(
    [
      ['how loneliness is fought', '¿Cómo se combate la soledad?'],
      ['what prolonged loneliness does to a person', '¿Qué le hace a una persona la soledad prolongada?'],
      ['how to face it', '¿Cómo enfrentar la soledad?'],
      ['its root', '¿Cuál es la raíz de la soledad?'],
      ['whether it affects physical health', '¿La soledad afecta la salud física?'],
    ] as const
  ).map(([says, question]) =>
    kept(
      2,
      says,
      page('/soledad', ({ html }) =>
        assert.ok(new RegExp(`<h2 id="[^"]+">${question.replace('?', '\\?')}</h2>`).test(html)),
      ),
    ),
  ),
  differs(
    2,
    'FAQ accordion with five static questions',
    {
      instead: 'The five questions are headings with their answers open under them.',
      why: 'They can be linked, printed and read from top to bottom; nothing has to be opened at three in the morning.',
    },
    page('/soledad', ({ html }) => assert.equal(count(html, /<h2 id="[^"]+">¿[^<]+\?<\/h2>/g), 5)),
  ),
];

const RELABELLED: Record<string, string> = {
  'Baja Autoestima': 'Baja autoestima',
  'Terapia Bipolar': 'Trastorno bipolar',
  TOC: 'Trastorno obsesivo compulsivo (TOC)',
  Dormir: 'Sueño',
  'Ser Padres': 'Crianza',
  'Imagen Corporal': 'Imagen corporal',
  'Salud Sexual': 'Salud sexual',
  'Dolor Crónico': 'Dolor crónico',
  Adjunto: 'Apego',
};
const TOPIC_NAMES = [
  'Ansiedad',
  'Trauma',
  'Terapia de pareja - Relación',
  'Estrés',
  'Baja Autoestima',
  'Duelo y pérdida',
  'Abuso de sustancias',
  'Trastornos alimentarios',
  'Ira',
  'Transiciones vitales',
  'Terapia Bipolar',
  'TOC',
  'Dormir',
  'Ser Padres',
  'Imagen Corporal',
  'Procrastinación',
  'Personalidad',
  'Infancia',
  'Codependencia',
  'Salud Sexual',
  'Dolor Crónico',
  'Adjunto',
  'Existencial',
];

const topicCard = (label: string) =>
  page('/temas', ({ html }) =>
    assert.ok(new RegExp(`<h3><a href="[^"]+">${label.replace(/[()]/g, '\\$&')}</a></h3>`).test(html), label),
  );

const TOPICS: readonly Line[] = [
  kept(2, "Topics page ('Temas de terapia')", shows('/temas', 'Temas de terapia')),
  kept(
    2,
    'Depresión (the only link, to luchas-comunes-soledad)',
    links('/temas', { Depresión: '/luchas-comunes-soledad' }),
  ),
  differs(
    2,
    'Depresión (the only link, to luchas-comunes-soledad)',
    {
      instead: 'Each of the 24 cards leads to a page of its own.',
      why: 'A card that cannot be opened helps nobody.',
    },
    page('/temas', ({ html }) => assert.equal(count(html, /<h3><a href="\/[^"]+">/g), 24)),
  ),
  ...TOPIC_NAMES.map((name) => {
    const label = RELABELLED[name];
    if (!label || label.toLowerCase() === name.toLowerCase()) return kept(2, name, topicCard(label ?? name));
    const why =
      'The name in the specification is cut short, machine-translated, or names a disorder as a therapy.';
    return differs(2, name, { instead: `"${label}".`, why }, topicCard(label));
  }),
  differs(
    2,
    'a hidden price placeholder (69.99, 159.99 or 259.99) that is not displayed',
    {
      instead: 'No page holds them, not even hidden.',
      why: 'Leftovers of a template; prices are in Chilean pesos.',
    },
    showsNowhere('69.99', '159.99', '259.99'),
  ),
  differs(
    9,
    'Hidden, unused price placeholders: $69.99, $159.99, $259.99 (template leftovers)',
    {
      instead: 'No page holds them, not even hidden.',
      why: 'Leftovers of a template; prices are in Chilean pesos.',
    },
    page('/temas', ({ html }) => assert.doesNotMatch(html, /\d+\.99/)),
  ),
];

const TYPES: [says: string, label: string][] = [
  ['Terapia holistica (link to terapia-holistica)', 'Terapia holística'],
  ['transpersonal', 'Terapia transpersonal'],
  ['familiar', 'Terapia familiar'],
  ['sistemica', 'Terapia sistémica'],
  ['Cognitivo-Conductual (TCC)', 'Terapia cognitivo-conductual (TCC)'],
  ['dialéctica conductual (DBT)', 'Terapia dialéctica conductual (DBT)'],
  ['interpersonal (IPT)', 'Terapia interpersonal (IPT)'],
  ['aceptación y compromiso (ACT)', 'Terapia de aceptación y compromiso (ACT)'],
  ['humanística', 'Terapia humanística'],
  ['de exposición', 'Terapia de exposición'],
  ['Gestalt', 'Terapia Gestalt'],
  ['Adleriana', 'Terapia Adleriana'],
  ['Jungian', 'Terapia Junguiana'],
  ['somática', 'Terapia somática'],
  ['Relacional', 'Terapia Relacional'],
  ['psicodinámica', 'Terapia psicodinámica'],
];

const THERAPIES: readonly Line[] = [
  kept(2, 'Intro on holistic therapy with AI', shows('/tipos-de-terapia', 'mirada holística')),
  ...TYPES.map(([says, label]) =>
    kept(
      2,
      says,
      page('/tipos-de-terapia', ({ html }) => assert.ok(html.includes(`>${label}</a></h2>`), label)),
    ),
  ),
  kept(
    2,
    'Terapia holistica (link to terapia-holistica)',
    links('/tipos-de-terapia', { 'Terapia holística': '/terapia-holistica' }),
  ),
  differs(
    2,
    'sistemica (link to luchas-comunes-soledad)',
    { instead: 'It leads to a page on systemic therapy.', why: 'The page on depression says nothing of it.' },
    links('/tipos-de-terapia', { 'Terapia sistémica': '/tipos-de-terapia/sistemica' }),
  ),
  kept(
    2,
    'Hero, what it is, why choose it, how it works, benefits',
    shows('/terapia-holistica', 'Qué es', 'Por qué elegirla', 'Cómo funciona', 'Beneficios'),
  ),
  kept(
    2,
    'benefits (24/7, constant follow-up, integrative approach, private access)',
    shows(
      '/terapia-holistica',
      'A toda hora',
      'Seguimiento constante',
      'Una mirada que junta',
      'Acceso privado',
    ),
  ),
  kept(2, 'who it is for', shows('/terapia-holistica', 'Para quién es')),
  ...(
    [
      ['not a replacement for a human therapist', '¿Reemplaza a un terapeuta humano? No.'],
      ['difference from traditional therapy', '¿En qué se diferencia de la terapia tradicional?'],
      ['data security', '¿Mis datos están seguros?'],
      ['no prior experience needed', '¿Necesito experiencia previa? No.'],
      [
        'topics (anxiety, stress, emptiness, self-esteem, relationships)',
        'ansiedad, estrés, vacío, autoestima, vínculos',
      ],
      ['time to notice change', '¿En cuánto tiempo se nota un cambio?'],
    ] as const
  ).map(([says, words]) => kept(2, says, shows('/terapia-holistica', words))),
];

export const LISTS: readonly Line[] = [...PROBLEMS, ...TOPICS, ...THERAPIES];
