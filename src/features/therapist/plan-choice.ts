/**
 * The choices we put under a reply and how a free answer is matched to one of them: by its own words, by
 * place ("la primera", "2"), or not at all, and then the conversation simply goes on.
 */
import type { Language } from '../intake/style-profile.ts';

const CHOICES = {
  exercise: {
    es: 'Probar algo corto',
    pt: 'Fazer algo curto',
    cue: /\b(ejercicio|exercicio|prob(ar|emos|amos)|hagamos|hacerlo|hazlo|corto|curto|tecnica|fazer|tentar)\b/,
  },
  talk: {
    es: 'Seguir hablando',
    pt: 'Continuar falando',
    cue: /\b(hablar|hablando|hablemos|contar|contando|seguir|sigamos|seguimos|convers\w+|desahog\w+|charl\w+|platic\w+|falar|falando|continuar)\b/,
  },
  listen: { es: 'Que me escuches', pt: 'Que me escute', cue: /\b(escuch|escut|oir|ouvir|nada mas)/ },
  think: { es: 'Entenderlo', pt: 'Entender', cue: /\b(entend|pensar|compren|claridad|saber)/ },
  act: { es: 'Hacer algo', pt: 'Fazer algo', cue: /\b(hacer|accion|paso|solucion|fazer|acao|actuar)/ },
  resume: {
    es: 'Terminar el ejercicio',
    pt: 'Terminar o exercício',
    cue: /\b(termin|ejercicio|exercicio|sigamos|seguimos|retom|volv|continu)/,
  },
  new: { es: 'Ir a lo nuevo', pt: 'Ir ao novo', cue: /\b(nuev|eso|otro|nov|isso|a lo (otro|de)|hablar)/ },
  close: {
    es: 'Cerrar por hoy',
    pt: 'Encerrar por hoje',
    cue: /\b(cerr|la (charla|platica|conversacion)|a conversa|esta (charla|conversacion)|por (hoy|hoje)|hasta aqui|es todo|eso es todo|ya|encerr|termin|nada mas)/,
  },
  more: { es: 'Queda algo', pt: 'Ainda tem algo', cue: /\b(queda|falta|otra cosa|algo mas|tem|ainda)/ },
  body: { es: 'El cuerpo', pt: 'O corpo', cue: /\b(cuerpo|corpo|cansan|duel|sueno|dorm)/ },
  people: { es: 'La gente', pt: 'As pessoas', cue: /\b(gente|persona|familia|pareja|amig|pessoa)/ },
  duties: {
    es: 'El trabajo o el estudio',
    pt: 'O trabalho ou o estudo',
    cue: /\b(trabaj|estudi|pega|laburo|trabalh|estud|oficina|escuela|universidad)/,
  },
  day: { es: 'Solo contar el día', pt: 'Só contar o dia', cue: /\b(dia|hoy|hoje|manana|contar)/ },
  calm: {
    es: 'Calmar el cuerpo',
    pt: 'Acalmar o corpo',
    cue: /\b(calm|cuerpo|corpo|relaj|relax|respir|tranquil|ansiedad|baj|acalm)/,
  },
  head: {
    es: 'Ordenar la cabeza',
    pt: 'Arrumar a cabeça',
    cue: /\b(cabeza|cabeca|pens|mente|orden|vueltas|arrum|rodando|idea)/,
  },
  step: {
    es: 'Dar un paso',
    pt: 'Dar um passo',
    cue: /\b(paso|passo|hacer|concret|resolv|problema|accion|fazer|agir)/,
  },
  yes: { es: 'Sí', pt: 'Sim', cue: /^(si|sim|ok|dale|va|claro)\b/ },
  no: { es: 'No', pt: 'Não', cue: /^(no|nao)\b/ },
} as const satisfies Record<string, { es: string; pt: string; cue: RegExp }>;

export type Choice = keyof typeof CHOICES;

export function choiceLabels(choices: readonly Choice[], language: Language): string[] {
  return choices.map((choice) => CHOICES[choice][language]);
}

const PLACES = [
  /\b(primer|1\b|uno\b|a primeira|la una)/,
  /\b(segund|2\b|dos\b|dois)/,
  /\b(tercer|3\b|tres\b)/,
];

/** Index of the option the text picks, or null. Options may be known choices or plain words. */
export function pickedIndex(text: string, options: readonly string[]): number | null {
  const place = PLACES.findIndex((cue) => cue.test(text));
  if (place >= 0 && place < options.length && text.split(' ').length <= 3) return place;
  const matches = options.map((option) => {
    const known = CHOICES[option as Choice];
    if (known) return known.cue.test(text);
    return (
      option.length > 0 &&
      text.includes(
        option
          .toLowerCase()
          .normalize('NFD')
          .replace(/[\u0300-\u036f]/g, ''),
      )
    );
  });
  const first = matches.indexOf(true);
  return first >= 0 && matches.lastIndexOf(true) === first ? first : null;
}

export function picked(text: string, options: readonly string[]): string | null {
  const index = pickedIndex(text, options);
  return index === null ? null : (options[index] ?? null);
}
