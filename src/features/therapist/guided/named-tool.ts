/** A tool that is asked for by what it makes: "hazme un plan por días", "ayúdame a escribirle". Pure. */
import type { ToolId } from '../tools/tool.ts';

/** Asking for it: an order, a wish, a request. */
const WANTS =
  '(?:d[aá]me|d[eé]me|haz(?:me)?|h[aá]game|hac[eé](?:me)?|[aá]rm[ae]me|arm[aá](?:me|mos)?|armamos|arm[ae]s?|hagamos|haces|hacer(?:me)?|har[ií]as|necesito|quiero|quisiera|ay[uú]d[ae]me|ayudame|me ayudas?|me ayudar[ií]as?|espero|esperando|puedes|pod[eé]s|puede|me das|me pasas|p[aá]same|pido|te pido|le pido|ped[ií]|pedia|preciso|quero|escreva|escr[ií]b[ae](?:me|le)?|escrib[ií](?:me|le)?|escreve|queria|faz|fa[cç]a|monta(?:r)?|me ajuda|me d[aá]|vamos a|prep[aá]r[ae]me)';

const MADE: Record<ToolId, string> = {
  'day-plan':
    '(?:plan(?: de estudio)?|horario|cronograma|calendario|planificaci[oó]n|plano(?: de estudos?)?)',
  'hard-message':
    '(?:mensaje|mensajito|recado|bilhete|carta|texto|correo|palabras|frases|guion|gui[oó]n|mensagem|palavras|escribir(?:le|les)|escrever(?: pra| para| pro)?|redactar(?:le)?)',
  'two-options': '(?:comparar|comparemos|comparaci[oó]n|pros y (?:los )?contras|pr[oó]s e contras)',
  'problem-apart': '(?:(?:separar|ver|dividir|desarmar|partir)(?:lo)?(?: \\p{L}+){0,3} (?:por|en|em) partes)',
  month:
    '(?:(?:las |los |as )?(?:cuentas|n[uú]meros|contas) (?:del mes|do m[eê]s|de la casa|da casa)|presupuesto|or[cç]amento)',
  'night-routine':
    '(?:rutina (?:para|de|pa) (?:la |las )?(?:noche|noches|dormir)|rotina (?:para|de|da) (?:a )?(?:noite|dormir))',
  'for-the-visit':
    '(?:preparar (?:la|mi|a|minha) (?:consulta|cita)|hoja para (?:el|la) (?:m[eé]dic|doctor|psic[oó]log))',
  'whom-to-call': '(?:lista de (?:gente|personas|contactos|pessoas|contatos))',
};

/** Words between asking and what is asked for. */
const BETWEEN = '(?:[\\s,:]+\\p{L}+){0,5}?[\\s,:]+';
/** "No quiero un plan", "eso no es un plan". */
const NOT =
  /(?<!\p{L})(?:no|n[aã]o|ni|sin|sem)\s+(?:me\s+|es\s+|é\s+)?(?:quiero|quisiera|necesito|hagas|armes|des|un|quero|preciso)/iu;

const FORMS = Object.entries(MADE).map(([id, made]): [ToolId, RegExp] => [
  id as ToolId,
  new RegExp(`(?<!\\p{L})${WANTS}${BETWEEN}(?:${made})(?!\\p{L})`, 'iu'),
]);

/** An order by itself. */
const COMPARE =
  /(?<!\p{L})(?:comparemos|comp[aá]r[ae](?:las|los|me|melas)?|comparamos (?:las|los|as|os|dos|duas)|vamos (?:a )?comparar)(?!\p{L})/iu;

export function toolNamedIn(text: string): ToolId | null {
  if (NOT.test(text) && !/(?<!\p{L})(?:dame|deme|necesito|ay[uú]dame)/iu.test(text)) return null;
  return FORMS.find(([, form]) => form.test(text))?.[0] ?? (COMPARE.test(text) ? 'two-options' : null);
}
