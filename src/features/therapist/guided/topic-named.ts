/** Words that name what a question is about, of both languages: where the recogniser wavers, what is named counts. Pure. */

const word = (words: string): RegExp => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

const NAMED: Record<string, RegExp> = {
  amigos: word('amig[oa]s?|amistad\\p{L}*|amizade\\p{L}*'),
  ansiedad: word('ansiedad|ansiedade|p[aá]nico|nervios|miedo a|medo de|toc'),
  animo: word('depresi[oó]n|depress[aã]o|lloro|llorar|choro|chorar|[aá]nimo|ganas de nada|tristeza'),
  crianza: word(
    'hij[oa]s?|filh[oa]s?|beb[éê]s?|(?:mi|el|un|mis|los) bebes?|ni[nñ][oa]s?|nen[ea]s?|crian[cç]as?|embaraz\\p{L}*|gr[aá]vid\\p{L}*|nalgada|berrinches?|mala (?:mam[aá]|madre)|m[aá] m[aã]e',
  ),
  cuerpo: word('gord[oa]s?|cuerpo|corpo|dieta|comer|comida|peso|kilos?|quilos?|engord\\p{L}+|vomit\\p{L}+'),
  cuidar: word('alzheimer|geri[aá]trico|asilo|cuid(?:o|ar|ando)|demencia|dem[eê]ncia'),
  desempleo: word(
    'entrevista|desemple\\p{L}+|desempreg\\p{L}+|sin trabajo|encontrar (?:trabajo|empleo)|emprego|curr[ií]culum?',
  ),
  dinero: word(
    'plata|dinero|dinheiro|deud\\p{L}*|debo|d[ií]vida\\p{L}*|pr[eé]stamo|empr[eé]stimo|alquiler|aluguel|renta|banco|tarjeta|cart[aã]o|apost\\p{L}+',
  ),
  duelo: word(
    'mur[ií]\\p{L}*|muert[oa]s?|falleci\\p{L}+|duelo|luto|cementerio|cemit[eé]rio|morreu|faleceu|vel[oó]rio|entierro|enterro',
  ),
  edad: word('jubil\\p{L}+|aposent\\p{L}+|cumplo|edad|idade|viej[oa] para'),
  estudio: word(
    'examen\\p{L}*|parcial|prueba|facultad|carrera|universidad|prepa|colegio|faculdade|prova|vestibular|notas?|repro[bv]\\p{L}+|estudi\\p{L}+|estud\\p{L}+',
  ),
  familia: word(
    '(?<!mala )mam[aá]|pap[aá]s?|madre|padres?|hermanos?|hermanas?|viej[oa]s?|m[aã]e|pai|pais|irm[aã]o?s?|t[ií][oa]s?|prim[oa]s?|familia|fam[ií]lia|abuel[oa]s?|sogr[oa]s?',
  ),
  fe: word('dios|deus|iglesia|igreja|pastor|padre cura|cura|pecado|pecando|rezar|fe|f[eé]'),
  habitos: word(
    'tomar|beber|alcohol|[aá]lcool|fum\\p{L}+|cerveza\\p{L}*|cerveja\\p{L}*|apost\\p{L}+|porno\\p{L}*|droga\\p{L}*|viciad[oa]',
  ),
  ia: word('ia|chatgpt|inteligencia artificial|intelig[eê]ncia artificial|robot|rob[oô]'),
  mascota: word('perr[oa]s?|gat[oa]s?|mascota|cachorr[oa]s?|veterinari[oa]'),
  migracion: word(
    'deport\\p{L}+|emigr\\p{L}+|migrant\\p{L}+|papeles|visa|espa[nñ]a|lisboa|extranjero|exterior|otro pa[ií]s|outro pa[ií]s',
  ),
  pareja: word(
    'novi[oa]s?|espos[oa]s?|marido|mujer|pareja|namorad[oa]s?|mulher|parceir[oa]|suegr[oa]s?|sogr[oa]s?|besé',
  ),
  rabia: word('rabia|raiva|enojo|furia|explot\\p{L}+|grit[eé]|bronca'),
  ruptura: word('ex|terminamos|me dej[oó]|termin[oó] conmigo|terminou comigo|separou de mim'),
  salud: word(
    'm[eé]dic[oa]|doctora?|biopsia|c[aá]ncer|c[aâ]ncer|diagn[oó]stic\\p{L}+|diabetes|caro[cç]o|bulto|enferm[oa]s?|doen[cç]a|doente|remedios?|rem[eé]dios?|pastillas|hospital',
  ),
  separacion: word(
    'separ(?:o|ar|arme|arnos|ando|amos|arse)|divorci\\p{L}+|div[oó]rcio|custodia|guarda|pensi[oó]n|pens[aã]o|abogad[oa]|advogad[oa]',
  ),
  sexualidad: word(
    'gay|lesbiana|l[eé]sbica|bi(?:sexual)?|trans|sexo|transar|se me par[oó]|erecci[oó]n|deseo|desejo|cl[oó]set',
  ),
  soledad: word('sol[oa]|soledad|sozinh[oa]|solid[aã]o|sin compa[nñ][ií]a'),
  sueno: word('duermo|dormir|dormido|insomnio|sue[nñ]o|siesta|durmo|ins[oô]nia|sono|acordo'),
  terapia: word('terapia|psic[oó]log[oa]|terapeuta|sesi[oó]n|sess[aã]o|psiquiatra'),
  trabajo: word('jef[ea]|chefe|trabajo|trabalho|oficina|renuncio|empresa|pega|laburo|demit\\p{L}+|turno'),
  vecinos: word('vecin[oa]s?|vizinh[oa]s?|edificio|condom[ií]nio'),
};

/** The topics a message names. */
export const topicsNamed = (text: string): string[] =>
  Object.entries(NAMED)
    .filter(([, form]) => form.test(text))
    .map(([id]) => id);

/** So plainly that the recogniser needs not agree; the narrower stand first. */
const PLAIN: readonly (readonly [string, RegExp])[] = [
  [
    'separacion',
    word(
      'ex[^.?!]{0,40}(?:hij[oa]s?|ni[nñ][oa]s?|filh[oa]s?|pensi[oó]n|pens[aã]o)|custodia|divorci\\p{L}+|div[oó]rcio',
    ),
  ],
  [
    'sexualidad',
    word('gay|lesbiana|l[eé]sbica|bisexual|salir del cl[oó]set|se me par[oó]|erecci[oó]n|ere[cç][aã]o'),
  ],
  ['desempleo', word('encontrar (?:trabajo|empleo|chamba|pega|laburo|emprego)')],
  ['fe', word('dios|deus|pastor|iglesia|igreja')],
  ['vecinos', word('vecin[oa]s?|vizinh[oa]s?')],
  ['mascota', word('mi (?:perr[oa]|gat[oa])|meu (?:cachorro|gato)|minha (?:cachorra|gata)|veterinari[oa]')],
  ['edad', word('cumplo \\d+|me jubil\\p{L}+|me aposent\\p{L}+|jubilaci[oó]n|aposentadoria')],
  ['uno-mismo', word('comparar(?:me)?|me comparo')],
  ['cuidar', word('alzheimer|geri[aá]trico')],
  ['migracion', word('deport\\p{L}+')],
  ['duelo', word('muri[oó]|muert[oa]|falleci[oó]|morreu|faleceu|cementerio|cemit[eé]rio')],
  ['crianza', word('mala (?:mam[aá]|madre)|mal (?:padre|pap[aá])|m[aá] m[aã]e|nalgada')],
  [
    'trabajo',
    word(
      'despedir\\p{L}*|despid\\p{L}+|demit\\p{L}+|licencia m[eé]dica|echar(?:me)? (?:del trabajo|estando embarazada|por estar)',
    ),
  ],
];

export const topicPlainlyNamed = (text: string): string | null =>
  PLAIN.find(([, form]) => form.test(text))?.[0] ?? null;
