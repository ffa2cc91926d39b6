// What our pages say is not there yet, held against the routes: a sentence that tells people to ask for what a button
// does is false, and in a matter of their own data it costs them.
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import en from '../../content/en/app.ts';
import es from '../../content/es/app.ts';
import ownEs from '../../content/es/tu.ts';
import pt from '../../content/pt/app.ts';
import ownPt from '../../content/pt/tu.ts';
import { OPEN, PRIVATE } from '../../tests/security/route-table.ts';
import { pathsOf } from './document.tsx';
import { PAGES } from './pages.ts';

/** Every route there is: `authorisation.test.ts` holds these two tables against the server. */
const ROUTES = [...Object.keys(PRIVATE), ...Object.keys(OPEN)];

/** Said not to be there, or only to be had by writing to us. */
const MISSING =
  /todavía no|aún no|no hay (aún|todavía)|hoy no (hay|se|enviamos|tenemos)|terminamos|terminando|muy pronto|más adelante habrá|cuando (existan|abran)|(se piden?|pedidos? se hacen?) por|escribe por|pedir que se|ainda não|não há ainda|hoje não|enquanto terminamos|em breve|pedidos? vem pelo|escreva pelo|pedir para|not (there |open )?yet|we are finishing|coming soon/i;
/** Such a sentence may say what to do where the button is out of reach. */
const LOCKED_OUT = /si no puedes entrar|se não conseguir entrar|alguien entró|alguém entrou/i;

/** What a sentence may be about, in any language, and the route that makes it be there. */
const THINGS: Record<string, { words: RegExp; route: RegExp }> = {
  'a copy of one’s data': {
    words: /(bajar|descargar|llevar|baixar|levar|download)\S* .*(datos|dados|tuyo|seu|data)/i,
    route: /^GET .*export/,
  },
  'erasing what is one’s own': {
    words: /(borr|apag|delet|eras)\S*.*(datos|dados|cuenta|conta|tuyo|seu|data|account)/i,
    route: /^DELETE .*account/,
  },
  'asking about one’s data': {
    words: /todos? (os )?pedidos?/i,
    route: /^(PUT|PATCH) .*(account|person|privacy)/,
  },
  'seeing what is remembered': {
    words: /(ver|corregir|corrigir) .*(recuerd|memori|lembr)/i,
    route: /memories/,
  },
  'another password': { words: /(cambiar|trocar) .*(clave|contraseña|senha)/i, route: /password\/change/ },
  'closing sessions': { words: /(cerrar|fechar) .*(sesi|sess)/i, route: /^DELETE .*devices/ },
  'the safety plan': { words: /plan(o)? de (seguridad|segurança)/i, route: /safety-plan/ },
  paying: {
    words: /\b(pag(os?|ar(?! recompensas)|amentos?)|pases|passes)\b/i,
    route: /pay|billing|checkout|pago/i,
  },
  reminders: {
    words: /recordatorio|lembrete|reminder|enviamos ningun|enviamos nenhum/i,
    route: /remind|push/i,
  },
  'a second step': { words: /dos pasos|duas etapas|two.step/i, route: /two-?factor|totp|second-step/i },
};

/** All of this page is about what is not open. */
const SOON = /comingSoon$/;

function sentencesOf(html: string): string[] {
  const main = /<main[^>]*>([\s\S]*)<\/main>/.exec(html)?.[1] ?? html;
  const plain = main
    .replace(/<\/(?:p|li|h\d|dt|dd|small|label|summary|button|legend|div)>/g, '.\n')
    .replace(/<[^>]+>/g, '');
  return plain.split(/(?<=[.:;?])\s+/).map((sentence) => sentence.replace(/\s+/g, ' ').trim());
}

function texts(node: unknown): string[] {
  return typeof node === 'string' ? [node] : Object.values(node as object).flatMap(texts);
}

/** Whether one can pay is filled in by the server, which knows it (features/site/pay-slots.ts). */
const withoutPaying = (html: string) => html.replace(/<!--payHead-->[\s\S]*?<!--\/payHead-->/, '');

const pages = PAGES.map((page) => ({
  name: pathsOf(page)[0] ?? '',
  sentences: [page.description, ...sentencesOf(withoutPaying(renderToStaticMarkup(page.content)))],
}));
const screens = [
  { name: 'the app area', sentences: [es, ownEs, pt, ownPt, en].flatMap(texts).flatMap(sentencesOf) },
];
const said = [...pages, ...screens].flatMap(({ name, sentences }) =>
  sentences
    .filter((sentence) => (MISSING.test(sentence) || SOON.test(name)) && !LOCKED_OUT.test(sentence))
    .map((sentence) => ({ name, sentence })),
);

const about = (sentence: string) => Object.entries(THINGS).filter(([, { words }]) => words.test(sentence));

describe('what is said not to be there', () => {
  test('is not there', () => {
    const untrue = said.flatMap(({ name, sentence }) =>
      about(sentence)
        .filter(([, { route }]) => ROUTES.some((known) => route.test(known)))
        .map(([thing]) => `${name}, ${thing}: ${sentence}`),
    );
    expect(untrue).toEqual([]);
  });

  test('is of a kind that the routes can tell, wherever a button is spoken of', () => {
    const unread = said.filter(({ sentence }) => /bot[oó]n|botão|botões|button/i.test(sentence));
    expect(unread.filter(({ sentence }) => about(sentence).length === 0)).toEqual([]);
  });

  test('is read at all: no reminders are sent yet', () => {
    expect(said.some(({ sentence }) => /enviamos ninguno|existen/.test(sentence))).toBe(true);
  });
});
