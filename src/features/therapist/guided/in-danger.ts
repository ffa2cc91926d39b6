/**
 * What is asked in the middle of danger, with its answers, what keeps the talk with it until they are through, how it is left,
 * and what may be said while somebody waits: one Markdown file a language (content/<language>/charla/seguridad.md). Pure.
 */
import { z } from 'zod';
import type { Language } from '../../intake/style-profile.ts';
import type { RiskKind } from '../../safety/risk.ts';
import { ContentErrors, splitFrontMatter } from './authored.ts';
import { problemsOf } from './authored-sentence.ts';

export const DANGERS = ['crisis', 'body', 'violence', 'other', 'mind', 'birth', 'harm', 'others'] as const;
export type Danger = (typeof DANGERS)[number];
/** Where the talk stays with the danger after the steps of safety; in a crisis those steps do. */
const STAYING: readonly Danger[] = ['body', 'violence', 'other', 'mind', 'birth', 'harm'];
const LEAST_STAYING = 3;

export type InDanger = {
  /** With a label the question is offered as a chip. */
  asked: { danger: Danger; question: string; answer: string; label: string | null }[];
  /** To what is told on: what still holds, one thing to do, one question. */
  stay: Partial<Record<Danger, string[]>>;
  /** To who leaves. */
  leave: Partial<Record<Danger, string[]>>;
  /** Each has one small thing to do. */
  wait: string[];
};

/** Whether their children will be taken: asked in many ways, and answered by what stands behind it. */
const TAKES_CHILDREN =
  /(?<!\p{L})(?:me l[oae]s? (?:van a |pueden |podr[ií]an )?(?:quit|sac|llev)(?:ar|an|en|aran|ar[ií]an)|(?:me )?(?:quitan|quiten|quitar[aá]n|sacan|saquen|van a (?:quitar|sacar|llevar)(?:me)?|pueden (?:quitar|sacar|llevar)(?:me)?|se llevan|v[aã]o (?:tirar|levar|tomar)|tiram|tiraram|podem (?:tirar|levar|tomar)) [^?]{0,20}(?:hij[oa]s?|beb[eéê]s?|ni[nñ][oa]s?|nen[ea]s?|chic[oa]s|guagua|filh[oa]s?|crian[cç]as?|(?:ele|ela|eles) (?:de mim|embora)))(?!\p{L})/iu;

/** The question about their children that is meant where these dangers are on file; -1 where none is asked. */
export function childrenAsked({ asked }: InDanger, question: string, onFile: readonly Danger[]): number {
  if (!TAKES_CHILDREN.test(question)) return -1;
  const of = (['violence', 'crisis', 'birth'] as const).find((danger) => onFile.includes(danger)) ?? 'birth';
  return asked.findIndex((one) => one.danger === of && TAKES_CHILDREN.test(one.question));
}

/** What to do with what could hurt, named or not: "¿agarro la llave?", "¿y con lo que guardé en el cajón?", "e o que tá na gaveta?". */
const MEANS_TO_DO =
  /(?<!\p{L})(?:qu[eé] hago|qu[eé] se hace|y (?:lo que|eso que|con lo que) (?:dej[eé]|tengo|guard[eé]|qued[oó]|hay)|e (?:o|aquilo) q(?:ue)? (?:eu )?(?:deixei|tenho|guardei|ficou)|l[oa]s? (?:saco|guardo|escondo|tiro|agarro|boto)|(?:saco|guardo|escondo|agarro|boto) (?:yo|eso|los?|las?)|e o q(?:ue)? (?:t[aá]|est[aá])|o que (?:eu )?fa[cç]o|(?:tiro|guardo|escondo) (?:isso|o|a))(?!\p{L})/iu;
const MEANS_THERE =
  /(?<!\p{L})(?:(?:con|com) (?:eso|esto|isso|lo (?:que|otro|de)|o que|la cosa|esa cosa)|(?:lo que|eso que|o que|aquilo que) (?:eu )?(?:dej[eé]|tengo|guard[eé]|qued[oó]|hay|deixei|tenho|guardei|ficou)|una cosa|uma coisa|medicinas|mesada|mesa|remedios?|pastillas?|rem[eé]dios?|comprimidos?|arma|caz(?:a|ar)|llave|chave|la cosa|lo otro|arriba|ba[nñ]o|caj[oó]n|gaveta|ropero|arm[aá]rio|lavander[ií]a|cocina|cozinha|patio|atr[aá]s)(?!\p{L})/iu;
/** Our questions about it. */
const ABOUT_MEANS =
  /qu[eé] hago con lo que|qu[eé] saco de la casa|o que (?:eu )?fa[cç]o com o que|tiro de casa/iu;

/** The question about what could hurt that is meant where a crisis, theirs or another's, is on file; -1 where none is. */
export function meansAsked({ asked }: InDanger, text: string, onFile: readonly Danger[]): number {
  const of = (['other', 'crisis'] as const).find((danger) => onFile.includes(danger));
  if (!of || !MEANS_TO_DO.test(text) || !MEANS_THERE.test(text)) return -1;
  return asked.findIndex((one) => one.danger === of && ABOUT_MEANS.test(one.question));
}

const WAIT = 'wait';
const HEAD = z.strictObject({ name: z.string().trim().min(1) });
const SENTENCE = { least: 8, most: 60 };
const LABEL_MAX = 32;

/** @throws ContentErrors every fault of the file, with its line */
export function parseInDanger(source: string, language: Language, path: string): InDanger {
  const errors = new ContentErrors(path);
  const { body, firstLine } = splitFrontMatter(source, HEAD, errors);
  const found: InDanger = { asked: [], stay: {}, leave: {}, wait: [] };
  let section = '';
  let part = '';
  for (const [at, line] of body.entries()) {
    const number = firstLine + at;
    if (line.trim() === '') continue;
    const [, title, of = ''] = /^## ([a-z]+)(?: (stay|leave))?$/.exec(line) ?? [];
    if (title !== undefined) {
      section = title;
      part = of;
      if (title !== WAIT && !(DANGERS as readonly string[]).includes(title))
        errors.add(number, `no section "${title}"`);
      continue;
    }
    const [, question = '', answer = '', label = null] =
      /^- (?:(.+?\?) \| )?(.+?)(?: \| (.+))?$/.exec(line.trim()) ?? [];
    const isPlain = section === WAIT || part !== '';
    if (answer === '' || (!isPlain && question === '')) {
      errors.add(number, 'an entry is "- question? | answer | label"');
      continue;
    }
    for (const problem of problemsOf(answer, language, SENTENCE)) errors.add(number, problem);
    if (label !== null && label.length > LABEL_MAX)
      errors.add(number, `a label has ${LABEL_MAX} characters at most: ${label}`);
    const danger = section as Danger;
    if (section === WAIT) found.wait.push(answer);
    else if (part === 'stay') found.stay[danger] = [...(found.stay[danger] ?? []), answer];
    else if (part === 'leave') found.leave[danger] = [...(found.leave[danger] ?? []), answer];
    else found.asked.push({ danger, question, answer, label });
  }
  for (const danger of DANGERS)
    if (!found.asked.some((one) => one.danger === danger)) errors.add(1, `"${danger}" has no question`);
  for (const danger of STAYING)
    if ((found.stay[danger]?.length ?? 0) < LEAST_STAYING || !found.leave[danger])
      errors.add(1, `"${danger}" has ${LEAST_STAYING} lines to stay with and one to leave`);
  if (found.wait.length === 0) errors.add(1, '"wait" has no line');
  errors.throwIfAny();
  return found;
}

const OF_KIND: Record<RiskKind, readonly Danger[]> = {
  suicide: ['crisis'],
  self_harm: ['harm'],
  harm_to_others: ['others', 'birth'],
  abuse_violence: ['violence'],
  psychosis_mania: ['mind', 'birth'],
  eating: ['body'],
  substance: ['body'],
  medical_emergency: ['body'],
  third_party: ['other'],
  minor: ['crisis'],
};

export const dangersOf = (kinds: readonly RiskKind[]): Danger[] => [
  ...new Set(kinds.flatMap((kind) => OF_KIND[kind])),
];
