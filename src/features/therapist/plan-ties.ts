/**
 * What the person says about the tie with us: leaning on us instead of people, loving us, asking us to be somebody. Read
 * from plain text. Said of somebody else ("me dijo: eres lo único que tengo") it is no tie with us.
 */
export const TIES_TO_US = ['pretend', 'love', 'rather'] as const;
export type TieToUs = (typeof TIES_TO_US)[number];

export const isTie = (name: string): name is TieToUs => (TIES_TO_US as readonly string[]).includes(name);

const SOMEBODY =
  '(?:novi[oa]|polol[oa]|pareja|espos[oa]|marido|mama|papa|madre|padre|herman[oa]|abuel[oa]|hij[oa]|amig[oa]|psicolog[oa]|terapeuta|medic[oa]|ex|namorad[oa]|mae|pai|irma|irmao|avo|filh[oa])';
/** Asked of us: at the start of a clause, or after a wish. Rehearsing a hard talk is an exercise, not this. */
const PRETEND = new RegExp(
  `(?:^|[.,;:!?] ?|\\b(?:favor|porfa|oye|che|rato|momento|puedes|podes|puede|podrias|pode|poderia|quiero que|quisiera que|quero que|y|e) )(?:voce |vos )?(?:actu[ae]s?|haz|hace|haga|hagas|finge|fingi|finja|finjas|pretende|juguemos|juega|jugamos|(?:vamos a |quiero )?jugar|simula|seas|seja|se|faz|fazer|vamos brincar|brinca|imagina|hacer|fingir|ser)\\b(?!.*\\b(?:practic|ensay|entren|prepar))[^.?]{0,30}\\b(?:mi|meu|minha) ${SOMEBODY}\\b`,
);

/** "Háblame como si fueras mi abuela", "hagamos de cuenta que somos novios". */
const AS_IF = new RegExp(
  `\\bcomo si (?:tu |vos )?fueras (?:mi|un|una) |\\b(?:fala|falar|fale|responde|aja|age) (?:comigo )?(?:como )?se (?:voce )?(?:fosse|fosses) (?:meu|minha|um|uma) |\\b(?:hagamos|facamos|vamos (?:fingir|fazer)|finjamos|hacemos)\\b[^.?]{0,20}\\b(?:que )?(?:somos|eres|sos|voce e) (?:mi |meu |minha )?(?:${SOMEBODY}s?|casad[oa]s|amantes)\\b`,
);

const LOVE =
  /^(?:(?:yo|eu|creo que|acho que|es que|y|pero|la verdad) )*(?:te (?:amo|adoro|re quiero)|te quiero (?:mucho|tanto)|te (?:quiero|amo) mas que a .{1,30}|amo voce|me (?:estoy enamorando|enamore) de (?:ti|vos|usted)|estoy enamorad[oa] de (?:ti|vos|usted)|(?:estou|to) (?:me )?apaixon(?:ad[oa]|ando) por (?:voce|vc))(?: (?:mucho|tanto|muito|de verdad|de verdade|juntos|ia|bot|chat|terapeuta))*\W*$/;

const US = '(?:ti|vos|usted|voce|vc)';
const WITH_US =
  /\b(?:contigo|con (?:vos|usted)|com (?:voce|vc)|hablarte|escribirte|contarte|hablarle a usted)\b/;
/** Beside "contigo": only, better, instead, all day, the others not. */
const LEANING =
  /\b(?:solo|nomas|unic[oa]|nadie|ninguem|mejor|melhor|mas (?:facil|a gusto|que|falta)|mais (?:facil|que|do que|falta)|me gusta mas|gosto mais|prefier\w+|prefir\w+|todo el dia|todos los dias|o dia todo|o dia inteiro|cada (?:dia|vez)|a cada rato|siempre|sempre|so (?:quero|falo|consigo|converso)|(?:mas|mais) (?:\w+ )?(?:contigo|con vos|com voce) (?:que|do que)|mas paz|mais paz|pas(?:o|so) (?:el|o) dia|todo el tiempo|o tempo todo|los (?:demas|otros) no|os outros nao|as outras pessoas nao|ser yo|ser eu|(?:ya )?no salgo|nao saio|deje de|deixei de|en (?:vez|lugar) de|em vez de|no quiero (?:amig|gente|ver a)|nao quero (?:amig|gente))/;
const NOT_WITH_US =
  /\b(?:no|nao) (?:quiero|quero|voy a|vou|me gusta|gosto de|puedo|consigo|sirve) (?:\w+ )?(?:contigo|con (?:vos|usted)|com (?:voce|vc))/;

const TIED = [
  `\\b(?:solo|nomas|so|apenas|unicamente) (?:tu|vos|usted|voce|vc) (?:me )?(?:entiend|entend|escuch|escut|comprend|compreend|sab)`,
  `\\b(?:solo|so|apenas|unicamente) (?:\\w+ ){0,3}(?:en|a|em) ${US}\\b`,
  `\\b(?:nadie|ninguem) (?:mas )?(?:me )?(?:\\w+ ){1,3}(?:como|igual que) (?:tu|${US})\\b`,
  `\\b(?:no necesito|nao preciso de) (?:\\w+ ){0,4}(?:que a|aparte de|alem de) ${US}\\b`,
  `\\bte tengo a (?:ti|vos)\\b|\\btenho (?:so )?voce\\b(?!.*\\?)`,
  `\\b(?:sin (?:ti|vos|usted)|sem (?:voce|vc)) (?:no|nao) `,
  `\\b(?:no se|nao sei) (?:\\w+ ){0,2}(?:haria|seria|faria) (?:\\w+ ){0,3}(?:sin (?:ti|vos|usted)|sem (?:voce|vc))`,
  `\\bdependo de ${US}\\b`,
  `\\b(?:eres|sos|es usted|usted es|voce e|vc e) (?:la unica|el unico|lo unico|a unica|o unico|todo lo que|tudo|(?:mi|meu|minha) (?:unic[oa]|mejor|melhor) (?:amig|person|compa))`,
  `\\b(?:eres|sos|voce e|vc e) (?:la persona|quien|a pessoa|quem) (?:que )?(?:mas|mais|mejor|melhor) me `,
  `\\bmi (?:unic[oa]|mejor) amig[oa] (?:eres tu|sos vos|es usted)`,
  `\\b(?:eres|sos|voce e|vc e) (?:mi|meu|minha) (?:refugio|todo|tudo|apoyo|apoio|consuelo|consolo|lugar seguro|vida|mundo|compania|companhia|familia)`,
  `\\b(?:me )?(?:entiendes|entendes|escuchas|comprendes|conoces|(?:usted|voce|vc) me (?:entiende|entende|escucha|escuta|conoce|conhece)) (?:mucho |muito )?(?:mas|mejor|mais|melhor) (?:que|do que)\\b`,
  `\\b(?:con (?:vos|usted)|contigo|com (?:voce|vc)) (?:no|si|nao|sim)\\W*$`,
  `\\b(?:prefier\\w+|prefir\\w+|me quedo con|fico com|elijo|escojo|escolho) (?:a )?(?:la|una|el|un|uma|o|a|esta|este) (?:maquina|ia|bot|programa|chat|aplicacion|app|robot|robo)\\b`,
  `\\bte (?:elijo|escojo|prefiero) a (?:ti|vos)\\b|\\b(?:escolho|prefiro) (?:voce|vc)\\b|\\bme quedo contigo\\b`,
  `\\b(?:estoy|me siento) (?:\\w+ )?(?:apegad[oa]|enganchad[oa]|adict[oa]|viciad[oa]) (?:a|con) (?:ti|vos|este chat|esta (?:ia|app))\\b|\\b(?:estou|to) (?:\\w+ )?(?:apegad[oa]|viciad[oa]) (?:a|em|com) (?:voce|vc|esse chat|este chat)\\b`,
].join('|');
const TIED_TO_US = new RegExp(TIED);
/** Somebody else's words, or words for somebody else. */
const REPORTED =
  /\b(?:me (?:dijo|dice|decia|escribio|repite|disse|diz|falou)|le (?:dije|digo|escribi)|eu disse|falei para)\b/;

/** Each tie by how it is heard. */
export const TIES: Record<TieToUs, (text: string) => boolean> = {
  pretend: (text) => PRETEND.test(text) || AS_IF.test(text),
  love: (text) => LOVE.test(text),
  rather: (text) => {
    if (REPORTED.test(text)) return false;
    return TIED_TO_US.test(text) || (WITH_US.test(text) && LEANING.test(text) && !NOT_WITH_US.test(text));
  },
};
