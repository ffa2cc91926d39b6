import { entryWords, fill } from '../../platform/browser/language.ts';

export function RightsFooter() {
  return <p className="quiet">{fill(entryWords().frame.rights, { year: new Date().getFullYear() })}</p>;
}
