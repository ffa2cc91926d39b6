/**
 * A mind that is sure of what nobody else sees: messages in numbers, somebody who listens and knows, a voice that tells what one
 * does, a road at night where nothing reaches. Any one of them may be a figure or a neighbour; `pieces.ts` weighs them together.
 */
import { anyOf, type Rule } from './signal.ts';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

/** In both languages. */
const SLEEPLESS = rule(
  'sleepless',
  '(?:no|casi no|ya no|nao|quase nao) (?:he )?(?:duermo|dormi|dormido|puedo dormir|durmo|consigo dormir)(?! (?:bien|con|muito|mucho|temprano|la siesta))|(?:sin|sem) dormir|(?:noches|noites|dias)(?: \\w+){0,3} (?:despiert\\w+|acordad\\w+|en vela|en blanco)',
);

const SIGNS_ES =
  '(?:los numeros|las placas|las patentes|las matriculas|las canciones|los anuncios|los letreros|los semaforos|las horas|los titulares|las noticias|los colores|los carros|los recibos|las facturas|la radio|la tele|el noticiero|los emojis|las luces)';
const LISTENS_ES =
  '(?:(?:me|nos) (?:escuchan|estan escuchando|oyen|estan oyendo|graban|estan grabando|monitorean|rastrean|estan rastreando|leen la mente|siguen por)|(?:ellos|la gente|todos) (?:ya )?(?:saben|conocen) (?:todo )?lo que (?:pienso|hago|digo|voy a))';

const SPANISH: readonly Rule[] = [
  rule(
    'odd_sign',
    `(?:mensajes?|senal(?:es)?|claves?|codigos?|avisos?|instrucciones)(?: (?:\\w+|,)){0,5} (?:en|por|con|a traves de) ${SIGNS_ES}`,
    `${SIGNS_ES}(?: (?:\\w+|,)){0,5} (?:me (?:dicen|mandan|avisan|hablan|indican|muestran|contestan|llaman|manda|dice|habla|contesta)|(?:son|es|eran|era) (?:un |una )?(?:mensajes?|senal(?:es)?|claves?|codigos?) (?:para|hacia|de ellos)|(?:son|es|van) para mi)`,
    '(?:oigo|escucho|oi|escuche)(?: (?:\\w+|,)){0,6} (?:muert[oa]|difunt[oa]|finad[oa])(?: (?:\\w+|,)){0,3} (?:dic\\w+|llam\\w+|habl\\w+|que (?:me|la|lo))|(?:el diablo|un demonio|el maligno)(?: \\w+){0,2} esta en mi (?:casa|cuarto|apartamento|departamento|pieza|cama|cuerpo)|ya me (?:escogieron|eligieron|marcaron)(?= ?(?:$|[.,;]))|(?:te|se|me) lo (?:mandan|dicen|pasan) ellos',
    '(?:me )?(?:sacan|quitan|roban|meten|ponen|insertan)(?: \\w+){0,2} (?:pensamientos|ideas) (?:de|en|a) (?:la|mi) (?:cabeza|mente)',
  ),
  rule(
    'odd_voice',
    '(?:comentan?|narran?|relatan?|van diciendo|va diciendo|dicen en voz alta|repiten)(?: \\w+){0,3} (?:todo )?lo que (?:voy )?(?:hago|haciendo|pienso|estoy (?:haciendo|pensando))',
  ),
  rule(
    'odd_watch',
    `${LISTENS_ES}(?: (?:\\w+|,)){0,6} (?:cel\\w*|telefono|microfono\\w*|pared\\w*|focos?|enchufes?|vecin\\w+|router|antena\\w*|medidor|camara\\w*|lampara\\w*|satelite\\w*|tele\\w*|chip|pienso|hago|digo|mente)(?! \\w+ (?:publicidad|anuncios|propaganda))`,
    '(?:camaras?|microfonos?|aparatos?|dispositivos?|antenas?|chips?)(?: (?!perr|gat|mascot)\\w+){0,4} (?:escondid\\w+|instalad\\w+|en (?:los focos|las paredes|la pared|el techo|mi (?:cuarto|casa|cuerpo|cabeza|diente|comida)))',
    '(?:tape|desarme|desconecte|desmonte|apague|tire|rompi)(?: \\w+){0,4} (?:los enchufes|las rejillas|la tele|el televisor|los focos|las lamparas|el router|los espejos|las camaras|los celulares|el foco)(?: (?:\\w+|,)){0,6} (?:para que|porque|pa que|por si)(?: \\w+){0,3} (?:no )?(?:me|nos) (?:\\w+)',
    '(?:mismo|mismos|siempre el mismo) (?:carro|auto|coche|hombre|senor|tipo|numero|moto)(?: (?:\\w+|,)){0,5} (?:me (?:sigue|siguen|esta siguiendo|vigila)|en (?:todos lados|todas partes|cada esquina))',
  ),
  SLEEPLESS,
  rule(
    'night_road',
    '(?:sal(?:go|i|ir|ia)|voy|ir(?:me)?|me (?:voy|fui)|camin\\w+|manej\\w+|iba|andar|ando)(?: (?:\\w+|,)){0,12} (?:donde|adonde|hasta donde) (?:ya )?no (?:hay|llega|llegue|agarra|entra|me (?:encuentren|oigan|escuchen|rastreen|vean|alcancen))(?: \\w+)? ?(?:senal|cobertura|antenas?|ondas?|nadie)?',
  ),
];

const SIGNS_PT =
  '(?:os numeros|as placas|as musicas|os anuncios|os letreiros|os semaforos|as horas|as manchetes|as noticias|as cores|os carros|a radio|o radio|a tv|a tele\\w*|o jornal|as luzes|os emojis)';

const PORTUGUESE: readonly Rule[] = [
  rule(
    'odd_sign',
    '(?:mensagens?|mensagem|sinal|sinais|codigos?|avisos?|recados?)(?: (?:\\w+|,)){0,5} (?:n[oa]s?|em|por|pel[oa]s?) (?:numeros|placas|musicas|anuncios|letreiros|semaforos|horas|manchetes|noticias|tv|radio|jornal|luzes)',
    `${SIGNS_PT}(?: (?:\\w+|,)){0,5} (?:me (?:dizem|mandam|avisam|falam|mostram|respondem|chamam|manda|diz|fala|responde)|falam comigo|fala comigo|(?:sao|e) (?:um |uma )?(?:mensagem|mensagens|sinal|sinais|codigo) (?:para|pra)|(?:sao|e) (?:para|pra) mim)`,
  ),
  rule(
    'odd_voice',
    '(?:comenta|comentam|narra|narram|relata|vao falando|vai falando|vao dizendo|repetem)(?: \\w+){0,2} (?:tudo (?:o )?que|o que|cada coisa que) (?:eu )?(?:faco|penso|to fazendo|estou fazendo|vou fazer)',
  ),
  rule(
    'odd_watch',
    '(?:(?:me|nos) (?:escutam|ouvem|gravam|monitoram|rastreiam)|(?:estao|tao) (?:me|nos)? ?(?:escutando|ouvindo|gravando|monitorando|rastreando|vigiando))(?: (?:\\w+|,)){0,6} (?:celular|telefone|microfone\\w*|parede\\w*|lampada\\w*|tomada\\w*|vizinh\\w+|roteador|antena\\w*|camera\\w*|satelite\\w*|tv|chip|penso|faco)',
    '(?:cameras?|microfones?|aparelhos?|antenas?|chips?)(?: \\w+){0,4} (?:escondid\\w+|instalad\\w+|na (?:parede|minha cabeca|lampada|tomada)|no (?:teto|lustre|meu quarto|meu corpo))|(?:deixou|botou|colocou|botaram|colocaram|instalaram) (?:algum|um|uns|alguns|uma) (?:aparelho|microfone|camera|chip|antena)\\w*(?! (?:no meu (?:cachorro|gato|pet)|na sala|na portaria|na loja|na rua))',
    '(?:sabem|sabe) (?:tudo )?o que (?:eu )?(?:penso|faco|vou fazer)',
  ),
  rule(
    'night_road',
    '(?:sai(?:o|r|a)?|vou|ir|fui|caminh\\w+|dirij\\w+|andar|ando)(?: (?:\\w+|,)){0,12} (?:onde|ate onde) (?:ja )?nao (?:tem|pega|chega|me (?:acham|escutam|ouvem|rastreiam|veem|alcancam))(?: \\w+)? ?(?:sinal|antenas?|ondas?|ninguem)?',
  ),
];

export const MIND_RULES = { es: SPANISH, pt: PORTUGUESE } as const;
