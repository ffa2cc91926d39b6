/**
 * What is never said back: self-insults, slurs, anything about harm,
 * sexual violence, beliefs nobody can check, weights and amounts, questions to us, very long messages.
 * It errs towards silence: a clause held back only costs a plainer reply.
 */
import { lately } from '../../platform/lately.ts';
import { flatten, tokenize, wordsOf } from './tokens.ts';

const LONGEST_ECHO_WORDS = 60;

const INSULT =
  '(un |una |un[ao]? |el |la |bien |muy |tan |re |pura |puro |um |uma |muito |tao |mas? |solo |too? |o |a )*' +
  '(basura|mierda|merda|lixo|asco|nojo|inutil\\w*|estupid\\w*|burr[ao]|idiot\\w*|tont\\w+|fracasad\\w*|fracas\\w+|desastre|imbecil|pendej\\w+|' +
  'boluda|boludo|gil|weon\\w*|huevon\\w*|flojo|floja|vag[ao]|cobarde|covarde|irresponsable|irresponsavel|mala? (madre|mama|papa|padre|hij[ao]|person[a]|espos[ao])|' +
  'monstruo|monstro|porqueria|fe[ao]|horrible|gord[ao]|bestia|besta|incapaz|mediocre|perdedor\\w*|perdid[ao]|loser|' +
  'ridicul[ao]|patetic[ao]|egoista|mentiros[ao]|debil|frac[ao]|nada|nadie|cero|estorbo|carga|peso|fardo|problema|error|erro|' +
  'puta|put[ao]|zorra|enferm[ao]|loc[ao]|louc[ao]|tarad[ao]|defectuos[ao]|insuficiente|insoportable|toxic[ao]|hipocrita)';

const NEVER: readonly RegExp[] = [
  // insults at oneself
  new RegExp(
    `\\b(soy|eres|era|fui|sou|fui|me siento|me sinto|me veo|me creo|soy como|siento como|sinto como|hech[ao]) ${INSULT}\\b`,
  ),
  /\b(no sirvo|no valgo|nao sirvo|nao presto|nao valho|me odio|me doy asco|me da asco mi|me detesto|tenho nojo de mim|me dou nojo)\b/,
  // slurs and insults at others
  /\b(put[ao]s?|hij[ao]s? de (?:su|tu|put\w*|perra|la|mil|re\w+|un[ao]?)\b|hdp|hijueput\w*|maldit[ao]s?|pendej[ao]s?|culer[ao]s?|maric\w*|joto|viad\w*|zorra\w*|perra|pinche|ctm|conchadetumadre|malparid\w*|gonorrea|imbecil\w*|idiota\w*|estupid[ao]s?|desgraciad\w*|vagabund[ao]|otari[ao]|cretin\w*|negro de|indi[ao] de|mogolic\w*|retrasad[ao]|mongol\w*|mierda|merda|verga|chingad\w*|carajo|cabron\w*|porra|caralho|descarad[ao])\b/,
  // death, self-harm, means
  /\b(suicid\w*|matar\w*|me mato|mate|mato|morir\w*|morrer|muer[oa]|muerto yo|desaparecer\w*|desaparezca|sumir|desviv\w*|no despertar\w*|no despierte|nao acordar|quitarme|quitar\w* la vida|tirar a (minha )?vida|acabar con (todo|mi vida|esto)|terminar con (todo|mi vida)|acabar com (tudo|a minha vida)|cortar(me|te|se)|me cort\w+|cortes|lastimarme|hacerme dano|me machuc\w+|colgar\w*|ahorc\w*|aventar(me|se)|tirarme|saltar de|puente|arma|pistola|revolver|escopeta|cuchill\w*|navaja|gillette|soga|veneno\w*|pastillas|comprimidos|remedios|estorb\w+|una carga|un peso|(mejor|felices|feliz|tranquil[ao]s|vivir|melhor|vivirian|estarian) sin mi|(melhor|felizes|viver) sem mim|un(a|as)? cartas?|testamento|despedi(da|rme))\b/,
  // sexual violence and abuse
  /\b(viol(o|ó|aron|ada|ado|acion|aba|ar|arme)|abus(o|aron|aba|ar|ada|ado|os|ou|aram|ado)|estupr\w*|me toc(o|aba|aron|ou|ava)|manose\w*|acos(o|aba|aron|ador)|asedi\w*|me obligo a|me forzo|incesto|me peg(a|o|aba|aron|an)|me golpe\w+|me bate\w*|me bateu|ahorcarme|me amenaz\w+|me amea\w+)\b/,
  // beliefs nobody here can check
  /\b(me (siguen|persiguen|vigilan|espian|graban|escuchan por|perseguem|vigiam|seguem|filmam|controlan|envenen\w+)|antenas?|chip|voces|vozes|camaras? (oculta|en mi)|me leen la mente|senales de la tele|la tele me habla|elegid[ao] (por|de) dios|soy (dios|jesus|profeta))\b/,
  // weights, calories, amounts, doses
  /\b(kilos?|kg|quilos?|calorias?|kcal|talla|imc|peso \d+|pes[eo] \d+|mg|miligramos|gramos|\d+ (copas|cervezas|tragos|pastillas|lineas|gramos))\b/,
  // negated feeling: the denial is not ours to repeat
  /\bno (estoy|me siento|soy|ando|es que este) (triste|deprimid\w+|enojad\w+|ansios\w+|sol[oa]|mal|preocupad\w+|celos\w+)\b/,
  /\bnao (estou|to|me sinto) (triste|deprimid\w+|ansios\w+|sozinh\w+|mal|com raiva)\b/,
  // blame is theirs to examine, not ours to confirm
  /\b(mi|mia|minha) culpa\b|\bculpa (mia|minha)\b|\bgord[ao]s?\b/,
  // sarcasm and jokes
  /\b(ja(ja)+\w*|je(je)+\w*|kk+|rs(rs)+|haha\w*|lol|xd)\b/,
];

export const mayEcho = lately((clause) => {
  if (/[?¿]/.test(clause)) return false;
  const tokens = tokenize(clause);
  const words = wordsOf(tokens);
  if (words.length > LONGEST_ECHO_WORDS) return false;
  // Mate is also what one drinks.
  const flat = flatten(words.map((word) => word.flat).join(' ')).replace(
    /\b(tomar?|tomo|tomando|tomamos|unos?|el|un|los|cebar|de) mates?\b/g,
    '$1 te',
  );
  return !NEVER.some((pattern) => pattern.test(flat));
});
