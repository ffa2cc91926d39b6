/** What somebody in a crisis tells of the way to help, and what they want from us meanwhile. Pure. */
import { normalise } from './normalise.ts';
import { CANNOT, NO_ONE, type Reply } from './reply.ts';
import type { Fact, SafetyCourse } from './risk-schema.ts';

const NO_CALLS =
  /\b(?:dale con el (?:telefono|numero)|otra vez (?:con )?(?:el|ese|con el) (?:telefono|numero)|no (?:quiero|voy a|pienso|pude|puedo) (?:llamar|marcar)|nada de llamar|sin llamar|de novo (?:o|com o) (?:telefone|numero)|nao (?:vou|quero|posso|consigo|da pra) ligar|(?:no|nao) (?:llames|ligue)(?= a nadie| para ninguem| vos| tu)|para de (?:mandar|falar) (?:eu )?ligar|la linea no|esa linea no|no quiero (?:hablar con )?(?:ninguna|esa|la) linea|nao quero (?:falar com )?(?:nenhuma|essa|a) linha)\b/;
/** Whose words of not answering say that the call was tried, not that calling is impossible. */
const NO_ANSWER =
  /\b(?:no (?:me )?(?:contest|respond|atiend|lee)\w*|nao (?:me )?(?:respond|atend|viu|ve)\w*|no (?:puede|va a poder|quiere) venir|nao (?:pode|consegue|quer) vir|me dejo en visto|deixou no vacuo)\b/;
const COMING =
  /\b(?:(?:ya|dice que|dijo que|dice q|que ya|me dijo que) (?:ya )?vienen?|(?<!(?:me|se|le|no|si|cuando|que|nadie|quien) )vienen?(?= (?:en camino|para (?:aca|mi casa|la casa)|pa aca|ya|mi|el|la|un|una)\b)|en camino|esta(?:n)? (?:viniendo|subiendo|por llegar|llegando|en camino|cerca ya)|ya (?:sale|salio|salieron) (?:para|pa|hacia) (?:aca|mi casa)|(?:ta|esta|tao|estao) (?:vindo|chegando|subindo|a caminho)|(?<!(?:nao|que|se|quando) )vem (?:pra ca|vindo|agora|ja|ai)|ja (?:vem|saiu|ta vindo)|falou que (?:ja )?vem|disse que (?:ja )?vem|a caminho)\b/;
const HERE =
  /\b(?:(?<!(?:casi|no|cuando|que|hasta que) )llego(?! (?:al?|del|hasta|tarde|temprano|de|en|a que)\b)|llegaron|ya esta (?:aca|aqui|abajo|en la puerta|conmigo|al lado)|esta (?:aca|aqui|conmigo|al lado mio|a mi lado|en la puerta)|(?:toc(?:o|a|aron|an|ando)|suena|sonando|sono|golpe(?:an|o|aron|ando)|tocaron|abriendo|abri) (?:en )?(?:el timbre|la puerta|timbre)|esta (?!(?:lejos|en|viniendo|por)\b)\w+ (?:aca|aqui)(?= ?(?:$|[.,;]))|a campainha (?:tocou|ta tocando|esta tocando)|(?:bateu|batendo|bateram) na porta|tocou a campainha|(?:ya )?(?:entro|subio)(?= ?(?:$|[,.;]))|ya estamos juntos|ya hay alguien|hay alguien conmigo|me abri[oo]|(?:ja )?chegou|chegaram|(?:ta|esta) (?:aqui|comigo|do meu lado|no portao|na porta)|tem alguem comigo|ja tem alguem)\b/;
const TALK =
  /\b(?:hablame|hableme|charlame|contame|cuentame|cuenteme|distraeme|distraigame|entreteneme|(?:habla|charla|quedate|quedese|segui|sigue) (?:conmigo|hablando|hablandome)|hablemos (?:de|un|mientras|hasta)|podemos (?:hablar|charlar)|decime (?:algo|cualquier)|dime (?:algo|cualquier)|digame (?:algo|cualquier)|(?:fala|conversa|fica) (?:comigo|falando|conversando|alguma|qualquer|de alguma)|me (?:conta|fala|distrai)|vamos (?:conversar|falando|hablando)|que hago mientras|o que (?:eu )?faco enquanto)\b/;
/** Who says where somebody lives has somebody. */
const NAMED =
  /\b(?:a (?:\w+ ){1,3}(?:cuadras|minutos|calles|quadras|manzanas|km)|vive (?:al lado|enfrente|cerca|abajo|arriba|a )|mora (?:do lado|perto|a |em frente))\b/;
const STAY_HOME =
  /\b(?:nos quedamos (?:en casa|aca|aqui)|(?:vamos|a gente vai) ficar em casa|ficamos em casa|no vamos a (?:ir|urgencias|la guardia))\b/;
const NOT_TOLD =
  /\b(?:todavia no le (?:dije|digo|conte|cuento)|no le (?:dije|digo|he dicho|conte)(?: nada)?|no se como decirle|ainda nao (?:falei|contei|disse)|nao falei nada)\b/;
const GOES_TO_CARE =
  /\b(?:(?:vamos|nos vamos|me lleva|me llevan|voy) (?:a |al |para |pra |ya a |ya al )?(?:la |el )?(?:urgencias?|hospital|guardia|clinica|emergencias?|posta|salud)|vamos (?:ao|pro|para o) (?:pronto.?socorro|hospital)|(?:indo|vou) (?:pro|ao) (?:hospital|pronto.?socorro))\b/;

export type CrisisTold = {
  facts: Fact[];
  wantsTalk: boolean;
  noAnswer: boolean;
  named: boolean;
  staysHome: boolean;
  hasNotTold: boolean;
  goesToCare: boolean;
};

export function toldInCrisis(text: string, reply: Reply): CrisisTold {
  const plain = normalise(text);
  const noAnswer = NO_ANSWER.test(plain);
  const isHere =
    (HERE.test(plain) || reply.accompanied) && !/\b(?:no|nao) (?:hay|tem|tengo|llego|chegou)\b/.test(plain);
  const isComing = COMING.test(plain);
  const facts: Fact[] = [];
  if (NO_CALLS.test(plain) || (!noAnswer && CANNOT.test(plain))) facts.push('no-calls');
  if (NO_ONE.test(plain)) facts.push('no-one');
  // "Está subiendo, tocó timbre": at the door is there.
  if (isComing && !HERE.test(plain)) facts.push('coming');
  else if (isHere && !reply.withChild) facts.push('here');
  return {
    facts,
    wantsTalk: TALK.test(plain),
    noAnswer,
    named: NAMED.test(plain),
    staysHome: STAY_HOME.test(plain),
    hasNotTold: NOT_TOLD.test(plain),
    goesToCare: GOES_TO_CARE.test(plain),
  };
}

/** Somebody on the way is somebody; what was said before stays said. */
export function withFacts(course: SafetyCourse, facts: readonly Fact[]): SafetyCourse {
  if (facts.length === 0) return course;
  return { ...course, told: [...new Set([...(course.told ?? []), ...facts])] };
}
