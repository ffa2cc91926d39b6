import { useState } from 'react';
import { entryWords } from '../../platform/browser/language.ts';
import { Icon } from '../../ui/icons.tsx';
import { HelpPanel } from '../help/help-panel.tsx';
import { useHelpLines } from '../help/use-help-lines.ts';

/** Under 18 there is no account; there is somebody to call. */
export function YouthHelp({ country }: { country: string | null }) {
  const [isOpen, setOpen] = useState(false);
  const words = entryWords().signUp;
  const lines = useHelpLines(country, isOpen, 'children');
  return (
    <details className="why youth" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {words.young}
        <Icon name="chevron" size={18} />
      </summary>
      <p>{words.youngText}</p>
      <HelpPanel panel={{ size: 'full', country, lines }} />
    </details>
  );
}
