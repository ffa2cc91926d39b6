/** Markdown to HTML at build. Headings get ids; a section that is an exercise or a notice gets its frame. */
import { Lexer, Marked, type Token, type Tokens } from 'marked';

export type Heading = { id: string; text: string; level: number };
/** `text` is the heading's; `answer` the words under it, `body` their HTML. */
export type Section = Heading & { html: string; body: string; answer: string };

export type Rendered = {
  /** Before the first heading. */
  lead: string;
  sections: Section[];
  html: string;
  headings: Heading[];
  /** The words alone, a line each paragraph, for reading time and readability. */
  text: string;
  links: string[];
};

const EXERCISE = /^(?:Un|Dos|Tres|Cuatro|Cinco|Diez) minutos?:/;
const NOTICE = /^Necesita apoyo profesional/;

export function renderMarkdown(body: string): Rendered {
  const tokens = Lexer.lex(body);
  const headings: Heading[] = [];
  const marked = new Marked({
    renderer: {
      heading({ tokens: inside, depth, text }) {
        const heading = { id: idOf(plain(text), headings), text: plain(text), level: depth };
        headings.push(heading);
        return `<h${depth} id="${heading.id}">${this.parser.parseInline(inside)}</h${depth}>\n`;
      },
    },
  });
  const [lead = [], ...groups] = splitBySection(tokens);
  const leadHtml = marked.parser(lead);
  const sections = groups.map((group) => {
    const first = headings.length;
    const html = framed(group, marked.parser(group));
    const heading = headings[first] ?? { id: '', text: '', level: 2 };
    const body = html.slice(html.indexOf('</h2>') + '</h2>'.length);
    return { ...heading, html, body, answer: textOf(group.slice(1)).replaceAll('\n', ' ') };
  });
  return {
    lead: leadHtml,
    sections,
    html: leadHtml + sections.map(({ html }) => html).join(''),
    headings,
    text: textOf(tokens),
    links: [...body.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href),
  };
}

/** The same letters a person would type after #. */
export function slugOf(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function idOf(text: string, taken: readonly Heading[]): string {
  const id = slugOf(text) || 'seccion';
  const same = taken.filter((heading) => heading.id === id || heading.id.startsWith(`${id}-`)).length;
  return same === 0 ? id : `${id}-${same + 1}`;
}

function splitBySection(tokens: Token[]): Token[][] {
  const groups: Token[][] = [[]];
  for (const token of tokens) {
    if (token.type === 'heading' && (token as Tokens.Heading).depth === 2) groups.push([]);
    groups.at(-1)?.push(token);
  }
  return groups;
}

function framed(group: Token[], html: string): string {
  const title = (group[0] as Tokens.Heading).text;
  if (EXERCISE.test(title)) return `<section class="exercise">${html}</section>`;
  if (NOTICE.test(title)) return `<section class="notice">${html}</section>`;
  return html;
}

function textOf(tokens: Token[]): string {
  return tokens.map(blockText).filter(Boolean).join('\n');
}

function blockText(token: Token): string {
  switch (token.type) {
    case 'list':
      return (token as Tokens.List).items.map((item) => plain(item.text)).join('\n');
    case 'space':
    case 'hr':
      return '';
    default:
      return plain('text' in token ? String(token.text) : '');
  }
}

/** Inline Markdown without its marks. */
function plain(text: string): string {
  return text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`]/g, '');
}
