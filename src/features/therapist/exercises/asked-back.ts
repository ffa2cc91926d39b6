/** A question about the open step, or that it was not understood: what is asked of it. Plain text. */
import { markedPart } from '../guided/question-part.ts';
import type { Reading } from '../reading.ts';

/** What for, how much is left, whether it is done right, whether it must be, and what is meant. */
export type AskedBack = 'why' | 'left' | 'right' | 'must' | 'what';

const LEFT =
  /\b(cuanto (falta|queda|tiempo|dura|mas)|falta (mucho|muito|poco)|cuant[oa]s? (\w+ )?(falta|queda|son)n?|quanto (falta|tempo)|quant[oa]s (\w+ )?(faltam?|ainda|sao|mais)|ya (casi )?(termina|acaba)(mos)?|ja (ta |esta )?acaba(ndo)?|(ainda|todavia|aun) (tem|hay|faltan?|quedan?|son) (much[oa]s?|muit[oa]s?)|(hay|son|tem|sao) (much[oa]s|muit[oa]s) (pasos|preguntas|perguntas|passos))\b/;
const RIGHT =
  /^[¿\s]*(y|e) (si|se) .{0,20}\b(no|nao|mal|equivoc\w*|err\w+)\b|\b((lo )?(estoy|voy) (haciendo(lo)? )?bien|(esta|ta) (bien|mal|bom|certo) asi?m?|asi esta bien|lo hice bien|fazendo (certo|bem|direito)|es normal|e normal)\b/;
const MUST =
  /\b(es obligatorio|e obrigatorio|(tengo|tenho) que (hacer|fazer|contest|respond|seguir)\w*|hace falta (hacer|contest|respond)\w*)\b/;
const WHY =
  /^[¿\s]*(y |e |pero |mas )*(para que|pra que|por que (me |voce |tu |usted )?(pregunt|quier|quer|tengo|tenho|hay que|hago|faco|escrib|escrev)|y eso (que|para)|que tiene que ver|o que tem a ver|de que (me )?sirve|(esto |eso |isso |isto )?(como|en que|em que) (me |te |le )?(va a |vai )?(me )?(ayud|ajud|sirv|serv)|que (gano|ganho)|(esto|eso|isso) (me )?(para que|sirve|funciona|serve|ajuda))/;
const WHAT =
  /^[¿\s]*(y |pero |e |mas |perdon,? |disculpe,? |a ver,? |ay,? |desculpa,? )*((no|nao) (te |le |lo |la |se )?(entiendo|entendi|comprendo|comprendi|entendo|compreendi|capto|cacho|caxo)|que (quieres|queres|quiere) decir|que significa|a que (te|se) refier\w+|como asi|como que|como seria( eso)?|como assim|que (pongo|escribo|digo|tengo que|hago)|o que (quer dizer|significa|(eu )?(escrevo|faco|ponho|digo|tenho))|(me (das|da) |por |dame |deme |me da )?(un |um )?(ejemplo|exemplo)|que ejemplo|cual seria|explica\w*|expliq\w+|(que|como|eh|mande|hein|o que)[?\s]*$)\b/;
/** As if it waited, while it is open. */
const BACK =
  /^(a ver,? |bueno,? |dale,? |bom,? |ya,? )*(retomemos|volvamos al|volvamos a eso|sigamos con el|podemos (seguir|continuar)|vamos continuar|bora (terminar|continuar|voltar))\b.{0,45}$/;
const WORDS_MAX = 10;
const FEW_WORDS = 4;

export function askedBack({ plain, text, understanding }: Reading): AskedBack | null {
  if (understanding.wordCount > WORDS_MAX) return null;
  if (WHAT.test(plain) || BACK.test(plain)) return 'what';
  const isQuestion = markedPart(text) !== null || /^[¿\s]*[ye] s[ie] /.test(plain);
  if (WHY.test(plain)) return 'why';
  if (LEFT.test(plain) && (isQuestion || understanding.wordCount <= FEW_WORDS)) return 'left';
  if (!isQuestion) return null;
  if (MUST.test(plain)) return 'must';
  return RIGHT.test(plain) ? 'right' : null;
}
