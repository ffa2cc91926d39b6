/** The guided therapist in the model's place: what it says, what the state becomes, and what the person is told of it. Pure. */
import type { Language } from '../intake/style-profile.ts';
import { levelOf } from '../safety/marks.ts';
import { atLeast } from '../safety/risk.ts';
import type { RiskState } from '../safety/risk-state.ts';
import type { Move } from '../therapist/move.ts';
import { type LedState, NEW_LED, type TherapistState } from '../therapist/state.ts';

type Guided = { move: Move; state: TherapistState };

const QUIET: Move = { kind: 'ask.open', frame: 'ask.open', holes: {}, level: 'none', openPanel: false };

/** @param led the state as the model's turn has left it: its marks of danger stay */
export function guidedInstead(guided: Guided, led: TherapistState): Guided {
  const { marks, watched, level, kinds } = led.risk;
  // What the guided therapist asked is open; what it took for danger is not on file by that.
  const risk: RiskState = {
    ...guided.state.risk,
    level,
    kinds,
    marks: marks ?? {},
    watched: watched ?? null,
  };
  const away: LedState = { ...(led.led ?? NEW_LED), exercise: null, offered: [], isAway: true };
  // While somebody is looking nothing is said of help, by whoever answers.
  const move = watched === 'now' ? QUIET : guided.move;
  return { move, state: { ...guided.state, risk, led: away } };
}

const NOTICES: Record<Language, Record<'away' | 'all' | 'person', string>> = {
  es: {
    away: 'El modelo no respondió a tiempo: contesta el programa guiado de Juntos.',
    all: 'Por hoy el modelo ya no puede responder: hasta mañana contesta el programa guiado de Juntos.',
    person:
      'Por hoy llegaste a lo que el modelo puede responderle a cada persona: hasta mañana contesta el programa guiado de Juntos.',
  },
  pt: {
    away: 'O modelo não respondeu a tempo: quem responde é o programa guiado do Juntos.',
    all: 'Por hoje o modelo não pode mais responder: até amanhã quem responde é o programa guiado do Juntos.',
    person:
      'Por hoje você chegou ao que o modelo pode responder a cada pessoa: até amanhã quem responde é o programa guiado do Juntos.',
  },
};

/**
 * Said once, when it changes who answers; not where a moment of danger has no room for it, nor where our steps answer by
 * design. `fault`: why the model's reply was not shown.
 */
export function fallbackNotice(
  fault: string,
  { risk, led }: TherapistState,
  language: Language,
): string | null {
  const isDesign = fault === 'not_asked';
  if (isDesign || led?.isAway || risk.watched || atLeast(levelOf(risk), 'high')) return null;
  const of = NOTICES[language];
  if (fault === 'budget_spent') return of.all;
  return fault === 'person_budget_spent' ? of.person : of.away;
}
