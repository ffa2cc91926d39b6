/**
 * A body in danger as it is told, in pieces: the chest here, the arm there; what was stopped two days ago, and now a hand that
 * shakes. `assess.ts` puts the pieces together, over a message or several. Text is already normalised.
 */
import { anyOf, type Rule } from './signal.ts';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

const CHEST = '(?:pecho|peito|torax|corazon|coracao)';
const PRESSED =
  '(?:presion\\w*|opresion|oprim\\w+|apret\\w+|aprieta\\w*|dolor|duele|doliendo|peso|pesad\\w+|puntada|punzad\\w+|ardor|quemazon|aplast\\w+|ladrillo|piedra|elefante|yunque|pressao|aperto|apert\\w+|dor|doendo|doi|pontada|queimacao|fisgada)';
const LIMB = '(?:brazo|hombro|mandibula|quijada|braco|ombro|queixo|maxilar|antebrazo)';
const GOES =
  '(?:se (?:me )?(?:va|fue|corre|corrio|baja|bajo|sube|subio|pasa|paso|extiend\\w+|riega|rego|jala|recorre)|me (?:baja|sube|corre|agarra|jala|llega|recorre)|irradi\\w+|llega|llegando|hasta|hacia|baja|bajando|sube|desce|descendo|descen|vai|foi|indo|passa|pega|pegando|corre|correndo|espalh\\w+)';
const NUMB =
  '(?:dormid\\w+|durmiendo|adormec\\w+|entumid\\w+|entumec\\w+|hormigue\\w+|acalambrad\\w+|pesad\\w+|doliendo|duelen?|dormente|formig\\w+|doendo|pesando)';

const DRINK =
  '(?:alcohol|licor|trago\\w*|chupe|guaro|copete|vino|chelas?|pisto|escabio|ron|pulque|tequila|aguardiente|cana|cerveza\\w*|birras?|botella|bebida|alcool|pinga|cachaca|cerveja|vodka|whisky)';
const CALMER = '(?:clona\\w*|rivotril|alprazolam|lorazepam|diazepam|benzo\\w*|bromazepam|tafil)';
const NOT_DRINK =
  '(?! (?:cafe|gaseosa\\w*|refresco\\w*|coca|leche|agua|mate|te|azucar|jugo|anticoncep\\w+|la pildora|antibiotico\\w*|vitamina\\w*|cha|refri\\w*|suco|decisiones|sol|fotos|clases|apuntes|el (?:bus|metro|tren)|en (?:serio|cuenta)|la (?:iniciativa|palabra)))';

/** The same in both languages, so often that they are not told apart. */
export const BODY_RULES: readonly Rule[] = [
  rule('chest', `${PRESSED}(?: (?:\\w+|,)){0,6} ${CHEST}`, `${CHEST}(?: (?:\\w+|,)){0,4} ${PRESSED}`),
  rule(
    'radiates',
    `${GOES}(?: (?:\\w+|,)){0,5} ${LIMB}`,
    `${LIMB}s?(?: \\w+){0,4} ${NUMB}`,
    `(?:se me )?(?:duerme|durmio|adormece|entume|hormiguea|duele|dormiu|adormeceu|formiga|doi)(?: \\w+){0,3} ${LIMB}`,
    '(?:brazo|braco) (?:izquierdo|esquerdo)',
  ),
  rule(
    'cold_sweat',
    'sud\\w+ (?:muy |en )?(?:fri[oa]|helad\\w+)|sudor\\w* (?:muy )?(?:fri[oa]s?|helad\\w+)|suando (?:muito )?frio|suor frio|suo frio|empapad\\w+ en sudor',
  ),
  rule(
    'stopped',
    `(?:deje|pare|corte|largue|solte|abandone|parei|larguei|cortei|dejamos|dejo|deixei)(?: \\w+){0,2} (?:de )?(?:tomar|beber|chupar|escabiar|tomando|bebendo)${NOT_DRINK}`,
    `(?:deje|corte|largue|solte|abandone|quite|parei com|larguei|cortei|deixei|parei)(?: \\w+){0,2} (?:el |la |las |los |o |a |as |os |mi |mis |de |com |con )${DRINK}`,
    `(?:deje|corte|largue|bote|suspendi|quite|parei|larguei|cortei|deixei|acabaron|acabo|acabou)(?: \\w+){0,4} ${CALMER}`,
    `(?:llevo|voy|van|tengo|hace|desde|faz|tem|to|estou|ha)(?: (?:\\w+|,)){0,5} (?:sin|sem|que no|que nao) (?:tomar|tomo|beber|bebo|chupar|chupo|probar|pruebo|una gota|uma gota|nada de|${DRINK})${NOT_DRINK}`,
    `(?:me quede|quede|estoy|ando|fiquei|to|estou) (?:sin|sem) (?:mi |el |o |a |nada de )?${DRINK}`,
    '(?:segundo|tercer|terceiro|primer|primeiro|cuarto|quarto) dia (?:sin|sem) (?:tomar|beber|alcohol|alcool|trago|probar|una gota|uma gota|nada)',
  ),
  rule(
    'shakes',
    '(?:tembladera|tembleque|tiritona|temblorina|tembladerita|tremedeira|tremelique|tremor\\w*)|(?:tembl\\w+|tiembl\\w+)(?! (?:de (?:frio|miedo|nervios|rabia|risa|emocion|susto|tierra|coraje)|del? (?:\\d|terremoto|sismo)|en (?:la ciudad|mi ciudad|el pais)))|(?:to|estou|ando|mao|maos|fico|corpo)(?: \\w+){0,3} (?:tremend[oa]|treme(?:m)?)(?! de (?:frio|medo|raiva|rir|nervos[oa]))',
    '(?:no puedo (?:ni )?(?:agarrar|sostener|tomar|levantar|servir)|se me (?:cae|riega|derrama|chorrea)|nao (?:consigo|seguro) (?:segurar|nem)?|derramo|derramei|derrubo)(?: \\w+){0,3} (?:vaso|taza|cuchara|cafe|mate|tenedor|copo|xicara|colher|caneca|garfo)',
    '(?:mano|manos|mao|maos)(?: \\w+){0,3} (?:bailan|baila|brincan|brinca|no (?:me )?(?:obedec\\w+|responden|paran)|nao (?:obedec\\w+|param)|parecen? (?:maraca|gelatina|licuadora)\\w*)|parezco (?:una )?(?:maraca|gelatina|licuadora|flan|batidora)|pareco (?:uma )?(?:gelatina|vara verde|britadeira)',
  ),
  rule(
    'sees_things',
    'amaneci[o]? confundid[oa]|no sabe (?:que (?:ano|dia) es|donde esta)|acordou confus[oa]|nao sabe (?:que dia|onde esta)',
    '(?:veo|vi|viendo|vejo|vendo|aparecen|aparecem|se me aparec\\w+|caminan|andando|caminando|trepan|suben)(?: \\w+){0,4} (?:sombras?|bichos?|bichit\\w+|aranas?|hormigas?|cucarachas?|gusanos?|insectos?|ratas?|culebras?|animalit\\w+|vultos?|formigas?|aranhas?|insetos?|baratas?|gente que no|cosas que no|cosas raras|coisas que nao|gente que nao)',
  ),
  rule(
    'faints',
    'me (?:desmay\\w+|fui al piso|apague de golpe)|me desmaie|desmai(?:o|ei|ando)|perdi el conocimiento|(?:casi )?me caigo redond[oa]|apaguei',
  ),
  rule(
    'not_eating',
    '(?:casi )?(?:no|sin|nao|sem|quase nao|quase sem) (?:como|comer|comendo)(?: (?:nada|casi|quase))?(?! (?:carne|pan|gluten|lactosa|azucar|en (?:casa|la calle)))|(?:lo que|todo lo que|o que|tudo o que) com\\w+(?: (?:\\w+|,)){0,4} (?:devuelv\\w+|vomit\\w+|boto|ponho para fora)|dias (?:sin|sem) comer',
  ),
  rule(
    'seizure',
    'convulsi\\w+|convuls\\w+|ataque epilept\\w+|me dio (?:el|un) ataque(?= ?(?:$|[.,;]|la otra|esa vez|aquella))|deu (?:um )?treco|me fui en blanco (?:y|temblando)',
  ),
];
