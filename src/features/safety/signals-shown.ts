/**
 * Danger that is shown rather than named, in Spanish and Portuguese: what somebody has ready, asks of heaven, sees, stopped taking
 * or is on the way to. Text is already normalised.
 */
import { anyOf, type Rule } from './signal.ts';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

/** A few words, and commas between them. */
const SOME = '(?: (?:\\w+|,)){0,12}';
const WEAPON =
  '(?:fierro|pistola|arma|cuchillo|machete|navaja|revolver|escopeta|faca|facao|peixeira|revolver)';

const CHILD = '(?:hij[oa]|bebe|guagua|nen[ea]|nin[oa]|filh[oa]|menin[oa]|crianca)';

export const SHOWN_RULES: readonly Rule[] = [
  rule(
    'wish',
    '(?:pido|ruego|suplico|rezo|imploro|peco|rogo)(?: (?:\\w+|,)){0,8} que (?:ya )?me (?:lleve|lleven|recoja|leve|levem|busque)',
    '(?:lo unico que|solo|so) (?:\\w+ ){0,2}(?:quiero|pido|espero|quero|peco) (?:\\w+ ){0,2}(?:irme|ir|reunirme|encontrarme) con (?:el|ella|ellos)(?= ?(?:$|[.,;]))',
    'a (?:unica coisa|unica) que (?:eu )?quero (?:e )?ir (?:embora )?com (?:ele|ela)(?= ?(?:$|[.,;]))',
  ),
  rule(
    'wish',
    'si (?:yo )?me (?:muero|petateo|muriera|petateara|fuera de este mundo)(?: (?:\\w+|,)){0,7} (?:gan\\w+|mejor|descans\\w+|alivi\\w+|se arregl\\w+)',
    '(?:mejor|melhor|presente|favor|regalo)(?: \\w+){0,6} (?:era|seria|es|e|ser)(?: \\w+){0,2} (?:que )?(?:eu|yo) (?:nao |no )?(?:existir|existiera|estuviera|sumir|morrer|estar|muriera|desapareciera)',
    'si (?:hasta )?(?:ahi|aca|aqui|ali) (?:se acababa|llegaba|terminaba|quedaba|acababa)(?: (?:\\w+|,)){0,5} no (?:me )?(?:iba a quejar|quejaba|importaba|molestaba|hubiera importado)',
  ),
  rule(
    'wish',
    'si (?:\\w+ ){0,3}me (?:recoge|recogiera|lleva|llevara|leva|levar|levasse)(?: (?:\\w+|,)){0,7} (?:no (?:le |me |lhe )?(?:voy a |iba a |vou )?(?:reclam\\w+|quej\\w+|import\\w+|enoj\\w+)|las gracias|agradec\\w+)',
    'bajarme (?:de (?:la|esta) vida|de(?:l| este) mundo|para siempre|de este tren)|(?:me quiero|quiero|ganas de) bajar(?:me)? (?:de (?:la|esta) vida|para siempre)',
  ),
  rule(
    'attempt',
    '(?:internad[oa]|hospitalizad[oa])(?: (?:\\w+|,)){0,12} (?:por |de )?(?:un|mi|una|minha) (?:intento|tentativa)',
  ),
  rule(
    'act',
    '(?:la idea de|ganas de|pensando en|pienso en|idea de|quiero|pense en|voy a) (?:\\w+ )?(?:pitearme|petatearme|autoeliminarme|pelarme de este mundo)',
    'me (?:piteo|petateo yo)',
  ),
  rule(
    'attempt_now',
    '(?:tome|trague|tomei|engoli)(?: (?:\\w+|,)){0,8} (?:para|pa|pra) (?:ya )?(?:acabar|terminar) con (?:to|todo|tudo|esto|isso)(?= |$|[.,])',
  ),
  rule(
    'attempt_now',
    '(?:tome|tomei|trague|engoli)(?: (?:\\w+|,)){0,4} (?:para|pa|pra) (?:ya )?(?:no|nao) (?:acordar|despertar|amanecer)',
  ),
  rule(
    'violence_now',
    '(?:me encerre|encerrad[oa]|escondid[oa]|trancad[oa])(?: (?:\\w+|,)){0,10} (?:pateando|golpeando|rompiendo|tirando|tumbando|forzando|batendo|chutando) (?:\\w+ ){0,2}(?:puerta|ventana|porta|reja)',
  ),
  rule(
    'self_harm',
    'me (?:lastimaba|cortaba|quemaba|rasgunaba|hacia dano|machucava|cortava)(?: \\w+){0,3}(?: (?:los? brazos?|las? piernas?|a escondidas|os bracos|escondid[oa]|a proposito|de proposito))',
    '(?:marcas?|cortes?|heridas?|rayas?|rasgunos?|cortadas?)(?: (?:\\w+|,)){0,8} me l[ao]s? (?:hice|hago|hacia|estoy haciendo) yo',
    'me machuquei (?:de novo|outra vez|escondid[oa])|me machuc(?:o|uei|ava)(?: (?:\\w+|,)){0,16} (?:alivio|calma|passa)',
  ),
  rule(
    'violence',
    '(?:me|nos) empujo(?! (?:a (?:hacer|salir|estudiar|seguir|que|probar|intentar)|en el columpio))|(?:me|nos) (?:partio|quebro|rompio|torcio|fracturo|disloco|quebrou|torceu) (?:un|el|la|los|una|mi|o|a|um) (?:dedo|brazo|mano|muneca|nariz|diente|costilla|labio|braco|mao|nariz|dente|pulso)',
    'me (?:empurrou|chutou|socou|trancou|apertou o braco|puxou (?:o|pelo) (?:cabelo|braco))|se (?:eu )?nao (?:for|fosse) del[ea](?: (?:\\w+|,)){0,3} nao (?:vou ser|serei|sou) de ninguem|si no (?:soy|eres|sos) (?:mia|mio|suya|suyo|de el|para mi)(?: (?:\\w+|,)){0,4} (?:de nadie|de ninguno)',
  ),
  rule(
    'wish',
    '(?:pido|peco|rezo|imploro|ruego|rogo)(?: (?:\\w+|,)){0,6} (?:pra|para|por|que) (?:nao|no) (?:me )?(?:acordar|despertar|acorde|despierte|amanecer|amanezca)',
  ),
  rule(
    'intent',
    '(?:no paso|nao passo|no creo pasar) (?:de )?(?:esta|essa|dessa|desta) (?:noche|noite)',
    `(?:tengo|guarde|aparte|deje|junte|prepare|tenho|separei|guardei|deixei)${SOME} (?:para|pra) (?:ya )?(?:no|nao) (?:amanecer|despertar|despertarme|llegar a manana|acordar)`,
  ),
  rule(
    'means',
    '(?:ja|ya) (?:ta|esta|lo tengo|tengo) (?:todo|tudo) (?:aqui|listo|pronto|a mano|preparado|del? (?:meu|mi) lado|do meu lado)',
  ),
  rule(
    'preparation',
    '(?:deje|pase|anote|entregue|di|mande|passei|deixei|anotei|entreguei|mandei) (?:\\w+ ){0,6}(?:claves|contrasenas|senhas|accesos|papeles del (?:seguro|carro)|documentos do seguro)(?= |$|[.,])',
  ),
  rule(
    'burden',
    '(?:ya |manana |desde manana |pronto )?no (?:\\w+ )?(?:molesto|incomodo|estorbo|voy a (?:molestar|incomodar|estorbar)|moleste|molestare) mas(?: a (?:nadie|ustedes|mi familia))(?= |$|[.,])',
    'nao (?:\\w+ )?(?:incomodo|incomodar|atrapalho|atrapalhar|vou incomodar|vou atrapalhar) mais (?:ninguem|voces|eles|a familia)',
  ),
  rule(
    'psychosis',
    `(?:no es|nao e) (?:mi|minha|meu|nuestr[oa]) ${CHILD} (?:de verdad|de verdade|real|verdader[oa])`,
    `(?:me )?(?:l[oa] |a |o )?(?:cambiaron|trocaram)(?: (?:a|al|en|na|no|o|mi|minha|meu|el|la)){0,3} (?:${CHILD}|ela|ele)(?! (?:de|para|pra|do|da) )`,
    '(?:hablan|comentan|conversan|murmuran|conversa|conversam|comentam|falam)(?: \\w+){0,2} (?:de|sobre) (?:mi|mim)(?: \\w+){0,6} (?:tuberi\\w+|tubulac\\w+|canerias?|canos|pared(?:es)?|paredes?|ventila\\w+|radio|tele\\w*|tv|enchufes?)',
    '(?:el mal|o mal|el demonio|o demonio|el diablo|o diabo|el maligno)(?: \\w+){0,5} (?:dentro|adentro|en ell?a?|nela|nele|no (?:se va|sale)|nao (?:vai embora|sai))',
  ),
  rule(
    'psychosis',
    '(?:el |la |o |a )?(?:noticiero|tele|television|tv|radio|jornal|periodico)(?: \\w+){0,3} me (?:contesta|habla|responde|manda|dice|responde|fala)',
    '(?:dos|tres|unas|las|duas|umas) (?:voces|vozes)(?: (?:\\w+|,)){0,4} (?:comentan|dicen|hablan|comentam|falam|dizem)',
  ),
  rule(
    'mania',
    '(?:noches|noites|dias)(?: \\w+){0,2} (?:que )?(?:no duermo|nao durmo|sin dormir|sem dormir)(?: (?:\\w+|,)){0,4} (?:ni (?:lo )?necesito|ni falta|nem preciso|nem faz falta|no (?:me )?canso|nao canso|no me hace falta)',
  ),
  rule(
    'withdrawal',
    `(?:tiembl\\w+|tembl[ao]\\w*|temblando|trem\\w+)${SOME}${SOME} (?:vi|veo|vejo|viendo|vendo)(?: \\w+){0,3} (?:bichos|insectos|insetos|sombras|aranas|aranhas|cosas|coisas)`,
    `(?:deje|bote|tire|corte|suspendi|parei|larguei|joguei)(?: (?:\\w+|,)){0,5} (?:pastillas|remedios?|gotas|clona\\w*|comprimidos)${SOME}${SOME} (?:tembl\\w+|tiembl\\w+|convuls\\w+|sudand\\w+|tremend\\w+|tremor\\w*)`,
  ),
  rule(
    'kill_other_plan',
    '(?:l[oa]s?|ele|ela) (?:voy a|vou|vo a)? ?(?:esperar|espero|busco|buscar|agarro|agarrar|encaro|encarar|pego|pegar)?(?: (?:\\w+|,)){0,14} (?:que no se (?:levante|pare|mueva)(?: mas)?|(?:lo|la) (?:rompo|reviento|quiebro|destrozo|hago mierda)(?: todo)?|arrebento ele|acabo com ele|quebro ele)',
    '(?:se l[oa]|le) (?:estrello|parto|rompo|clavo|revento|reviento|meto)(?: \\w+){0,4} (?:cabeza|cara|jeta|pecho|panza|un tiro|a machetazos)|cobrar con su vida|(?:va a ser|vai ser|sera) (?:su|la|a) ultima (?:vez|noche) (?:de ella|de el|dela|dele)|(?:ir|voy|salgo) armad[oa] (?:a|al|para|pal)|(?:l[oae] |l[oa]s )?(?:amenace|apunte|ameacei|apontei)(?: \\w+){0,3} con (?:la|el|un|una|a|o) (?:botella|cuchillo|arma|pistola|machete|faca|garrafa|fierro)',
    '(?:al que|a quien|a quem|a la que|que) (?:(?:lo|la) )?(?:voy a|vou) matar|(?:lo|la|los) mato(?! de)(?: (?:\\w+|,)){0,12} (?:ya )?(?:se (?:a que hora|por donde|donde vive|su rutina)|sei (?:a que horas|onde mora))|(?:ya )?se (?:a que hora|por donde)(?: (?:\\w+|,)){0,12} (?:lo (?:espero|agarro|rompo|mato)|me las (?:va a )?paga\\w*)',
    `(?:tengo|llevo|traigo|cargo|agarre|tenho|peguei|levo) (?:\\w+ ){0,2}${WEAPON}${SOME} (?:(?:estoy )?saliendo|voy (?:para|a|pa)|yendo|camino a|lo espero|la espero|(?:to|estou) (?:indo|saindo)|vou (?:la|atras))`,
  ),
];
