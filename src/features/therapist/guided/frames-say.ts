/**
 * A short line about the kind of thing just said, for the turns that ask nothing: it belongs to that kind only
 * (what is kept silent, what is carried, what is missed) and is said once.
 */
import { type Frames, frame } from './phrase.ts';

export const SAY_FRAMES: Frames = {
  'say.strong': frame({
    es: [
      'Ser fuerte para todos deja poco lugar propio.',
      'Con tanta fuerza afuera, lo de adentro espera turno.',
      'A quien sostiene rara vez le preguntan.',
    ],
    pt: [
      'Ser forte para todos deixa pouco lugar próprio.',
      'Com tanta força para fora, o de dentro espera a vez.',
      'A quem segura quase nunca perguntam.',
    ],
  }),
  'say.carry': frame({
    es: [
      'Es mucho para un solo par de manos.',
      'Alguien decidió ese reparto, o se decidió solo.',
      'Cuidar así también gasta.',
    ],
    pt: [
      'É muito para um só par de mãos.',
      'Alguém decidiu essa divisão, ou ela se decidiu sozinha.',
      'Cuidar assim também gasta.',
    ],
  }),
  'say.guilt': frame({
    es: [
      'La culpa aparece donde algo importa.',
      'Sentirla no prueba que sea cierta.',
      'La culpa habla fuerte, y no siempre con razón.',
    ],
    pt: [
      'A culpa aparece onde algo importa.',
      'Sentir culpa não prova que seja verdade.',
      'A culpa fala alto, e nem sempre com razão.',
    ],
  }),
  'say.fear': frame({
    es: [
      'El miedo cuenta el final antes de que pase.',
      'Es un miedo con motivo, y todavía no es un hecho.',
      'Con ese miedo delante, cualquier paso pesa.',
    ],
    pt: [
      'O medo conta o final antes que aconteça.',
      'É um medo com motivo, e ainda não é um fato.',
      'Com esse medo na frente, qualquer passo pesa.',
    ],
  }),
  'say.secret': frame({
    es: [
      'Callarlo también cansa.',
      'Eso se lleva a solas, y se nota.',
      'Guardarlo protege, y a la vez encierra.',
    ],
    pt: ['Calar também cansa.', 'Isso se leva a sós, e se nota.', 'Guardar protege, e ao mesmo tempo fecha.'],
  }),
  'say.reported': frame({
    es: [
      'Palabras así se quedan dando vueltas.',
      'Dicho por alguien cercano, entra más hondo.',
      'Una cosa es lo que dijo, y otra lo que quedó adentro.',
    ],
    pt: [
      'Palavras assim ficam rodando.',
      'Dito por alguém próximo, entra mais fundo.',
      'Uma coisa é o que foi dito, outra o que ficou dentro.',
    ],
  }),
  'say.did': frame({
    es: [
      'Y después viene lo que nadie quería.',
      'Contarlo sin adornarlo ya es mirarlo.',
      'Ahí habló el cansancio tanto como la rabia.',
    ],
    pt: [
      'E depois vem o que ninguém queria.',
      'Contar sem enfeitar já é olhar.',
      'Aí falou o cansaço tanto quanto a raiva.',
    ],
  }),
  'say.keep': frame({
    es: [
      'A veces lo que falta se ve entero en una sola cosa.',
      'Las cosas guardan a quien no está.',
      'En lo chico se extraña más.',
    ],
    pt: [
      'Às vezes o que falta se vê inteiro em uma coisa só.',
      'As coisas guardam quem não está.',
      'Nas coisas pequenas se sente mais falta.',
    ],
  }),
  'say.night': frame({
    es: [
      'A esa hora no hay con qué distraerse.',
      'Hay horas que hacen más ruido por dentro.',
      'Son horas largas para estar a solas con eso.',
    ],
    pt: [
      'A essa hora não há com que se distrair.',
      'Há horas que fazem mais barulho por dentro.',
      'São horas longas para ficar a sós com isso.',
    ],
  }),
  'say.before': frame({
    es: [
      'Entre ese antes y este ahora hay una pérdida.',
      'Lo de antes no se borró; quedó lejos.',
      'Se ve el cambio en un solo gesto.',
    ],
    pt: [
      'Entre esse antes e este agora há uma perda.',
      'O de antes não se apagou; ficou longe.',
      'Dá para ver a mudança em um só gesto.',
    ],
  }),
  'say.tired': frame({
    es: [
      'Eso es mucho para un solo cuerpo.',
      'Con esa carga, no es raro no dar más.',
      'El cansancio así no se va durmiendo una noche.',
    ],
    pt: [
      'Isso é muito para um corpo só.',
      'Com essa carga, não é estranho não aguentar.',
      'Um cansaço assim não passa com uma noite de sono.',
    ],
  }),
  'say.torn': frame({
    es: [
      'Las dos puntas tiran, y con razones.',
      'No decidir todavía también es una posición.',
      'Por eso cuesta: ninguna opción sale gratis.',
    ],
    pt: [
      'As duas pontas puxam, e com razões.',
      'Não decidir ainda também é uma posição.',
      'Por isso custa: nenhuma opção sai de graça.',
    ],
  }),
  'say.alone': frame({
    es: [
      'Rodearse de gente y sentirse cerca no es lo mismo.',
      'Es un silencio con nombre y con horario.',
      'Que no llamen duele aunque haya explicaciones.',
    ],
    pt: [
      'Ter gente em volta e se sentir perto não é o mesmo.',
      'É um silêncio com nome e com horário.',
      'Que não chamem dói mesmo com explicações.',
    ],
  }),
  'say.legacy': frame({
    es: [
      'Lo que se vio en casa enseña, y también se puede desaprender.',
      'Notarlo ya es una diferencia.',
      'Hay herencias que nadie pidió.',
    ],
    pt: [
      'O que se viu em casa ensina, e também dá para desaprender.',
      'Notar já é uma diferença.',
      'Há heranças que ninguém pediu.',
    ],
  }),
  'say.shame': frame({
    es: [
      'La vergüenza pide esconderse, y contarlo va en sentido contrario.',
      'Dicho aquí, ya no está escondido.',
      'La vergüenza exagera lo que otros piensan.',
    ],
    pt: [
      'A vergonha pede esconder, e contar vai no sentido contrário.',
      'Dito aqui, já não está escondido.',
      'A vergonha exagera o que os outros pensam.',
    ],
  }),
  'say.body': frame({
    es: [
      'El cuerpo avisa antes que la cabeza.',
      'Ese aviso del cuerpo sirve: llega con tiempo.',
      'El cuerpo ya lo sabía.',
    ],
    pt: ['O corpo avisa antes da cabeça.', 'Esse aviso do corpo serve: chega a tempo.', 'O corpo já sabia.'],
  }),
  'say.tears': frame({
    es: [
      'Llorar también es una manera de soltar.',
      'Ese llanto venía de antes.',
      'El llanto no pide permiso, y descansa.',
    ],
    pt: [
      'Chorar também é um jeito de soltar.',
      'Esse choro vinha de antes.',
      'O choro não pede licença, e descansa.',
    ],
  }),
  'say.numb': frame({
    es: [
      'Andar así, en automático, se cobra después.',
      'A veces no sentir es la forma que halla el cuerpo de aguantar.',
      'Alejarse de todo también es cansancio.',
    ],
    pt: [
      'Andar assim, no automático, cobra depois.',
      'Às vezes não sentir é a forma que o corpo acha de aguentar.',
      'Afastar-se de tudo também é cansaço.',
    ],
  }),
  'say.want': frame({
    es: ['Quererlo ya señala una dirección.', 'Es un deseo concreto, y eso ayuda.', 'No es pedir la luna.'],
    pt: ['Querer já aponta uma direção.', 'É um desejo concreto, e isso ajuda.', 'Não é pedir a lua.'],
  }),
  'say.how': frame({
    es: [
      'Buscar la frase ya es parte de decirlo.',
      'No hace falta que salga perfecto.',
      'La primera línea es la que más cuesta.',
    ],
    pt: [
      'Procurar a frase já é parte de dizer.',
      'Não precisa sair perfeito.',
      'A primeira linha é a que mais custa.',
    ],
  }),
  'say.harsh': frame({
    es: [
      'Una palabra así no describe a nadie entero.',
      'Esa palabra pesa más de lo que explica.',
      'De ahí a lo que pasó hay una distancia.',
    ],
    pt: [
      'Uma palavra assim não descreve ninguém inteiro.',
      'Essa palavra pesa mais do que explica.',
      'Daí ao que aconteceu há uma distância.',
    ],
  }),
  'say.ally': frame({
    es: ['Ahí hay alguien.', 'Es un apoyo con nombre.', 'No todo está cuesta arriba, entonces.'],
    pt: ['Aí tem alguém.', 'É um apoio com nome.', 'Nem tudo é ladeira acima, então.'],
  }),
  'say.avoid': frame({
    es: [
      'Ahí la cabeza busca un respiro.',
      'Esquivar alivia un rato y deja lo mismo esperando.',
      'Es una pausa que no llega a descansar.',
    ],
    pt: [
      'Aí a cabeça procura um respiro.',
      'Desviar alivia um pouco e deixa o mesmo esperando.',
      'É uma pausa que não chega a descansar.',
    ],
  }),
};
