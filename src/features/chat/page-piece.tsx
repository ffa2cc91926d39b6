import { appWords, at } from '../../platform/browser/language.ts';
import { Icon } from '../../ui/icons.tsx';
import type { Piece } from '../therapist/move.ts';

type Page = Extract<Piece, { kind: 'page' }>['page'];
const PATHS: Record<Page, string> = { plan: '/tu/plan', memory: '/tu/memoria', pass: '/tu/pase' };

/** The way to a page of their own, with a line that says what is there. */
export function PagePiece({ page }: { page: Page }) {
  const { title, text } = appWords().pages[page];
  return (
    <a className="page-piece" href={at(PATHS[page])}>
      <span>
        <b>{title}</b>
        <span className="quiet">{text}</span>
      </span>
      <Icon name="forward" />
    </a>
  );
}
