/**
 * What the person asks of us, read from plain text: questions about us, wishes about our manner, the stop
 * word, yes and no. Only explicit wordings; whatever is not clear goes to the reflection instead.
 */
import { lately } from '../../platform/lately.ts';
import type { Contraindication } from '../intake/style-profile.ts';
import { isTie, TIES, type TieToUs } from './plan-ties.ts';
import type { TherapistState } from './state.ts';
import type { Topic } from './understanding.ts';

/** Lower case, without accents or doubled spaces: what the cues below are written in. */
export const plain = lately((text) =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/\s+/g, ' ')
    .trim(),
);

export const QUESTIONS_TO_US = [
  'pretend',
  'rather',
  'love',
  'ai',
  'feel',
  'who',
  'diagnosis',
  'medication',
  'privacy',
  'price',
  'call',
  'remember',
  'leave',
  'understood',
  'purpose',
  'how',
  'plan',
  'summary',
  'professional',
  'better',
  'prepare',
  'opinion',
] as const;
export type QuestionToUs = (typeof QUESTIONS_TO_US)[number];

const QUESTION_CUES: Record<Exclude<QuestionToUs, TieToUs>, RegExp> = {
  ai: /\b(eres|sos|es usted|voce e|vc e)\b.{0,25}\b(robot|bot|ia|maquina|inteligencia artificial|programa|persona|humano|humana|real|pessoa|gente)\b|\b(un|una|um|uma) (robot|bot|maquina)\b|\b(hablo|hablando|converso|conversando|falo|falando) (con|com) (una persona|alguien (real|de verdad)|una maquina|alguem de verdade|uma pessoa|uma maquina)|(hay|tem) (alguien|alguem) de (verdad|verdade)|(finge|finjas|finja|fingir|haz|hace|hagas|faz|actua|actues) (de cuenta que |de conta que |como |que )?(ser|eres|sos|fueras|e|voce e|se fosse)? ?(un|una|um|uma) (mujer|hombre|chic[oa]|mulher|homem|menin[oa])\b|\b(quien|quem) me (contesta|responde|escribe|escreve|lee|le)\b|\b(alguien|nadie|alguem|ninguem) (escribiendo|respondiendo|contestando|leyendo|escrevendo|respondendo)\b|\b(quien|alguien|persona|quem|alguem|pessoa)\b[^.]{0,20}\b(del|al|do) (otro|outro) lado|\b(del|al|do) (otro|outro) lado\b[^.]{0,20}\b(persona|alguien|pessoa|alguem)|\b(hay|tem) (alguien|una persona|alguem) (ahi|detras|real|ai)\b/,
  feel: /\b(tu|vos|usted|voce|vc)?\s?(sientes|sentis|siente|sente) (algo|cosas|emociones|alguma coisa)\b|\btienes sentimientos|\btenes sentimientos/,
  who: /\b(como te llamas|quien eres|quien sos|quien es usted|como se llama usted|quien te (programo|hizo|creo|invento)|quem (te criou|fez voce)|quem e voce|como voce se chama|eres (psicolog|terapeut)|sos (psicolog|terapeut))/,
  diagnosis:
    /\b(que tengo|que me pasa doctor|que es lo que tengo)\b\s*\?|\b(tengo|tendre|sera|es|estoy con|sufro de) (una )?(depresion|ansiedad|bipolar\w*|tdah|toc|trastorno|borderline)[^.]{0,20}\?|\b(eu )?(tenho|sera|e) (depressao|ansiedade|bipolar\w*)[^.]{0,20}\?|\bdiagnostic|\b(estoy|estou) (loco|loca|louc[oa]|enferm[oa]|deprimid[oa]|doente)\s*\?|\bsoy (bipolar|depresiv[oa]|borderline)\s*\?|\bo que (e que )?eu tenho\s*\?/,
  medication:
    /\b(pastilla|pastillas|medicamento|medicamentos|medicina|antidepresiv\w*|ansiolitic\w*|sertralina|fluoxetina|clonazepam|rivotril|alprazolam|quetiapina|escitalopram|remedio|remedios|comprimidos?|dosis|dose)\b[^.]{0,60}\?|\b(puedo|debo|deberia|posso|devo) (tomar|dejar de tomar|dejar|subir|bajar|parar)\b[^.]{0,40}(pastilla|medic|antidepres|remedio|sertralina|fluoxetina|clonazepam|rivotril)/,
  privacy:
    /\b(quien|alguien|nadie|quem|alguem) (mas )?(lee|ve|puede leer|puede ver|va a leer|le|vai ler)\b|\b(es|esto es|e) (privado|confidencial|anonimo|sigiloso|seguro esto)\b|\b(guardan|guardas|guardas lo|se guarda|ficam? guardad)|\bmis datos\b|\bmeus dados\b|\ble (vas|van) a contar a\b/,
  price:
    /\b(cuanto (cuesta|vale|sale|cobran|cobras)|es gratis|tiene costo|hay que pagar|tengo que pagar|se paga|quanto custa|e de graca|tem que pagar)\b/,
  call: /\b(me (puedes|podes|puede) llamar|puedes llamarme|llamame|llameme|me llamas\b|(puedes|podes|puede) llamar a|(podemos|puedo) hablar por telefono|(podemos|puedes|podes|hacen|haces|hay) .{0,15}(videollamada|llamadas?)|me liga|pode me ligar|pode ligar)\b/,
  remember:
    /\b(te acordas|te acuerdas|se acuerda (usted|de mi\b(?! \w)|de lo que)|me recuerdas|recuerdas lo que|que (sabes|sabe|recuerdas|recuerda|sabes tu) de mi|voce lembra|se lembra de mim)\b/,
  leave:
    /\b(me vas a dejar|no me dejes|no me deje|si (un dia |algun dia )?te (apagan|borran|cierran|pierdo|eliminan)|se (um dia )?(te|voce) (desligarem|apagarem|sumir|for desligad[oa])|te necesito|vas a estar siempre|solo (te tengo|tengo) a ti|voce vai me deixar|preciso de voce|so tenho voce)\b/,
  understood:
    /\b(me (entiendes|entendes|entiende|explico|sigues|seguis)|entendiste|entendio|voce (me )?entende(u)?|me entende)\b\s*\??/,
  purpose:
    /\b(esto|eso|isso|isto) (sirve|ayuda|funciona|serve|adianta)\b[^.]{0,20}\?|\b(para que|pra que) (sirve|es|serve|e) (esto|eso|isso|isto)\b|\bde que (me )?sirve (esto|hablar|escribir)|\bno creo que (esto|eso|hablar) (me )?(sirva|ayude|funcione)|\bnao acho que (isso|isto) (sirva|ajude|adiante)/,
  how: /\b(como (funciona|funcionas|trabajas|es esto)|que (puedes|podes|puede) hacer|que haces tu|que sabes hacer|o que voce faz|como isso funciona)\b/,
  plan: /\b(plan|plano) de (seguridad|seguranca)\b|\b(que|lo que) (decia|dice|anote en|puse en|tenia) (mi|el) plan\b|\bo que (dizia|diz|anotei no|pus no) (o )?(meu )?plano\b|\b(muestrame|mostrame|muestreme|quiero ver|puedo ver|donde esta) (mi|el) plan\b|\b(me mostra|mostre|quero ver|onde esta|cade) (o )?meu plano\b/,
  summary:
    /\b(dime|decime|digame) (que|lo que) (ves|ve|notas|piensas|pensas)\b|^que (ves|notas)\b|\b(resumen|resume|resumeme|resumime|hazme un resumen|resumo|resuma)\b/,
  professional:
    /\b(deberia|necesito|tengo que|debo|conviene|preciso|devo)\b.{0,25}\b(psicolog[oa]|psiquiatra|terapia|terapeuta|profesional)\b[^.]{0,20}\?|\b(conoces|recomiendas|recomendas|hay) (a )?(algun|un|una|algum) (psicolog[oa]|psiquiatra|terapeuta)/,
  better:
    /\b(eres|sos|es|seras) mejor que (un|una|mi) (psicolog|terapeut|persona|doctor)|\breemplazas? a (un|mi|los) psicolog|\bmelhor que (um|uma|meu|minha) (psicolog|terapeut|pessoa)/,
  prepare:
    /\bque (le|les) (digo|cuento|pregunto|llevo) (al|a la|a mi) (doctor|doctora|medic|psiquiatra|psicolog)|\bo que (eu )?(digo|conto) (ao|a|para o|pro) (medico|doutor|psiquiatra)/,
  opinion:
    /\b(tu|vos|usted|voce|vc) que (crees|cree|ves|ve|harias|haria|opinas|opina|piensas|pensas|piensa|dices|faria|acha)\b|\bque (harias|haria usted|me aconsejas|me recomiendas|me aconseja|me recomienda|opinas|me sugieres)\b|(^|[.,;?!] ?|\b(y|pero|entonces|ahora|no se|asi que) )(que|q) (hago|puedo hacer|debo hacer|deberia hacer)\b[^.]{0,40}\??$|\bo que (eu )?(faco|devo fazer|voce (faria|acha|pensa))\b|\b(dame|deme|me da|me de|quiero|quero|necesito|preciso de) (un )?(consejo|conselho|algo (concreto|practico|util|pratico)|(una|uma) (herramienta|tecnica|ferramenta))\b/,
};

export function questionToUs(text: string): QuestionToUs | null {
  return (
    QUESTIONS_TO_US.find((name) => (isTie(name) ? TIES[name](text) : QUESTION_CUES[name].test(text))) ?? null
  );
}

export type StyleWish =
  | { wish: 'listen' }
  | { wish: 'talk' }
  | { wish: 'style'; name: string; style: TherapistState['style'] };

const STYLE_CUES: [RegExp, StyleWish][] = [
  [
    /\b(solo|nomas|nada mas|solamente) (escuchame|escucheme|escucha|quiero (hablar|desahogarme|que me escuchen|que me escuches|que me lean)|que me (escuches|escuche|leas|lea|oigas))|\b(quiero|necesito) (solo )?(que me escuches|que me escuchen|que alguien me escuche|desahogarme)\b|\b(quiero|prefiero) que (solo |nomas )?me escuches\b|^no,? (sigue|segui|siga) (escuchando|leyendo)|\b(escuchame|escucheme) (nomas|nada mas|y ya)|\bno (quiero|necesito|busco) (consejos|soluciones)|\bno me (des|de) (consejos|tareas)|\bsin consejos\b|\b(so|apenas) (me )?(escuta|escute|ouve|ouca)|\bnao quero (conselho|conselhos)/,
    { wish: 'listen' },
  ],
  [
    /\bahora si (quiero|dame|dime|necesito)|\bya (puedes|podes|puede) (aconsejar|preguntar|opinar)|\bayudame a pensar|\bagora (quero|pode)/,
    { wish: 'talk' },
  ],
  [
    /\b(mas direct[oa]|(se|sea|seas) direct[oa]|dime(lo)? sin filtro|sin (tanta )?vuelta|sin rodeos|al grano|mais diret[oa]|sem rodeios)/,
    { wish: 'style', name: 'direct', style: { directness: 'direct' } },
  ],
  [
    /\b(mas (suave|despacio|lento|calma)|con (mas )?calma|menos direct[oa]|mas tranquil[oa]|mais (devagar|suave|calma))\b/,
    { wish: 'style', name: 'gentle', style: { directness: 'gentle' } },
  ],
  [
    /\b(trateme|tratame|hableme|hablame) de usted|\bde usted,? por favor|\bno me tutee/,
    { wish: 'style', name: 'usted', style: { address: 'usted' } },
  ],
  [
    /\b(tuteame|puedes tutearme|tratame de tu|hablame de tu|puede tutearme)\b/,
    { wish: 'style', name: 'tu', style: { address: 'tu' } },
  ],
  [
    /\b(voseame|hablame de vos|tratame de vos|podes vosear)/,
    { wish: 'style', name: 'vos', style: { address: 'vos' } },
  ],
  [
    /\b(paso a paso|con (un )?orden|por partes, por favor|passo a passo)\b/,
    { wish: 'style', name: 'structured', style: { structure: 'structured' } },
  ],
  [
    /\b(sin tanto orden|mas libre|sin (pasos|partes)|mais livre)\b/,
    { wish: 'style', name: 'flexible', style: { structure: 'flexible' } },
  ],
  [
    /\b(fala|falar|escreve|responde) em portugues|\bem portugues,? por favor/,
    { wish: 'style', name: 'portuguese', style: { language: 'pt', address: 'voce' } },
  ],
  [
    /\b(habla|hablame|responde|escribe) en espanol|\ben espanol,? por favor/,
    { wish: 'style', name: 'tu', style: { language: 'es', address: 'tu' } },
  ],
];

export function styleWish(text: string): StyleWish | null {
  return STYLE_CUES.find(([cue]) => cue.test(text))?.[1] ?? null;
}

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

/** Something went a little better; it is not asked apart like a trouble. */
export function isGoodNews(text: string): boolean {
  return (
    /\bya (estoy|me siento) bien\b|\b(estoy|me siento|estou|me sinto|dormi|ando) (un poco |um pouco |mucho |muito )?(mejor|melhor)\b|\bme fue bien\b|\b(pude|logre|consegui|por fin)\b/.test(
      text,
    ) &&
    !/\bno (pude|logre|consegui)\b|\bnao consegui\b|\bmejor (no|me|que|si)\b/.test(
      text.replace(/mejor que (la|el|ayer|antes)/, ''),
    )
  );
}

/** Hard words against oneself; never repeated, never argued with. */
export function isHarshOnSelf(text: string): boolean {
  return /\b(soy|me siento|sou|me sinto)\b (como )?(un |una |um |uma |muy |tan |el |la |o |a )?(peor |mas )?(basura|inutil|mierda|fracas|tont|idiota|estupid|imbecil|pendej|burr|desastre|carga|estorbo|cobarde|vago|vaga|floj|irresponsable|mala (madre|mama|persona|hija|esposa)|mal (padre|papa|hijo|esposo)|toxic[oa]|lixo|inutil|fracasso|burra|asco|nadie|nada|ningem)|\b(no sirvo|no valgo|nao sirvo|nao presto|todo lo hago mal|todo me sale mal)\b/.test(
    text,
  );
}

const HEATED: readonly (Topic | null)[] = ['breakup', 'couple', 'family', 'work_stress', 'parenting', null];
const HEAT =
  /\b(rabia|bronca|furi[ao]s?|furios[oa]|coraje|enojad[oa]|enojo|ira|odio|raiva|odeio|hierve|hirvio|ganas de (romper|gritar\w*|pegar\w*|golpear|reventar|insultar\w*|mandarl[ea])|vontade de (quebrar|gritar|bater|xingar))\b/;

/** Anger at somebody: what is asked and offered is about the anger before it is about the tie. */
export function isHeated(topic: Topic | null, text: string): boolean {
  return HEATED.includes(topic) && HEAT.test(text);
}
