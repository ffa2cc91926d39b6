/** Data, phrases: grief: the name, a memory, what was left unsaid, an answer, a small ritual, somebody near. */
import { type Frames, inForms } from './phrase.ts';

export const GRIEF_EXERCISE_FRAMES: Frames = {
  'ex.grief.consent': inForms(
    'Vamos a escribir unas líneas para quien murió y elegir un gesto pequeño para recordar a esa persona. Decir lo que quedó pendiente suele aliviar, aunque puede hacer llorar. Son unos {minutes} minutos, y con "alto" paramos. ¿{Quieres|Querés|Quiere} empezar?',
    'Vamos escrever umas linhas para quem morreu e escolher um gesto pequeno para lembrar. Dizer o que ficou pendente costuma aliviar, mas pode fazer chorar. São uns {minutes} minutos; escreva "para" e paramos. Quer começar?',
  ),
  'ex.grief.before': inForms(
    'Antes de escribir, una medida: del 0 al 10, ¿cuánto duele hoy esa pérdida? 0 es nada y 10 es muchísimo.',
    'Antes de escrever, uma medida: de 0 a 10, quanto dói hoje essa perda? 0 é nada e 10 é muitíssimo.',
  ),
  'ex.grief.after': inForms(
    'Medimos otra vez, y está bien si subió: del 0 al 10, ¿cuánto duele ahora?',
    'Medimos de novo, e tudo bem se subiu: de 0 a 10, quanto dói agora?',
  ),
  'ex.grief.why': inForms(
    'El cariño no termina cuando alguien muere. Escribirle ayuda a poner en palabras lo que da vueltas, y un gesto le da un lugar al recuerdo. No es para olvidar.',
    'O carinho não termina quando alguém morre. Escrever ajuda a pôr em palavras o que fica dando voltas, e um gesto dá um lugar à lembrança. Não é para esquecer.',
  ),
  'ex.grief.name': inForms(
    '¿Para quién es la carta? {Escribe|Escribí|Escriba} su nombre o cómo le {decías|decías|decía}, así empezamos por esa persona.',
    'Para quem é a carta? Escreva o nome ou como você chamava, assim começamos por essa pessoa.',
  ),
  'ex.grief.name.help': inForms(
    'Puede ser una persona o también un animal que quería la familia. Si son varios, {elige|elegí|elija} uno por hoy. ¿A quién le {escribes|escribís|escribe}?',
    'Pode ser uma pessoa ou também um animal querido da família. Se são vários, escolha um por hoje. Para quem você escreve?',
  ),
  'ex.grief.since': inForms(
    '¿Hace cuánto murió? Lo pregunto porque en los primeros días no conviene hacer este ejercicio. {Escribe|Escribí|Escriba} más o menos cuántas semanas, meses o años.',
    'Há quanto tempo morreu? Pergunto porque nos primeiros dias não convém fazer este exercício. Escreva mais ou menos quantas semanas, meses ou anos.',
  ),
  'ex.grief.since.help': inForms(
    'No hace falta la fecha exacta. ¿Pasaron más de dos semanas?',
    'Não precisa da data exata. Já passaram mais de duas semanas?',
  ),
  'ex.grief.fresh': inForms(
    'Es muy reciente, y lo siento mucho. En los primeros días no hace falta trabajar nada: comer algo, dormir lo que se pueda y estar con alguien. Dejamos la carta para más adelante. ¿Quién está {contigo|con vos|con usted} hoy?',
    'É muito recente, e sinto muito. Nos primeiros dias não precisa trabalhar nada: comer algo, dormir o que der e estar com alguém. Deixamos a carta para mais adiante. Quem está com você hoje?',
  ),
  'ex.grief.pause': inForms(
    'Aquí prefiero parar la carta. Lo que {escribiste|escribiste|escribió} sobre ir con quien murió es importante hablarlo hoy con alguien de confianza o con una línea de Ayuda ahora. ¿Quién está cerca?',
    'Aqui prefiro parar a carta. O que você escreveu sobre ir com quem morreu é importante conversar hoje com alguém de confiança ou com uma linha de Ayuda ahora. Quem está perto?',
  ),
  'ex.grief.heard': inForms(
    [
      'Lo leí despacio, gracias por escribirlo.',
      'Gracias por compartir eso conmigo.',
      'Gracias por escribirlo así.',
    ],
    [
      'Li devagar; é bom que você escreveu.',
      'É bom que você dividiu isso comigo.',
      'Que bom que escreveu assim.',
    ],
  ),
  'ex.grief.memory': inForms(
    'Antes de escribir la carta, {busca|buscá|busque} un recuerdo bueno, de un día cualquiera: una comida, una canción, algo que decía. Ayuda a escribirle con cariño. ¿Cuál aparece?',
    'Antes de escrever a carta, procure uma lembrança boa, de um dia qualquer: uma comida, uma música, algo que dizia. Ajuda a escrever com carinho. Qual aparece?',
  ),
  'ex.grief.memory.help': inForms(
    'Si solo vienen los últimos días, {prueba|probá|pruebe} con algo de más atrás, como un domingo en casa o algo que hacía siempre. ¿Qué {recuerdas|recordás|recuerda}?',
    'Se só vêm os últimos dias, tente algo mais antigo, como um domingo em casa ou algo que fazia sempre. Do que você se lembra?',
  ),
  'ex.grief.unsaid': inForms(
    'Ahora la carta. {Escribe|Escribí|Escriba} dos o tres líneas como si se las {dijeras|dijeras|dijera} a esa persona: un gracias, un perdón, un enojo o lo que quedó sin decir.',
    'Agora a carta. Escreva duas ou três linhas como se falasse com essa pessoa: um obrigado, um perdão, uma raiva ou o que ficou por dizer.',
  ),
  'ex.grief.unsaid.help': inForms(
    'Puede empezar así: "Nunca te dije que…". {Escribe|Escribí|Escriba} cómo seguiría, aunque sea una línea.',
    'Pode começar assim: "Nunca te disse que…". Escreva como continuaria, nem que seja uma linha.',
  ),
  'ex.grief.answer': inForms(
    'Ahora {piensa|pensá|piense} en cómo hablaba esa persona. Si pudiera leer la carta, ¿qué {crees|creés|cree} que contestaría? {Escríbelo|Escribilo|Escríbalo} con sus palabras.',
    'Agora pense em como essa pessoa falava. Se pudesse ler a carta, o que você acha que responderia? Escreva do jeito dela.',
  ),
  'ex.grief.answer.help': inForms(
    'Puede ser una frase que decía siempre, o un gesto en lugar de palabras. Si no se sabe, {escribe|escribí|escriba} "no sé" y seguimos.',
    'Pode ser uma frase que dizia sempre, ou um gesto no lugar de palavras. Se não se sabe, escreva "não sei" e seguimos.',
  ),
  'ex.grief.ritual': inForms(
    'Ahora un gesto pequeño para recordarle: encender una vela, poner su canción, cocinar algo suyo o visitar un lugar. {Escribe|Escribí|Escriba} cuál {te|te|le} gustaría hacer.',
    'Agora um gesto pequeno para lembrar: acender uma vela, pôr a música que gostava, cozinhar algo ou visitar um lugar. Escreva qual você gostaria de fazer.',
  ),
  'ex.grief.ritual.help': inForms(
    'También puede ser mirar fotos con alguien o leer la carta en voz alta. ¿Qué le habría gustado a esa persona?',
    'Também pode ser olhar fotos com alguém ou ler a carta em voz alta. Do que essa pessoa teria gostado?',
  ),
  'ex.grief.when': inForms(
    'Ponerle un día ayuda a que el gesto se haga. {Escribe|Escribí|Escriba} cuándo sería, sin apuro.',
    'Marcar um dia ajuda o gesto a acontecer. Escreva quando seria, sem pressa.',
  ),
  'ex.grief.when.help': inForms(
    'Puede ser este fin de semana o una fecha que era importante para esa persona. ¿Cuál {prefieres|preferís|prefiere}?',
    'Pode ser neste fim de semana ou uma data que era importante para essa pessoa. Qual você prefere?',
  ),
  'ex.grief.support': inForms(
    'Un momento así es mejor con compañía. {Escribe|Escribí|Escriba} quién podría estar ese día, o al menos saberlo.',
    'Um momento assim é melhor com companhia. Escreva quem poderia estar nesse dia, ou ao menos saber.',
  ),
  'ex.grief.support.help': inForms(
    'Puede ser alguien que también le conoció o alguien que sepa acompañar sin hablar mucho. ¿Quién sería?',
    'Pode ser alguém que também conheceu essa pessoa ou alguém que saiba acompanhar sem falar muito. Quem seria?',
  ),
  'ex.grief.end': inForms(
    [
      'Queda anotado el gesto: "{step}". La carta es {tuya|tuya|suya}: se puede copiar, leer en voz alta o dejar aquí. Después de escribir puede venir llanto o cansancio; si pasa, {busca|buscá|busque} compañía hoy.',
      'Terminamos por hoy. La carta queda escrita en esta conversación. Después de escribir puede venir llanto o cansancio; si pasa, {busca|buscá|busque} compañía.',
    ],
    [
      'Fica anotado o gesto: "{step}". A carta é sua: dá para copiar, ler em voz alta ou deixar aqui. Depois de escrever pode vir choro ou cansaço; se vier, procure companhia hoje.',
      'Terminamos por hoje. A carta fica escrita nesta conversa. Depois de escrever pode vir choro ou cansaço; se vier, procure companhia.',
    ],
  ),
};
