/** They tell: read only where that was wished, else the situation that is sure, else a search. Pure. */
import { SURE } from '../../recognise/recognise.ts';
import { add, answered, chip, draft, house, situationChip } from './answer-parts.ts';
import { beside } from './beside.ts';
import { activeOf } from './converse-asked.ts';
import { afterSearch, likely, search, signLine, sureTopic } from './converse-search.ts';
import { enter, goOn } from './converse-situation.ts';
import type { Step } from './heard.ts';

/** Asked once in a talk how they are, at a pause of theirs, where something in it worried. */
const checkInStep: Step = (heard) =>
  heard.isWorried && !heard.state.hasCheckedIn
    ? answered(
        heard,
        add(add(draft(), signLine(heard) ?? house(heard, 'hear-tells')), house(heard, 'check-in')),
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

const surelyTold = (heard: Parameters<Step>[0]) =>
  likely(heard)
    .filter(({ certainty }) => certainty >= SURE)
    .map(({ situation }) => situation);

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

/** A talk moves on to what lies beside it. */
const movedStep: Step = (heard) => {
  const active = activeOf(heard);
  const found = active && beside(heard, active);
  if (!active || !found) return null;
  const { state } = heard;
  const { situation, share } = found;
  if (share >= GONE_TO) return enter(heard, situation, false, { threads: [...state.threads, active.id] });
  if (state.hasSearched) return null;
  return answered(
    heard,
    add(add(draft(), signLine(heard) ?? house(heard, 'hear-tells')), house(heard, 'search-one')),
    [situationChip(situation), situationChip(active), chip(heard, 'other')],
    { hasSearched: true, threads: [...state.threads, situation.id] },
  );
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

export const tellSteps: readonly Step[] = [
  checkInStep,
  readStep,
  severalStep,
  sureStep,
  movedStep,
  goOnStep,
  searchStep,
];
