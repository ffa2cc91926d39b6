/**
 * How an exercise is named: picked among some on offer, or asked for out of the blue.
 */

/** How people speak of an exercise when they choose it ("la carta", "lo de respirar"), in plain text. */
const CALLED: Record<string, string> = {
  breathing: 'respirar|respiracion(?:es)?|respiracao|respiremos|circulo',
  grounding: 'sentidos|cinco sentidos|cinco cosas|voltar aos sentidos|volver a los sentidos',
  record:
    '(?:ese |este |un |los |esos |esse |um |os )?(?:pensamientos?|pensamentos?)|registro|revisar (?:el|un|ese|lo que pienso).*|rever .*',
  activation:
    '(?:una |uma )?(?:cosa|coisa|actividad|atividade) (?:chica|chiquita|pequena)|elegir .*|escolher .*|activarme',
  worry:
    '(?:la |una |a |uma )?hora(?: de la preocupacion| marcada)?|darle una hora.*|preocupacion(?:es)?|preocupac(?:ao|oes)',
  problem: 'ordenar(?:lo)?(?: el| un)?(?: problema)?|organizar(?: o| um)? problema|problema',
  muscles:
    '(?:soltar )?(?:los |os )?musculos.*|relajacion(?: muscular)?|relaxamento|soltar el cuerpo|soltar o corpo',
  tipp: '(?:agua )?fri[oa]|agua gelada|por el cuerpo|pelo corpo|bajar la intensidad.*|baixar a intensidade.*',
  urge: 'impulso|surfear(?: el impulso)?|surfar(?: o impulso)?|ola|onda',
  kindness: '(?:una |uma )?pausa.*|otro tono|outro tom|autocompasion|autocompaixao',
  defusion:
    '(?:tomar |tomar un poco de |tomar uma )?distanci?a.*|(?:los |ese |os |esse )?(?:pensamientos?|pensamentos?)',
  values: '(?:mirar )?(?:lo )?que (?:me )?importa.*|valores|olhar o que importa.*',
  opposite: '(?:ir )?al reves.*|(?:ir )?ao contrario.*|accion opuesta',
  assertive:
    'pedir (?:ayuda|ajuda)|(?:preparar )?como (?:pedir|decir|dizer)\\w*.*|(?:pedir|decir)(?:lo|le|selo)|pedido|preparar(?:lo)?',
  sleep: 'sueno|sono|ordenar el sueno|arrumar o sono|dormir',
  grief:
    '(?:escribir(?:le)?|escrever) (?:una |la |uma |a )?carta|carta(?: de despedida)?|gesto(?: de despedida)?',
  connection: '(?:un |um )?contact?o.*|escribirle a alguien|escrever para alguem',
  drinking: '(?:alcohol|trago|bebida)|pensar (?:que|no) lugar.*',
  gratitude: '(?:las |as )?tres cosas.*|tres coisas.*|gratitud|gratidao',
};

const ARTICLES =
  '(?:(?:lo|el|la|los|las|eso|isso|o|a|os|as|un|una|um|uma|de|del|da|do|dos|das|esa|ese|essa|esse) )*';
/** What stands before the name when somebody picks. */
const SOFT =
  'si|sim|ya|bueno|ok|va|vale|mejor|prefiero|prefiro|quiero|quisiera|quero|queria|me gustaria|gostaria|creo que|acho que|entonces|entao|elijo|escojo|escolho|me quedo con|fico com|me interesa|y|e|con|com|primero|primeiro|la de|el de|tal vez|talvez|mas bien|me tinca|me late|dale';
const TRIES =
  'probemos|probar|pruebo|intentemos|intentar|hagamos|hacer|hacemos|hagamoslo|podemos|podriamos|podria ser|puede ser|pode ser|poderia ser|vamos|vamos a|vamos con|vamos com|tentar|tentamos|vamos tentar|fazer|fazemos|(?:el|un|o|um) (?:ejercicio|exercicio) de';
const TAIL =
  '(?:[ ,]+(?:entonces|por favor|porfa|gracias|mejor|primero|primeiro|me (?:tinca|gusta|suena|parece|late|sirve)|esta bien|pode ser|puede ser|hoy|ahora|agora|hoje|entao|obrigad[oa]|un rato|un poco|um pouco))*[.! ]*$';

const BY_CHOICE = Object.entries(CALLED).map(([id, called]) => ({
  id,
  bare: new RegExp(`^${ARTICLES}(?:${called})${TAIL}`),
  picked: new RegExp(
    `^(?:${SOFT}|${TRIES})(?:[ ,]+(?:${SOFT}|${TRIES}))*[ ,]+${ARTICLES}(?:${called})${TAIL}`,
  ),
}));

/** Which of the exercises on offer a short message names. */
export function namedBy(text: string): string[] {
  return BY_CHOICE.filter(({ bare, picked }) => bare.test(text) || picked.test(text)).map(({ id }) => id);
}

/** Names that mean one exercise and nothing else, wherever they stand. */
const NAMES: Record<string, string> = {
  breathing: 'respirar co[nm] (?:un |um |el |o )?circulo',
  grounding: '(?:volver|voltar) a(?:os| los) sentidos',
  record: '(?:revisar|rever) (?:un|este|ese|el|mi|um|esse|este|o|meu) pensam(?:i)?ento',
  activation: '(?:elegir|escolher) u[nm]a (?:cosa|coisa) (?:chica|pequena)',
  worry: 'hora (?:marcada |fija )?(?:a|para) (?:la |las |mis |as? |minhas? )?preocupa',
  problem: '(?:ordenar|organizar) (?:un|este|ese|el|mi|um|esse|o|meu) problema',
  muscles: '(?:soltar|relajar|relaxar) [lo]?os musculos|relajacion muscular|relaxamento muscular',
  tipp: '(?:bajar|baixar) l?a intensidade? (?:por el cuerpo|pelo corpo)',
  urge: 'surfe?ar (?:el|un|este|ese|o|um|esse) impulso',
  kindness: 'pausa co[nm] (?:otro tono|outro tom)',
  defusion: 'tomar (?:uma )?distancia de (?:un|este|ese|los|mis|um|esse) pensam',
  values: '(?:mirar|olhar) (?:lo |o )?que (?:me )?importa',
  opposite: 'al reves del impulso|ao contrario do impulso',
  assertive: 'preparar como pedir',
  sleep: '(?:ordenar|arrumar|organizar) (?:el|o|mi|meu) (?:sueno|sono)',
  grief:
    'una carta y un gesto|uma carta e um gesto|carta (?:a|para|pra) .{0,30}\\b(?:murio|fallecio|morreu|faleceu)',
  connection: 'conta(?:c?to) (?:chico|pequeno) co[nm] alg',
  drinking: '(?:lugar|papel) (?:tiene|ocupa) el alcohol|lugar da bebida',
  gratitude: 'tr[ei]s (?:cosas|coisas) concretas',
};
const BY_NAME = Object.entries(NAMES).map(([id, named]) => ({ id, named: new RegExp(`\\b(?:${named})`) }));
const BY_KIND = Object.entries(CALLED).map(([id, called]) => ({
  id,
  called: new RegExp(
    `\\b(?:ejercicio|exercicio|tecnica) (?:de |do |da |dos |das |del |para |pra |co[nm] )${ARTICLES}(?:${called})\\b`,
  ),
}));
const WANTS =
  /\b(quiero|quisiera|queria|querria|quero|gustaria|gostaria|hagamos|hacer|haga|hacemos|fazer|faca|vamos|probemos|probar|tentar|puedo|podemos|posso|podriamos|empecemos|empezar|comecar|dame|deme|necesito|preciso|ayudame|sigamos|volvamos)\b/;
const DENIES = /\b(no|nao|ya hice|ya lo hice|ja fiz|ayer|ontem|nunca)\b/;
const ASKED_MAX = 16;
const NAMED_MAX = 9;

/** The exercise a message asks for by its name; null where it names none, or several. */
export function askedFor(text: string): string | null {
  const words = text.split(/\s+/).length;
  if (words > ASKED_MAX || DENIES.test(text)) return null;
  const wants = WANTS.test(text);
  const named = wants || words <= NAMED_MAX ? BY_NAME.filter(({ named }) => named.test(text)) : [];
  const found = named.length > 0 || !wants ? named : BY_KIND.filter(({ called }) => called.test(text));
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}
