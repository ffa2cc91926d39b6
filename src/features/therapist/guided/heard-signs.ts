/**
 * What can be told for certain from a few plain words, whatever the rest is about: what was done, when, what the body does. It is
 * enough to show that something was heard, where nothing more is known. Pure.
 */

const word = (...forms: string[]): RegExp => new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');

const YEARS =
  '(?:\\d+|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|muchos|tantos|varios|dois|tr(?:ê|e)s|quatro|sete|oito|nove|dez|muitos) (?:años|anos)';

/** The first that is there counts: what tells more stands before what tells less. */
const SIGNS = {
  'heard-step': word(
    '(?:ya|al fin|por fin|hoy|ayer|já|hoje|ontem) (?:le |lo |la |me |se lo )*(?:dije|habl[eé]|llam[eé]|ped[ií]|mand[eé]|escrib[ií]|fui|hice|cont[eé]|sal[ií]|falei|liguei|mandei|escrevi|pedi|contei|sa[ií]|fiz)',
  ),
  'heard-secret': word(
    'nadie (?:lo )?sabe',
    'no (?:le|lo|se lo)? ?(?:he )?(?:dicho|cont(?:é|e|ado)|dije)(?: esto)? a nadie',
    'ninguém sabe',
    'n(?:ã|a)o contei (?:pra|para|a) ningu(?:é|e)m',
    'a escondidas',
    'escondid[oa]',
  ),
  'heard-tears': word('llor(?:o|é|e|ando|ar|aba)', 'lágrimas', 'lagrimas', 'chor(?:o|ei|ando|ar|ava)'),
  'heard-blame': word(
    '(?:es|fue) (?:mi|por mi) culpa',
    'me siento culpable',
    'soy (?:un[ao]? )?(?:tont[ao]|in[uú]til|idiota|est[uú]pid[ao]|fracas(?:o|ad[ao])|desastre)',
    'sou (?:um|uma) (?:idiota|in[uú]til|fracasso|burr[ao])',
    'a culpa (?:é|eh) minha',
  ),
  'heard-body': word(
    '(?:el|mi) (?:pecho|est(?:ó|o)mago|coraz(?:ó|o)n|cuerpo|cabeza) (?:me |se )?\\p{L}+',
    'nudo en la garganta',
    'me (?:duele|tiembla[n]?)',
    'peito apertado',
    'n(?:ó|o) na garganta',
    'meu (?:peito|corpo|est(?:ô|o)mago|cora(?:ç|c)(?:ã|a)o)',
  ),
  'heard-night': word(
    '(?:de|por la|toda la|en la) (?:noche|madrugada)',
    'no (?:puedo )?d(?:uermo|ormir)',
    '(?:de|à|a) (?:noite|madrugada)',
    'n(?:ã|a)o (?:consigo )?d(?:urmo|ormir)',
  ),
  'heard-years': word(
    `(?:hace|llevo|llevamos|desde hace|durante|despu(?:é|e)s de|tras|h(?:á|a)|faz|depois de) (?:ya |como |casi |m(?:á|a)s de |quase |mais de )?${YEARS}`,
    `${YEARS} (?:junt[oa]s|de casad[oa]s?|de novi[oa]s?|de matrimonio|de casamento|aguantando|aguentando|trabajando|trabalhando)`,
  ),
  'heard-money': word(
    '(?:debo|deudas?|cuotas?|pagar|arriendo|alquiler|renta|devo|d(?:í|i)vidas?|aluguel|boletos?)[^.?!]{0,60}\\d[\\d.,]*',
    '(?:la |el |o )?(?:plata|dinero|dinheiro|grana) (?:no|n(?:ã|a)o) (?:me |nos )?(?:alcanza|d(?:á|a))',
  ),
  'heard-ahead': word(
    '(?:este|el pr(?:ó|o)ximo|antes del?|hasta el|para el) (?:lunes|martes|mi(?:é|e)rcoles|jueves|viernes|s(?:á|a)bado|domingo|\\d{1,2} de \\p{L}+)',
    'la pr(?:ó|o)xima semana',
    'el mes que viene',
    '(?:até|neste|nesse|antes d[eao]|n[ao] pr(?:ó|o)xim[ao]) (?:segunda|ter(?:ç|c)a|quarta|quinta|sexta|s(?:á|a)bado|domingo)',
    'semana que vem',
    'm(?:ê|e)s que vem',
  ),
} as const;

export type HeardSign = keyof typeof SIGNS;
export const HEARD_SIGNS = Object.keys(SIGNS) as HeardSign[];

export const signsHeard = (text: string): HeardSign[] => HEARD_SIGNS.filter((sign) => SIGNS[sign].test(text));
