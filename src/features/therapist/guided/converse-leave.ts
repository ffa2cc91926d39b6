/** They leave, in whatever words: a warm goodbye, nothing asked, nothing pushed. Pure. */
import { add, answered, chip, draft, house } from './answer-parts.ts';
import { correctionIn } from './corrections.ts';
import type { Answer, Heard, Step } from './heard.ts';
import { type Leave, leaveOf } from './leaves.ts';
import { questionPart } from './question-part.ts';
import type { LineName } from './wordings.ts';

/** "Listo, mañana repaso con mi prima. Dios le pague": settled and thanked for. */
const SETTLED =
  /^\W*(?:listo|ya|bueno|ok|okay|dale|perfecto|bom|beleza|bora|t[aá])(?!\p{L})[^?¿]*(?<!\p{L})(?:gracias|dios (?:le|te) pague|valeu|obrigad[oa]|des[eé]ame suerte|te agradezco|se agradece)(?: (?:viu|igual|por todo|por la \p{L}+|mesmo|jaja\p{L}*))?\W*$/iu;
const SETTLED_WORDS = 25;

const LINES: Record<Leave, LineName> = {
  goodbye: 'goodbye',
  night: 'leave-night',
  day: 'leave-day',
  elsewhere: 'leave-elsewhere',
};

/** What they were filling waits, and is not held out to who goes. */
function atRest(heard: Heard): Heard {
  const { tool } = heard.state;
  return tool ? { ...heard, state: { ...heard.state, tool: { ...tool, waited: 1 } } } : heard;
}

/** @param leave how they go; null where only that they do is known */
export function sayGoodbye(heard: Heard, leave: Leave | null = leaveOf(heard.text)): Answer {
  const isGrave = heard.dangers.length > 0 || heard.isWorried;
  // Whoever corrects us as they go is not left uncorrected.
  const said = correctionIn(heard) ? add(draft(), house(heard, 'misread')) : draft();
  const line = house(heard, isGrave ? 'leave-care' : LINES[leave ?? 'goodbye']);
  return { ...answered(atRest(heard), add(said, line), []), ends: true };
}

const leaveStep: Step = (heard) => {
  const { text, state } = heard;
  const isBegun = state.said.length > 0 || state.offered.length > 0;
  // Nobody leaves with their first message.
  if (!isBegun || questionPart(text) !== null) return null;
  const leave = leaveOf(text);
  const isSettled = text.split(/\s+/).length <= SETTLED_WORDS && SETTLED.test(text);
  return leave !== null || isSettled ? sayGoodbye(heard, leave) : null;
};

/** "Filo", "deixa pra lá": they give up on us. */
const GIVES_UP =
  /^\W*(?:ya,? |bueno,? |no,? |enfim,? |pues |mejor )*(?:filo|d[eé]ja(?:lo|le)?(?: as[ií])?|deje(?: as[ií])?|olv[ií]dal[oa]|olvide|no importa|da igual|ya fue|ni modo|deixa (?:pra l[aá]|isso|quieto)|esquece|tanto faz|comprobado|no me sirves?)(?!\p{L})/iu;
const GIVES_UP_WORDS = 14;

const givesUpStep: Step = (heard) => {
  const isShort = heard.text.split(/\s+/).length <= GIVES_UP_WORDS;
  if (!isShort || !GIVES_UP.test(heard.text) || questionPart(heard.text) !== null) return null;
  return answered(heard, add(draft(), house(heard, 'gives-up')), [
    chip(heard, 'listen'),
    chip(heard, 'hard-message', 'tool:hard-message'),
    chip(heard, 'tree', 'root:0'),
    chip(heard, 'enough'),
  ]);
};

export const leaveSteps: readonly Step[] = [leaveStep, givesUpStep];
