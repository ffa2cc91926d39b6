/**
 * Words without which a danger is hardly told. The trained reader may be sure of a message for its manner alone; where no word of that
 * danger stands in it, that is a guess and interrupts nobody. Broad on purpose: they open nothing by themselves. Pure.
 */
import { sifted as onlyWhere } from '../../platform/sifted.ts';
import { normalise } from './normalise.ts';
import type { RiskKind } from './risk.ts';

const stems = (...parts: string[]): RegExp => onlyWhere(new RegExp(`\\b(?:${parts.join('|')})`));

const DYING = [
  'mor[ir]|muer|muri|mort[eo]|matar|mato|mate\\b|suicid|viv[aeioy]|vida\\b|exist|despert|despiert|amane[cz]|acord[aeo]|dorm[ia]r|sum(?:ir|o|i|isse)\\b|desapare|acab[aoeé]|termin|encerr|apag|descans|despid|despe[dç]|adi[oó]s|adeus|tchau|hasta aqui|cart[ai]|bilhete|perd[oó][nea]|cuid[ea]n?(?:me|nse|se)\\b|carga|fardo|estorb|molest|jod[eo]|incomod|atrapalh|favor|llev[ae]|lev[ae]\\b|recoj|diosito|deus|dios\\b|cielo|ceu\\b|siempre|sempre|ultim[oa]|nunca mas|nunca mais|sin mi\\b|sem mim|entierr|enterr|tumba|velorio|cajon|ataud|boleta|pite[oa]|guind|soga|corda|puente|ponte\\b|azotea|cornisa|laje|balcon|trilho|vias\\b|pastilla|comprimid|remedi|veneno|frasco|alivi|no estar|nao estar|no voy a estar|ya no este|no aguant|nao aguent|no puedo mas|nao da mais|me rindo|desist|par[ae] que segui|esperanza|salida|saida|estar aqu|estar aca|mas estar|mais estar|decidid|en paz|em paz|listo\\b|pronto\\b|necesit|precis[oa]|aviso|avis[ea]|llave|trancad|arma\\b|pistol|revolver|escopet|rio\\b|orilla|beira|inyect|injet|engol|trag[uo]e|tome tod|tomei tud|nota\\b|no voy a llegar|cuento hasta|ya esta todo|ja esta tudo|estrell|solo ida|agarre algo|video para',
];
const WOUNDS = [
  'cort[aeo]|cort[eé]|herida|ferid|marca|cicatri|lastim|machuc|dano\\b|hago dano|sangr|rasgun|aran[oe]|arranh|quem[oe]|queim|navaja|gilet|golpe|pego\\b|moretes|braz|brac|muneca|pulso|muslo|coxa|manga|autoles|mutil',
];

/** In normalised text, by kind; a kind that is not here needs no word. */
const WORDS: Partial<Record<RiskKind, RegExp>> = {
  suicide: stems(...DYING, ...WOUNDS),
  self_harm: stems(...WOUNDS, ...DYING),
  psychosis_mania: stems(
    'vo[cz](?:es|z|ces)?\\b|voz|voces|vozes|oig[oa]|oy[eo]|oir|escuch|escut|ouc[oa]|ouv|hablan|falam|sigue|sigo|segu[ie]|persig|perseg|vigil|espi[ao]|graba|grava|camara|camera|microf|chip|mensaj|mensag|senal|sinal|codig|clave|dios\\b|deus|demoni|diabl|elegid|escolhid|mision|missao|poder|leen|leem|mente|pensamiento|pensament|duerm|dorm|dormi|sueno|durmo|noches|noites|envenen|veneno|satelit|radio|tele|sombra|vult|no es ell?[oa]|nao e el|cambiaron|trocaram|rejilla|aparato|aparelho|conspir|secta|seita|gobierno|governo|energia|imparable|trabajan? (?:para|con) (?:el|la|ell|los)|trabalha (?:para|pra|com) (?:ele|ela)|para ell[oa]s\\b|para eles\\b|alcanc|alcanz|no hay se|azar\\b|coinciden|confirm|secuenci|interven|pinch|hacke|rastre|router|roteador|infiltr|placas\\b|patentes\\b|matricul|me busc',
  ),
  abuse_violence: stems(
    'peg[aoóu]|pego|golpe|bat[ei]|bateu|cachet|bofet|tapa\\b|soco|murro|empuj|empurr|agarr|jal[oó]|tir[oó]|avent|quebr|romp|grit|amenaz|ameac|miedo|medo\\b|celos|cium|control|revis|celular|telefono|permiso|deja salir|deixa sair|encerr|tranc|forz|forc|obligo|obrig|toc[oó]|abus|viol[oóae]|insult|xing|humill|humilh|denunci|moret|marcad|morad|rox[oa]|cuello|pescoco|cuchill|faca|arma|pistol|persig|perseg|sigue|acos|plata|dinheiro|sueldo|tarjeta|cartao|ubicacion|foto|dormi con llave|quiso conmigo|quis comigo',
  ),
  harm_to_others: stems(
    'mat[aoe]|muert|mort[eo]|hacerle|fazer com|golpe|romp|reven|quebr|cuchill|faca|arma|pistol|fierro|machete|esper[oa]|veng|ving|dano\\b|lastim|machuc|ahorc|enforc|ahog|sacud|odi[oa]|pagar|levante',
  ),
  third_party: stems(
    'mor[ir]|muer|mat[aeo]|suicid|despid|desped|adios|adeus|perd[oó]|cuid|no contesta|nao responde|no atiende|cort[ae]|lastim|machuc|pastilla|comprimid|remedio|intern|vida\\b|vivir|viver|desaparec|sumi|encerr|tranc|golpe|peg[ao]|bate|voces|vozes|preocup',
  ),
  eating: stems(
    'com[eoií]|comid|com[ei]r|vomit|devuelv|laxant|ayun|jejum|atrac|compuls|dieta|peso\\b|kilo|gord|flac|magr|enorme|hambre|fome|calor[ií]a|espej|espelh|cierra|talla|panza|barriga|purg',
  ),
  substance: stems(
    'tom[aoe]|beb|copa|trag|alcohol|alcool|cervez|cervej|vino|pinga|cachac|droga|coca|polvo|po\\b|cheir|fum|mariguan|marihuan|maconh|pastill|clona|rivotril|pastas?|crack|paco|meta\\b|cristal|consum|dej[eé]|parei|parar|resaca|ressaca|tiembl|trem|apost',
  ),
};

/** Whether a message holds any word of this danger. */
export function namesDanger(text: string, kind: RiskKind): boolean {
  const words = WORDS[kind];
  return words === undefined || words.test(normalise(text));
}
