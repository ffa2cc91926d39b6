/**
 * What happened to this person, kept in a few of their own words: which event opens the thread, how long, with
 * whom. Short answers ("4 años", "tiene 15", "desde chica") are read back into it.
 */
import type { StyleProfile } from '../intake/style-profile.ts';
import type { Draft, Reading } from './plan-draft.ts';
import { reflect } from './reflect.ts';
import type { Story } from './state.ts';
import { TOPIC_GUIDE } from './topic-guide.ts';
import type { Topic } from './understanding.ts';

const EVENTS: readonly (readonly [Topic, RegExp])[] = [
  [
    'grief',
    /\b(fallecio|fallecieron|se me (murio|murieron)|se nos murio (mi|el abuel|la abuel)|(se )?murio (mi|su)|enviude|soy viud[oa]|soy viud[oa]|quede viud[oa]|perdi a (mi|nuestr)|perdimos a|perdi (minha|meu) (mae|pai|filh|irma|marido|esposa|av|vo|amig|tia|tio|cachorr|bebe)\w*|perdi el embarazo|faleceu|morreu|fiquei viuv[oa])\b/,
  ],
  [
    'breakup',
    /\b((novi[oa]|polol[oa]|espos[oa]|marido|mujer|pareja|enamorad[oa]|ex|el|ella) me (dejo|corto|termino)|me dejo (mi |por |el |la |hace |sin )|me (termino|corto) (mi|por|el|la|hace)|terminamos|cortamos|rompimos|nos separamos|me separe|me divorcie|se fue de la casa|terminou comigo|me separei|a gente terminou|namorad[oa] me (deixou|largou))\b/,
  ],
  [
    'work_stress',
    /\b(me (echaron|despidieron|corrieron|botaron) (de|del|ayer|hoy|la|el)|perdi (el|mi) (trabajo|laburo|empleo|puesto)|(quede|estoy) sin (trabajo|pega|laburo)|fui demitid[oa]|me demitiram)\b/,
  ],
];

/** A loss or a break outranks what else a sentence touches: "mi novio me dejó" is not about couples. */
export function eventOf(text: string): Topic | null {
  return EVENTS.find(([, cue]) => cue.test(text))?.[0] ?? null;
}

export function lostTheirJob({ plain, state }: Pick<Reading, 'plain' | 'state'>): boolean {
  return /\b(despid|echaron|corrieron|sin (trabajo|pega|laburo)|desemple|demitid|demitiram|perdiste (el|tu) (trabajo|laburo))/.test(
    [plain, ...state.facts, state.story.what ?? ''].join(' '),
  );
}

/** Phrases of a topic presume what makes it one; until that was said they are not used. */
const PRESUMED: Partial<Record<Topic, RegExp>> = {
  procrastination:
    /\b(dejo para|lo dejo|posterg|procrastin|pendient|no (lo |la )?(empiezo|toco|avanzo|arranco)|aplaz|atrasad|ultimo momento|ultima hora|adio|adiando|deixo (tudo )?para|enrol|no hago nada|nao comeco)/,
  couple: /\b(novi|espos|marid|mujer|parej|polol|enamorad|namorad)/,
  work_stress:
    /\b(tarea|pendient|urgen|informe|jef|entrega|proyecto|correo|oficina|turno|pega|laburo|chef|trabalh)/,
  parenting: /\b(hij|bebe|nin[oa]|filh|crian)/,
  money: /\b(deuda|deb[oe]|cuenta|plata|pag|banco|divida|conta|dinheiro|dinero)/,
  breakup:
    /\b(novi|espos|marid|mujer|parej|polol|enamorad|ex\b|separ|termin(?!al)|cort|divorci|relacion|namorad|relacionamento)/,
  grief:
    /\b(muri|muert|fallec|enviud|perdi|duelo|funeral|velorio|extran|ya no esta|morreu|falec|luto|saudade)/,
  insomnia: /\b(duerm|dorm|suen|noche|despiert|madrug|insom|sono|noite)/,
  panic: /\b(panico|ataque|aire|corazon|pecho|ahog|crisis|coracao|respir)/,
  alcohol: /\b(tom|beb|trago|cerve|vino|copas|borrach|alcohol|ron|piscola|bebid)/,
  family: /\b(mama|papa|madre|padre|herman|hij|abuel|ti[oa]\b|familia|viej|suegr|mae|pai|irma)/,
  anger: /\b(rabia|enoj|grit|explot|furi|ira\b|bronca|pele|golpe|molest|raiva|pegu)/,
};

/** What makes the thread's topic one was said, now or before. */
export function isTold({ topic, plain, state }: Pick<Reading, 'topic' | 'plain' | 'state'>): boolean {
  const needs = topic && PRESUMED[topic];
  if (topic === 'work_stress' && lostTheirJob({ plain, state })) return false;
  return (
    !needs ||
    needs.test(
      [plain, state.story.what ?? '', ...state.facts, ...state.people]
        .join(' ')
        .normalize('NFD')
        .replace(/\p{M}/gu, '')
        .toLowerCase(),
    )
  );
}

const UNITS = 'anos?|meses|mes|semanas?|dias?|horas?';
const SPAN = new RegExp(
  `^(?:ya |casi |como |unos |fueron |son |eran |van |llevamos |llevo |estuvimos |duramos |desde hace |hace |hace como |hace casi |faz |ha )*(\\d{1,2}|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|quince|veinte|um|uma|dois|duas|quatro|sete|oito|nove|dez) (${UNITS})( juntos| casados| de casados| de relacion| de novios| asi)?$`,
);
const WORDS: Record<StyleProfile['language'], readonly string[]> = {
  es: ['', 'un', 'dos', 'tres', 'cuatro', 'cinco', 'seis', 'siete', 'ocho', 'nueve', 'diez'],
  pt: ['', 'um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez'],
};
const WRITTEN: Record<string, string> = { anos: 'años', ano: 'año', dias: 'días', dia: 'día' };

/** "4 años" → "cuatro años"; null when the message is not just a length of time. */
export function spanOf(text: string, language: StyleProfile['language']): string | null {
  const found = SPAN.exec(text.replace(/[.,!]+/g, '').trim());
  if (!found) return null;
  const [, count = '', unit = ''] = found;
  const feminine = /semana|hora/.test(unit);
  const spelled = WORDS[language][Number(count)] ?? count;
  const agreed = feminine
    ? spelled
        .replace(/^un$/, 'una')
        .replace(/^um$/, 'uma')
        .replace(/^dois$/, 'duas')
    : spelled;
  return `${agreed || count} ${language === 'es' ? (WRITTEN[unit] ?? unit) : unit}`;
}

const LONG_GONE = new Set<Topic | null>(['breakup', 'couple', 'grief']);

/** A length, an age, a "since": read back with what it belongs to. */
export function shortAnswer(reading: Reading): Draft | null {
  const { plain: text, style, state, understanding } = reading;
  if (understanding.wordCount > 7) return null;
  const { what, who } = state.story;
  const words = text.replace(/[.,!]+$/, '');
  const span = spanOf(text, style.language);
  if (span && !/horas?$/.test(span)) {
    const isOver = LONG_GONE.has(reading.topic) && !/^(desde hace|hace|faz|ha|van|llevo)\b/.test(words);
    const frame = isOver ? 'story.span' : 'story.span.since';
    const holes = { span, what: tie(what) };
    return { kind: 'reflect.short', frame, holes, state: { story: { ...state.story, span } } };
  }
  const age =
    /^(?:y |ya |ahora |recien |e |agora )?(tengo|cumpli|cumplo|tiene|cumple|tenia|tenho|tem|faz) (?:como )?(\d{1,2})( anos)?$/.exec(
      words,
    );
  if (age) {
    const isTheirs = /^(tiene|cumple|tenia|tem|faz)$/.test(age[1] ?? '');
    const holes = { n: age[2], who: who ?? state.people.at(-1), what: tie(state.facts.at(-1) ?? what) };
    return { kind: 'reflect.short', frame: isTheirs ? 'story.their-age' : 'story.age', holes };
  }
  if (
    /^(desde|de) (los|las|el|la|que|hace|nin|chic|siempre|muy|crianca|os|sempre|pequen|enero|febrero|marzo|abril|mayo|junio|julio|agosto|sept|octubre|noviembre|diciembre)/.test(
      words,
    )
  ) {
    const said = reading.text.trim().replace(/[.!]+$/, '');
    // Longer than a time it is a telling, and told from our side or not at all.
    const when = understanding.wordCount <= 4 ? said : reflect(said, style);
    const isMine = /\b(que (me|soy|tengo|empece|naci))\b/.test(words);
    return isMine || !when ? null : { kind: 'name.pattern', frame: 'story.since', holes: { when } };
  }
  return null;
}

/** What is joined behind "y" stays short. */
function tie(clause: string | null | undefined): string | undefined {
  return clause && clause.split(' ').length <= 11 ? clause : undefined;
}

/** The story after this message: the first plain clause of an event, then whoever it is about. */
export function nextStory({ state, understanding, plain, topicChanged }: Reading): Story {
  const { fact, who } = understanding.slots;
  const story = topicChanged && state.topic !== null ? { what: null, who: null, span: null } : state.story;
  const opens = story.what === null || (eventOf(plain) !== null && eventOf(plain) === state.topic);
  const short = fact && fact.split(' ').length <= 11 ? lowered(fact) : null;
  return {
    ...story,
    what: opens && short ? short : story.what,
    who: who?.[0]?.ours ?? story.who,
  };
}

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** A number nobody asked for is how much the matter weighs now. */
export function numberOffered(reading: Reading): Draft | null {
  const { state, style, topic, understanding } = reading;
  const { number } = understanding.slots;
  if (!number || understanding.act !== 'number' || number.value > 10 || understanding.wordCount > 6)
    return null;
  const before = state.mood.last;
  const n = String(number.value);
  const label = topic && isTold(reading) ? TOPIC_GUIDE[topic]?.[style.language] : undefined;
  const moved = before !== null && before !== number.value;
  const said = moved ? 'scale.moved' : label ? 'scale.offered' : 'scale.plain';
  const asks = state.mode === 'talk' && !moved;
  const note = `Ánimo ${n} de 10`;
  return {
    kind: 'scale',
    frame: asks ? `${said} + scale.why` : said,
    holes: { n, topic: label, before: before === null ? undefined : String(before) },
    state: { mood: { first: state.mood.first ?? number.value, last: number.value } },
    remember: [{ kind: 'mood', text: note }],
  };
}

/** Their last clauses on one line, at most three: "A, B y C". */
export function summaryOf({ state, style, understanding, text }: Reading): string | undefined {
  const isTelling = understanding.act === 'disclosure' || understanding.act === 'complaint';
  const told = text === '' || !isTelling ? null : (understanding.slots.fact ?? reflect(text, style));
  const now = told && !/^(que|si|cuando|quizás|no,|obvio) ?/i.test(told) ? told : null;
  const said =
    now && now.split(' ').length <= 12 && !state.facts.includes(lowered(now)) ? [lowered(now)] : [];
  const facts = [...state.facts.slice(-3), ...said].slice(-3);
  if (facts.length < 2) return facts[0];
  const and = style.language === 'pt' ? 'e' : /^h?i[^ae]/i.test(facts.at(-1) ?? '') ? 'e' : 'y';
  return `${facts.slice(0, -1).join(', ')} ${and} ${facts.at(-1)}`;
}
