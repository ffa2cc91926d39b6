/**
 * What a model may do beside its words: by tools where the server has them, by marks in the text where it has not. Both
 * end as the same acts, each checked before it happens; what does not pass is dropped and never shown. Pure.
 */
import { z } from 'zod';
import type { Language } from '../../intake/style-profile.ts';
import { RISK_KINDS, RISK_LEVELS, type RiskKind, type RiskLevel } from '../../safety/risk.ts';
import { plain } from '../cues.ts';
import type { ToolCall, ToolSpec } from './chat-message.ts';

export type Act =
  | { act: 'choices'; labels: string[] }
  | { act: 'exercise'; id: string }
  | { act: 'page'; page: 'plan' | 'memory' }
  | { act: 'draft'; text: string }
  | { act: 'remember'; quote: string }
  | { act: 'concern'; kind: RiskKind; level: RiskLevel; quote: string }
  | { act: 'clear' }
  | { act: 'end' };

export const LABEL_MAX = 32;
const CHOICES_MAX = 4;
const DRAFT_MAX = 1_200;

const label = z.string().trim().min(1).max(LABEL_MAX);
const ARGUMENTS = {
  suggest_replies: z.object({ options: z.array(label).min(2).max(CHOICES_MAX) }),
  open_exercise: z.object({ id: z.string().max(40) }),
  open_tool: z.object({
    tool: z.enum(['plan', 'memory', 'draft']),
    text: z.string().max(DRAFT_MAX).optional(),
  }),
  remember: z.object({ quote: z.string().min(8).max(300) }),
  raise_concern: z.object({
    kind: z.enum(RISK_KINDS),
    level: z.enum(RISK_LEVELS),
    quote: z.string().min(2).max(400),
  }),
  clear_screen: z.object({}),
  end_session: z.object({}),
} as const;
type ToolName = keyof typeof ARGUMENTS;

const quote = { type: 'string', description: "The person's exact words" };
const nothing = { type: 'object', properties: {}, additionalProperties: false };
const object = (properties: Record<string, object>, required = Object.keys(properties)) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** In English, as models are trained on; what they are for stands in the brief. */
export function toolSpecs(exercises: readonly string[]): ToolSpec[] {
  const spec = (name: ToolName, description: string, parameters: object): ToolSpec => ({
    name,
    description,
    parameters,
  });
  return [
    spec(
      'suggest_replies',
      'Two to four short replies the person may tap, in their language and voice. Never under a question about dying, violence or abuse.',
      object({
        options: {
          type: 'array',
          items: { type: 'string', maxLength: LABEL_MAX },
          minItems: 2,
          maxItems: CHOICES_MAX,
        },
      }),
    ),
    spec(
      'open_exercise',
      'Shows an exercise with its fixed steps as a card. Only after the person agreed.',
      object({ id: { type: 'string', enum: exercises } }),
    ),
    spec(
      'open_tool',
      "plan: link to the person's safety plan. memory: what is remembered. draft: a text of yours for somebody else, to copy.",
      object({ tool: { type: 'string', enum: ['plan', 'memory', 'draft'] }, text: { type: 'string' } }, [
        'tool',
      ]),
    ),
    spec('remember', 'Something worth keeping for another talk.', object({ quote })),
    spec(
      'raise_concern',
      'A danger the state line does not hold, or a graver one, with the words that say it. Level none: the person made clear that what you had raised was not meant, with the words that say so. minor: the writer is under 18; a child in danger is third_party.',
      object({
        kind: { type: 'string', enum: RISK_KINDS },
        level: { type: 'string', enum: RISK_LEVELS },
        quote,
      }),
    ),
    spec('clear_screen', 'Somebody sees or may see the screen.', nothing),
    spec('end_session', 'The person said goodbye.', nothing),
  ];
}

/** The act a call asks for; null where it asks for nothing we know in the form we know it. */
export function actOf({ name, arguments: given }: ToolCall): Act | null {
  if (!Object.hasOwn(ARGUMENTS, name)) return null;
  let raw: unknown;
  try {
    raw = JSON.parse(given || '{}');
  } catch {
    return null;
  }
  const read = <N extends ToolName>(tool: N) =>
    ARGUMENTS[tool].safeParse(raw).data as z.infer<(typeof ARGUMENTS)[N]> | undefined;
  switch (name as ToolName) {
    case 'suggest_replies': {
      const options = read('suggest_replies')?.options;
      return options ? { act: 'choices', labels: [...new Set(options)] } : null;
    }
    case 'open_exercise': {
      const id = read('open_exercise')?.id;
      return id ? { act: 'exercise', id } : null;
    }
    case 'open_tool': {
      const asked = read('open_tool');
      if (!asked) return null;
      if (asked.tool !== 'draft') return { act: 'page', page: asked.tool };
      return asked.text?.trim() ? { act: 'draft', text: asked.text.trim() } : null;
    }
    case 'remember': {
      const words = read('remember')?.quote;
      return words ? { act: 'remember', quote: words } : null;
    }
    case 'raise_concern': {
      const concern = read('raise_concern');
      return concern ? { act: 'concern', ...concern } : null;
    }
    case 'clear_screen':
      return { act: 'clear' };
    case 'end_session':
      return { act: 'end' };
  }
}

const KIND_NAMES: readonly (readonly [RegExp, RiskKind])[] = [
  [/^(?:mor|suicid)/, 'suicide'],
  [/^autoles/, 'self_harm'],
  [/^viol/, 'abuse_violence'],
  [/^menor/, 'minor'],
  [/^(?:nin|crian)/, 'third_party'],
  [/^mente/, 'psychosis_mania'],
  [/^(?:alcohol|alcool|sustan|substan)/, 'substance'],
  [/^comida/, 'eating'],
  [/^(?:cuerpo|corpo)/, 'medical_emergency'],
  [/^(?:dano a otr|dano a outr)/, 'harm_to_others'],
  [/^(?:otra|outra)/, 'third_party'],
];
const LEVEL_NAMES: readonly (readonly [RegExp, RiskLevel])[] = [
  [/^(?:ningun|nenhum)/, 'none'],
  [/^(?:bajo|baixo)/, 'low'],
  [/^moderad/, 'moderate'],
  [/^alt/, 'high'],
  [/^(?:inminente|iminente)/, 'imminent'],
];
const named = <T>(names: readonly (readonly [RegExp, T])[], text: string): T | undefined =>
  names.find(([pattern]) => pattern.test(plain(text.trim())))?.[1];

const RISK_MARK = /^(?:riesgo|risco)(?![a-z])/;
/** Kind, level and words in any order and with any mark between them: small models keep the words and lose the form. */
function concernOf(inside: string): Act | null {
  const rest = inside.replace(/^\s*(?:riesgo|risco)\s*/iu, '');
  const quoted = /["“«](.+)["”»]/su.exec(rest);
  const parts = (quoted ? rest.slice(0, quoted.index) : rest).split(/[;|:]/).map((part) => part.trim());
  const said = (quoted?.[1] ?? parts.pop() ?? '').trim();
  const names = parts.flatMap((part) => [part, ...part.split(/[\s,]+/)]).filter(Boolean);
  const first = <T>(of: (name: string) => T | undefined) =>
    names.map(of).find((found) => found !== undefined);
  const kind = first((name) => RISK_KINDS.find((one) => one === name) ?? named(KIND_NAMES, name));
  const level = first((name) => RISK_LEVELS.find((one) => one === name) ?? named(LEVEL_NAMES, name));
  return kind && level && said ? { act: 'concern', kind, level, quote: said } : null;
}

/** What stands between the marks, in either language: "opciones: A | B". */
export function actOfMark(inside: string): Act | null {
  const at = inside.indexOf(':');
  const name = plain((at < 0 ? inside : inside.slice(0, at)).trim());
  const rest = at < 0 ? '' : inside.slice(at + 1).trim();
  const bare = rest.replace(/^["“«]|["”»]$/g, '').trim();
  if (/^(?:opciones|opcoes)$/.test(name)) {
    const labels = [...new Set(rest.split('|').map((one) => one.trim()))].filter(Boolean);
    return labels.length >= 2 &&
      labels.length <= CHOICES_MAX &&
      labels.every((one) => one.length <= LABEL_MAX)
      ? { act: 'choices', labels }
      : null;
  }
  if (/^(?:ejercicio|exercicio)$/.test(name)) return rest ? { act: 'exercise', id: rest } : null;
  if (name === 'pagina') {
    const page = plain(rest).startsWith('plan') ? 'plan' : /^memo/.test(plain(rest)) ? 'memory' : null;
    return page && { act: 'page', page };
  }
  if (name === 'texto') return bare && bare.length <= DRAFT_MAX ? { act: 'draft', text: bare } : null;
  if (/^(?:recordar|lembrar)$/.test(name)) return bare.length >= 8 ? { act: 'remember', quote: bare } : null;
  if (RISK_MARK.test(name)) return concernOf(inside);
  if (/^(?:limpiar|limpar)$/.test(name)) return { act: 'clear' };
  return /^(?:fin|fim)$/.test(name) ? { act: 'end' } : null;
}

/** Whether these words really stand in what the person wrote: letters and digits count, the rest may differ. */
export function isQuoteOf(words: string, text: string): boolean {
  const flat = (one: string) =>
    plain(one)
      .replace(/[^a-z\d]+/g, ' ')
      .trim();
  const wanted = flat(words.replace(/…|\.\.\.$/g, ''));
  return wanted.length > 1 && ` ${flat(text)} `.includes(` ${wanted} `);
}

/** What a screen may offer to tap under a reply: never under a question about dying, violence or abuse. */
export function mayOfferUnder(reply: string, language: Language): boolean {
  const asked =
    plain(reply)
      .match(/[^.!?\n]*\?/g)
      ?.join(' ') ?? '';
  return !ABOUT_HARM[language].test(asked) && !ABOUT_HARM[language === 'es' ? 'pt' : 'es'].test(asked);
}
const ABOUT_HARM: Record<Language, RegExp> = {
  es: /(?<![a-z])(?:mat|mori|muert|suicid|quitarte la vida|hacer(?:te|se)? dano|lastim|pega|golpe|viol|abus|a salvo|amenaz|forz|toca)/,
  pt: /(?<![a-z])(?:mat|morr|mort|suicid|tirar a (?:sua|propria) vida|machuc|bat|agred|viol|abus|em seguranca|ameac|forc)/,
};
