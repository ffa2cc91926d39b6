/** Data, phrases: a set hour for worry: written down, put off to its hour, sorted, and then acted on or let go. */
import { type Frames, inForms } from './phrase.ts';

export const WORRY_EXERCISE_FRAMES: Frames = {
  'ex.worry.consent': inForms(
    'Vamos a darle a la preocupación una hora fija del día, para que no ocupe todas las demás. También vemos si hay algo que hacer con ella. Son unos {minutes} minutos, y con "alto" paramos. ¿Empezamos?',
    'Vamos dar à preocupação uma hora fixa do dia, para ela não ocupar todas as outras. Também vemos se há algo a fazer. São uns {minutes} minutos; escreva "para" e paramos. Começamos?',
  ),
  'ex.worry.why': inForms(
    'Tratar de no pensar en algo suele hacer que vuelva más. En cambio, si la preocupación tiene una hora, es más fácil dejarla para después. El problema sigue ahí, pero ocupa menos el día.',
    'Tentar não pensar em algo costuma fazer voltar mais. Já se a preocupação tem uma hora, é mais fácil deixar para depois. O problema continua ali, mas ocupa menos o dia.',
  ),
  'ex.worry.note': inForms(
    'Lo primero es sacarla de la cabeza y ponerla por escrito. {Escribe|Escribí|Escriba} en una frase la preocupación que más vuelve: ¿qué {temes|temés|teme} que pase?',
    'O primeiro é tirá-la da cabeça e pôr por escrito. Escreva em uma frase a preocupação que mais volta: o que você teme que aconteça?',
  ),
  'ex.worry.note.help': inForms(
    'Suele empezar con "y si…", por ejemplo "y si no me alcanza para pagar la casa". Si hay varias, {escribe|escribí|escriba} la última que apareció.',
    'Costuma começar com "e se…", por exemplo "e se não der para pagar a casa". Se há várias, escreva a última que apareceu.',
  ),
  'ex.worry.slot': inForms(
    'Ahora {elige|elegí|elija} quince minutos del día para pensar solo en eso. Conviene que sea siempre a la misma hora y lejos del momento de dormir. {Escribe|Escribí|Escriba} a qué hora.',
    'Agora escolha quinze minutos do dia para pensar só nisso. É bom ser sempre à mesma hora e longe do momento de dormir. Escreva a que hora.',
  ),
  'ex.worry.slot.help': inForms(
    'A muchas personas les sirve al volver a casa o antes de la cena. {Pon|Poné|Ponga} una hora cualquiera para probar, que después se puede cambiar.',
    'Para muitas pessoas serve ao voltar para casa ou antes do jantar. Ponha uma hora qualquer para testar, que depois dá para mudar.',
  ),
  'ex.worry.back': inForms(
    'Si la preocupación aparece antes, {anótala|anotala|anótela} en dos palabras y {vuelve|volvé|vuelva} a lo que {hacías|hacías|hacía}. Ayuda tener lista una cosa sencilla para ocupar las manos. ¿Cuál sería?',
    'Se a preocupação aparecer antes, anote em duas palavras e volte ao que fazia. Ajuda ter pronta uma coisa simples para ocupar as mãos. Qual seria?',
  ),
  'ex.worry.back.help': inForms(
    'Por ejemplo: lavar los platos, doblar ropa, regar las plantas o salir a la puerta. {Escribe|Escribí|Escriba} una que {tengas|tengas|tenga} a mano casi siempre.',
    'Por exemplo: lavar a louça, dobrar roupa, regar as plantas ou ir até a porta. Escreva uma que esteja à mão quase sempre.',
  ),
  'ex.worry.sort': inForms(
    'Ahora vemos de qué tipo es, porque se tratan distinto. ¿Hay algo que {puedas|puedas|pueda} hacer esta semana con esa preocupación? {Contesta|Contestá|Conteste} sí o no.',
    'Agora vemos de que tipo é, porque se tratam de formas diferentes. Há algo que você possa fazer esta semana sobre essa preocupação? Responda sim ou não.',
  ),
  'ex.worry.sort.help': inForms(
    'Si ayuda hacer una llamada, un trámite o una pregunta, es que sí. Si depende solo del futuro o de otras personas, es que no. ¿Cuál de las dos?',
    'Se ajuda fazer uma ligação, resolver um papel ou fazer uma pergunta, é sim. Se depende só do futuro ou de outras pessoas, é não. Qual das duas?',
  ),
  'ex.worry.act': inForms(
    'Entonces conviene dar un primer paso, porque hacer algo calma más que seguir pensando. {Escribe|Escribí|Escriba} uno de diez minutos o menos, y cuándo lo {harías|harías|haría}.',
    'Então vale dar um primeiro passo, porque fazer algo acalma mais do que continuar pensando. Escreva um de dez minutos ou menos, e quando você faria.',
  ),
  'ex.worry.act.help': inForms(
    'Puede ser buscar un dato, hacer una pregunta o revisar un papel. ¿Cuál de esas cosas {podrías|podrías|podría} hacer mañana?',
    'Pode ser procurar um dado, fazer uma pergunta ou olhar um papel. Qual dessas coisas você poderia fazer amanhã?',
  ),
  'ex.worry.leave': inForms(
    'Entonces hoy no hay nada que resolver, y toca dejarla para su hora. {Escribe|Escribí|Escriba} una frase corta para decirle cuando aparezca antes, como "ahora no, a las seis".',
    'Então hoje não há nada a resolver, e o caminho é deixar para a hora marcada. Escreva uma frase curta para dizer quando ela aparecer antes, como "agora não, às seis".',
  ),
  'ex.worry.leave.help': inForms(
    'Puede ser una sola palabra, como "después". {Escribe|Escribí|Escriba} la que {te|te|le} salga más natural.',
    'Pode ser uma palavra só, como "depois". Escreva a que sair mais natural.',
  ),
};
