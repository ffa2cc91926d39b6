/**
 * One message often answers more than was asked: "llamar al banco, mañana a las 9, confianza 8", "sí, puedo pedir
 * el plazo". What belongs to a later step is taken out and put there.
 */

import { plain, saysNo, saysYes } from '../cues.ts';
import type { ExerciseStep } from './exercise.ts';

/** What one message gave: the text of the open step, and cells of later ones. */
type Given = { text: string; more: Record<string, string> };

const DAY =
  'hoy|ma[ñn]ana|pasado ma[ñn]ana|(?:el|este|los|el pr[oó]ximo) (?:lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)s?|esta (?:noche|tarde|semana)|hoje|amanh[ãa]|(?:na|no|nesta|neste) (?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo)(?:-feira)?|(?:hoje|amanh[ãa]) [àa] noite';
const HOUR =
  'a las? \\d{1,2}[:.\\d]*(?: y media)?|a eso de las? \\d{1,2}|[àa]s \\d{1,2}[h:.\\d]*|al (?:llegar|despertar|salir|mediod[ií]a)|ao (?:chegar|acordar|sair|meio-dia)|antes de \\p{L}+|despu[eé]s de[l]? \\p{L}+|depois d[eoa] \\p{L}+';
const MOMENT = new RegExp(
  `[\\s,.;]+(?:y |e )?((?:${DAY}|${HOUR})(?![\\p{L}])(?:(?! (?:y|e|pero|mas|para|pra|porque|con|com) )[^,;.])*)[\\s.]*$`,
  'iu',
);

const NUMBER_WORDS: Record<string, number> = {
  cero: 0,
  zero: 0,
  uno: 1,
  um: 1,
  dos: 2,
  dois: 2,
  tres: 3,
  três: 3,
  cuatro: 4,
  quatro: 4,
  cinco: 5,
  seis: 6,
  siete: 7,
  sete: 7,
  ocho: 8,
  oito: 8,
  nueve: 9,
  nove: 9,
  diez: 10,
  dez: 10,
};
const RATING = new RegExp(
  `[\\s,.;]+(?:y |e )?(?:con |com |de )?(?:(?:la |una |uma |a )?confian[zç]a (?:de |en |em |un |um )?|le pongo (?:un )?|(?:como |ser[ií]a )?(?:un|um) )(100|\\d{1,2}|${Object.keys(NUMBER_WORDS).join('|')})(?: de (?:10|confian[zç]a)|\\/10| ?%)?[\\s.!]*$`,
  'iu',
);

const FEELS =
  /[\s,.;]+(?:y |e )?(?:me (?:dio|da|hizo sentir|deu)|sent[ií]|siento|sinto) (?:mucha |mucho |muita |muito )?(\p{L}+)[\s.]*$/iu;

const isRating = (step: ExerciseStep) => step.expects === 'scale10' || step.expects === 'scale100';

/** Numbers, moments and feelings that the message gives besides the open answer. */
export function given(text: string, step: ExerciseStep, later: readonly ExerciseStep[]): Given {
  let rest = text.trim();
  const more: Record<string, string> = {};
  const take = (id: string, found: RegExpExecArray | null, value?: string) => {
    if (!found || found.index === 0) return;
    rest = rest.slice(0, found.index);
    more[id] = value ?? (found[1] as string).replace(/[.\s]+$/, '');
  };
  const rating = later.slice(0, 3).find(isRating);
  if (rating) {
    const found = RATING.exec(rest);
    take(rating.id, found, numberIn(found?.[1], rating));
  }
  if (step.id === 'step' && later.some(({ id }) => id === 'when')) take('when', MOMENT.exec(rest));
  if (step.id === 'thought' && later.some(({ id }) => id === 'emotion')) take('emotion', FEELS.exec(rest));
  const { also } = step;
  if (also && later.some(({ id }) => id === also.cell)) take(also.cell, also.cue.exec(rest));
  if (step.spreads) {
    const [first = '', ...others] = rest
      .split(/[,;\n]+/)
      .map((part) => part.trim())
      .filter(Boolean);
    if (others.length > 0) rest = first;
    for (const [index, id] of step.spreads.entries()) if (others[index]) more[id] = others[index];
  }
  return { text: rest, more };
}

function numberIn(said: string | undefined, step: ExerciseStep): string | undefined {
  const value = said === undefined ? undefined : (NUMBER_WORDS[said.toLowerCase()] ?? Number(said));
  const limit = step.expects === 'scale10' ? 10 : 100;
  return value === undefined || value > limit ? undefined : String(value);
}

/** "Ta 7. mas tem muita gente olhando", "…, ya como un 4": a rating beside other words. */
const RATED =
  /^(?:(?:ya|ja|si|sim|listo|pronto|bajo|baixou|ta|esta|to|estou|estoy|un|um|a|en|em|como|ahora|agora)(?: ?[,.])? ?)*(10|\d)(?=[,.;]| (?:y|pero|mas|e|porque)\b|$)|\b(?:ta|esta|estou|estoy|bajo a|baixou para|en|em|como) (?:un |um )?(10|\d)(?: ya| ja)?[ .]*$/;

/** The number a message (plain) rates with, whatever else it tells; null when it rates nothing. */
export function ratedBeside(text: string): number | null {
  const found = RATED.exec(text);
  const value = found?.[1] ?? found?.[2];
  return value === undefined ? null : Number(value);
}

const ROUND =
  /\b(?:un|una|um|uma|unos|uns|como|diria(?: que)?|creo que|acho que|pongo|ponele|ponle|en|em|de|a) (?:un |um |unos |uns )?(100|\d{1,2}|[a-z]+)\b(?! (?:anos?|dias?|meses|mes|semanas?|horas?|minutos?|veces|vezes|personas?|pessoas?|hijos?|hijas?|filhos?))/g;

/** "Uf, yo diría que un 8, porque…": the first number said of a scale, whatever is told around it; null where none is. */
export function ratedIn(text: string, limit: 10 | 100): number | null {
  for (const [, said = ''] of text.matchAll(ROUND)) {
    const value = NUMBER_WORDS[said] ?? (/^\d+$/.test(said) ? Number(said) : null);
    if (value !== null && value <= limit) return value;
  }
  return null;
}

/** "Sí, puedo llamar al banco": the yes, and what comes with it. */
export function toldAfterYes(text: string): string | null {
  if (!saysYes(plain(text))) return null;
  const rest = text.replace(/^\W*(?:\p{L}+)\W+/u, '');
  const isHedge = /^(creo|supongo|dale|claro|vamos|puede|algo|un poco|acho|pode|por favor|hay|tem)\b/i.test(
    plain(rest),
  );
  return rest.split(/\s+/).length >= 3 && !isHedge ? rest : null;
}

/** Reads an answer to a question of ours that wants yes or no; null when it is neither. */
export function yesOrNo(text: string): 'yes' | 'no' | null {
  const said = plain(text);
  if (
    saysNo(said) ||
    /\bno (se puede|depende|hay nada|puedo|tengo)\b|\bnao (da|depende|tenho|posso)\b/.test(said)
  )
    return 'no';
  if (saysYes(said) || /\b(algo|se puede|puedo|tengo|depende de mi|posso|da pra|da para|tenho)\b/.test(said))
    return 'yes';
  return null;
}
