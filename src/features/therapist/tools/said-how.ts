/** How something is to be said and to whom, told to us and no part of it: "es hablado", "le digo Lucho". Pure. */
import { sentencesIn } from './said-words.ts';
import type { Noted, Values } from './tool.ts';

/** Spoken, and not sent. */
const SPOKEN =
  /(?<!\p{L})(?:(?:es|va|ser[ií]a|se lo (?:voy a )?(?:digo|decir)|lo (?:voy a )?(?:digo|decir)|é|vai ser|vou falar|quiero decirlo|quiero dec[ií]rselo|dec[ií]rselo) (?:pues |m[aá]s bien |todo )?(?:hablad[oa]|de palabra|en persona|cara a cara|de frente|en la cara|falad[oa]|pessoalmente|ao vivo|de viva voz|por tel[eé]fono hablando)|(?:no|n[aã]o) (?:es|é|eh|va a ser|quiero|por) (?:por )?(?:un |uma? )?(?:whats?app?|wasap|mensaje|mensagem|zap|texto|chat|carta|escrito)|(?:hablado|falado|en persona|pessoalmente),? (?:no|n[aã]o) (?:escrito|por|é)|(?:hablarlo|hablar|dec[ií]rselo|dec[ií]rlo|falar|dizer) (?:\p{L}+ ){0,4}(?:en persona|cara a cara|de frente|de palabra|pessoalmente))(?!\p{L})/iu;
/** "Le digo gordo", "eu chamo ela de Lu". */
const CALLED =
  /^\W*(?:pues |y |e |yo |eu |siempre |a [eé]l |a ella )*(?:(?:le|lo|la) (?:digo|llamo|decimos|dicen)|(?:chamo|trato) (?:ela|ele|a minha \p{L}+|o meu \p{L}+)? ?de|(?:ela|ele) (?:é|eh)) (?!que |q |si )["“«']?(\p{L}[\p{L}. ]{0,24}?)["”»']?(?: (?:nom[aá]s|siempre|y ya|pues|s[oó]|sempre))?[.!]?\W*$/iu;
/** "No lo quiero saludar", "sin saludo". */
const UNGREETED =
  /(?<!\p{L})(?:no|n[aã]o|sin|sem|ni) (?:l[eoa]s? |quiero |voy a |vou |quero |ning[uú]n |nenhum )*(?:salud\p{L}+|cumpriment\p{L}+|saudar)(?!\p{L})|^\W*(?:qu[eé] saludo|nada de saludos?)/iu;

const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** Every sentence of it alone, and those that begin after a full stop or behind a break. */
const piecesIn = (text: string): string[] => sentencesIn(text).flatMap((one) => one.split(/(?<=[;])\s+/));

export function notedIn(text: string, field: string | null): Noted | null {
  const values: Record<string, string> = {};
  const left = piecesIn(text).filter((piece) => {
    const called = field === null ? undefined : CALLED.exec(piece)?.[1];
    if (called !== undefined) values.greeting = capital(called.trim());
    else if (SPOKEN.test(piece)) values.spoken = 'spoken';
    else if (field === 'greeting' && UNGREETED.test(piece)) values.greeting = '';
    else return true;
    return false;
  });
  if (Object.keys(values).length === 0) return null;
  return { values: values as Values, left: left.join(' '), line: values.spoken ? 'is-spoken' : null };
}

const LEADS_OFF =
  /^\W*(?:(?:pues|bueno|ah|o sea|es|eh|tipo|ent[aã]o|quiero|quisiera|quer[ií]a|quero|necesito) )*(?:(?:decirle|contarle|pedirle|preguntarle|dizer|falar|pedir|perguntar)(?: (?:a|pra|para) (?:ela|ele|ella|[eé]l))? )?(que si|que se|q si|si|se|que|q|k) (.+)$/isu;
/** Whoever tells of themselves says it as it stands: "que no puedo ir". */
const OF_ONESELF =
  /^(?:\p{L}+ ){0,3}?(?:yo|me (?:duele|molesta|siento|da|hace|gusta|gustar[ií]a|importa|preocupa|fui|voy|equivoqu[eé])|estoy|soy|tengo|quiero|quisiera|necesito|puedo|puede ser|voy|fui|hice|s[eé]|creo|extra[nñ]o|l[oa]s? (?:extra[nñ]o|quiero|siento|amo)|te|ti|contigo|vos|tu|tus|t[uú]|perd[oó]n\p{L}*|gracias|lo siento|es|fue|hay|eu|estou|tenho|quero|preciso|posso|vou|sinto|amo|voc[eê]|desculp\p{L}*)(?!\p{L})/iu;
/** "Que me devuelvas", "que vengas": to them already. */
const TO_THEM = /^(?:(?:no|n[aã]o|me|se|le|lo|la|nos|ya|por favor) )*\p{L}{2,}[aeáé]s(?!\p{L})/iu;

/** `asking` or `wanting` where it is told as if to a third: "que si viene el lunes", "que me devuelva la llave". */
export function leadOf(text: string, field: string): string | null {
  if (field !== 'happened' || /[¿?]/.test(text)) return null;
  const [, word = '', said = ''] = LEADS_OFF.exec(text) ?? [];
  if (word === '' || (/^(?:si|se)$/i.test(word) && !/^\W*(?:que |q )?(?:si|se) /i.test(text))) return null;
  const isIf = /s[ie]$/i.test(word);
  if (TO_THEM.test(said) || (!isIf && OF_ONESELF.test(said))) return null;
  // "Si no vienes, me voy": a condition of their own.
  if (/^(?:si|se)$/i.test(word) && /,/.test(said)) return null;
  return isIf ? 'asking' : 'wanting';
}
