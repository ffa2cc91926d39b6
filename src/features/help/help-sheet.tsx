// Ayuda ahora over what the person is doing: every way to it in the app area opens this, and what they wrote stays
// behind it. The link goes on being one: where this cannot open, the page does.
import { useEffect, useState } from 'react';
import { countryChoices, guessCountry } from '../../platform/browser/country-guess.ts';
import { at, entryWords } from '../../platform/browser/language.ts';
import { isPlainClick } from '../../platform/browser/router.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CallFirst, callHref } from './help-panel.tsx';
import { useHelpLines } from './use-help-lines.ts';
import './help-sheet.css';

const PAGE = '/ayuda-ahora';
/** On a link that is to leave for the page itself. */
const LEAVES = 'data-leaves';

/** `account`: the country of whoever is signed in, null where they told none, undefined until that is known. */
export function HelpSheet({ account }: { account: string | null | undefined }) {
  const [isOpen, setOpen] = useState(false);
  const [asked, setAsked] = useState<string | null>(null);
  const [guess] = useState(guessCountry);
  const country = asked ?? account ?? guess;
  // Fetched before it is needed: a hand in danger does not wait, and the signal may go.
  const lines = useHelpLines(country, account !== undefined, 'crisis');
  const { help: words, frame, tag } = entryWords();

  useEffect(() => {
    const open = (event: MouseEvent) => {
      if (!isPlainClick(event) || !(event.target instanceof Element)) return;
      const link = event.target.closest('a');
      if (!link || link.pathname !== at(PAGE) || link.hasAttribute(LEAVES)) return;
      event.preventDefault();
      if (link.hash) setAsked(link.hash.slice(1).toUpperCase());
      setOpen(true);
    };
    document.addEventListener('click', open);
    return () => document.removeEventListener('click', open);
  }, []);

  if (!isOpen) return null;
  const [first, ...rest] = lines;
  return (
    <Dialog open title={words.label} closeLabel={frame.close} onClose={() => setOpen(false)}>
      <div className="help-sheet">
        {country && (first ? <CallFirst line={first} /> : <p>{words.noLine}</p>)}
        <label>
          {words.country}
          <select className="input" value={country ?? ''} onChange={(event) => setAsked(event.target.value)}>
            {!country && <option value="" />}
            {countryChoices(tag).map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </select>
        </label>
        {country &&
          rest.map((line) => (
            <ButtonLink key={line.id} kind="help-line" wide href={callHref(line)}>
              <span>
                {line.label} <span className="help-panel-number">{line.number}</span>
              </span>
            </ButtonLink>
          ))}
        <a href={at('/respirar')}>{words.breathe}</a>
        <a href={`${at(PAGE)}${country ? `#${country.toLowerCase()}` : ''}`} {...{ [LEAVES]: '' }}>
          {words.whole}
        </a>
      </div>
    </Dialog>
  );
}
