/** What a text must hold for an expression to match it, read off the expression itself. */
import { type AST, RegExpParser } from '@eslint-community/regexpp';

/** More wordings than this of one part are not listed. */
const MOST = 48;
/** A class of more characters than this says nothing about the text. */
const CLASS_MOST = 6;

/** `exact`: every text the part can match, where those are few. `needs`: every match holds one of these. */
type Part = { exact: string[] | null; needs: string[] | null };
const ANYTHING: Part = { exact: null, needs: null };

/**
 * Pieces of two characters or more, of which every match holds at least one; null where nothing is certain. What stands in
 * lookaheads and lookbehinds is not asked of the text: at worst the expression then runs for nothing.
 */
export function piecesOf({ source, flags }: RegExp): string[] | null {
  if (/[^u]/.test(flags)) return null;
  const pattern = parsed(source, flags === 'u');
  return pattern && anyOf(pattern.alternatives).needs;
}

/** null for syntax that is newer than the parser: the expression itself still runs. */
function parsed(source: string, unicode: boolean): AST.Pattern | null {
  try {
    return new RegExpParser().parsePattern(source, undefined, undefined, { unicode });
  } catch {
    return null;
  }
}

function anyOf(alternatives: readonly AST.Alternative[]): Part {
  const parts = alternatives.map(({ elements }) => inOrder(elements));
  return {
    exact: few(united(parts.map(({ exact }) => exact))),
    needs: united(parts.map(({ needs }) => needs)),
  };
}

/** One after the other. Neighbours that are known letter by letter make one longer piece; the rarest piece is kept. */
function inOrder(elements: readonly AST.Element[]): Part {
  let needs: string[] | null = null;
  let run = [''];
  let isExact = true;
  for (const { exact, needs: within } of elements.map(partOf)) {
    const longer = exact && few(run.flatMap((begun) => exact.map((next) => begun + next)));
    if (longer) {
      run = longer;
      continue;
    }
    needs = rarer(rarer(needs, run), within);
    run = exact ?? [''];
    isExact = false;
  }
  return { exact: isExact ? run : null, needs: rarer(needs, run) };
}

function partOf(element: AST.Element): Part {
  switch (element.type) {
    case 'Character':
      return inOrderOf([String.fromCodePoint(element.value)]);
    case 'CharacterClass':
      return inOrderOf(lettersOf(element));
    case 'Group':
      return element.modifiers ? ANYTHING : anyOf(element.alternatives);
    case 'CapturingGroup':
      return anyOf(element.alternatives);
    case 'Assertion':
      return inOrderOf(['']);
    case 'Quantifier':
      return repeated(element);
    default:
      return ANYTHING;
  }
}

const inOrderOf = (exact: string[] | null): Part => ({ exact, needs: exact && rarer(null, exact) });

function repeated({ element, min, max }: AST.Quantifier): Part {
  const { exact, needs } = partOf(element);
  if (max === 1) return { exact: exact && few(['', ...exact]), needs: null };
  return min === 0 ? ANYTHING : { exact: null, needs };
}

function lettersOf({ negate, elements }: AST.CharacterClass): string[] | null {
  if (negate) return null;
  const letters = elements.map((one) => {
    if (one.type === 'Character') return [String.fromCodePoint(one.value)];
    if (one.type !== 'CharacterClassRange' || one.max.value - one.min.value >= CLASS_MOST) return null;
    const { min, max } = one;
    return Array.from({ length: max.value - min.value + 1 }, (_, i) => String.fromCodePoint(min.value + i));
  });
  const all = united(letters);
  return all && all.length <= CLASS_MOST ? all : null;
}

/** All of them, without doubles; null as soon as one is not known. */
function united(lists: readonly (string[] | null)[]): string[] | null {
  const known = lists.filter((list) => list !== null);
  return known.length === lists.length ? [...new Set(known.flat())] : null;
}

const few = (list: string[] | null): string[] | null => (list && list.length <= MOST ? list : null);

/** The list that fewer texts will hold one of. A piece of one character is no piece. */
function rarer(one: string[] | null, other: string[] | null): string[] | null {
  return chanceOf(other) < chanceOf(one) ? other : one;
}

function chanceOf(pieces: string[] | null): number {
  if (!pieces || pieces.some(({ length }) => length < 2)) return Number.POSITIVE_INFINITY;
  return pieces.reduce((sum, { length }) => sum + 0.3 ** length, 0);
}
