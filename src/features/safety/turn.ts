/** What every safety route works with, and the one way in which it speaks: a move and the state after it. */
import { emergencyNumber, lineSentence } from '../help/help-lines.ts';
import type { StyleProfile } from '../intake/style-profile.ts';
import type { SafetyFrame } from '../therapist/guided/frames-safety.ts';
import type { MemoryDraft, Move, MoveKind } from '../therapist/move.ts';
import type { Understanding } from '../therapist/understanding.ts';
import { normalise } from './normalise.ts';
import type { Reply } from './reply.ts';
import { type Assessment, atLeast, highest, type RiskLevel } from './risk.ts';
import type { ChecklistBox, RiskState, SafetyCourse } from './risk-state.ts';
import { readSignals } from './signals.ts';

export type SafetyInput = {
  text: string;
  assessment: Assessment;
  /** Already advanced with this message's assessment: see advanceRisk. */
  risk: RiskState;
  understanding: Understanding;
  profile: StyleProfile;
  now: Date;
};

export type SafetyDecision = { move: Move; risk: RiskState; remember: MemoryDraft[] };

export type SafetyTurn = SafetyInput & { reply: Reply; course: SafetyCourse; remember: MemoryDraft[] };

export const NEW_COURSE: SafetyCourse = { said: [], who: null, topic: null, answers: {} };

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
  return {
    move: {
      kind: saying.kind,
      frame: saying.frame,
      holes: { ...commonHoles(turn), ...saying.holes },
      level,
      openPanel: atLeast(level, 'moderate') || saying.card === true,
      ...(saying.choices ? { choices: saying.choices } : {}),
    },
    risk: {
      ...risk,
      checklist,
      step: saying.step,
      course: { ...course, said: [...course.said, saying.frame].slice(-60) },
    },
    remember: turn.remember,
  };
}

function commonHoles({ profile, now, risk, course }: SafetyTurn): Record<string, string> {
  const holes: Record<string, string> = {
    line: lineSentence(profile.country, now, profile.language, risk.kinds),
    emergency: emergencyNumber(profile.country, profile.language, risk.kinds),
    dead: deadWord(profile),
  };
  if (course.who) holes.who = course.who;
  return holes;
}

function deadWord({ language, gender }: StyleProfile): string {
  const stem = language === 'pt' ? 'mort' : 'muert';
  return gender === 'f' ? `${stem}a` : gender === 'm' ? `${stem}o` : `${stem}o(a)`;
}

/** Their main clause, when it can be said back: no sign of danger, no insult at themselves, capital first. */
export function safeFact(understanding: Understanding): string | undefined {
  const fact = understanding.slots.fact?.trim().replace(/[.!?¡¿,;:]+$/, '');
  if (!fact) return undefined;
  const plain = normalise(fact);
  if (readSignals(plain).length > 0 || DO_NOT_ECHO.test(plain)) return undefined;
  return fact.charAt(0).toUpperCase() + fact.slice(1);
}

const DO_NOT_ECHO =
  /\b(?:mat\w+|muer\w+|mor[ir]\w*|suicid\w+|pastillas|vida|vivir|existir|despert\w+|desaparec\w+|carga|estorbo|sobras?|basura|inutil|idiota|estupid\w+|imbecil|fracas\w+|mierda|lixo|asco|tont[oa]|kilos|calorias|viol\w+|abus\w+|sangre|arma|carta)\b/;

/** The first grown-up they named, as we say it: "tu hermano". Children are a reason to live, not who watches. */
export function adultNamed(understanding: Understanding): string | null {
  const people = understanding.slots.who ?? [];
  return people.find(({ ours }) => !CHILD_OR_DOUBTFUL.test(ours))?.ours ?? null;
}

const CHILD_OR_DOUBTFUL = /\b(?:hij|niñ|nen|beb|niet|guagua|filh|criança|ex\b|jefe|jefa|chefe|perr|gat)/i;

export function raise(turn: SafetyTurn, level: RiskLevel): SafetyTurn {
  if (atLeast(turn.risk.level, level)) return turn;
  return { ...turn, risk: { ...turn.risk, level, raisedAt: turn.now.toISOString() } };
}

export function hasSaid(turn: SafetyTurn, frame: SafetyFrame): boolean {
  return turn.course.said.includes(frame);
}

/** Quick replies in the language of the person; neutral between tú, vos and usted. */
export function choices(turn: SafetyTurn, set: keyof typeof CHOICES): string[] {
  return [...CHOICES[set][turn.profile.language]];
}

const CHOICES = {
  yesNo: { es: ['Sí', 'No', 'No sé'], pt: ['Sim', 'Não', 'Não sei'] },
  company: {
    es: ['Sí, hay alguien', 'No hay nadie', 'No puedo llamar'],
    pt: ['Sim, tem alguém', 'Não tem ninguém', 'Não posso ligar'],
  },
  called: {
    es: ['Ya llamé', 'No puedo llamar', 'Me da vergüenza'],
    pt: ['Já liguei', 'Não posso ligar', 'Tenho vergonha'],
  },
  barrier: {
    es: ['Me da vergüenza', 'No quiero molestar', 'Tengo miedo', 'Nada, puedo hacerlo'],
    pt: ['Tenho vergonha', 'Não quero incomodar', 'Tenho medo', 'Nada, consigo fazer'],
  },
  strength: { es: ['Menos', 'Igual', 'Más fuerte'], pt: ['Menos', 'Igual', 'Mais forte'] },
  safeNow: {
    es: ['Estoy a salvo', 'No estoy a salvo', 'Pueden ver el chat'],
    pt: ['Estou em segurança', 'Não estou', 'Podem ver o chat'],
  },
} as const;
