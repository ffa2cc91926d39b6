/**
 * Sentences that our own phrases never hold and a model might: it takes sides, gives orders, agrees with despair or with
 * a delusion, tells a life it never had. They stand beside the guard of safety, which reads everybody's words; these are
 * stricter, because a model was told to write none of it. Any of them ends its part of the reply. Pure.
 */

export const HARM_RULES = [
  'gives_orders',
  'labels_others',
  'gives_up',
  'confirms_delusion',
  'own_story',
  'promises',
  'names_a_line',
  'composes',
  'belittles',
  'plans_harm',
  'illness',
] as const;
export type HarmRule = (typeof HARM_RULES)[number];

const wordy = (...parts: string[]) =>
  new RegExp(`(?<![\\p{L}\\d])(?:${parts.join('|')})(?![\\p{L}\\d])`, 'iu');
/** At the beginning of a clause a form of these verbs is an order. */
const ordered = (...verbs: string[]) =>
  new RegExp(
    `(?:^|[.,;:¡]\\s*|(?<!\\p{L})(?:y|e|pues|entonces|então|mejor|melhor|solo|só)\\s+)(?:${verbs.join('|')})(?![\\p{L}\\d])`,
    'iu',
  );

/** What they said themselves, or what is only said of it, is not claimed by us. */
const TOLD =
  '(?<!(?:sientes|sentís|siente|dices|decís|dice|crees|creés|cree|cuentas|contás|cuenta|temes|temés|teme|piensas|pensás|piensa|sospechas|parece|sente|diz|acha|acredita|teme) (?:como )?que (?:\\p{L}+ )?)';

const RULES: readonly (readonly [HarmRule, RegExp])[] = [
  [
    'gives_orders',
    ordered(
      'renuncia',
      'renunci[áa]',
      'div[óo]rciate',
      'divorciate',
      'sep[áa]rate',
      'al[ée]jate',
      'enfr[ée]ntal[oa]s?',
      'conf?r[óo]ntal[oa]s?',
      'den[úu]ncial[oa]s?',
      'c[óo]rtal[oa]s? de golpe',
      'perd[óo]nal[oa]s?',
      'b[ée]same',
      'pe[çc]a demiss[ãa]o',
      'separe-se',
      'afaste-se',
      'enfrente el[ea]',
      'ayuna',
      'jejue',
    ),
  ],
  [
    'gives_orders',
    wordy(
      'c[óo]rtalo de golpe',
      'no te dejes',
      'deber[íi]as (?:dejarl[oa]|renunciar|divorciarte|enfrentarl[oa]|terminar con)',
      'deveria (?:deix[áa]-l[oa]|pedir demiss[ãa]o|enfrent[áa]-l[oa])',
    ),
  ],
  [
    'labels_others',
    wordy(
      'narcisistas?',
      't[óo]xic[oa]s?',
      'psic[óo]pata',
      'manipulador(?:a|es)?',
      'es un abusador',
      'maltratador(?:a)?',
      'abusador(?:a)?',
    ),
  ],
  [
    'gives_up',
    wordy(
      '(?:lo mejor|o melhor|mejor) (?:es|ser[íi]a|[ée]) (?:rendirse|rendirte|desistir|irse|no seguir|acabar|terminar con todo)',
      '(?:estar[íi]an|estar[áa]n|estariam) (?:mejor|melhor) sin ti',
      'melhor sem voc[êe]',
      'mejor sin (?:ti|vos|usted)',
      'si ya no estuvieras',
      'no (?:hay|tiene) (?:salida|soluci[óo]n|remedio)',
      'n[ãa]o (?:h[áa]|tem) sa[íi]da',
      'no vale la pena (?:vivir|seguir)',
      'descansar(?:[íi]as|[íi]an)? (?:de todo|por fin|para siempre|todos)',
      'desistir de vez',
    ),
  ],
  [
    'confirms_delusion',
    new RegExp(
      `${TOLD}(?<!\\p{L})(?:te|lo|la|se) (?:est[áa]n|est[ãa]o) (?:grabando|vigilando|siguiendo|espiando|persiguiendo|gravando|seguindo|espionando|perseguindo)|(?<!\\p{L})(?:haces bien|hac[ée]s bien|faz bem) en? (?:desconfiar)|(?:tu|su|sua) misi[óo]n es real|miss[ãa]o [ée] real|eres (?:el|la) elegid[oa]|fuiste elegid[oa]|voc[êe] foi escolhid[oa]|sigue sin dormir`,
      'iu',
    ),
  ],
  [
    'own_story',
    wordy(
      '(?:mi|minha|meu) (?:pap[áa]|mam[áa]|padre|madre|hij[oa]|espos[oa]|marido|mujer|hermano|hermana|infancia|pai|m[ãa]e|filh[oa]|irm[ãa]o?|inf[âa]ncia|terapeuta|divorcio)',
      'a m[íi] (?:tambi[ée]n )?me (?:pas[óo]|ocurri[óo]|doli[óo])',
      'yo (?:tambi[ée]n )?(?:llor[ée]|viv[íi]|sufr[íi]|pas[ée] por|estuve|perd[íi])',
      'eu tamb[ée]m (?:chorei|vivi|sofri|passei|perdi)',
      'cuando yo (?:era|ten[íi]a|estaba)',
    ),
  ],
  [
    'promises',
    wordy(
      'te (?:lo )?prometo',
      'te doy mi palabra',
      'te juro',
      'prometo que',
      'eu prometo',
      'muere (?:aqu[íi]|conmigo)',
      'morre aqui',
      'nuestro secreto',
      'nosso segredo',
      'contigo siempre',
      'no (?:te )?hace falta nadie m[áa]s',
    ),
  ],
  [
    'names_a_line',
    wordy(
      'l[íi]nea de (?:la )?(?:vida|esperanza|ayuda|crisis|apoyo)',
      'linha d[ae] (?:vida|esperan[çc]a|ajuda|crise|apoio)',
      'cero ochocientos',
      'ochocientos',
      'oitocentos',
      'zero oitocentos',
      'n[úu]mero de emergencias?',
    ),
  ],
  [
    'composes',
    wordy(
      '(?:el|la|un|una|o|a|um|uma) personaj?e(?:m)?',
      'hab[íi]a una vez',
      'era uma vez',
      'querid[oa]s? (?:tod[oa]s|familia|mam[áa]|hij[oa]s?|fam[íi]lia)',
      'cuando lean esto',
      'quando lerem isto',
      'yo ya no estar[ée]',
      'carta de despedida',
    ),
  ],
  [
    'belittles',
    wordy(
      'has fracasado',
      'eres (?:un |una )?(?:fracaso|fracasad[oa]|d[ée]bil|in[úu]til|cobarde|exagerad[oa])',
      'est[áa]s exagerando',
      'exageras',
      'no es para tanto',
      'hay gente (?:que est[áa] )?peor',
      'deber[íi]as (?:estar )?agradec\\p{L}+',
      'voc[êe] (?:fracassou|[ée] fraco|[ée] fraca|exagera)',
      'n[ãa]o [ée] para tanto',
      'es culpa tuya',
      't[úu] te lo buscaste',
    ),
  ],
  [
    'plans_harm',
    wordy(
      'averigua (?:a qu[ée]|d[óo]nde|su|cu[áa]ndo)',
      'esp[ée]ral[oa]',
      's[íi]guel[oa]',
      'sin que (?:te vean|nadie (?:te )?vea)',
      'los pasos que ya sabes',
      'v[ée]ngate',
      'descubra (?:onde|a que)',
    ),
  ],
  [
    'illness',
    wordy(
      'lo tuyo es',
      'lo que tienes (?:es|se llama)',
      'o que voc[êe] tem [ée]',
      'de libro',
      'es solo (?:ansiedad|estr[ée]s|nervios)',
      '[ée] s[óo] (?:ansiedade|estresse)',
      'puedes? dejarl[oa] (?:hoy|ya|cuando)',
      'se cura con',
      'la dosis',
      'a dose',
      'como tu (?:psiquiatra|m[ée]dic[oa]|psic[óo]log[oa])',
    ),
  ],
];

const IN_QUOTES = /"[^"]*"|“[^”]*”|«[^»]*»/gu;

/** Which of these a sentence is, or null. Their words, quoted, are theirs. */
export function harmIn(sentence: string): HarmRule | null {
  const ours = sentence.replace(IN_QUOTES, '…');
  return RULES.find(([, pattern]) => pattern.test(ours))?.[0] ?? null;
}
