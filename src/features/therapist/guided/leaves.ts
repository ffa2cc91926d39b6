/**
 * Whoever leaves in their own words: says goodbye, is called by their day, goes to look elsewhere. It is read off the end of a message: a
 * first person who goes or has to do what every day is made of, with nothing told about it. Pure.
 */
import { plain } from '../tools/field-reads.ts';

export type Leave = 'goodbye' | 'night' | 'day' | 'elsewhere';

const list = (words: string): string => `(?:${words.trim().split(/\s+/).join('|').replaceAll('_', ' ')})`;
const any = (...forms: string[]): string => `(?:${forms.join('|')})`;

const CHILD = list(
  `bebe guagua nen[aeo]s? nin[oa]s? hij[oa]s? peque\\p{L}* chic[oa]s? cham[oa]s? gurises? wawas? sobrin[oa]s? nietos? filh[oa]s? crian\\p{L}*
   menin[oa]s? sobrinh[oa]s? perr[oa]s? perrit[oa]s? gat[oa]s? cachorr[oa]s? gallinas vacas`,
);
const SOMEBODY = any(
  CHILD,
  list(
    `marido espos[oa] mujer mama papa mami herman[oa]s? novi[oa] amig[oa]s? jef[ea] patron[a]? gente visitas? clientes? pacientes? abuel[oa] vecin[oa]
     suegra tia mae pai irma irmao chefe patroa vo sogra pessoal`,
  ),
);
const FOOD = `${list(
  `comida cena almuerzo cigarro pucho traste desayuno merienda once mates? cafe(?:cito)? tortillas arepas pan arroz frijoles te sopa agua olla mamadera biberon tetero
   vianda lonchera leche asado janta jantar almoco marmita leite feijao panela siesta ducha banho bano`,
)}(?:cit[oa]s?)?`;
const HOME = list(
  `ropa platos trastes loza mesa cama basura piso cocina panal uniformes? casa cuarto plantas? tareas? mandados? compras mercado tienda negocio local
   puesto kiosco puerta luz celu(?:lar)? compu roupa louca lixo cozinha quarto fralda licao loja caixa porta`,
);
const SHOW = list(`tele tv series? pelis? peliculas? novela partido jogo filme video juego futbol futebol`);
const RIDE = list(`bus micro colectivo camion metro taxi uber tren parada onibus trem carro moto`);
const PLACE = any(
  RIDE,
  list(
    `trabajo oficina turno clases? escuela cole(?:gio)? jardin guarderia creche super mercado misa iglesia cama ducha bano gym gimnasio culto puesto
     trabalho escola aula faculdade igreja academia banho servico chamba pega laburo feria cocina cozinha tienda casa reunion reuniao`,
  ),
);
const THE = `(?:(?:el|la|los|las|al|a|un|unos|una|mi|mis|su|o|os|as|um|uma|meu|minha|meus|minhas|de|del|do|da|por|con|com|no|na|ao|pro|pra|para|en) )*`;
const ME = '(?:me|nos|se|le|les|lo|la|los|las|te){0,2}';
const SOON = '(?: (?:ya|ahora|agora|ahorita|un rato(?:ito)?|um pouco|temprano|cedo|mejor))?';

/** What every day is made of: of itself, or with what it is done to. */
const SLEEPS = `${list('dormir descansar acostar deitar')}${ME}${SOON}$`;
const BEGINS = `(?:(?:poner|meter|sacar|salir|sair|ir|seguir)${ME} a )?`;
const DOES = `${BEGINS}${any(
  `${list(
    `banar duchar cocinar planchar barrer trapear lavar cenar almorzar desayunar merendar calentar servir vestir alistar doblar regar ordenar ordenar
     cozinhar jantar almocar esquentar varrer arrumar limpar ordenhar madrugar cambiar trocar`,
  )}${ME}(?: ${THE}\\p{L}+)?(?: \\p{L}+){0,2}$`,
  `${list('trabajar trabalhar estudiar estudar comer(?:_algo|_alguma_coisa)? entrar salir sair cortar cerrar manejar dirigir correr caminar')}${ME}${SOON}$`,
  `${list(
    'hacer fumar preparar fazer terminar poner echar tomar servir comprar buscar pedir cortar colocar por pegar tender estender recoger sacar tirar levar llevar botar bajar abrir cerrar fechar apagar guardar',
  )}${ME} ${THE}${any(FOOD, HOME)}(?!\\p{L})`,
  `${list('ver mirar poner assistir jugar jogar')}${ME} ${THE}${SHOW}(?!\\p{L})`,
  `${list('cuidar(?=.*\\b(?:ahora|agora|ya)\\b) buscar recoger llevar levar pegar acostar dormir atender ver alimentar pasear passear sacar colocar por dar_de_comer_a dar_comida')}${ME} ${THE}${CHILD}(?!\\p{L})`,
  `dar${ME} (?:de (?:comer|cenar|mamar)|la teta|el pecho|leche|comida|banho)`,
  `${list('ir entrar volver regresar voltar salir sair subir bajar meter seguir llegar pasar')}${ME}(?: ${any('al', 'a', 'a la', 'a mi', 'en', 'en el', 'en la', 'con el', 'por', 'pro', 'pra', 'no', 'na', 'ao', 'del', 'de la', 'do')} ${any(THE + PLACE, THE + CHILD, 'trabajar', 'trabalhar', 'clases?', 'comer', 'banar\\p{L}*')}(?!\\p{L})|$)`,
)}`;
const GOES = '(?:me |nos )?(?:voy|vamos|vou|vamo)(?: yendo| ya| la| ali| ahi)?(?: a)?';
const MUST = any('(?:me |nos )?(?:tengo|tenemos|tenho|temos|toca|preciso)(?: que| q| de)?');

const OPENERS = `(?:${list(
  `bueno buenas bien ya ta listo ok okay ah pues y e nada en_fin vale dale pucha uy ay muchas_gracias gracias igual ahora ahorita mejor asi_que yo eso perfecto
   claro si va bom enfim valeu obrigad[oa] deixa agora entao eu ja melhor bora aff po la olha oye mija mijo amig[oa] vecin[oa] che`,
)} )*`;

const BYE = any(
  list(
    `cha[uo](?:_pescao)? adios bye tchau falou fui ate_(?:mais|logo|amanha|breve|a_proxima) hasta_(?:el_\\p{L}+|luego|manana|pronto|otro_dia|la_proxima) nos_(?:vemos|vidrios|leemos|falamos)`,
  ),
  list(
    `cuidate(?:_mucho)? cuidese(?:_mucho)? me_despido me_desconecto flw vlw (?:mand)?beijos?(?:_\\p{L}+)? bjs? besitos? besos? abrazos? me_retiro bendiciones que_descanses? fica_com_deus que_(?:este|estes)_bien que_(?:pases?|tengas?)_(?:bonit[oa]|buen[oa]|lind[oa])_\\p{L}+`,
  ),
  '(?:te|le|los|les|la|lo) dejo(?: (?:por hoy|aqui|aca|en paz))?',
  '(?:con eso me quedo|(?:con|por) eso me basta)',
  'no (?:la|lo|le|te) (?:molesto|quito) mas(?: tiempo)?',
  '(?:ya )?me (?:tengo que ir|voy|fui)(?: yendo| ya| pues)?|(?:ja )?vou (?:nessa|indo|la|embora ja)',
  '(?:(?:por|hasta) (?:hoy|hoje|aqui|aca) (?:(?:ya )?(?:estuvo|esta|basta|es todo|lo dejo|cierro|llego|e isso|e so|chega)(?: por hoy)?|por hoy))|(?:voy a cerrar|cierro|fico|vou parar|paro)(?: (?:por )?(?:hoy|hoje|aqui|aca|esto))?',
  '(?:el senor|dios|deus) (?:te|le|lo|la) (?:bendiga|abencoe|pague)',
);
const AGAIN =
  '(?:luego|despues|mas tarde|otro dia|otro rato|manana|depois|amanha|outra hora|mais tarde|al rato|ahorita|ahi) (?:eu )?(?:te |le |nos )?(?:sigo|seguimos|cuento|vuelvo|regreso|vemos|veo|continuo|volto|conto|hablamos|falamos|falo|escribo)';
const CALLS = '(?:llama|espera|chamando|esperando|llamando)';

const FORMS: readonly (readonly [Leave, RegExp])[] = (
  [
    [
      'elsewhere',
      `(?:filo|ya fue|ni modo|dej[ae](?:lo|la)?(?: asi)?|olvida(?:lo)?|da igual|no importa|deixa(?: pra la| quieto)?|esquece|tanto faz)(?: (?:pues|entonces|nomas))? (?:muchas )?(?:gracias|obrigad[oa]|valeu)(?: (?:igual|de todos modos|mesmo assim|por todo))?$`,
    ],
    [
      'elsewhere',
      `(?:mejor |melhor )?(?:yo |eu )?(?:(?:se )?(?:lo|la|eso|le|isso) )?(?:voy a |vou )?(?:busco|buscar|googleo|consulto|veo|miro|pregunto|preguntar|procuro|procurar|vejo|pesquiso|pesquisar|pergunto|perguntar)(?:lo|le)? (?:en|em|no|na|a|al|com|con|pra|pro|por) ${any('(?:(?:el|la|un|una|um|uma) )?otr[oa](?: \\p{L}+)?', 'outr[oa](?: \\p{L}+)?', 'google', 'youtube', 'internet', 'tiktok', '(?:el |o )?(?:chat)?gpt')}$`,
    ],
    [
      'elsewhere',
      `(?:mejor|melhor) (?:yo |eu )?(?:lo |le |la )?(?:busco|googleo|consulto|pregunto|pergunto|procuro|pesquiso)(?: (?:a|al|con|com|pra|pro|en|no|na)(?: \\p{L}+){1,3})?$`,
    ],
    [
      'night',
      `(?:buenas noches|boa noite|que (?:descanse[ns]?|duermas?)|me (?:duermo|acuesto)|a (?:dormir|la cama)|bora dormir|(?:manana|amanha) (?:madrugo|trabajo temprano|acordo cedo)|acordo (?:cedo|as \\d+))(?: (?:ya|pues|entonces|ahora|gracias|obrigad[oa]))*$`,
    ],
    ['night', `${any(GOES, '(?:tengo|tenho|toca)(?: que| q)?')} ${SLEEPS}`],
    ['night', `(?:me voy|vou) (?:a|pra) (?:la )?cama$`],
    [
      'goodbye',
      `${BYE}(?: (?:entonces|pues|ya|gracias|obrigad[oa]|valeu|manana|luego|viu|entao|po|amig[oa])){0,2}$`,
    ],
    ['goodbye', `(?:te|les?|los) (?:dejo|corto) (?:que|porque|pq|xq|q)(?!\\p{L})`],
    ['goodbye', `${AGAIN}(?: (?:como me fue|como foi|mejor|mas|luego|despues|manana))?$`],
    ['day', `${any(GOES, MUST)} ${DOES}`],
    ['day', `${GOES} (?:por|a|al|a la|pro|pra|no|na|para|ao) ${THE}${any(PLACE, CHILD, FOOD)}${SOON}$`],
    ['day', `me pongo (?:a )?${any(DOES, `${THE}${SHOW}`)}`],
    [
      'day',
      `(?:vuelvo|me regreso|regreso|volto|entro|me meto|me subo|(?:to|estou|estoy|ando|voy) (?:entrando|llegando|chegando|saliendo|saindo|entrando)) (?:al?|a la|a mi|pro|pra|na|no|en|ao|do|del) ?${any(THE + PLACE, 'trabajar', 'trabalhar')}${SOON}$`,
    ],
    [
      'day',
      `(?:voy|vou|ando|toy|estoy|to) (?:saliendo|entrando|saindo|llegando|chegando|bajando|manejando)$`,
    ],
    ['day', `(?:${GOES}|voy) (?:por|a por) un[oa]s? \\p{L}+$`],
    [
      'day',
      `(?:me bajo|bajo)(?: (?:aqui|aca|ya|del? \\p{L}+))?$|(?:tengo|tenho) (?:clases?|turno|aula|reunion|reuniao)${SOON}$`,
    ],
    [
      'day',
      `(?:ya )?(?:se )?(?:me )?(?:desperto|levanto|llego|llegaron|acordou|acordaram|chegou|chegaram|llora)(?: (?:ya )?${THE}${any(SOMEBODY, RIDE, 'turno', 'pedido', 'comida')})?$`,
    ],
    [
      'day',
      `${THE}${any(SOMEBODY, RIDE, 'el', 'ella', 'ele', 'ela')} (?:ya |ja )?(?:se )?(?:me )?(?:desperto|levanto|llego|llegaron|acordou|chegou|(?:esta|ta) (?:llorando|chorando)|(?:esta |ta )?(?:me )?${CALLS})$`,
    ],
    [
      'day',
      `me (?:llaman|hablan|esperan|chamam|chamaram|(?:estan|esta|ta) (?:llamando|hablando|esperando|chamando|buscando)|(?:llama|habla|espera) ${THE}${SOMEBODY})(?: (?:de|del|desde|a|para|pra) (?:(?:la|el) )?\\p{L}+)?$`,
    ],
    [
      'day',
      `(?:me )?(?:estan )?(?:tocan(?:do)?|tocaron|golpean(?:do)?|batendo)(?: (?:la puerta|el timbre|na porta|a porta))?$|se (?:me )?quema ${THE}\\p{L}+$`,
    ],
    [
      'day',
      `(?:se (?:me )?(?:acaba|acabo|termina|termino|va|descarga)|me quedo sin|acabou|ta acabando)(?: ya)? ${THE}(?:bateria|pila|saldo|datos|internet|descanso|recreo|tiempo|celu\\p{L}*|intervalo|senal|carga)$`,
    ],
    [
      'day',
      `(?:a|o|el|la|mi|meu|minha) (?:bateria|pila|descanso|recreo|intervalo|turno) (?:ya |ja )?(?:(?:se |me )*(?:acaba|acabo|termina|termino)|(?:esta |ta )?acabando|acabou|empieza(?: \\p{L}+){0,4}|comeca(?: \\p{L}+){0,4})$`,
    ],
  ] as const
).map(([leave, form]) => [leave, new RegExp(`^${OPENERS}(?:${form})`, 'u')]);

/** What is told about it: then it is no leave but what they live. */
const TELLS =
  /(?<!\p{L})(?:(?:y|e) (?:no|nao|ni|se|le|la|lo|nadie|ninguem|todo|mi|siempre|el|ella|fico)|pero|mas (?:eu|nao|ele|ela|o|a|e|fico|ta|ai)|aunque|(?<=\p{L} )si|siempre|sempre|nunca|cada|tod[oa]s? (?:o|a|el|la|los?|las?|dia)|los (?:lunes|martes|miercoles|jueves|viernes|sabados|domingos)|domingo a domingo|(?<!(?:ta|esta) )(?:llor|chor)ando|pensando|miedo|medo|sol[oa]s?|menos|mal|peor|pior|enferm[oa]|doente|borrach[oa]|bebad[oa]|anoche|(?:no|nao) (?:aguanto|puedo|quiero|se|consigo|sei|quero)|obligad[oa]|para siempre|pra sempre|triste|otra vez|de novo)(?!\p{L})/u;
/** Some days hence it is a plan. */
const ANOTHER_DAY =
  /(?<!\p{L})(?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|segunda|terca|quarta|quinta|sexta|semana|mes|meses|ano|anos|medic[oa]|doctora?|psicolog[oa]|abogad[oa])(?!\p{L})/u;
const WORDS_MAX = 14;

const flat = (text: string): string =>
  plain(text)
    .replace(/[^\p{L}\d\s]+/gu, ' ')
    .replace(/(?<!\p{L})(?:(?:ja)+j?|k{2,}|(?:rs)+|viu)(?!\p{L})/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** What may follow a leave without being what they say last. */
const THANKS =
  /^(?:(?:y |e )?(?:muchas |mil |muito )?(?:gracias|obrigad[oa]|valeu|un abrazo|abrazos?|bendiciones|saludos|(?:besitos?|besos?|bjs?|beijos?)(?: \p{L}+)?|deseame suerte)(?: (?:por (?:todo|tudo|escuchar\p{L}*|leer\p{L}*)|igual|mesmo|a todos))?)?$/u;

const kindOf = (part: string): Leave | null => FORMS.find(([, form]) => form.test(part))?.[0] ?? null;

/** "Bueno, …": what closes. */
const CLOSES =
  /^\W*(?:bueno|ya|listo|ok|okay|gracias|filo|ta|t[aá]|bom|enfim|no importa|deja|deixa|mejor|ni modo|valeu|chau|chao|tchau|te dejo)(?!\p{L})/iu;
export const closes = (text: string): boolean => CLOSES.test(text);

const PARTS = /[,;:…]|\.{2,}| (?:y|e)(?= (?:ya|ahora|agora|me|tengo|voy|vou|tenho)(?!\p{L}))/u;
/** "Me duermo que mañana madrugo": why may follow. */
const WHY = / (?:que|q|porque|pq|xq) (?!\p{L}+[aei]r(?!\p{L}))/u;

function leaveIn(sentence: string): Leave | null {
  const parts = sentence.split(PARTS).filter((part) => flat(part) !== '');
  while (parts.length > 1 && THANKS.test(flat(parts.at(-1) ?? ''))) parts.pop();
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  const isLong = flat(sentence).split(' ').length > WORDS_MAX;
  const whole = flat(isLong ? last : sentence);
  if (TELLS.test(whole)) return null;
  const found = [whole, flat(last), flat(last).split(WHY)[0] ?? ''].map(kindOf).find((one) => one !== null);
  const begun = parts.length > 1 && !isLong ? kindOf(flat(first)) : null;
  const leave = found ?? (begun === 'day' || begun === 'night' ? null : begun);
  // At the end of a long one it is told, where nothing closes.
  const isTold = isLong ? !CLOSES.test(last.trim()) : ANOTHER_DAY.test(whole);
  return leave === 'day' && isTold ? null : leave;
}

/** How a message ends, where it ends in leaving; null where it does not, or asks at its end. */
export function leaveOf(text: string): Leave | null {
  const sentences = text.split(/(?<=[.!?\n])\s*/).filter((one) => flat(one) !== '');
  while (sentences.length > 1 && THANKS.test(flat(sentences.at(-1) ?? ''))) sentences.pop();
  const last = sentences.at(-1) ?? '';
  // After what is told they may go from somebody.
  if (/[?¿]/.test(last) || (sentences.length > 1 && flat(last) === 'me voy')) return null;
  return leaveIn(last);
}
