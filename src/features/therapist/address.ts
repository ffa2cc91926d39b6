/** How somebody speaks to us: whoever says usted, vos or tú is answered the same way. Spanish only. */
import type { Address } from '../intake/style-profile.ts';
import { plain } from './cues.ts';

/** Words in quotes, or said by and to others, are no address to us. */
const OTHERS = /["“”«»]|\b(le|les|me|nos) (dije|dijo|decia|dice|contesto|grito|escribio|conteste)\b/;
const USTED =
  /\b(?:usted(?! (?:y |me (?:dijo|dice)))|disculpe(?: (?:que|la|usted))?|ayudeme|digame|cuenteme|expliqueme|recomiendeme|recuerdeme|perdoneme|fijese|imaginese|permitame|escucheme)\b|^(?:disculpe|perdone|oiga|mire|sepa)\b|^(?:(?:hola|buenas?|buenos|dias|tardes|noches)[ ,.]*)*(?:queria|quisiera|quiero|vengo a|necesito) (?:contar|comentar|preguntar|consultar)le\b(?! a\b)|^¿?(?:y )?(?:me |le )?(?:puede|podria|sabe|cree|conoce|tiene) (?:ayudarme|decirme|explicarme|darme|recomendarme|preguntar|que (?:es|esto|estoy|sea)|algun|alguna)\b/;
const VOS =
  /\b(?:vos (?:que|sos|pod|cre|sab|ten|pens|dec)\w*|sos (?:un|una|real|psicolog\w*)|(?:con|a|para|de) vos\b|(?:me )?(?:podes|sabes vos|crees vos) (?:ayudarme|decirme)|contame|decime|ayudame vos|escuchame vos|tenes (?:algo|algun|alguna|idea)|podes (?:ayudarme|decirme|darme)|que (?:me )?(?:pensas|opinas vos|recomendas|decis))\b/;
const TU =
  /\b(?:tu (?:crees|piensas|que (?:crees|piensas|opinas|harias)|puedes|sabes|eres)|contigo|puedes (?:ayudarme|decirme|darme)|me puedes (?:ayudar|decir|dar)|(?:crees|piensas) tu|tienes (?:algo|algun|alguna) (?:para|que|ejercicio)|dime tu)\b/;

export function addressIn(text: string): Exclude<Address, 'voce'> | null {
  const said = plain(text);
  if (OTHERS.test(said)) return null;
  if (USTED.test(said)) return 'usted';
  if (VOS.test(said)) return 'vos';
  return TU.test(said) ? 'tu' : null;
}

/** "Tu mamá", said to somebody who is now called usted. */
export const readdressed = (name: string): string => name.replace(/^tu(?=s? )/, 'su');
