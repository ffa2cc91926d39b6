/**
 * People of one or two words: said back, a row of them is an echo. So each turn makes the next answer easier instead:
 * three things to choose from, a number, a length of time, a guess to be corrected, something that needs no words.
 */
import { choiceLabels } from './plan-choice.ts';
import { counted, type Draft, leastSpoken, type Reading, spoken, times } from './plan-draft.ts';
import { turned } from './plan-echo.ts';
import { mayOffer, offer } from './plan-offer.ts';
import { ANY_GUESS, AREAS, HIT, SINCE } from './terse-areas.ts';
import { TOPIC_GUIDE } from './topic-guide.ts';

const FEW_WORDS = 3;

const SAYS_LITTLE =
  /^(?:(?:y|pues|bueno|eh|mmm?|todo|toda|ahi|aca|aqui|hoy|hoje|tudo|tipo|la verdad|mas bien|na verdade) )*(?:bien|normal|mas o menos|ahi|vamos|andamos|sobreviviendo|tirando|nomas|igual|lo mismo(?: de siempre)?|lo de siempre|nada(?: (?:en |de )?especial| nuevo| que contar| mas)?|no mucho|regular|tranqui\w*|equis|meh|aqui|aca|bem|de boa|mais ou menos|nada (?:demais|de mais|de especial|novo)|na mesma|o de sempre|indo|levando|n(?:a|o)o muito|suave|comun)[.! ]*$/;
const HOW_MUCH =
  /^(?:si,? |sim,? |la verdad )*(?:muy |re |muito )?(?:mucho|muchisimo|bastante|demasiado|harto|caleta|muito|demais|siempre|sempre|todo|tudo|todos los dias|todo el dia|todo dia)[.! ]*$/;

/** The door they went through opens on what it may be about, where there is something to choose from. */
export function doorOpened(reading: Reading, door: string): Draft | null {
  const word = door === 'body' ? 'cansado' : door === 'duties' ? reading.plain : '';
  const area = times(reading.state, 'terse') >= 2 ? areaOf(word) : undefined;
  return area ? areaOpened(reading, area) : null;
}

export function terse(reading: Reading): Draft | null {
  const { understanding, plain, state, style } = reading;
  const { act, wordCount, slots } = understanding;
  if (wordCount > FEW_WORDS || state.mode === 'listen' || slots.number || slots.name) return null;
  if (/[?¿]/.test(reading.text) || /^(question|thanks|bye|insult|joke|silence)$/.test(act)) return null;
  const area = areaOf(plain);
  const isOpen = area?.options[style.language].some((option) => state.pending?.options.includes(option));
  if (isOpen) return easier(reading, 'terse.heard', { said: turned(reading.text, style) ?? undefined });
  if (area && spoken(state, 'terse.area') < 2 && (wordCount <= 2 || times(state, 'terse') >= 2))
    return areaOpened(reading, area);
  if (SAYS_LITTLE.test(plain))
    return state.topic === null ? easier(reading, 'terse.little') : easier(reading, '');
  if (HOW_MUCH.test(plain))
    return easier(reading, 'terse.much', { said: turned(reading.text, style) ?? undefined });
  // What tells something, however short, is met as a telling.
  const isEmpty = wordCount <= 2 && understanding.emotion === null && !/^(no|nao|me|fui|fiquei) /.test(plain);
  return isEmpty && times(state, 'terse') >= 3
    ? easier(reading, 'terse.heard', { said: turned(reading.text, style) ?? undefined })
    : null;
}

const areaOf = (plain: string) => AREAS.find(({ cue }) => cue.test(plain));

function areaOpened(reading: Reading, area: (typeof AREAS)[number]): Draft {
  const { language } = reading.style;
  const options = area.options[language];
  const said = turned(reading.text, reading.style) ?? undefined;
  return {
    kind: 'ask.either',
    frame: said ? 'terse.area' : 'terse.area.plain',
    holes: { said, first: options[0], second: options[1], third: options[2] },
    pending: { hint: 'choice', about: 'terse', options: [...options] },
    choices: options.map(capital),
    state: { questionAt: reading.state.turn, reflections: reading.state.reflections + 1 },
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const RUNGS = [
  'terse.doors',
  'terse.scale',
  'terse.since',
  'terse.guess',
  'terse.offer',
  'doubt.company',
  'doubt.outside',
];

/** "Bien", "normal", "nada" with nothing on the table: no yes and no answer, only little. */
export function saysLittle({ plain, state }: Reading): boolean {
  return SAYS_LITTLE.test(plain) && (state.topic === null || times(state, 'terse') >= 2);
}

/** The next easier question that was not asked yet. */
export function easier(reading: Reading, lead: string, holes: Draft['holes'] = {}): Draft {
  const { state } = reading;
  const rungs = RUNGS.filter(
    (rung) =>
      !(
        rung === 'terse.doors' &&
        (state.topic !== null || spoken(state, 'terse.area') + spoken(state, 'doubt.doors') > 0)
      ) &&
      !(rung === 'terse.scale' && state.mood.last !== null) &&
      !(
        rung === 'terse.since' &&
        (state.story.span !== null ||
          /\b(dias?|semanas?|mes(es)?|anos?|rato|tiempo|mucho tiempo|tempo|siempre|sempre)\b/.test(
            reading.plain,
          ) ||
          (state.topic === null && spoken(state, 'terse.area') === 0))
      ) &&
      !(rung === 'terse.offer' && !mayPropose(reading)),
  );
  const rung = leastSpoken(state, rungs);
  const draft = rungDraft(reading, rung);
  const isLed =
    lead !== '' && spoken(state, lead) < 2 && (lead !== 'terse.heard' || holes?.said !== undefined);
  const name = lead === 'terse.much' && holes?.said === undefined ? '' : lead;
  return {
    ...draft,
    frame: isLed && name ? `${name} + ${draft.frame}` : draft.frame,
    holes: { ...draft.holes, ...holes },
    state: { ...draft.state, questionAt: state.turn, counts: counted(state, 'easier') },
  };
}

const mayPropose = (reading: Reading) =>
  times(reading.state, 'declined') < 2 &&
  !reading.state.exercise &&
  (mayOffer(reading) || reading.state.offeredAt === null) &&
  offer(reading, '') !== null;

function rungDraft(reading: Reading, rung: string): Draft {
  const { language } = reading.style;
  if (rung === 'terse.doors') {
    const options = ['body', 'people', 'duties', 'day'] as const;
    return {
      kind: 'doubt.two-options',
      frame: rung,
      pending: { hint: 'choice', about: 'door', options: [...options] },
      choices: choiceLabels(options, language),
    };
  }
  if (rung === 'terse.scale')
    return {
      kind: 'scale',
      frame: rung,
      pending: { hint: 'scale10', about: 'mood', options: [] },
      piece: { kind: 'scale', max: 10 },
    };
  if (rung === 'terse.since') return since(reading);
  if (rung === 'terse.guess') return guessed(reading);
  const offered = rung === 'terse.offer' ? offer(reading, '') : null;
  return offered
    ? { ...offered, frame: 'doubt.offer' }
    : { kind: 'ask.open', frame: rung, holes: { word: reading.state.words.at(-1) } };
}

function since({ style }: Reading): Draft {
  const options = SINCE[style.language];
  return {
    kind: 'ask.either',
    frame: 'terse.since',
    pending: { hint: 'choice', about: 'terse', options: [...options] },
    choices: options.map(capital),
  };
}

/** Something small and likely, with room to say that it is not so. */
function guessed({ style, plain, state, topic }: Reading): Draft {
  const label = topic ? (TOPIC_GUIDE[topic]?.[style.language] ?? '') : '';
  const said = [plain, ...state.words.toReversed(), label]
    .join(' ')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
  const guess = AREAS.find(({ cue }) => cue.test(said))?.guess ?? ANY_GUESS;
  const options = HIT[style.language];
  return {
    kind: 'ask.either',
    frame: 'terse.guess',
    holes: { guess: guess[style.language] },
    pending: { hint: 'choice', about: 'guess', options: [...options] },
    choices: [...options],
  };
}

/** Their pick is said back, and the next easy question follows. */
export function tersePicked(reading: Reading, options: string[]): Draft | null {
  const { plain, understanding } = reading;
  if (understanding.wordCount > 6) return null;
  const option = options.find((candidate) => weighty(candidate).some((word) => plain.includes(word)));
  const isAll = /\b(todo|todas?|todos|tudo|ambas|las (dos|tres)|los (dos|tres)|as duas|os dois)\b/.test(
    plain,
  );
  if (!option && !isAll) return null;
  return easier(reading, option ? 'terse.picked' : 'terse.all', { said: option });
}

const SMALL =
  /^(el|la|lo|los|las|que|ya|no|un|una|uno|y|a|de|o|as|os|um|uma|uns|umas|e|se|en|em|unos|unas|nada|todo|junto|mas|mais)$/;
const weighty = (option: string) =>
  option
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(' ')
    .filter((word) => !SMALL.test(word) && word.length > 3);

/** A guess that hit is built on; one that missed is let go without fuss. */
export function guessAnswered(reading: Reading): Draft | null {
  const { plain, understanding, state } = reading;
  if (understanding.wordCount > 5) return null;
  const isHalf =
    /\b(mas o menos|mais ou menos|algo asi|un poco|um pouco|puede ser|pode ser|quizas?|talvez|en parte|em parte)\b/.test(
      plain,
    );
  const isNo = /\b(nada (que|a) ver|no|nao|frio|tampoco)\b/.test(plain);
  const isYes =
    /\b(es eso|e isso|eso|isso|si|sim|tal cual|exacto|asi es|caliente|claro|totalmente|verdad|verdade)\b/.test(
      plain,
    );
  if (!isHalf && !isNo && !isYes) return null;
  const frame = isHalf ? 'guess.half' : isNo ? 'guess.no' : 'guess.yes';
  return { ...easier(reading, frame), state: { reflections: state.reflections + 1, questionAt: state.turn } };
}
