/**
 * What people ask in the middle of a danger in many ways, known by its form: what is told to whom, what is done with a thing, whether it
 * is meant. Each leads to a question written for that danger. Pure.
 */
import type { Danger, InDanger } from './in-danger.ts';

type Known = {
  of: Danger;
  asked: RegExp;
  /** Our question about it, in Spanish or Portuguese. */
  ours: RegExp;
  /** Asked without a mark as well. */
  unmarked?: true;
  /** Only where a child is named. */
  ofChild?: true;
};

const L = '(?<!\\p{L})';
const R = '(?!\\p{L})';
const on = (body: string): RegExp => new RegExp(`${L}(?:${body})${R}`, 'iu');
const FAMILY =
  '(?:su|la|mi|a|al?|o|à|ao|minha|meu|sua|seu) ?(?:mi |la |su |minha |meu )?(?:pap[aá]|mam[aá]|padre|madre|pai|m[ãa]e|esposa|esposo|mujer|marido|se[ñn]ora|ex|pareja|vieja|viejo|herman[ao]|irm[ãa]o?|suegr[ao]|t[ií][ao]|abuel[ao]|av[óô]|familia|fam[ií]lia|hij[ao] mayor|colegio|escuela|escola)';

const KNOWN: readonly Known[] = [
  {
    of: 'harm',
    asked: on('qu[eé] (?:le )?digo|o que (?:eu )?(?:digo|falo)'),
    ours: /menor lo vio|menor viu/iu,
    ofChild: true,
    unmarked: true,
  },
  {
    of: 'harm',
    asked: on(
      '(?:algo|qu[eé]|o que)[^?]{0,40}(?:con las manos|com as m[ãa]os)|qu[eé] hago (?:ahora|ahorita|mientras|con esto|con las ganas)|o que (?:eu )?fa[cç]o (?:agora|enquanto)',
    ),
    ours: /en vez de eso|no lugar disso|em vez disso/iu,
    unmarked: true,
  },
  {
    of: 'birth',
    asked: on(
      '(?:espero|esperar|aguanto|aguardo)[^?]{0,40}(?:antes|ya|j[aá]|hoy|hoje|ahora|agora|hasta|at[eé])|(?:antes|ya|hoy|j[aá]|hoje) o (?:espero|despu[eé]s)|(?:digo|cuento|hablo|falo|conto|aviso)[^?]{0,30} (?:antes|ya|j[aá]|hoy|hoje)|(?:antes|hoje|j[aá]) ou (?:espero|depois)',
    ),
    ours: /espero a la cita|espero a consulta/iu,
    unmarked: true,
  },
  {
    of: 'crisis',
    asked: on('(?:le |la |lo )?(?:atiendo|contesto|respondo|atendo)(?: o no| ou n[aã]o)?|(?:le )?cuelgo'),
    ours: /llamando mi mam|m[ãa]e est[áa] ligando/iu,
  },
  {
    of: 'crisis',
    asked: on(
      'qu[eé] (?:le |les )?(?:escribo|mando|pongo|digo)|o que (?:eu )?(?:escrevo|mando|digo|falo)(?: (?:pra|para) (?:ele|ela))?',
    ),
    ours: /^¿Qué le digo, qué le escribo|^O que eu (?:escrevo|digo, o que)/u,
    unmarked: true,
  },
  {
    of: 'body',
    asked: on(
      '(?:tomo|tomar|tomarme|bebo|beber|echo|bebesse|tomasse|tomar) (?:un[oa]?|uno solo|un traguito|un trago|una cerveza|una copita|uma|um gole|s[oó] uma|s[oó] um)(?: \\p{L}+)?|un(?:o|a)? (?:solo|sola|nada m[aá]s|no m[aá]s|nom[aá]s)|un traguito|un trago|uma dose',
    ),
    ours: /tomo uno solo|tomar uma dose só/iu,
  },
  {
    of: 'body',
    asked: on(
      '(?:si|se) (?:me )?(?:da|agarra|viene|d[aá]|der|acontece|tiver|pasa|repite)(?: \\p{L}+){0,4} (?:en|no|na|por) (?:el |la )?(?:carro|auto|coche|camino|taxi|caminho|moto)|convulsi[oó]n en el|convuls[aã]o no',
    ),
    ours: /convulsi[oó]n en el auto|convulsão no carro/iu,
  },
  {
    of: 'violence',
    asked: on(
      '(?:c[oó]mo|qu[eé]|que|como|o que) (?:eu )?(?:le |se lo )?(?:digo|aviso|cuento|escribo|falo|conto|hablo|hago)(?: \\p{L}+){0,5}[^?]{0,30}(?:lee|revisa|ve|mira|controla|escucha|l[eê]|olha)(?: todo| tudo| el \\p{L}+)?|(?:lee|revisa|controla|l[eê]|olha)[^?]{0,30}(?:c[oó]mo|como) (?:hago|le digo|le cuento|fa[cç]o|conto|falo|aviso)',
    ),
    ours: /si él lee todo|se ele lê tudo/iu,
    unmarked: true,
  },
  {
    of: 'violence',
    asked: on(
      '(?:c[oó]mo|qu[eé]|que|como|o que)[^?.]{0,30}(?:no se |n[aã]o (?:se |ficar )?)(?:enoje|moleste|enfade|ponga|altere|bravo|brava|irrite|enfureça|encabrone|arreche|empute)',
    ),
    ours: /no se enoje|não ficar bravo/iu,
    unmarked: true,
  },
  {
    of: 'other',
    asked: on(
      '(?:doy|dar|dou|meto|meter|pongo|coloco) (?:yo )?(?:la |a |esa )?(?:idea|ideia)|(?:no|n[aã]o) (?:es|ser[aá]|[eé]|fica) peor|n[aã]o piora|(?:si|se) [^?]{0,25}(?:pregunt|pergunt|habl|fal)\\p{L}*[^?]{0,25}(?:peor|empeor\\p{L}+|piora\\p{L}*)|le metemos? la idea',
    ),
    ours: /no le doy la idea|não dou a ideia/iu,
    unmarked: true,
  },
  {
    of: 'other',
    asked: on(
      '(?:en|de|a) s[eé]rio|(?:es|ser[aá]|lo dice|[eé]) (?:en serio|de verdad|verdad)|(?:llamar|para|chamar)(?: la| a)? aten[cç](?:i[oó]n|[aã]o)|para (?:asustar|que uno se asuste)|manipul\\p{L}+',
    ),
    ours: /lo dice en serio|falando sério/iu,
    unmarked: true,
  },
  {
    of: 'other',
    asked: on(
      `(?:qu[eé]|c[oó]mo|o que|como)(?: (?:yo|eu))?(?: (?:le|se lo|lhe|les?))? (?:digo|aviso|cuento|escribo|conto|falo|pongo|explico)(?: \\p{L}+){0,3} ${FAMILY}|${FAMILY} (?:qu[eé]|c[oó]mo|o que) (?:le |se lo |eu )?(?:digo|aviso|cuento|conto|falo)|(?:conto|falo|aviso|digo|cuento) (?:pra|para|a) [^?]{0,25}(?:como|c[oó]mo|o qu[eéê]|qu[eé])|(?:qu[eé]|c[oó]mo|o que|como)[^?]{0,30}(?:por|en|em|un|uma) (?:mensaje|mensagem|whatsapp)`,
    ),
    ours: /digo a la familia|digo para a família/iu,
    unmarked: true,
  },
  {
    of: 'other',
    asked: on(`(?:le|les|lhe) (?:digo|escribo|mando|pongo|falo) a \\p{Lu}\\p{L}+[^?]*`),
    ours: /digo a la familia|digo para a família/iu,
    unmarked: true,
  },
  {
    of: 'other',
    asked: on(
      '(?:si|se) (?:me |se |ele |ela )?(?:no quiere|se niega|no va|se enoja|no acepta|n[aã]o quer|n[aã]o quiser|recusa|n[aã]o aceita|n[aã]o vai)|(?:si|se) [^?]{0,25}(?:se enoja|se niega|no quiere|n[aã]o quiser)|(?:dice|dijo|diz|disse) que (?:no|n[aã]o) (?:va|quiere|quer|vai) (?:a )?(?:ir|hablar|pedir|falar)(?: \\p{L}+){0,5}',
    ),
    ours: /no quiere ir conmigo|não quer ir comigo/iu,
    unmarked: true,
  },
  {
    of: 'other',
    asked: on('(?:si|se) (?:me |ele |ela )?(?:dice|contesta|responde|disser|diz|responder) que s[ií]m?'),
    ours: /hago si me dice que sí|se a resposta for sim/iu,
    unmarked: true,
  },
  {
    of: 'other',
    asked: on(
      '(?:la|lo|le) puedo dejar|dejar(?:la|lo|le) (?:sol[oa]|a solas|un rato)|(?:puede|pode) (?:quedarse|ficar) (?:sol[oa]|sozinh[oa]|a solas|sem)|deixar (?:ela|ele) (?:sozinh[oa]|s[oó])',
    ),
    ours: /quedarse a solas un rato|ficar sem companhia um/iu,
    unmarked: true,
  },
  {
    of: 'other',
    asked: on(
      'qu[eé] (?:es lo que )?(?:hago|se hace)(?: yo)?(?: primero| ahora| ya| entonces)?(?= ?\\W*$)|por d[oó]nde (?:empiezo|comienzo)|(?:la|lo|una cosa,? la) primer[oa]|o que (?:eu )?fa[cç]o(?: primeiro| agora| j[aá])?(?= ?\\W*$)',
    ),
    ours: /Qué hago primero|faço primeiro/u,
  },
  {
    of: 'mind',
    asked: on(
      '(?:es|ser[aá]|[eé]) (?:verdad|cierto|real|casualidad|verdade|coincid[eê]ncia|acaso)(?: o no| ou n[aã]o)?|(?:no|n[aã]o) (?:es|[eé]) (?:casualidad|azar|coincid[eê]ncia)',
    ),
    ours: /me están vigilando|me vigiando/iu,
  },
  {
    of: 'mind',
    asked: on(
      '(?:t[uú]|vos|usted|voc[eê])(?: tambi[eé]n| tamb[eé]m)? (?:est[aá]s?|sos|eres|es|trabaj\\p{L}+|trabalha) (?:con|de|para|com) (?:ellos|eles|ellas|esa gente)|de qu[eé] lado',
    ),
    ours: /también estás con ellos|também está com eles/iu,
  },
];

/** Where the name of somebody stands in it: "¿le digo a Marta que venga?" is no question about a crowd. */
const OF_A_CHILD = on(
  'hermanit[oa]|hermana|hermano|irm[ãa]o?z?inh?[oa]?|irm[ãa]|hij[oa]|filh[oa]|sobrin[oa]|prim[oa]|ella|[eé]l|ela|ele',
);

/** Without a mark, only so many words ask. */
const SHORT = 16;

/** A chip that was typed, with or without its marks. */
const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[¿?.,]/g, '')
    .trim();

/** -1 where none is known by its form, for these dangers. */
export function plainlyKnown(
  { asked }: InDanger,
  text: string,
  part: string | null,
  onFile: readonly Danger[],
): number {
  const isShort = text.split(/\s+/).length <= SHORT;
  const label = bare(text);
  const tapped = asked.findIndex(
    (one) => one.label !== null && onFile.includes(one.danger) && bare(one.label) === label,
  );
  if (tapped >= 0) return tapped;
  for (const one of KNOWN) {
    if (!onFile.includes(one.of)) continue;
    const where = part ?? (one.unmarked && isShort ? text : null);
    if (where === null || !one.asked.test(where)) continue;
    if (one.ofChild && !OF_A_CHILD.test(text)) continue;
    return asked.findIndex((found) => found.danger === one.of && one.ours.test(found.question));
  }
  return -1;
}
