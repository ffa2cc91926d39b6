/**
 * How people speak of an exercise when they choose it ("la carta", "lo de respirar"), in plain text, and what it is
 * for in a few words, so that two can be laid side by side.
 */
import type { Language } from '../../intake/style-profile.ts';

type Naming = { called: string; aim: Record<Language, string> };

export const NAMING: Record<string, Naming> = {
  breathing: {
    called: 'respirar|respiracion(?:es)?|respiracao|respiremos|circulo',
    aim: { es: 'para que el cuerpo baje primero', pt: 'para o corpo baixar primeiro' },
  },
  grounding: {
    called: 'sentidos|cinco sentidos|cinco cosas|voltar aos sentidos|volver a los sentidos',
    aim: { es: 'para salir un rato de la cabeza', pt: 'para sair um pouco da cabeça' },
  },
  record: {
    called:
      '(?:ese |este |un |los |esos |esse |um |os )?(?:pensamientos?|pensamentos?)|registro|revisar (?:el|un|ese|lo que pienso).*|rever .*',
    aim: {
      es: 'para mirar con calma la idea que más pega',
      pt: 'para olhar com calma a ideia que mais pega',
    },
  },
  activation: {
    called:
      '(?:una |uma )?(?:cosa|coisa|actividad|atividade) (?:chica|chiquita|pequena)|elegir .*|escolher .*|activarme',
    aim: { es: 'para que el día tenga algo elegido', pt: 'para o dia ter algo escolhido' },
  },
  worry: {
    called:
      '(?:la |una |a |uma )?hora(?: de la preocupacion| marcada)?|darle una hora.*|preocupacion(?:es)?|preocupac(?:ao|oes)',
    aim: { es: 'para que no ocupe el día entero', pt: 'para não ocupar o dia inteiro' },
  },
  problem: {
    called: 'ordenar(?:lo)?(?: el| un)?(?: problema)?|organizar(?: o| um)? problema|problema',
    aim: { es: 'para sacar un paso de todo el nudo', pt: 'para tirar um passo de todo esse nó' },
  },
  muscles: {
    called:
      '(?:soltar )?(?:los |os )?musculos.*|relajacion(?: muscular)?|relaxamento|soltar el cuerpo|soltar o corpo',
    aim: { es: 'para la tensión que se quedó en el cuerpo', pt: 'para a tensão que ficou no corpo' },
  },
  tipp: {
    called:
      '(?:agua )?fri[oa]|agua gelada|por el cuerpo|pelo corpo|bajar la intensidad.*|baixar a intensidade.*',
    aim: {
      es: 'para pasar el pico sin hacer nada que después pese',
      pt: 'para passar o pico sem fazer nada que depois pese',
    },
  },
  urge: {
    called: 'impulso|surfear(?: el impulso)?|surfar(?: o impulso)?|ola|onda',
    aim: {
      es: 'para que las ganas suban y bajen sin obedecerlas',
      pt: 'para a vontade subir e descer sem obedecer a ela',
    },
  },
  kindness: {
    called: '(?:una |uma )?pausa.*|otro tono|outro tom|autocompasion|autocompaixao',
    aim: { es: 'para bajar la dureza por dentro', pt: 'para baixar a dureza por dentro' },
  },
  defusion: {
    called:
      '(?:tomar |tomar un poco de |tomar uma )?distanci?a.*|(?:los |ese |os |esse )?(?:pensamientos?|pensamentos?)',
    aim: { es: 'para que la idea siga ahí y mande menos', pt: 'para a ideia seguir aí e mandar menos' },
  },
  values: {
    called: '(?:mirar )?(?:lo )?que (?:me )?importa.*|valores|olhar o que importa.*',
    aim: { es: 'para que no decida solo lo urgente', pt: 'para o urgente não decidir sozinho' },
  },
  opposite: {
    called: '(?:ir )?al reves.*|(?:ir )?ao contrario.*|accion opuesta',
    aim: { es: 'para no quedar encerrado en el impulso', pt: 'para o impulso não decidir sozinho' },
  },
  assertive: {
    called:
      'pedir (?:ayuda|ajuda)|(?:preparar )?como (?:pedir|decir|dizer)\\w*.*|(?:pedir|decir)(?:lo|le|selo)|pedido|preparar(?:lo)?',
    aim: { es: 'para llegar con las palabras listas', pt: 'para chegar com as palavras prontas' },
  },
  sleep: {
    called: 'sueno|sono|ordenar el sueno|arrumar o sono|dormir',
    aim: { es: 'para que la noche deje de ser una pelea', pt: 'para a noite deixar de ser uma briga' },
  },
  grief: {
    called:
      '(?:escribir(?:le)?|escrever) (?:una |la |uma |a )?carta|carta(?: de despedida)?|gesto(?: de despedida)?',
    aim: { es: 'para lo que quedó sin decir', pt: 'para o que ficou sem dizer' },
  },
  connection: {
    called: '(?:un |um )?contact?o.*|escribirle a alguien|escrever para alguem',
    aim: { es: 'para no pasarlo a solas', pt: 'para não passar por isso a sós' },
  },
  drinking: {
    called: '(?:alcohol|trago|bebida)|pensar (?:que|no) lugar.*',
    aim: { es: 'para ver qué da y qué cobra', pt: 'para ver o que dá e o que cobra' },
  },
  gratitude: {
    called: '(?:las |as )?tres cosas.*|tres coisas.*|gratitud|gratidao',
    aim: { es: 'para que lo bueno también quede', pt: 'para o bom também ficar' },
  },
};

const ARTICLES =
  '(?:(?:lo|el|la|los|las|eso|isso|o|a|os|as|un|una|um|uma|de|del|da|do|dos|das|esa|ese|essa|esse) )*';
/** What stands before the name when somebody picks: of these the second kind says by itself that it is tried. */
const SOFT =
  'si|sim|ya|bueno|ok|va|vale|mejor|prefiero|prefiro|quiero|quisiera|quero|queria|me gustaria|gostaria|creo que|acho que|entonces|entao|elijo|escojo|escolho|me quedo con|fico com|me interesa|y|e|con|com|primero|primeiro|la de|el de|tal vez|talvez|mas bien|me tinca|me late|dale';
const TRIES =
  'probemos|probar|pruebo|intentemos|intentar|hagamos|hacer|hacemos|hagamoslo|podemos|podriamos|podria ser|puede ser|pode ser|poderia ser|vamos|vamos a|vamos con|vamos com|tentar|tentamos|vamos tentar|fazer|fazemos|(?:el|un|o|um) (?:ejercicio|exercicio) de';
const TAIL =
  '(?:[ ,]+(?:entonces|por favor|porfa|gracias|mejor|primero|primeiro|me (?:tinca|gusta|suena|parece|late|sirve)|esta bien|pode ser|puede ser|hoy|ahora|agora|hoje|entao|obrigad[oa]|un rato|un poco|um pouco))*[.! ]*$';

const pattern = (called: string, lead: string) =>
  new RegExp(`^(?:${lead})(?:[ ,]+(?:${SOFT}|${TRIES}))*[ ,]+${ARTICLES}(?:${called})${TAIL}`);
const BY_CHOICE = Object.entries(NAMING).map(([id, { called }]) => ({
  id,
  bare: new RegExp(`^${ARTICLES}(?:${called})${TAIL}`),
  picked: pattern(called, `${SOFT}|${TRIES}`),
  tried: pattern(called, TRIES),
  softlyTried: pattern(called, `(?:${SOFT})(?:[ ,]+(?:${SOFT}))*[ ,]+(?:${TRIES})`),
}));

/** Which exercises a short message may name. With something on offer the bare name picks it; without, one tries it. */
export function namedBy(text: string, isOffered: boolean): string[] {
  return BY_CHOICE.filter(({ bare, picked, tried, softlyTried }) =>
    isOffered ? bare.test(text) || picked.test(text) : tried.test(text) || softlyTried.test(text),
  ).map(({ id }) => id);
}
