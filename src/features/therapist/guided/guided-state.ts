/** What the guided talk carries from turn to turn: small, bounded, and of what the person wrote only what the fields of a tool hold. */
import { z } from 'zod';
import { TOOLS, VALUE_MAX } from '../tools/tool.ts';
import { DANGERS } from './in-danger.ts';

/** What a chip under the last reply leads to, as `kind:what`. */
const offerSchema = z.object({ label: z.string().max(80), to: z.string().max(120) });
export type Offer = z.infer<typeof offerSchema>;

/** Whom of theirs they named, where that says what a talk can be about. */
export const ROLES = ['child', 'partner'] as const;
export type Role = (typeof ROLES)[number];

export const OFFERS_MAX = 5;
const LIMITS = { said: 240, wrong: 40, threads: 6, kept: 12 } as const;

const heldSchema = z.object({ says: z.string().max(1200), offered: z.array(offerSchema).max(OFFERS_MAX) });
export type Held = z.infer<typeof heldSchema>;

export const guidedStateSchema = z.object({
  situation: z.string().nullable(),
  topic: z.string().nullable(),
  /** Situations that were heard as well and not taken yet. */
  threads: z.array(z.string()).max(LIMITS.threads),
  /** What the person said it is not; never offered again in this talk. */
  wrong: z.array(z.string()).max(LIMITS.wrong),
  /** Names of the sentences said in this talk: none is said twice while another is left. */
  said: z.array(z.string()).max(LIMITS.said),
  offered: z.array(offerSchema).max(OFFERS_MAX),
  /** Tellings in a row within the situation. */
  tellings: z.number().int(),
  /** The last reply was a search: the next one gives something. */
  hasSearched: z.boolean(),
  /** What the messages so far spoke for, fading: situations and topics with their certainty. */
  evidence: z
    .array(z.tuple([z.string(), z.number()]))
    .max(24)
    .default([]),
  /** The tool that is being filled: what was typed into its fields, and how many replies it has waited; null where it is open. */
  tool: z
    .object({
      id: z.enum(TOOLS),
      at: z.number().int(),
      values: z.record(z.string(), z.string().max(VALUE_MAX)),
      isMissed: z.boolean(),
      waited: z.number().int().nullable(),
    })
    .nullable()
    .default(null),
  /** What a tool can use of what was told before it was wanted, such as when they work, and the day it was told. */
  told: z
    .array(
      z.object({
        id: z.enum(TOOLS),
        on: z.string(),
        values: z.record(z.string(), z.string().max(VALUE_MAX)),
      }),
    )
    .max(TOOLS.length)
    .default([]),
  /** The tool that was finished last and what was typed into it, while it may still be put right. */
  made: z
    .object({
      id: z.enum(TOOLS),
      values: z.record(z.string(), z.string().max(VALUE_MAX)),
      age: z.number().int(),
    })
    .nullable()
    .default(null),
  /** The danger that was met in this talk, the first being the one it is about, and the replies of the guide since. */
  danger: z
    .object({ of: z.array(z.enum(DANGERS)).max(DANGERS.length), age: z.number().int() })
    .nullable()
    .default(null),
  /** Situations that were put down in this talk as what they are going through. */
  kept: z.array(z.string()).max(LIMITS.kept).default([]),
  /** What the guide says to what they brought, while a question of safety comes first. */
  held: heldSchema.nullable().default(null),
  /** Whom they named in this talk. */
  roles: z.array(z.enum(ROLES)).default([]),
  /** The situation was chosen by them, and not only heard. */
  isChosen: z.boolean().default(true),
  /** They were asked how they are. */
  hasCheckedIn: z.boolean().default(false),
  /** "Que me leas y nada más": nothing is asked or offered. */
  readsOnly: z.boolean(),
});
export type GuidedState = z.infer<typeof guidedStateSchema>;

export const NEW_GUIDED: GuidedState = {
  situation: null,
  topic: null,
  threads: [],
  wrong: [],
  said: [],
  offered: [],
  tellings: 0,
  hasSearched: false,
  evidence: [],
  tool: null,
  told: [],
  danger: null,
  kept: [],
  roles: [],
  isChosen: true,
  held: null,
  hasCheckedIn: false,
  made: null,
  readsOnly: false,
};

const last = <T>(list: readonly T[], limit: number): T[] => [...new Set(list)].slice(-limit);

/** Keeps every list within its bounds. */
export const bounded = (state: GuidedState): GuidedState => ({
  ...state,
  said: last(state.said, LIMITS.said),
  wrong: last(state.wrong, LIMITS.wrong),
  threads: last(state.threads, LIMITS.threads),
  kept: last(state.kept, LIMITS.kept),
  offered: state.offered.slice(0, OFFERS_MAX),
});
