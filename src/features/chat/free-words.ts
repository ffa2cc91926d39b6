/** What is said of the free messages of a day, by the house and beside the reply; no word of it is the therapist's. */
import type { Language } from '../intake/style-profile.ts';

/** So many are left when it is said for the first time. */
const SAID_FROM = 5;

/**
 * Kindly, before there are none: when five are left, or at the first message where there are fewer in all, and with the last.
 * @param left after the message that is being answered
 */
export function leftWords(
  language: Language,
  { left, perDay }: { left: number; perDay: number },
): string | null {
  const words = WORDS[language];
  if (left === 0) return words.last.replace('{perDay}', messages(language, perDay));
  if (left !== Math.min(SAID_FROM, perDay - 1)) return null;
  return (left === 1 ? words.soonOne : words.soon).replace('{left}', String(left));
}

/** There are none left: what was written is kept, and everything that has no limit is named. */
export function overWords(language: Language, perDay: number): string {
  return WORDS[language].over.replace('{perDay}', messages(language, perDay));
}

const messages = (language: Language, count: number): string => {
  const [one, many] = WORDS[language].messages;
  return count === 1 ? one : many.replace('{count}', String(count));
};

const WORDS: Record<
  Language,
  Record<'soon' | 'soonOne' | 'last' | 'over', string> & { messages: [one: string, many: string] }
> = {
  es: {
    messages: ['un mensaje gratis', '{count} mensajes gratis'],
    soon: 'Un aviso de la casa: hoy quedan {left} mensajes gratis. Los ejercicios, las herramientas, la memoria y las líneas de ayuda no se cuentan. Si hay peligro, tampoco.',
    soonOne:
      'Un aviso de la casa: hoy queda un mensaje gratis. Los ejercicios, las herramientas, la memoria y las líneas de ayuda no se cuentan. Si hay peligro, tampoco.',
    last: 'Un aviso de la casa: este fue el último mensaje gratis de hoy. Mañana hay {perDay} otra vez. Los ejercicios, las herramientas, la memoria y las líneas de ayuda siguen abiertos.',
    over: 'Este mensaje quedó guardado. Por hoy se acabaron los mensajes gratis; mañana hay {perDay} otra vez, y la charla sigue desde aquí. Los ejercicios, las herramientas, la memoria y las líneas de ayuda no tienen límite. Si hay peligro, basta escribirlo: a eso siempre se responde.',
  },
  pt: {
    messages: ['uma mensagem grátis', '{count} mensagens grátis'],
    soon: 'Um aviso da casa: hoje restam {left} mensagens grátis. Os exercícios, as ferramentas, a memória e as linhas de ajuda não contam. Se houver perigo, também não.',
    soonOne:
      'Um aviso da casa: hoje resta uma mensagem grátis. Os exercícios, as ferramentas, a memória e as linhas de ajuda não contam. Se houver perigo, também não.',
    last: 'Um aviso da casa: esta foi a última mensagem grátis de hoje. Amanhã há {perDay} de novo. Os exercícios, as ferramentas, a memória e as linhas de ajuda continuam abertos.',
    over: 'Esta mensagem ficou guardada. Por hoje acabaram as mensagens grátis; amanhã há {perDay} de novo, e a conversa segue daqui. Os exercícios, as ferramentas, a memória e as linhas de ajuda não têm limite. Se houver perigo, basta escrever: a isso sempre se responde.',
  },
};
