/**
 * One reply on its way to the person: what was said of it, what may still be said, and our own words beside it. Every
 * sentence is weighed here before anybody sees it. Pure.
 */
import {
  countItems,
  countQuestions,
  type GuardContext,
  type GuardRule,
  guardSentence,
} from '../safety/guard.ts';
import type { EngineTurn } from '../therapist/engine.ts';
import { type Freedom, freedomIn } from '../therapist/freedom.ts';
import { say, sentencesOf } from '../therapist/guided/guided-engine.ts';
import { type HarmReader, readHarm } from '../therapist/model/harm-model/harm-model.ts';
import { HARM_RULES } from '../therapist/model/model-harm.ts';
import { type ModelRule, modelSentenceProblem, wordsOf } from '../therapist/model/model-sentence.ts';
import { plain } from '../therapist/plan-cues.ts';

export type SpeechRule = GuardRule | ModelRule;

/** A model that wrote one of these has left the path: nothing more of it is shown in this reply. */
const GRAVE: ReadonlySet<SpeechRule> = new Set<SpeechRule>([
  'unknown_number',
  'diagnosis',
  'medication',
  'method',
  'secrecy',
  'contract',
  'claims_human',
  'claims_call',
  'endless_presence',
  'leading_question',
  'role_marker',
  'prompt_leak',
  'refusal',
  'garbage',
  'not_a_lead',
  ...HARM_RULES,
]);
/** Left out without a word in its place: it was one too many. */
const TOO_MUCH: ReadonlySet<SpeechRule> = new Set<SpeechRule>([
  'questions',
  'asks_too_much',
  'list_items',
  'repeats',
]);

/** Replies are short (clinical reference §8); a model that goes on is not listened to any longer. */
const REPLY_MAX_WORDS = 90;
/** Before words of ours that must arrive; one is asked for. */
const LEAD_MAX_SENTENCES = 2;
/** Sentences too many after which it only goes round in circles. */
const SURPLUS_MAX = 3;

export class GuardedReply {
  readonly freedom: Freedom;
  readonly said: string[] = [];
  readonly #turn: EngineTurn;
  readonly #guard: GuardContext & { itemsSoFar: number };
  #strikes = 0;
  #surplus = 0;
  /** In plain letters, once for all its sentences: it is long. */
  readonly #told: string;
  readonly #reader: HarmReader;

  constructor(turn: EngineTurn, allowedNumbers: string[], reader: HarmReader = readHarm) {
    this.#turn = turn;
    this.#reader = reader;
    this.freedom = freedomIn(turn);
    this.#told = plain(toldBy(turn));
    this.#guard = { allowedNumbers, questionsSoFar: 0, itemsSoFar: 0 };
  }

  /** Two slips, or one grave one: the rest of this reply is ours. */
  get isLost(): boolean {
    return this.#strikes >= 2;
  }

  /** Whether the model has said all it may: a lead before our words, as many words as a reply has, or the same again. */
  isFull(next: string): boolean {
    if (this.#surplus >= SURPLUS_MAX) return true;
    if (this.said.length === 0) return false;
    if (this.freedom === 'lead') return this.said.length >= LEAD_MAX_SENTENCES;
    return wordsOf([...this.said, next].join(' ')).length > REPLY_MAX_WORDS;
  }

  /** Weighs a sentence of a model; null lets it through, and it counts as said. */
  hear(sentence: string): SpeechRule | null {
    const { language } = this.#turn.profile;
    const { recentOpeners } = this.#turn;
    const soFar = { language, freedom: this.freedom, said: this.said, recentOpeners, told: this.#told };
    const problem = modelSentenceProblem(sentence, soFar, this.#reader);
    const rule = problem ?? this.say(sentence);
    if (rule !== null && TOO_MUCH.has(rule)) this.#surplus += 1;
    else if (rule !== null) this.#strikes += GRAVE.has(rule) ? 2 : 1;
    return rule;
  }

  /** Weighs a sentence of ours; null lets it through, and it counts as said. */
  say(sentence: string): GuardRule | null {
    const verdict = guardSentence(sentence, this.#guard);
    if (!verdict.ok) return verdict.rule;
    this.said.push(sentence);
    this.#guard.questionsSoFar += countQuestions(sentence);
    this.#guard.itemsSoFar += countItems(sentence);
    return null;
  }

  /** What takes the place of a sentence that was dropped: the next of ours that asks nothing. */
  insteadOf(rule: SpeechRule): string | null {
    if (TOO_MUCH.has(rule) || this.freedom === 'lead') return null;
    return this.ours().find((sentence) => !sentence.includes('?')) ?? null;
  }

  /** Our words that are still owed once the model is done. */
  owed({ isBroken }: { isBroken: boolean }): string[] {
    const ours = this.ours();
    if (this.freedom === 'lead' || this.said.length === 0) return ours;
    const hasAsked = this.#guard.questionsSoFar > 0;
    if (isBroken) return hasAsked ? ours.filter((sentence) => !sentence.includes('?')) : ours;
    // What the plan asks must be asked: the next message is read as its answer.
    return hasAsked ? [] : ours.filter((sentence) => sentence.includes('?'));
  }

  /** Our sentences for this move that were not said yet; without what takes up their words once the model did that. */
  ours(): string[] {
    const isTakenUp = this.said.length > 0 && this.freedom === 'whole';
    const isShort = isTakenUp || this.#turn.again === 'shorter';
    const ours = sentencesOf(say(isShort ? this.#tail() : this.#turn));
    return ours.filter((sentence) => !this.said.includes(sentence));
  }

  /** Where nothing could be said because their own words did not pass (a long number): an open question. */
  withoutTheirWords(): string[] {
    return sentencesOf(say({ ...this.#turn, move: { ...this.#turn.move, frame: 'ask.open', holes: {} } }));
  }

  #tail(): EngineTurn {
    const { move } = this.#turn;
    const parts = move.frame.split(' + ');
    const core = parts.filter((name) => !name.startsWith('reflect.'));
    if (core.length === 0 || core.length === parts.length) return this.#turn;
    return { ...this.#turn, move: { ...move, frame: core.join(' + ') } };
  }
}

/** Everything the person said that a reply may take up. */
function toldBy({ heard = '', history, memories = [] }: EngineTurn): string {
  const before = history.flatMap(({ from, text }) => (from === 'person' ? [text] : []));
  return [...memories.map(({ text }) => text), ...before, heard].join('\n');
}
