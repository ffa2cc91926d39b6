/** A routine for the night, counted back from when they want to be in bed. Pure. */
import { hourIn } from './field-reads.ts';
import { filled, sentence, type Tool, type Values } from './tool.ts';

const MIDNIGHT = 24 * 60;
const clock = (minutes: number): string => {
  const at = ((minutes % MIDNIGHT) + MIDNIGHT) % MIDNIGHT;
  return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
};
/** "Las 11" of somebody who goes to bed is the evening, of somebody who gets up the morning. */
const asEvening = (minutes: number): number =>
  minutes >= 6 * 60 && minutes <= 12 * 60 ? minutes + 12 * 60 : minutes;

const COUNTS = /(?<!\p{L})(?:cuenta|sirve|vale|puede ser|se puede|serve|pode ser|conta)(?!\p{L})/iu;
const EARLY = /temprano|cedo|pronto/iu;
const AWAKE =
  /(?:no|n[aã]o) (?:me |consigo |puedo |logro |pego )*(?:duermo|dormir|duerma|sono|llega|agarra)|sigo despiert|acordad[oa]|me despierto/iu;

const SLEEPS =
  /cu[aá]ntas horas|quantas horas|(?:es|son|é|s[aã]o|ser[aá]) (?:muy )?(?:poc[oa]s?|pouc[oa]s?|suficientes?|muito|much[oa]s?)|(?:alcanza|basta)(?!\p{L})/iu;

/** How long that is in bed. */
function reckons(question: string, { bed = '', wake = '' }: Values, text: string) {
  const [from, to] = [hourIn(bed), hourIn(wake || text)];
  if (!SLEEPS.test(question) || from === null || to === null || bed === '') return null;
  const minutes = (((to - asEvening(from)) % MIDNIGHT) + MIDNIGHT) % MIDNIGHT;
  const half = minutes % 60 >= 15 ? `:${String(minutes % 60).padStart(2, '0')}` : '';
  return { line: 'asked-sleep', holes: { hours: `${Math.floor(minutes / 60)}${half}` } };
}

export const nightRoutine: Tool = {
  id: 'night-routine',
  reckons,
  answers: (question) =>
    AWAKE.test(question)
      ? 'awake'
      : EARLY.test(question)
        ? 'asked-early'
        : COUNTS.test(question)
          ? 'asked-counts'
          : null,
  fields: [
    { id: 'bed', reads: 'hour' },
    { id: 'wake', reads: 'hour' },
    { id: 'keeps', reads: 'words', isOptional: true },
    { id: 'calm', reads: 'words' },
  ],
  make: ({ values, say }) => {
    const { bed = '', wake = '', keeps = '', calm = '' } = values;
    const at = asEvening(hourIn(bed) ?? 23 * 60);
    return filled([
      say('last', { hour: clock(at - 90) }),
      say('phone', { hour: clock(at - 60) }),
      keeps ? say('paper', { hour: clock(at - 45), keeps }) : null,
      say('calm', { hour: clock(at - 30), calm: sentence(calm) }),
      say('bed', { hour: clock(at) }),
      say('awake'),
      say('wake', { hour: clock(hourIn(wake) ?? 7 * 60) }),
    ]);
  },
};
