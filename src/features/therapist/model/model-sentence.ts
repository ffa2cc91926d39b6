/**
 * What a sentence must be before it is weighed for harm: a sentence, in the person's language, and none of the machinery
 * around a reply. Pure.
 */
import type { Language } from '../../intake/style-profile.ts';
import { detectLanguage } from '../language.ts';

const ENGLISH = new Set(
  'the and you your that have with for this is are it of to i my be been was were will would can what how not but like feel feels sounds hear there they when from about would who through just so here we'.split(
    ' ',
  ),
);
const OURS = new Set(
  'el la los las un una de del que y a en con por para se te tu su lo es no me mi si al le como más mas pero esto eso esa ese o os as um uma do da dos das em com por para se você voce sua seu não nao mais isso essa esse ao é'.split(
    ' ',
  ),
);

/** Everyday words and letters of one of the two and never of the other: one of them tells a short sentence apart. */
const ONLY: Record<Language, RegExp> = {
  es: /[ñ¿¡]|(?<!\p{L})(?:y|el|los|las|muy|pero|hoy|así|también|cuando|donde|sigue|noches?|tú|usted|eres|estás|tienes|quieres|quieras|hasta|siempre que|ahora|nadie|entonces|mañana|ayer)(?!\p{L})/iu,
  pt: /[ãõç]|(?<!\p{L})(?:você|com|uma|os|em|isso|muito|também|mas|quando|onde|noites?|quiser|quer|agora|ninguém|então|amanhã|ontem|seu|sua|meu|minha|ao|foi|aqui|hoje|ele|ela)(?!\p{L})/iu,
};

export const ROLE_MARKER =
  /<\/?\|?[a-z_][^>]{0,20}\|?>|\[\/?(?:INST|SYS)\]|<<\/?SYS>>|(?:^|\n)\W*(?:assistant|user|system|human|terapeuta|persona|pessoa|usuari[oa]|usu[áa]ri[oa]|juntos|asistente|assistente|modelo|bot|ia|ai|response|respuesta|resposta|answer)\s*:/i;
export const MACHINERY =
  /(?<!\p{L})(?:system prompt|(?:mis|estas|las|los|esas) (?:instrucciones|reglas|indicaciones|[óo]rdenes|directrices|lineamientos|par[áa]metros)(?: (?:que|de)| dicen|:)|mis (?:instrucciones|reglas|indicaciones|directrices|lineamientos)|(?:minhas|estas|essas) (?:instru[çc][õo]es|regras|diretrizes|orienta[çc][õo]es)|as (?:instru[çc][õo]es|regras|diretrizes) (?:que|do|da|s[ãa]o)|my instructions|texto de gu[ií]a|(?:la|mi|o|meu|no meu|a) (?:gu[ií]a|gui[óo]n|roteiro) (?:dice|diz|est[áa]|pide|pede|indica|me)|<guia>|prompt|(?:mensaje|mensagem|configuraci[óo]n|configura[çc][ãa]o) (?:del?|do) sistema|(?:fui|soy|he sido|sou|estoy|estou) (?:instru[ií]d|programad|entrenad|treinad|configurad|dise[ñn]ad)[oa]|me (?:programaron|instruyeron|ordenaron|entrenaron|configuraron|programaram|instru[ií]ram|treinaram|mandaram dizer|pidieron que|dieron (?:la orden|instrucciones|reglas))|chatgpt|openai|(?:sin|sem|no tengo|n[ãa]o tenho) (?:filtros?|l[ií]mites|censura)|(?:atualiza[çc][ãa]o|actualizaci[óo]n) aplicada|me (?:dieron|deram) (?:este|esse|o|un|um) texto)(?!\p{L})/iu;
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d']+/gu) ?? [];

export function isGarbage(sentence: string): boolean {
  if (/\ufffd|[\p{Cc}--[\t\n\r]]/v.test(sentence)) return true;
  const letters = sentence.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const others = sentence.match(/[^\p{L}\p{N}\s]/gu)?.length ?? 0;
  return (
    letters < 1 || others > letters || /\p{Script=Han}|\p{Script=Cyrillic}|\p{Script=Arabic}/u.test(sentence)
  );
}

/** Whoever writes in English may be answered in it. */
export function isEnglish(text: string): boolean {
  const words = wordsOf(text);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  return english >= 2 && english > words.filter((word) => OURS.has(word)).length;
}

export function isIn(language: Language, sentence: string): boolean {
  const words = wordsOf(sentence);
  const english = words.filter((word) => ENGLISH.has(word)).length;
  const ours = words.filter((word) => OURS.has(word)).length;
  if (english >= 2 && english > ours) return false;
  const other = language === 'es' ? 'pt' : 'es';
  if (ONLY[other].test(sentence) && !ONLY[language].test(sentence)) return false;
  // A few words fit both: only a sentence says which one it is.
  return words.length < 8 || detectLanguage(sentence, undefined, language) === language;
}
