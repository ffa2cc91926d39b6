/**
 * "Soy una IA": said at the start of every conversation, whenever somebody asks, and again for every three hours that
 * a conversation goes on (New York General Business Law, article 47). Computed from the times of the turns alone.
 */
import type { Language } from '../intake/style-profile.ts';
import { atLeast, type RiskLevel } from '../safety/risk.ts';

export const NOTICE_EVERY_MS = 3 * 60 * 60 * 1000;

/**
 * Whether the reply given now carries the notice. `times` are those of the turns of this conversation so far, oldest
 * first; the first is its opening, which says it too. Each notice starts the three hours anew.
 */
export function isNoticeDue(times: readonly Date[], now: Date): boolean {
  const [opening, ...later] = times.map((time) => time.getTime());
  if (opening === undefined) return false;
  const last = later.reduce((said, time) => (time - said >= NOTICE_EVERY_MS ? time : said), opening);
  return now.getTime() - last >= NOTICE_EVERY_MS;
}

const WORDS: Record<Language, Record<'start' | 'pause' | 'danger', string>> = {
  es: {
    start: 'Soy una IA, no una persona ni un psicólogo; no diagnostico.',
    pause:
      'Un aviso: soy una IA, no una persona ni un psicólogo, y no diagnostico. Si ya es mucho rato, una pausa también hace bien.',
    danger:
      'Un aviso: soy una IA, no una persona, y no puedo llamar por nadie. Las líneas de ayuda siguen arriba.',
  },
  pt: {
    start: 'Sou uma IA, não uma pessoa nem um psicólogo; não faço diagnósticos.',
    pause:
      'Um aviso: sou uma IA, não uma pessoa nem um psicólogo, e não faço diagnósticos. Se já faz muito tempo, uma pausa também faz bem.',
    danger:
      'Um aviso: sou uma IA, não uma pessoa, e não posso ligar por ninguém. As linhas de ajuda continuam acima.',
  },
};

/** The words after three hours. Nobody in danger is told to take a pause. */
export function noticeWords(language: Language, level: RiskLevel): string {
  return WORDS[language][atLeast(level, 'high') ? 'danger' : 'pause'];
}

/** What stands above an opening that does not say it by itself. */
export function openingNotice(opening: string, language: Language): string | undefined {
  return /(?<!\p{L})IA(?!\p{L})/u.test(opening) ? undefined : WORDS[language].start;
}
