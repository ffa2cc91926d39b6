/**
 * What weighs most in a telling: a death, a separation, a lost job, a diagnosis, a blow. Of several clauses the one
 * that holds it is said back first, and a detail only after it. Plain text, Spanish and Portuguese.
 */
const KIN =
  '(?:mi|mis|minha|meu|meus|minhas|nuestr[oa]|noss[oa]|un|una|um|uma|el|la|o|a|al)? ?(?:mama|mami|madre|papa|papi|padre|viej[oa]|marido|espos[oa]|mujer|pareja|novi[oa]|companer[oa]|hij[oa]s?|herman[oa]|abuel[oa]|nieto|nieta|ti[oa]|prim[oa]|suegr[oa]|sobrin[oa]|amig[oa]|perr[oa]|gat[oa]|bebe|embarazo|mae|pai|filh[oa]|irma|irmao|av[oó]|vov[oó]|marido|namorad[oa]|cachorr[oa]|bebe|gravidez)';
const HEAVY: readonly RegExp[] = [
  new RegExp(`\\b(?:perdi|perdimos|perdio|enterre|enterramos|enterrei|sepultamos)(?: a)? ${KIN}\\b`),
  /\b(murio|murieron|fallecio|fallecieron|falleci|se me fue|enviude|viud[oa]|morreu|morreram|faleceu|viuv[oa])\b/,
  /\b(me dejo|me deixou|me largou|me termino|terminou comigo|me separe|nos separamos|me separei|me divorcie|divorci\w+|me fue infiel|me engano|me traiu|me traicion\w+|terminamos|cortamos|rompimos)\b/,
  /\b(me (?:echaron|despidieron|corrieron|botaron|mandaron embora|demitiram)|fui demitid[oa]|perdi (?:el|mi|o|meu) (?:trabajo|empleo|laburo|emprego|puesto))\b/,
  /\b(me diagnosticaron|le diagnosticaron|diagnostico|cancer|tumor|infarto|accidente|acidente|derrame|internad[oa]|hospitalizad[oa]|me operaron|leucemia|alzheimer|demencia)\b/,
  /\b(abus\w+|viol(?:o|aron|ada)|me (?:pego|pega|golpe\w+|bateu|bate)|secuestr\w+|asalt\w+)\b/,
  /\b(desaloj\w+|lo perdimos todo|perdimos todo|perdi(?:mos)? la casa|despej\w+)\b/,
];

export const isHeavy = (plain: string) => HEAVY.some((cue) => cue.test(plain));

/** What leans on something else cannot stand first, heavy or not. */
export const LEANS =
  /^(sobre todo|principalmente|especialmente|sobretudo|mas que nada|incluso|hasta|ate|tambien|tambem|ademas|alem disso|por ejemplo|por exemplo|asi que|entonces|entao|despues|depois|para que|de ahi|desde ahi|por eso|dai|por isso|desde entonces|como|lo que|o que|ni|nem)\b/;
