/** Reads what a tool asks and says from its Markdown file (docs/situations.md). Pure. */
import { z } from 'zod';
import type { Language } from '../../intake/style-profile.ts';
import { ContentErrors, splitFrontMatter } from '../guided/authored.ts';
import { problemsOf } from '../guided/authored-sentence.ts';
import { findTool } from './catalogue.ts';
import { TOOLS, type ToolId, type ToolWords } from './tool.ts';

const CHIP_MAX = 32;
const HEAD = z.strictObject({ name: z.string().trim().min(1).max(CHIP_MAX) });
const SECTIONS = ['intro', 'asks', 'words', 'done'] as const;
const SENTENCE = { least: 2, most: 60 };

/** @throws ContentErrors every fault of the file, with its line */
export function parseToolWords(source: string, id: string, language: Language, path: string): ToolWords {
  const errors = new ContentErrors(path);
  const { head, body, firstLine } = splitFrontMatter(source, HEAD, errors);
  if (!(TOOLS as readonly string[]).includes(id)) errors.add(1, `there is no tool "${id}"`);
  const found = { intro: [] as string[], done: [] as string[] };
  const asks = new Map<string, { asks: string; again: string; labels: { label: string; value: string }[] }>();
  const words = new Map<string, string>();
  const said = (text: string, number: number): string => {
    for (const problem of problemsOf(text, language, SENTENCE)) errors.add(number, problem);
    return text;
  };
  let section = '';
  let open = '';
  for (const [at, line] of body.entries()) {
    const number = firstLine + at;
    if (line.trim() === '') continue;
    const title = /^## (\w+)$/.exec(line)?.[1];
    if (title !== undefined) {
      section = title;
      if (!(SECTIONS as readonly string[]).includes(title)) errors.add(number, `"${title}" is no section`);
      continue;
    }
    const label = /^ {2}- (.+)$/.exec(line)?.[1];
    const entry = /^- (.+)$/.exec(line)?.[1];
    if (section === 'asks' && label !== undefined) {
      const [shown = '', value = shown] = label.split(' → ');
      if (shown.length > CHIP_MAX) errors.add(number, `a label has at most ${CHIP_MAX} letters: ${shown}`);
      asks.get(open)?.labels.push({ label: shown, value });
    } else if (entry === undefined) errors.add(number, 'neither a section, an entry nor a label');
    else if (section === 'asks') {
      const [field = '', question = '', again = ''] = entry.split(' | ');
      open = field;
      asks.set(field, { asks: said(question, number), again: said(again, number), labels: [] });
    } else if (section === 'words') {
      const [name = '', text = ''] = entry.split(' | ');
      words.set(name, text);
    } else if (section === 'intro' || section === 'done') found[section].push(said(entry, number));
  }
  errors.throwIfAny();
  for (const field of findTool(id as ToolId).fields)
    if (!asks.has(field.id)) errors.add(1, `nothing asks for "${field.id}"`);
  if (found.intro.length === 0 || found.done.length === 0) errors.add(1, 'intro and done have a line each');
  errors.throwIfAny();
  return { id: id as ToolId, name: head.name, ...found, asks, words };
}
