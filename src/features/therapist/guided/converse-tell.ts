/** They tell: read only where that was wished, else the situation that is sure, else a search. Pure. */
import { SURE, topicOf } from '../../recognise/recognise.ts';
import { LOST } from './about.ts';
import { add, answered, chip, draft, house, nextOf, situationChip } from './answer-parts.ts';
import { activeOf } from './asked-of.ts';
import { beside } from './beside.ts';
import { afterSearch, likely, search, signLine, sureTopic } from './converse-search.ts';
import { enter, goOn, isNearTo } from './converse-situation.ts';
import type { Step } from './heard.ts';
import { questionPart } from './question-part.ts';

/** "La quiero matar, te juro": said in anger of somebody who is in the kitchen. */
const IN_ANGER =
  /(?<!\p{L})(?:l[oae]s?|te) (?:quiero|quer[ií]a|voy a|quisiera) (?:matar|ahorcar|estrangular)|(?:matar[ií]a|lo mato|la mato|los mato|quero matar|vou matar|mato (?:ele|ela))(?!\p{L})/iu;

/** Asked once in a talk how they are, at a pause of theirs, where something in it worried. */
const checkInStep: Step = (heard) =>
  heard.isWorried && !IN_ANGER.test(heard.text) && !heard.state.hasCheckedIn
    ? answered(
        heard,
        add(draft(), house(heard, 'check-in')),
        [
          chip(heard, 'mood-fine', 'mood:fine'),
          chip(heard, 'mood-fair', 'mood:fair'),
          chip(heard, 'mood-bad', 'mood:bad'),
        ],
        { hasCheckedIn: true },
      )
    : null;

const readStep: Step = (heard) =>
  heard.state.readsOnly
    ? answered(heard, add(draft(), house(heard, 'reading')), [chip(heard, 'talk')])
    : null;

/** Told of in one message after another, and nothing beside it comes near. */
const TOLD_AGAIN = 0.8;
const MARGIN = 0.35;
/** In a talk about one thing a word of another is not yet another matter. */
const OTHER_MATTER = 0.97;
const SPOKEN_OF = 0.35;

function surelyTold(heard: Parameters<Step>[0]) {
  const found = likely(heard);
  const [first, second] = found;
  const isAgain =
    first !== undefined &&
    heard.earlier.length > 0 &&
    first.certainty >= TOLD_AGAIN &&
    first.certainty - (second?.certainty ?? 0) >= MARGIN;
  const [spokenOf] = heard.earlier
    .filter(([label, certainty]) => label.includes('/') && certainty >= SPOKEN_OF)
    .map(([label]) => topicOf(label));
  const least = (topic: string) => (spokenOf && spokenOf !== topic ? OTHER_MATTER : SURE);
  return found
    .filter(({ situation }) => situation.topic !== 'duelo' || LOST.test(heard.text))
    .filter(({ certainty, situation }, at) => certainty >= least(situation.topic) || (at === 0 && isAgain))
    .map(({ situation }) => situation);
}

/** Of several things each is believed from here on: it is asked with which to begin, so that little hangs on it. */
const SEVERAL = 0.5;

/** Several things in one message: which first is theirs to say; what is not chosen stays open. */
const severalStep: Step = (heard) => {
  if (heard.state.situation) return null;
  const told = likely(heard).filter(({ certainty }) => certainty >= SEVERAL);
  const sure = told.map(({ situation }) => situation);
  const isOfMany = new Set(sure.map(({ topic }) => topic)).size > 1;
  if (sure.length < 2 || !(isOfMany || surelyTold(heard).length > 1)) return null;
  const threads = [...heard.state.threads, ...sure.map(({ id }) => id)];
  return answered(
    heard,
    add(draft(), house(heard, 'several')),
    [...sure.slice(0, 4).map(situationChip), chip(heard, 'other')],
    {
      threads,
      hasSearched: true,
    },
  );
};

const sureStep: Step = (heard) => {
  const [sure] = surelyTold(heard);
  const active = activeOf(heard);
  if (!sure || sure.id === active?.id) return null;
  return enter(heard, sure, false, active ? { threads: [...heard.state.threads, active.id] } : {});
};

/** From here on it is gone to what lies beside, else it is asked whether to. */
const GONE_TO = 0.85;

/** "Ya le dije", "hice uno", "lo voy a probar": a step that was taken or is about to be; with a "but" it is told, not done. */
const DONE =
  /(?<!\p{L})(?:ya (?:qued[oó]|l[oae]s? \p{L}+[eé]|le (?:dije|escrib[ií]|habl[eé]))|hice (?:un[oa]|eso|la|lo)|l[oae] (?:hice|mand[eé]|guard[eé]|escrib[ií]|program[eé]|voy a (?:probar|intentar))|(?:guard[eé]|mand[eé]|escrib[ií]|llam[eé]|habl[eé]|ped[ií]) (?:el|la|los|las|un|una|con|a|al)|le voy a (?:decir|escribir|pedir|proponer)|eso (?:s[ií] )?(?:lo )?puedo hacer|(?:j[aá] )?(?:fiz|mandei|escrevi|liguei|falei|guardei)|vou (?:tentar|fazer isso|falar com|mandar|dizer)|isso (?:eu )?consigo)(?!\p{L})/iu;
const NOT_DONE =
  /(?<!\p{L})(?:no|nada|nunca|pero|aunque|sin|mal|peor|culpa|miedo|verg[uü]enza|cartas?|despedida|pastillas?|remedios?|todo listo|bilhete|triste|enoj\p{L}*|llor\p{L}*|grit\p{L}*|n[aã]o|mas|pior|medo|vergonha|chor\p{L}*)(?!\p{L})/iu;
const TO_DO = /(?<!\p{L})(?:(?:le |l[oae]s? )?v(?:oy|amos) a|puedo|vou|consigo)(?!\p{L})/iu;
const DONE_WORDS = 20;

/** What went well: "aprobé", "me salió", "dos días sin fumar". */
const WENT_WELL =
  /(?<!\p{L})(?:aprob[eé]|pas[eé] (?:el|la|de) (?:examen|prueba|materia|curso|a[nñ]o|parcial|entrevista)|me (?:sali[oó]|fue) (?:bien|b[aá]rbaro|genial|s[uú]per|perfecto|joya|al fin|por fin)|(?:por|al) fin (?:me sali[oó]|pude|lo hice|consegu[ií]|logr[eé]|me anim[eé])|lo (?:logr[eé]|hice|consegu[ií])|me anim[eé]|me atrev[ií]|consegu[ií] (?:trabajo|el|la|un|una|chamba|pega|laburo)|me (?:dieron|contrataron|aceptaron|ascendieron)(?: (?:el|la) (?:trabajo|puesto|beca|alta))?|dorm[ií] (?:bien|toda la noche|de corrido|ocho horas)|(?:\d+|un|una|dos|tres|cuatro|cinco|seis|siete|ocho|diez|primer[ao]?) (?:d[ií]as?|semanas?|mes(?:es)?) (?:ya )?(?:sin|limpi[oa]) ?(?:beber|tomar|fumar|apostar|jugar|chupar|consumir|escribirle|llamarlo|llamarla|buscarl[oa]|revisar\p{L}*|alcohol|cigarr\p{L}*|trago)?|passei (?:na|no|em|de)|(?:eu )?consegui(?! (?:nem|dormir nada))|deu certo|fui bem|me sa[ií] bem|dormi (?:bem|a noite toda)|(?:\d+|um|uma|dois|duas|tr[eê]s|quatro|cinco|seis|sete|dez) (?:dias?|semanas?|m[eê]s|meses) sem (?:beber|fumar|apostar|jogar|usar|mandar|procurar))(?!\p{L})/iu;
/** Days without sleep or food are no success, nor what is only wished, denied or taken back. */
const NOT_WELL =
  /(?<!\p{L})(?:no|pero|aunque|casi|ojal[aá]|si (?:me|lo)|nunca|nadie|mal|peor|culpa|miedo|verg[uü]enza|llor\p{L}*|triste|temb\p{L}*|tiembl\p{L}*|sombras?|convuls\p{L}*|sin (?:dormir|comer|hablar\p{L}*|verl\p{L}*|trabajo|plata)|sem (?:dormir|comer|falar)|n[aã]o|mas|quase|tomara|nem|medo|vergonha|trem\p{L}*)(?!\p{L})/iu;
const WELL_WORDS = 30;

/** Something to do was given in this talk: only then is what they did a step, and no trouble they tell of. */
const GIVEN = /^(?:idea|with|kind-|asks-|here:)/;

/** A step they took or what went well is met as such, and it is asked how it was. */
const doneStep: Step = (heard) => {
  const { text, state } = heard;
  const words = text.split(/\s+/).length;
  const isGrave = heard.isWorried || heard.dangers.length > 0 || state.danger !== null;
  if (isGrave || questionPart(text) !== null) return null;
  const wasGiven = state.made !== null || state.said.some((name) => GIVEN.test(name));
  const isDone = words <= DONE_WORDS && wasGiven && DONE.test(text) && !NOT_DONE.test(text);
  const isWell = words <= WELL_WORDS && WENT_WELL.test(text) && !NOT_WELL.test(text);
  if (!isDone && !isWell) return null;
  // Of what is only meant to be done nothing is asked.
  const asks = isWell || !TO_DO.test(text);
  const open = asks ? nextOf(heard, 'open-good', heard.guide.wordings.lines.get('open-good') ?? []) : null;
  return answered(
    heard,
    add(add(draft(), house(heard, 'done-well')), open),
    [open ? null : chip(heard, 'tell'), chip(heard, 'enough'), chip(heard, 'other')],
    {},
  );
};

/** A talk moves on to what lies beside it. */
const movedStep: Step = (heard) => {
  const active = activeOf(heard);
  const found = active && beside(heard, active);
  if (!active || !found) return null;
  const { state } = heard;
  const { situation, share } = found;
  const all = heard.recognition.situations.find(({ label }) => label === situation.id);
  if (share >= GONE_TO && (all?.certainty ?? 0) >= GONE_TO)
    return enter(heard, situation, false, { threads: [...state.threads, active.id] });
  if (state.hasSearched) return null;
  return answered(
    heard,
    add(add(draft(), signLine(heard) ?? house(heard, 'hear-tells')), house(heard, 'search-one')),
    [situationChip(situation), situationChip(active), chip(heard, 'other')],
    { hasSearched: true, threads: [...state.threads, situation.id] },
  );
};

const searchStep: Step = (heard) => (heard.state.hasSearched ? afterSearch(heard) : search(heard));

/** Less than this of a situation is left after two messages that said nothing of it. */
const HELD = 0.2;

/** Within a situation they go on; surely about something else, it is asked which. */
const goOnStep: Step = (heard) => {
  const active = activeOf(heard);
  if (!active) return null;
  const topic = sureTopic(heard);
  const isElsewhere =
    topic !== null && topic.id !== active.topic && (heard.recognition.topics[0]?.certainty ?? 0) >= SURE;
  // What was only heard, and is neither told of again nor near to what they write, was heard wrongly: it is let go.
  const held = heard.recognition.situations.find(({ label }) => label === active.id)?.certainty ?? 0;
  if (!heard.state.isChosen && held < HELD && !isNearTo(heard, active))
    return searchStep({ ...heard, state: { ...heard.state, situation: null, isChosen: true } });
  if (!isElsewhere || heard.state.hasSearched) return goOn(heard, active);
  return search({ ...heard, state: { ...heard.state, threads: [...heard.state.threads, active.id] } });
};

export const tellSteps: readonly Step[] = [
  checkInStep,
  readStep,
  doneStep,
  severalStep,
  sureStep,
  movedStep,
  goOnStep,
  searchStep,
];
