import type { MemoryDraft } from './move.ts';
import { choiceLabels, picked } from './plan-choice.ts';
import { counted, type Draft, lastWord, type Reading, type Rule, times } from './plan-draft.ts';

/** Nights in which one talks to the dead are no goodbye: leaving has a word of its own. */
const LEAVES =
  /\b(me (voy|retiro|despido|tengo que ir)|tengo que (irme|salir|dejar\w*)|ya (es tarde|me tengo)|(lo|te|la) dejo|por hoy|hasta|nos (vemos|leemos|hablamos)|seguimos|vuelvo|a dormir|a descansar|cierro|corto|salgo|cuidate|buenas noches|vou (indo|dormir|nessa|sair)|tenho que|preciso (ir|sair|dormir)|ate (mais|logo|amanha|depois)|a gente se (fala|ve)|volto|boa noite|fui)\b/;

const GOES_ON =
  /\b(prefiero|quiero|quisiera|prefiro|quero) (seguir|continuar|hablar|contar\w*|conversar|platicar|charlar|falar)\b|\b(sigamos|vamos continuar)\b/;

/** "No, gracias. Prefiero seguir conversando." */
function goneOn(reading: Reading): Draft {
  return { kind: 'reflect.short', frame: 'talk.go', holes: { word: reading.state.words.at(-1) } };
}

/** Thanks and goodbye: small, true, and towards people; never a hook to stay. */
export const closingRule: Rule = (reading) => {
  const { act, wordCount, topic } = reading.understanding;
  const { pending } = reading.state;
  if (pending?.about === 'close') {
    const choice = picked(reading.plain, pending.options);
    if (choice === 'close' || /^(no|nada|no,? gracias|nao|cerremos|eso es todo)\b/.test(reading.plain))
      return closed(reading);
    if (choice === 'more' && wordCount <= 4) return { kind: 'ask.open', frame: 'ask.open' };
  }
  if (/^step\.(sure|when)$/.test(pending?.about ?? '') && (act === 'thanks' || act === 'bye'))
    return closedWithStep(reading, pending?.options[0]);
  if (act === 'bye' || (topic === 'goodbye' && wordCount <= 10 && LEAVES.test(reading.plain)))
    return closed(reading);
  if ((act === 'thanks' || topic === 'thanks') && wordCount <= 8)
    return GOES_ON.test(reading.plain) ? goneOn(reading) : thanked(reading);
  return null;
};

function thanked(reading: Reading): Draft {
  if (times(reading.state, 'thanks') > 0) return closed(reading);
  const word = lastWord(reading) === 'gracias' ? reading.state.words.at(-1) : lastWord(reading);
  return {
    kind: 'close.summary',
    frame: reading.state.turn < 2 ? 'thanks.early' : reading.state.step ? 'thanks.step' : 'thanks',
    holes: { word, step: reading.state.step ?? undefined },
    pending: { hint: 'choice', about: 'close', options: ['close', 'more'] },
    choices: choiceLabels(['close', 'more'], reading.style.language),
    state: { counts: counted(reading.state, 'thanks') },
  };
}

/** They leave with a step said and no number for it: it is kept as it is. */
function closedWithStep(reading: Reading, step = ''): Draft {
  const draft = closed({ ...reading, state: { ...reading.state, step } });
  const kept: MemoryDraft = { kind: 'step', text: step, quote: step };
  return { ...draft, state: { ...draft.state, step }, remember: [...(draft.remember ?? []), kept] };
}

function closed(reading: Reading): Draft {
  const { state } = reading;
  const words = state.words.slice(-3);
  const holes = {
    step: state.step ?? undefined,
    takeaway: state.takeaway ?? undefined,
    word: words.at(-1),
    words: words.length >= 2 ? listed(words, reading.style.language) : undefined,
    who: state.people.at(-1),
    when: reading.understanding.slots.when,
  };
  const isListening = state.mode === 'listen';
  return {
    kind: isListening ? 'close.listen' : 'close.summary',
    frame: isListening
      ? 'close.listen'
      : state.step
        ? 'close.step'
        : state.turn < 2
          ? 'close.brief'
          : 'close.summary',
    holes,
  };
}

function listed(words: string[], language: 'es' | 'pt'): string {
  return `${words.slice(0, -1).join(', ')} ${language === 'pt' ? 'e' : 'y'} ${words.at(-1)}`;
}
