/** They tell: read only where that was wished, else the situation that is sure, else a search. Pure. */
import { SURE } from '../../recognise/recognise.ts';
import { add, answered, chip, draft, house, situationChip } from './answer-parts.ts';
import type { Step } from './converse.ts';
import { activeOf } from './converse-asked.ts';
import { afterSearch, likely, search, sureTopic } from './converse-search.ts';
import { enter, goOn } from './converse-situation.ts';

const readStep: Step = (heard) =>
  heard.state.readsOnly
    ? answered(heard, add(draft(), house(heard, 'reading')), [chip(heard, 'talk')])
    : null;

const surelyTold = (heard: Parameters<Step>[0]) =>
  likely(heard)
    .filter(({ certainty }) => certainty >= SURE)
    .map(({ situation }) => situation);

/** Several things in one message: which first is theirs to say; what is not chosen stays open. */
const severalStep: Step = (heard) => {
  const sure = surelyTold(heard);
  if (sure.length < 2 || heard.state.situation) return null;
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

/** Within a situation they go on; surely about something else, it is asked which. */
const goOnStep: Step = (heard) => {
  const active = activeOf(heard);
  if (!active) return null;
  const topic = sureTopic(heard);
  const isElsewhere =
    topic !== null && topic.id !== active.topic && (heard.recognition.topics[0]?.certainty ?? 0) >= SURE;
  if (!isElsewhere || heard.state.hasSearched) return goOn(heard, active);
  return search({ ...heard, state: { ...heard.state, threads: [...heard.state.threads, active.id] } });
};

const searchStep: Step = (heard) => (heard.state.hasSearched ? afterSearch(heard) : search(heard));

export const tellSteps: readonly Step[] = [readStep, severalStep, sureStep, goOnStep, searchStep];
