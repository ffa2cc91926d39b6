import { useState } from 'react';
import { countryChoices, guessCountry } from '../../platform/browser/country-guess.ts';
import { appWords, fill } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { FieldFrame } from '../../ui/field.tsx';

/** Where they are, so that the right number can be given: the likely one in a tap, any other from a list. */
export function CountryPiece({ onChoose }: { onChoose: (words: string) => void }) {
  const { tag, chat: words } = appWords();
  const countries = countryChoices(tag);
  const likely = countries.find(({ code }) => code === guessCountry());
  const [chosen, setChosen] = useState('');
  const say = (country: string) => onChoose(fill(words.countryAnswer, { country }));
  return (
    <fieldset className="country-piece">
      <legend className="hidden-text">{words.country}</legend>
      {likely && (
        <Button onClick={() => say(likely.name)}>
          {fill(words.countryAnswer, { country: likely.name })}
        </Button>
      )}
      <FieldFrame id="pais-ahora" label={likely ? words.countryOther : words.country}>
        <span className="country-piece-row">
          <select
            className="input"
            id="pais-ahora"
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
          >
            <option value="">{words.countryChoose}</option>
            {countries.map(({ code, name }) => (
              <option key={code} value={name}>
                {name}
              </option>
            ))}
          </select>
          <Button disabled={chosen === ''} onClick={() => say(chosen)}>
            {words.countrySend}
          </Button>
        </span>
      </FieldFrame>
    </fieldset>
  );
}
