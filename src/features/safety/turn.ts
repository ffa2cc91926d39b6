/** What every safety route works with, and the one way in which it speaks: a move and the state after it. */
import { emergencyNumber, lineSentence } from '../help/help-lines.ts';
import type { Language, StyleProfile } from '../intake/style-profile.ts';
import type { SafetyFrame } from '../therapist/guided/frames-safety.ts';
import type { MemoryDraft, Move, MoveKind } from '../therapist/move.ts';
import type { Understanding } from '../therapist/understanding.ts';
import type { ChecklistBox } from './checklist.ts';
import { otherAs } from './other-person.ts';
import type { Reply } from './reply.ts';
import { type Assessment, atLeast, highest, type RiskLevel } from './risk.ts';
import { countryNow, type RiskState, type SafetyCourse } from './risk-state.ts';
import { type SafetyPlan, sayable } from './safety-plan.ts';

export type SafetyInput = {
  text: string;
  assessment: Assessment;
  /** Already advanced with this message's assessment: see advanceRisk. */
  risk: RiskState;
  understanding: Understanding;
  profile: StyleProfile;
  /** Their safety plan as it stands, written on its page or in the chat. */
  plan?: SafetyPlan;
  /** Whom they spoke of before, as we call them: "tu hijo". */
  people?: readonly string[];
  /** False when they did not allow remembering: then nothing may be said to be kept. */
  keeps?: boolean;
  now: Date;
};

export type SafetyDecision = { move: Move; risk: RiskState; remember: MemoryDraft[] };

export type SafetyTurn = SafetyInput & { reply: Reply; course: SafetyCourse; remember: MemoryDraft[] };

export const NEW_COURSE: SafetyCourse = { said: [], who: null, answers: {} };

export type Saying = {
  kind: MoveKind;
  frame: SafetyFrame;
  /** The question this leaves open; null when none is. */
  step: string | null;
  boxes?: ChecklistBox[];
  choices?: string[];
  holes?: Record<string, string>;
  /** Low risk shows its card only with the first question and with the line. */
  card?: boolean;
};

export function say(turn: SafetyTurn, saying: Saying): SafetyDecision {
  const { risk, course } = turn;
  const checklist = { ...risk.checklist };
  for (const box of saying.boxes ?? []) checklist[box] = true;
  // Danger of someone else does not raise the person's own level, yet the lines are shown.
  const level = highest(risk.level, turn.assessment.level);
  const lacksPlace = needsPlace(turn, saying, level);
  const asksPlace = lacksPlace && !hasAskedPlace(turn);
  return {
    move: {
      kind: saying.kind,
      frame: asksPlace ? `${saying.frame} + ${ASK_PLACE}` : saying.frame,
      holes: { ...commonHoles(turn), ...saying.holes },
      level,
      openPanel: saying.card ?? atLeast(level, 'moderate'),
      ...(saying.choices ? { choices: saying.choices } : {}),
      ...(lacksPlace ? { piece: { kind: 'country' } } : {}),
    },
    risk: {
      ...risk,
      checklist,
      step: saying.step,
      course: {
        ...course,
        said: [...course.said, ...(asksPlace ? [ASK_PLACE] : []), saying.frame].slice(-60),
      },
    },
    remember: turn.remember,
  };
}

/** Said after the reply, where there is room: a list to tap stands under it as well. */
const ASK_PLACE = 'place.ask' satisfies SafetyFrame;

export function hasAskedPlace({ course }: Pick<SafetyTurn, 'course'>): boolean {
  return course.said.includes(ASK_PLACE);
}

/** A line or an emergency number is due and nobody knows of which country. */
function needsPlace({ course, profile }: SafetyTurn, { boxes, frame }: Saying, level: RiskLevel): boolean {
  if (countryNow(course, profile.country) !== null) return false;
  return boxes?.includes('line_given') === true || atLeast(level, 'high') || SENDS_TO_A_NUMBER.test(frame);
}
/** Frames that name a number whatever the level of the person's own danger. */
const SENDS_TO_A_NUMBER = /^(?:medical\.(?!check)|third\.|violence\.(?:line|child))|\.(?:now|urgent)(?:\.|$)/;

const COUNTRY_NAMES: Record<Language, Intl.DisplayNames> = {
  es: new Intl.DisplayNames('es', { type: 'region' }),
  pt: new Intl.DisplayNames('pt', { type: 'region' }),
};

export function countryNameIn(code: string, language: Language): string {
  return COUNTRY_NAMES[language].of(code) ?? code;
}

function commonHoles({ profile, now, risk, course, plan }: SafetyTurn): Record<string, string> {
  const { language } = profile;
  const country = countryNow(course, profile.country);
  const emergency = emergencyNumber(country, language, risk.kinds);
  const holes: Record<string, string> = {
    line: lineSentence(country, now, language, risk.kinds),
    emergency,
    toEmergency: emergency.startsWith('el ') ? `al ${emergency.slice(3)}` : `al ${emergency}`,
    dead: beDead(profile),
  };
  holes.other = otherAs(course.other, profile.address);
  if (course.who) holes.who = course.who;
  const own = sayable(plan, 'alone');
  if (own) holes.own = own;
  return holes;
}

/** Agreement only when the gender is known; else a wording that needs none. */
function beDead({ language, gender }: StyleProfile): string {
  if (!gender) return language === 'pt' ? 'não estar com vida' : 'no estar con vida';
  return `estar ${language === 'pt' ? 'mort' : 'muert'}${gender === 'f' ? 'a' : 'o'}`;
}

/** The first grown-up they named, as we say it: "tu hermano". Children are a reason to live, not who watches. */
export function adultNamed({
  understanding,
  text,
}: Pick<SafetyTurn, 'understanding' | 'text'>): string | null {
  if (HURT_BY.test(text)) return null;
  const people = understanding.slots.who ?? [];
  return people.find(({ ours }) => !CHILD_OR_DOUBTFUL.test(ours))?.ours ?? null;
}

/** Who left, hit or died is not who can be asked to stay. */
const HURT_BY =
  /\bme (?:dej[oó]|enga[nñ][oó]|termin[oó]|pega|peg[oó]|grita|grit[oó]|odia|abandon[oó]|echó|criti\p{L}+|deixou|traiu|bate)|\b(?:pele[eé]|discut[ií]|muri[oó]|falleci[oó]|cort[eé] con|termin[eé] con|briguei|morreu)|\bpor culpa de|\bno me entiende/iu;
const CHILD_OR_DOUBTFUL = /\b(?:hij|niñ|nen|beb|niet|guagua|filh|criança|ex\b|jefe|jefa|chefe|perr|gat)/i;

export function raise(turn: SafetyTurn, level: RiskLevel): SafetyTurn {
  if (atLeast(turn.risk.level, level)) return turn;
  return { ...turn, risk: { ...turn.risk, level, raisedAt: turn.now.toISOString() } };
}

export function hasSaid(turn: SafetyTurn, frame: SafetyFrame): boolean {
  return turn.course.said.includes(frame);
}

/** Quick replies in the language of the person; neutral between tú, vos and usted. */
export const choices = (turn: SafetyTurn, set: keyof typeof CHOICES): string[] =>
  chipsOf(set, turn.profile.language);

export const chipsOf = (set: keyof typeof CHOICES, language: Language): string[] => [
  ...CHOICES[set][language],
];

const CHOICES = {
  yesNo: { es: ['Sí', 'No', 'Prefiero no decir'], pt: ['Sim', 'Não', 'Prefiro não dizer'] },
  orNotSay: { es: ['Sí', 'No', 'Prefiero no decir'], pt: ['Sim', 'Não', 'Prefiro não dizer'] },
  unwanted: {
    es: ['Me asustan', 'Siento ganas', 'Prefiero no decir'],
    pt: ['Me assustam', 'Sinto vontade', 'Prefiro não dizer'],
  },
  company: {
    es: ['Hay alguien conmigo', 'Viene en camino', 'No tengo a nadie', 'No puedo llamar', 'Ya llamé'],
    pt: ['Tem alguém comigo', 'Está a caminho', 'Não tenho ninguém', 'Não posso ligar', 'Já liguei'],
  },
  called: {
    es: ['Ya llamé', 'No puedo llamar', 'Me da vergüenza', 'Hay alguien conmigo'],
    pt: ['Já liguei', 'Não posso ligar', 'Tenho vergonha', 'Tem alguém comigo'],
  },
  written: {
    es: ['Ya le escribí', 'Viene en camino', 'No me contesta', 'No tengo a nadie'],
    pt: ['Já mandei', 'Está a caminho', 'Não responde', 'Não tenho ninguém'],
  },
  waiting: {
    es: ['Ya llegó', 'No me contesta', 'Está más fuerte'],
    pt: ['Já chegou', 'Não responde', 'Está mais forte'],
  },
  together: {
    es: ['Vamos a urgencias', 'Nos quedamos en casa', 'Todavía no le dije'],
    pt: ['Vamos ao pronto-socorro', 'Ficamos em casa', 'Ainda não falei'],
  },
  moved: {
    es: ['Ya salí', 'No puedo salir', 'Hay alguien conmigo'],
    pt: ['Já saí', 'Não posso sair', 'Tem alguém comigo'],
  },
  ride: {
    es: ['Alguien me lleva', 'Ya voy en camino', 'No quiero ir', 'No tengo a nadie'],
    pt: ['Alguém me leva', 'Já estou a caminho', 'Não quero ir', 'Não tenho ninguém'],
  },
  holdsBack: {
    es: ['El dinero', 'Mis hijos', 'Los papeles', 'El miedo'],
    pt: ['O dinheiro', 'Meus filhos', 'Os documentos', 'O medo'],
  },
  line: { es: ['Sí', 'No puedo llamar'], pt: ['Sim', 'Não posso ligar'] },
  safePerson: {
    es: ['Ya hay alguien', 'No tengo a nadie', 'Cómo lo digo si lee todo'],
    pt: ['Já tem alguém', 'Não tenho ninguém', 'Como conto se lê tudo'],
  },
  sleep: {
    es: ['Casi nada', 'Pocas horas', 'Bastante', 'Prefiero no decir'],
    pt: ['Quase nada', 'Poucas horas', 'Bastante', 'Prefiro não dizer'],
  },
  near: {
    es: ['Alguien de mi familia', 'Una amistad', 'No tengo a nadie', 'Prefiero no decir'],
    pt: ['Alguém da família', 'Uma amizade', 'Não tenho ninguém', 'Prefiro não dizer'],
  },
  out: {
    es: ['Ya salí', 'No puedo salir', 'Ya avisé a alguien'],
    pt: ['Já saí', 'Não posso sair', 'Já avisei alguém'],
  },
  there: {
    es: ['Sí, hay alguien', 'No hay nadie', 'Está lejos', 'No es eso'],
    pt: ['Sim, tem alguém', 'Não tem ninguém', 'Está longe', 'Não é isso'],
  },
  beside: { es: ['Sí', 'No', 'Está lejos'], pt: ['Sim', 'Não', 'Está longe'] },
  saidYes: {
    es: ['No quiere ir', 'Ya viene alguien', 'Qué saco de la casa', 'A quién se lo digo'],
    pt: ['Não quer ir', 'Já vem alguém', 'O que tiro de casa', 'Para quem eu conto'],
  },
  saidNo: {
    es: ['Qué hago esta noche', 'Qué saco de la casa', 'Y yo, cómo me cuido'],
    pt: ['O que faço hoje à noite', 'O que tiro de casa', 'E eu, como me cuido'],
  },
  coached: {
    es: ['¿Le pregunto directo?', 'Qué saco de la casa', 'A quién se lo digo', 'Si me dice que sí'],
    pt: ['Pergunto direto?', 'O que tiro de casa', 'Para quem eu conto', 'Se a resposta for sim'],
  },
  urge: {
    es: ['Ya salí de ahí', 'No puedo salir', 'Hay alguien conmigo', 'Ya bajó'],
    pt: ['Já saí daí', 'Não posso sair', 'Tem alguém comigo', 'Já baixou'],
  },
  closeBy: {
    es: ['Hay alguien en casa', 'Puedo llamar a alguien', 'No hay nadie', 'Hablar de otra cosa'],
    pt: ['Tem alguém em casa', 'Posso ligar para alguém', 'Não tem ninguém', 'Falar de outra coisa'],
  },
  knows: {
    es: ['Alguien lo sabe', 'No lo sabe nadie', 'Tengo ganas ahora', 'Hablar de otra cosa'],
    pt: ['Alguém sabe', 'Ninguém sabe', 'Estou com vontade agora', 'Falar de outra coisa'],
  },
  how: {
    es: ['Más bajas', 'Igual', 'Más fuertes', 'Hablar de otra cosa'],
    pt: ['Mais baixa', 'Igual', 'Mais forte', 'Falar de outra coisa'],
  },
  barrier: {
    es: ['Me da vergüenza', 'No quiero molestar', 'Tengo miedo', 'Nada, puedo hacerlo'],
    pt: ['Tenho vergonha', 'Não quero incomodar', 'Tenho medo', 'Nada, consigo fazer'],
  },
  strength: { es: ['Menos', 'Igual', 'Más fuerte'], pt: ['Menos', 'Igual', 'Mais forte'] },
  wayOfSpeaking: {
    es: ['No, es una forma de decir', 'A veces lo pienso', 'Sí'],
    pt: ['Não, é jeito de falar', 'Às vezes penso nisso', 'Sim'],
  },
  safeNow: {
    es: ['Estoy a salvo', 'No estoy a salvo', 'Pueden ver el chat'],
    pt: ['Estou em segurança', 'Não estou', 'Podem ver o chat'],
  },
} as const;
