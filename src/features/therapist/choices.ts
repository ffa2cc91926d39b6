/**
 * The choices we put under a reply and how a free answer is matched to one of them: by its own words, by
 * place ("la primera", "2"), or not at all, and then the conversation simply goes on.
 */
import type { Language } from '../intake/style-profile.ts';

const CHOICES = {
  talk: {
    es: 'Seguir hablando',
    pt: 'Continuar falando',
    cue: /\b(hablar|hablando|hablemos|contar|contando|seguir|sigamos|seguimos|convers\w+|desahog\w+|charl\w+|platic\w+|falar|falando|continuar)\b/,
  },
  resume: {
    es: 'Terminar el ejercicio',
    pt: 'Terminar o exercício',
    cue: /\b(termin|ejercicio|exercicio|sigamos|seguimos|retom|volv|continu)/,
  },
  yes: { es: 'Sí', pt: 'Sim', cue: /^(si|sim|ok|dale|va|claro)\b/ },
  no: { es: 'No', pt: 'Não', cue: /^(no|nao)\b/ },
} as const satisfies Record<string, { es: string; pt: string; cue: RegExp }>;

type Choice = keyof typeof CHOICES;

export function choiceLabels(choices: readonly Choice[], language: Language): string[] {
  return choices.map((choice) => CHOICES[choice][language]);
}

const PLACES = [/\b(primer|1\b|uno\b|a primeira|la una)/, /\b(segund|2\b|dos\b|dois)/];

/** Which of these the text picks, if it picks one and no other. */
export function picked(text: string, choices: readonly Choice[]): Choice | null {
  const place = text.split(' ').length <= 3 ? PLACES.findIndex((cue) => cue.test(text)) : -1;
  const [first, ...others] = choices.filter((choice) => CHOICES[choice].cue.test(text));
  return choices[place] ?? (others.length === 0 ? (first ?? null) : null);
}
