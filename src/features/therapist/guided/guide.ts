/** Everything the guided therapist may say in a language, found by what it is about. Pure. */
import type { Address, Language } from '../../intake/style-profile.ts';
import { type Rarity, rarityIn } from '../../recognise/overlap.ts';
import type { ToolId, ToolWords } from '../tools/tool.ts';
import type { InDanger } from './in-danger.ts';
import type { Question } from './question.ts';
import { linesOf, type Situation } from './situation.ts';
import type { Topic } from './topic.ts';
import type { Wordings } from './wordings.ts';

export type Guides = (language: Language) => Guide;

export type Branch = { name: string; topics: readonly Topic[] };

export type Guide = {
  language: Language;
  situations: ReadonlyMap<string, Situation>;
  topics: ReadonlyMap<string, Topic>;
  questions: ReadonlyMap<string, Question>;
  /** The tree from its root: branch, topic, situation. */
  branches: readonly Branch[];
  wordings: Wordings;
  tools: ReadonlyMap<ToolId, ToolWords>;
  inDanger: InDanger;
  /** How rare words are in all that it says. */
  rarity: Rarity;
};

const byId = <T extends { id: string }>(list: readonly T[]): ReadonlyMap<string, T> =>
  new Map(list.map((one) => [one.id, one]));

export function guideOf(
  language: Language,
  content: {
    situations: readonly Situation[];
    topics: readonly Topic[];
    questions: readonly Question[];
    wordings: Wordings;
    tools: readonly ToolWords[];
    inDanger: InDanger;
  },
): Guide {
  const { situations, topics, questions, wordings, tools, inDanger } = content;
  const branches = Map.groupBy(topics, ({ group }) => group);
  return {
    language,
    situations: byId(situations),
    topics: byId(topics),
    questions: byId(questions),
    branches: [...branches].map(([name, topics]) => ({ name, topics })),
    wordings,
    inDanger,
    tools: new Map(tools.map((tool) => [tool.id, tool])),
    rarity: rarityIn(
      situations.flatMap((one) => [...linesOf(one), ...one.asked.map(({ question }) => question)]),
    ),
  };
}

const FORMS: Record<Address, number> = { tu: 0, vos: 1, usted: 2, voce: 0 };

/** `{tienes|tenés|tiene}` as this person is addressed. */
export const voiced = (text: string, address: Address): string =>
  text.replace(/\{([^{}]*)\}/g, (_, forms: string) => forms.split('|')[FORMS[address]] ?? '');

export const situationsOf = ({ situations }: Guide, topic: string): Situation[] =>
  [...situations.values()].filter((situation) => situation.topic === topic);
