/** What the head of each kind of content file must say. A file that says less fails the build. */
import { parse } from 'yaml';
import { z } from 'zod';

const line = z.string().trim().min(1);

const common = {
  title: line.max(60),
  description: line.min(110).max(160),
  slug: z.string().regex(/^[a-z0-9-]+$/),
  date: z.iso.date(),
  /** Stays empty until a registered professional has read the text. */
  reviewedBy: z.string(),
  sources: z.array(line).default([]),
};

export const TOPIC_GROUPS = ['Ánimo', 'Ansiedad', 'Relaciones', 'Cuerpo', 'Vida', 'Adicciones'] as const;
export const EVIDENCE = ['alta', 'media', 'poca'] as const;
export const CATEGORIES = [
  'Ánimo',
  'Ansiedad',
  'Dormir',
  'Familia',
  'Relaciones',
  'Trabajo y dinero',
  'Pedir ayuda',
] as const;

export const HEADS = {
  page: z.object({ ...common, hero: line.optional(), ids: z.array(z.string()).optional() }),
  topic: z.object({
    ...common,
    name: line,
    group: z.enum(TOPIC_GROUPS),
    order: z.int(),
    card: line,
    severe: z.boolean().default(false),
  }),
  problem: z.object({ ...common, name: line, order: z.int(), line }),
  therapy: z.object({
    ...common,
    name: line,
    order: z.int(),
    simple: line,
    useful: line,
    evidence: z.enum(EVIDENCE),
    evidenceNote: line,
    ai: line,
  }),
  post: z.object({ ...common, category: z.enum(CATEGORIES), summary: line }),
} as const;

export type Kind = keyof typeof HEADS;
export type Head<K extends Kind> = z.infer<(typeof HEADS)[K]>;

/** @throws Error that names the file and every field that is wrong */
export function readHead<K extends Kind>(
  kind: K,
  file: string,
  text: string,
): { head: Head<K>; body: string } {
  const found = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text);
  if (!found) throw new Error(`${file} has no front matter.`);
  const [, yaml = '', body = ''] = found;
  const read = HEADS[kind].safeParse(parse(yaml));
  if (!read.success) throw new Error(`${file}: ${z.prettifyError(read.error)}`);
  return { head: read.data as Head<K>, body: body.trim() };
}
