/** The time a message names, in the person's words with lost accents restored: "el jueves", "hace dos años". */
import { ACCENTS } from './reflect-words-es.ts';
import { joinTokens, type Token } from './tokens.ts';

const DAY = '(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)';
const DIA = '(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?:-feira| feira)?';
const UNIT = '(?:dias?|semanas?|mes|meses|anos?|horas?|noches?|rato|noites?|minutos?)';
const COUNT =
  '(?:un|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|varios|varias|unos|unas|pocos|pocas|mucho|muchos|\\d+|um|uma|dois|duas|quatro|sete|oito|alguns|algumas|como \\d+|casi \\w+)';
const PATTERNS = [
  `(?:desde )?hace ${COUNT} ${UNIT}`,
  `(?:desde )?hace (?:rato|tiempo|anos|meses|semanas|dias)`,
  `(?:faz|ha) ${COUNT} ${UNIT}`,
  `desde (?:ayer|anoche|el ${DAY}|nin[oa]|chic[oa]|siempre|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|ontem|crianca|los \\d+(?: anos)?)`,
  `(?:el|este|cada|todos los) ${DAY}(?: pasado| en la noche| por la noche| por la tarde| por la manana)?`,
  `los (?:domingos|lunes|sabados|viernes|fines de semana)`,
  `(?:no|na|nesta|neste|toda|todo) ${DIA}`,
  `(?:la|esta|cada|toda la|todas las|esa) (?:semana|noche|manana|tarde|madrugada|noches|mananas|tardes)(?: pasada| que viene)?`,
  `(?:el|este|ese) (?:ano|mes|finde|fin de semana)(?: pasado| que viene)?`,
  `de (?:noche|madrugada|dia|nin[oa]|chic[oa])`,
  `(?:antes|despues) de (?:dormir|almorzar|cenar|comer|clases|salir|la escuela|el trabajo)`,
  `en (?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|navidad|las noches|la noche|la manana|la tarde|la madrugada)`,
  `a las? (?:\\d{1,2}(?::\\d{2})?|una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce)(?: (?:y media|am|pm|de la (?:manana|tarde|noche|madrugada)))?`,
  `todos los dias|todas las noches|todos os dias|todo dia|toda noite|de noite|de madrugada|a noite`,
  `ayer|anoche|anteayer|antier|antenoche|manana|hoy|ontem|hoje|amanha|anteontem`,
].map((body) => new RegExp(`(?<![\\p{L}])(?:${body})(?![\\p{L}])`, 'u'));

export function readWhen(tokens: readonly Token[]): string | undefined {
  const flat = tokens.map((token) => token.flat).join(' ');
  for (const pattern of PATTERNS) {
    const match = pattern.exec(flat);
    if (!match) continue;
    const start = flat.slice(0, match.index).split(' ').filter(Boolean).length;
    const found = tokens.slice(start, start + match[0].split(' ').length);
    if (
      found.length === 1 &&
      found[0]?.flat === 'manana' &&
      /^(la|esta|de|por)$/.test(tokens[start - 1]?.flat ?? '')
    )
      continue;
    return joinTokens(
      found.map((token) => (token.low === token.flat ? (ACCENTS[token.flat] ?? token.low) : token.low)),
    );
  }
  return undefined;
}
