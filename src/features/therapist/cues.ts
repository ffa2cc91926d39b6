/** Small things a message says outright, read from plain text: yes, no, the stop word, what the body has, hard words on oneself. */
import { lately } from '../../platform/lately.ts';
import type { Contraindication } from '../intake/style-profile.ts';

/** Lower case, without accents or doubled spaces: what the cues below are written in. */
export const plain = lately((text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

const PLAN =
  /\b(plan|plano) de (seguridad|seguranca)\b|\b(que|lo que) (decia|dice|anote en|puse en|tenia) (mi|el) plan\b|\bo que (dizia|diz|anotei no|pus no) (o )?(meu )?plano\b|\b(muestrame|mostrame|muestreme|quiero ver|puedo ver|donde esta) (mi|el) plan\b|\b(me mostra|mostre|quero ver|onde esta|cade) (o )?meu plano\b/;

/** "¿Qué decía mi plan de seguridad?" */
export const asksForPlan = (text: string): boolean => PLAN.test(text);

/** The stop word of every exercise, alone or nearly so: "para" is also a preposition. */
export function isStop(text: string): boolean {
  return /^(alto|para|pare|parar|basta|stop|ya basta|paremos|para ya|para por favor|quiero parar|no quiero seguir|dejemoslo|dejemos esto|vamos parar|chega)[.! ]*$|\bno quiero seguir con (esto|el ejercicio)/.test(
    text,
  );
}

const YES =
  /^(y |pues |bueno,? |ah |mmm? )?(si+p?|sii+|claro|ok|okey|oka|dale|va|vale|bueno|esta bien|de acuerdo|listo|simon|sale|ya|por supuesto|me parece|hagamoslo|vamos|probemos|sim|pode ser|ta|tudo bem|beleza|blz|aja|obvio|hecho|puede ser)\b/;
const NO =
  /^(pues |mmm? |ay |la verdad |por ahora )?(no+|nel|nop|nah|ninguno|ninguna|nada|tampoco|nunca|nao|ahora no|todavia no|mejor no|paso)\b/;

export function saysYes(text: string): boolean {
  return YES.test(text) && !/\b(pero no|mejor no)\b/.test(text);
}

/** "No sábado", "no trabalho": in Portuguese that is where and when. */
const IN_THE =
  /^no (sabado|domingo|fim|dia|mes|final|comeco|meu|seu|trabalho|onibus|carro|quarto|banheiro|peito|almoco|proximo|feriado|horario|parque|sofa|metro|celular|corpo|estomago|ombro|pescoco|chao)\b/;

export function saysNo(text: string): boolean {
  return (
    NO.test(text) &&
    !IN_THE.test(text) &&
    !/^(no se|nao sei)\b|^no importa|^no hay (problema|drama)/.test(text)
  );
}

const BODY_CUES: [RegExp, Contraindication][] = [
  [/\b(asma|epoc|enfisema|pulmon|pulmao|bronqui)/, 'lungs'],
  [/\b(embaraz|encinta|gravida|gestante)/, 'pregnancy'],
  [
    /\b(marcapasos|arritmia|hipertens\w*|presion alta|pressao alta|problemas? del corazon|problemas? cardiac|infarto|soplo|cardiaco|problema no coracao)/,
    'heart',
  ],
  [
    /\b(anorexi\w*|bulimi\w*|atracon(es)?|trastorno (de la conducta )?alimen\w*|transtorno alimentar|compulsao alimentar|(me )?provoco el vomito)\b/,
    'eating',
  ],
];

/** Reasons of body and health against an exercise given in the chat; a sentence that denies them gives none. */
export function bodyReasons(text: string): Contraindication[] {
  if (
    /\b(no|nao|sin|sem|ni|nada)\b.{0,15}\b(asma|embaraz|corazon|pulm|tengo nada|gravida|hipertens|presion|anorexi|bulimi|atracon)/.test(
      text,
    )
  )
    return [];
  return BODY_CUES.filter(([cue]) => cue.test(text)).map(([, reason]) => reason);
}

/** The body is in it: breath, chest, throat, heartbeat. */
export function bodyIsInIt(text: string): boolean {
  return /\b(pecho|peito|corazon|coracao|aire|ar que|respir|garganta|tembl|trem[eo]|sud[ao]|suor|taquicardia|palpit|ahog|sufoc|mareo|marea|tonto)/.test(
    text,
  );
}

/** Hard words against oneself; never repeated, never argued with. */
export function isHarshOnSelf(text: string): boolean {
  return /\b(soy|me siento|sou|me sinto)\b (como )?(un |una |um |uma |muy |tan |el |la |o |a )?(peor |mas )?(basura|inutil|mierda|fracas|tont|idiota|estupid|imbecil|pendej|burr|desastre|carga|estorbo|cobarde|vago|vaga|floj|irresponsable|mala (madre|mama|persona|hija|esposa)|mal (padre|papa|hijo|esposo)|toxic[oa]|lixo|inutil|fracasso|burra|asco|nadie|nada|ningem)|\b(no sirvo|no valgo|nao sirvo|nao presto|todo lo hago mal|todo me sale mal)\b/.test(
    text,
  );
}
