/**
 * Ways around: means asked for inside a story, a game, a task or an order to forget the rules, and help demanded with
 * one's own life. The frame changes nothing about the request; what it says of the person is asked, not assumed.
 */
import { anyOf, type Rule } from './signal.ts';

const TELL_ES =
  '(?:describ\\w+|expli(?:c|qu)\\w+|cuent\\w+|contame|dime|decime|digame|dame|deme|ensen\\w+|detall\\w+|escrib\\w+|narr\\w+|relat\\w+|list\\w+)';
const DYING_ES =
  '(?:ahorc\\w+|suicid\\w+|matar(?:se|me|te)|se mat(?:a|e|aria)|se (?:cuelg\\w+|ahorc\\w+|desangr\\w+|envenen\\w+|quit\\w+ la vida)|quitarse la vida|colgarse|desangr\\w+|envenen\\w+|se cort(?:e|a|aria)(?! (?:un|una|el|los|la (?!piel|vena|muneca)|las (?!venas|munecas)))|cortarse|sobredosis|morir(?:se)? (?:sin|rapid\\w+))';
const PERSON_ES =
  '(?:uno|alguien|una persona|el|ella|(?:el|la|mi|un|una) (?:personaje|protagonista|villan[oa]|chic[oa]|mujer|hombre|heroe))';
/** "Cómo uno se mata trabajando" is about work. */
const NOT_TOIL = '(?! (?:trabaj\\w+|estudi\\w+|de |por |el lomo|haciendo|limpi\\w+|cuid\\w+))';
const DRUG_ES =
  '(?:pastillas?|pildoras?|gotas|comprimidos?|tabletas?|miligramos|gramos|mg|dosis|cantidad|clona\\w*|paracetamol|ibuprofeno|insulina|tramadol|morfina|fentanilo|cloro|alcohol|somniferos?|ansioliticos?)';

const SPANISH: readonly Rule[] = [
  {
    signal: 'method_request',
    pattern: anyOf(
      `como (?:\\w+ ){0,3}se (?:mata|mataria|suicida\\w*|ahorca\\w*|cuelga|colgaria|desangra\\w*|envenena\\w*|quita\\w* la vida) (?:\\w+ ){0,1}${PERSON_ES}${NOT_TOIL}`,
      `como (?:${PERSON_ES} )(?:\\w+ ){0,3}(?:se )?(?:mata|mataria|suicida\\w*|ahorca\\w*|podria matarse|quita\\w* la vida)${NOT_TOIL}`,
      `${TELL_ES} (?:\\w+ ){0,7}(?:como|metodos?|formas?|maneras?|ideas?|pasos|tecnicas?|escena) (?:\\w+ ){0,8}${DYING_ES}`,
      'como (?:\\w+ ){0,5}(?:me suicide|me mate|podria matarme)',
      `${DYING_ES} (?:(?:\\w+|,) ){0,5}${TELL_ES} (?:\\w+ ){0,2}(?:como|con (?:todo )?detalle|los detalles|paso a paso)`,
      'venenos? (?:(?:\\w+|,) ){0,6}(?:cual|que) (?:es|seria) (?:\\w+ ){0,2}(?:letal|mortal|indolor\\w*)',
      'metodos? (?:de|para el|para|del) suicid\\w+',
      `${DYING_ES} (?:(?:\\w+|,) ){0,6}que metodo (?:usaria|usa|elegiria|elige|seria|conviene|funciona)`,
      `que metodo (?:usaria|usa|elegiria|elige|seria|conviene|funciona) (?:\\w+ ){0,6}${DYING_ES}`,
      `(?:cuant[oa]s? (?:\\w+ ){0,3}${DRUG_ES}|(?:que|cual) (?:es la |seria la )?(?:dosis|cantidad)) (?:\\w+ ){0,6}(?:letal\\w*|mortal\\w*|fatal\\w*|mata[nr]?|mataria\\w*|hace falta para no despertar)`,
      `que (?:pasa|pasaria|sucede|sucederia|ocurre) si ${PERSON_ES} (?:se )?(?:toma|tomara|tomase|traga|mezcla|inyecta) (?:\\w+ ){0,5}(?:${DRUG_ES}|veneno|remedios|todas?)`,
      '(?:que|cual) (?:\\w+ ){0,2}(?:veneno|mezcla|sustancia|gas|combinacion|quimicos?) (?:\\w+ ){0,5}(?:mata|matan|mataria|letal|mortal|rastro|indetectable|sin dolor|para siempre)(?! (?:a )?(?:las? |los? |el )?(?:bacteri\\w+|germen\\w+|hong\\w+|rat\\w+|insect\\w+|plagas?|hormig\\w+|cucarach\\w+|pioj\\w+|maleza|virus|mosquit\\w+))',
      'como (?:se )?(?:hace\\w*|prepara\\w*|fabrica\\w*|consegui\\w*) (?:\\w+ ){0,2}veneno(?! (?:para|contra|de) (?:\\w+ )?(?:rat\\w+|hormig\\w+|cucarach\\w+|plagas?|mosc\\w+|garrapat\\w+))',
      `(?:cuanto|cuanta) (?:\\w+ ){0,3}(?:tarda|demora|dura|toma) (?:\\w+ ){0,5}(?:desangr\\w+|ahorc\\w+|asfixi\\w+|morir(?:se)? (?:desangrad\\w+|ahorcad\\w+|ahogad\\w+|envenenad\\w+|de sobredosis))`,
      '(?:escrib\\w+|redact\\w+|ayud\\w+|hazme|haceme|armame) (?:\\w+ ){0,5}(?:carta|nota|mensaje) (?:\\w+ ){0,1}(?:de suicid\\w+|suicida)',
    ),
  },
  {
    signal: 'act',
    pattern: anyOf(
      '(?<!(?:dice|dijo|amenaza|escribio) (?:\\w+ ){0,3})(?:si (?:no (?:me |lo )*(?:\\w+s|ayuda|contesta|responde|dice|explica)|te vas|me dejas)) (?:\\w+ ){0,5}(?:, )?(?:me (?:mato|suicido|cuelgo|ahorco|quito la vida)|voy a matarme|me voy a matar)',
      '(?:dime|decime|digame|contesta\\w*|responde\\w*|ayuda\\w*|explica\\w*|o me (?:dices|decis|dice|ayudas|explicas|contestas)) (?:\\w+ ){0,4}(?:, )?o me (?:mato|suicido|cuelgo|ahorco|tiro|aviento|quito la vida)',
    ),
  },
  {
    signal: 'veiled',
    pattern: anyOf(
      '(?:dime|decime|digame|contesta\\w*|responde\\w*|ayuda\\w*) (?:\\w+ ){0,4}(?:, )?o (?:hago|cometo) una (?:locura|estupidez)',
    ),
  },
];

const TELL_PT =
  '(?:descrev\\w+|expli(?:c|qu)\\w+|cont[ae]\\w*|me (?:diz|diga|fala)|diga|fale|da|de|ensin\\w+|detalh\\w+|escrev\\w+|narr\\w+|list\\w+)';
const DYING_PT =
  '(?:enforc\\w+|suicid\\w+|me matar|se matar?|se mat(?:a|e|aria)|tira\\w* a (?:propria )?vida|sangr\\w+ ate|envenen\\w+|se cort(?:e|a|ar)(?! (?:uma?|una?|el|os?|los|a (?!pele|veia)|as (?!veias)))|overdose|morrer)';
const PERSON_PT =
  '(?:alguem|uma pessoa|ele|ela|(?:o|a|meu|minha|um|uma) (?:personagem|protagonista|vilao|vila|menin[oa]|mulher|homem))';
const DRUG_PT =
  '(?:remedios?|comprimidos?|gotas|dose|doses|quantidade|miligramas|mg|clona\\w*|rivotril|paracetamol|dipirona|insulina|morfina|veneno|alcool)';

const PORTUGUESE: readonly Rule[] = [
  {
    signal: 'method_request',
    pattern: anyOf(
      `como (?:${PERSON_PT} )(?:\\w+ ){0,3}(?:se )?(?:mata|mataria|suicida\\w*|enforca\\w*|se matar|tira\\w* a vida)`,
      `como (?:\\w+ ){0,3}se (?:mata|mataria|suicida\\w*|enforca\\w*) (?:\\w+ ){0,1}${PERSON_PT}`,
      `${TELL_PT} (?:\\w+ ){0,7}(?:como|metodos?|jeitos?|formas?|maneiras?|ideias?|passos|cena) (?:\\w+ ){0,8}${DYING_PT}`,
      'metodos? (?:de|para o|para|do) suicid\\w+',
      `${DYING_PT} (?:(?:\\w+|,) ){0,6}que metodo (?:usaria|usa|escolheria|seria|funciona)`,
      `(?:quant[oa]s? (?:\\w+ ){0,3}${DRUG_PT}|(?:qual|que) (?:e |seria )?(?:a )?(?:dose|quantidade)) (?:\\w+ ){0,6}(?:letal|letais|mortal|mortais|fatal|fatais|mata[mr]?|mataria\\w*)`,
      `o que (?:acontece|aconteceria) se ${PERSON_PT} (?:toma|tomar|tomasse|engole|engolir|mistura\\w*) (?:\\w+ ){0,5}(?:${DRUG_PT}|tudo|todos)`,
      '(?:que|qual) (?:\\w+ ){0,2}(?:veneno|mistura|substancia|gas|combinacao) (?:\\w+ ){0,5}(?:mata|matam|mataria|letal|mortal|rastro|indetectavel|sem dor|para sempre)',
      'como (?:se )?(?:faz\\w*|prepara\\w*|fabrica\\w*|consegu\\w*) (?:\\w+ ){0,2}veneno(?! (?:para|pra|contra|de) (?:\\w+ )?(?:rat\\w+|formig\\w+|barat\\w+|pragas?|mosc\\w+))',
      '(?:quanto|quanta) (?:\\w+ ){0,3}(?:demora|leva|dura) (?:\\w+ ){0,5}(?:sangra\\w*|enforc\\w+|asfixi\\w+|morrer (?:sangrando|enforcad\\w+|afogad\\w+|envenenad\\w+|de overdose))',
      '(?:escrev\\w+|redig\\w+|ajud\\w+|faz) (?:\\w+ ){0,5}(?:carta|bilhete|mensagem) (?:\\w+ ){0,1}(?:de suicid\\w+|suicida)',
      'personagem (?:\\w+ ){0,4}(?:se enforcar|se matar|se cortar|enforc\\w+) , (?:descrev\\w+|explic\\w+|cont\\w+|narr\\w+)',
      '(?:me )?(?:diz|diga|fala|explica) como morrer',
    ),
  },
  {
    signal: 'act',
    pattern: anyOf(
      '(?<!(?:diz|disse|ameaca|escreveu) (?:\\w+ ){0,3})se (?:voce |vc |tu )?(?:nao (?:me )?(?:disser|ajudar|responder|contar|explicar|der)|(?:for|fores) embora|me deixar) (?:\\w+ ){0,4}(?:, )?(?:eu )?(?:me mato|vou me matar)',
      '(?:me (?:fala|diz|diga|ajuda|responde)|responde|fala|diz|ajuda) (?:\\w+ ){0,3}(?:, )?ou (?:eu )?(?:me mato|vou me matar|me enforco)',
    ),
  },
  {
    signal: 'veiled',
    pattern: anyOf(
      '(?:me (?:fala|diz|diga|ajuda|responde)|responde|fala|diz|ajuda) (?:\\w+ ){0,3}(?:, )?ou (?:eu )?(?:faco|vou fazer) uma (?:besteira|loucura)',
    ),
  },
];

export const FRAMED_RULES = { es: SPANISH, pt: PORTUGUESE } as const;

const TOLD_TO_US = new RegExp(`^(?:${TELL_ES}|${TELL_PT})\\b`);
const TO_HELP =
  /\b(?:ayud|ajud|evit|salv|det(?:en|ien)|convenc|cuid|imp(?:id|ed)|prev(?:en|in)|apoy|apoi|acompan|socorr|habl|falo|falar)\w*/;
/** "Cómo lo ayudo a morir" asks for means all the same. */
const TO_DIE =
  /\b(?:ayud|ajud|acompan)\w* (?:(?!no |nao )\w+ ){0,5}a (?:morir(?:se)?|matarse|suicidarse|ahorcarse|quitarse la vida|cortarse|morrer|se (?:matar|suicidar|enforcar|cortar)|tirar a (?:propria )?vida)\b/;
const OF_MYSELF = /\b(?:matarme|suicidarme|quitarme|me (?:mato|suicide|mate|matar))\b/;

/** "Narra cómo ella…": the request is the writer's own, whoever it is about. */
export function isToldToUs(match: string): boolean {
  return TOLD_TO_US.test(match);
}

/** "Dime cómo evito que se mate": who asks how to help asks for no means. */
export function asksToHelp(match: string): boolean {
  return TO_HELP.test(match) && !TO_DIE.test(match) && !OF_MYSELF.test(match);
}

/** A story, a task, a game, an order to forget the rules: the request is the same, the answer names its wrapping. */
const WRAPPED =
  /\b(?:cuentos?|novelas?|guion\w*|personajes?|protagonistas?|historia|relato|rol|hipotet\w+|imagina\w*|fictici\w+|ficcion|pelicula|tarea|investigacion|curiosidad|podcast|juego|juguemos|poema|cancion|contos?|livro|roteiro|personage\w+|jogo|rpg|tarefa|trabalho da escola|hipotese|finge|fingir|finja|faz de conta|haz de cuenta|sin (?:reglas|filtros|restricciones)|sem (?:regras|filtros|restricoes)|ignora|ignore|olvida (?:tus|las) (?:reglas|instrucciones)|esquece as regras|enfermer\w+|medic(?:o|a|ina)|estudiante|escritor\w*|tesis|faculdade|roteirista|narra\w*)\b/;

export function isWrapped(plain: string): boolean {
  return WRAPPED.test(plain);
}
