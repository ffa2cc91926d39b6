/**
 * Whose matter a talk is: who speaks of a daughter and of no partner is not asked about wanting children or living together, however
 * much "ella quiere y yo no" sounds like it. Pure.
 */
import { topicOf } from '../../recognise/recognise.ts';
import { peopleNamed } from './about.ts';
import { ROLES, type Role } from './guided-state.ts';
import type { Heard } from './heard.ts';

const CALLED: Record<Role, RegExp> = {
  child: /(?:hij[oa]s?|filh[oa]s?)$/u,
  partner: /(?:marido|espos[oa]|novi[oa]|pareja|ex|namorad[oa]|mulher|companheir[oa])$/u,
};

/** What only two who are together have between them (who parted may speak of a child alone), and what one has with a child. */
const OF_TWO: ReadonlySet<string> = new Set(['pareja', 'sexualidad']);
const OF_CHILDREN = 'crianza';
/** What is left of it where nobody it could be about was named. */
const HARDLY = 0.1;

const rolesIn = ({ text, guide }: Pick<Heard, 'text' | 'guide'>): Role[] => {
  const named = peopleNamed(text, guide.wordings.people).map(({ ours }) =>
    ours.replace(/[{}|]/g, ' ').trim(),
  );
  return ROLES.filter((role) => named.some((one) => CALLED[role].test(one)));
};

/** Who spoke of a child and of no partner speaks of the child. */
export const isOfChild = (roles: readonly Role[]): boolean =>
  roles.includes('child') && !roles.includes('partner');

/** What it may be about, weighed by whom they have named in this talk. */
export function withWhose<T extends Pick<Heard, 'text' | 'guide' | 'state' | 'recognition'>>(heard: T): T {
  const roles = [...new Set([...heard.state.roles, ...rolesIn(heard)])];
  const state = { ...heard.state, roles };
  if (!isOfChild(roles)) return { ...heard, state };
  const weighed = <S extends { label: string; certainty: number }>(found: readonly S[]): S[] =>
    found
      .map((one) => {
        const topic = topicOf(one.label);
        if (OF_TWO.has(topic)) return { ...one, certainty: one.certainty * HARDLY };
        return topic === OF_CHILDREN ? { ...one, certainty: 1 - (1 - one.certainty) ** 2 } : one;
      })
      .sort((a, b) => b.certainty - a.certainty);
  const { recognition } = heard;
  return {
    ...heard,
    state,
    recognition: {
      ...recognition,
      situations: weighed(recognition.situations),
      topics: weighed(recognition.topics),
    },
  };
}
