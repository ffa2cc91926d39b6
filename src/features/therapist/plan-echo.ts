/**
 * Two more ways of returning what was said, beside the slots: the whole short telling shifted to our side,
 * and one thing of theirs with its article ("las luces", "tu jefe"), so that it can stand in a sentence.
 */
import type { StyleProfile } from '../intake/style-profile.ts';
import { isHarshOnSelf, plain, styleWish } from './plan-cues.ts';
import { mayEcho, reflect } from './reflect.ts';
import type { Understanding } from './understanding.ts';

const MAX_RETOLD_WORDS = 22;
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length;

/** Their sentences, shifted, as far as the grammar is sure and the sum stays short; null when too little is. */
export function retell(text: string, style: StyleProfile): string | null {
  if (wordsIn(text) > 45 || text.includes('?')) return null;
  const told: string[] = [];
  for (const sentence of text.split(/[.;!\n]+/)) {
    const words = wordsIn(sentence);
    if (words < 3 || words > MAX_RETOLD_WORDS || isHarshOnSelf(plain(sentence)) || styleWish(plain(sentence)))
      continue;
    const shifted = reflect(sentence, style);
    if (shifted && wordsIn([...told, shifted].join(' ')) <= MAX_RETOLD_WORDS) told.push(shifted);
  }
  const whole = told.join('. ');
  return wordsIn(whole) >= 7 ? whole : null;
}

const DETERMINER =
  /(?<![\p{L}\d])(el|la|los|las|mi|mis|ese|esa|esos|esas|o|a|os|as|meu|minha|meus|minhas|esse|essa|del|al|do|da|no|na)\s+(\p{L}{4,})/giu;

/** Words that stand behind an article without naming anything one could return. */
const EMPTY =
  /^(cosa|cosas|veces|vezes|verdad|vida|gente|todo|toda|misma|mismo|otra|otro|tardes?|noches?|mananas?|dias?|manana|semana|rato|momento|forma|manera|parte|caso|peor|mejor|unica?|primer[oa]?|ultim[oa]|sabados?|domingos?|lunes|martes|miercoles|jueves|viernes|tempo|coisas?|gente|mesm[oa]|dia|noite|sei|sabe|acho|que|hago|puedo|quiero|tengo|estoy|tambien|cual|cuales|demas|senora?|marido|espos[oa]|novi[oa]|viej[oa]|jef[ea]|pap[ai]|mam[ai]|hij[oa]s?|herman[oa]s?|suegr[oa]|amig[oa]s?|nuev[oa]s?|propi[oa]s?|gran|buen[oa]?s?|mal[oa]?s?|minutos?|horas?|meses|anos?|numero|respuesta)$/;

const OURS: Record<string, Partial<Record<StyleProfile['address'], string>> & { plain: string }> = {
  mi: { plain: 'tu', usted: 'su' },
  mis: { plain: 'tus', usted: 'sus' },
  meu: { plain: 'seu' },
  minha: { plain: 'sua' },
  meus: { plain: 'seus' },
  minhas: { plain: 'suas' },
  del: { plain: 'el' },
  al: { plain: 'el' },
  do: { plain: 'o' },
  da: { plain: 'a' },
  no: { plain: 'o' },
  na: { plain: 'a' },
};

/** The thing the message names, longest and rarest first; undefined when it names none plainly. */
export function thingOf(text: string, { slots }: Understanding, style: StyleProfile): string | undefined {
  const rare = slots.word;
  const isPerson = (noun: string) => slots.who?.some(({ theirs }) => plain(theirs).includes(plain(noun)));
  const isPortuguese = style.language === 'pt';
  const found = [...text.matchAll(DETERMINER)]
    .map(([, determiner = '', noun = '']) => ({
      determiner: determiner.toLowerCase(),
      noun: noun.toLowerCase(),
    }))
    .filter(
      ({ determiner, noun }) =>
        !EMPTY.test(plain(noun)) &&
        mayEcho(noun) &&
        !/(mente|ndo|me|te|se)$/.test(noun) &&
        agrees(determiner, plain(noun)) &&
        fits(determiner, isPortuguese) &&
        !isPerson(noun),
    );
  const best =
    found.find(({ noun }) => noun === rare) ?? found.toSorted((a, b) => b.noun.length - a.noun.length)[0];
  if (!best) return undefined;
  const ours = OURS[best.determiner];
  return `${ours?.[style.address] ?? ours?.plain ?? best.determiner} ${best.noun}`;
}

/** "la llamo" and "los quiero" are verbs with their pronoun: an article agrees with its noun. */
function agrees(determiner: string, noun: string): boolean {
  if (/^(los|las|mis|esos|esas|os|as|meus|minhas)$/.test(determiner)) return noun.endsWith('s');
  return determiner !== 'la' || !noun.endsWith('o') || /^(mano|foto|moto|radio)$/.test(noun);
}

/** "no" and "a" are articles in one language and something else in the other. */
function fits(determiner: string, isPortuguese: boolean): boolean {
  const spanish = /^(el|la|los|las|mi|mis|ese|esa|esos|esas|del|al)$/;
  return isPortuguese ? !spanish.test(determiner) : spanish.test(determiner);
}
