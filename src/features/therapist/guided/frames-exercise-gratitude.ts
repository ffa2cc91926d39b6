/** Three concrete things of the week and one's own part in them; nothing is to be thanked for, nothing is denied. */
import { type Frames, frame } from './phrase.ts';

export const GRATITUDE_EXERCISE_FRAMES: Frames = {
  'ex.gratitude.consent': frame({
    tu: [
      'Son tres cosas concretas de la semana y qué pusiste tú en ellas. No tapa lo malo; entrena a ver también lo otro. Unos {minutes} minutos; con "alto" paramos. ¿Lo hacemos?',
      'La cabeza guarda mejor lo que salió mal. Esto es anotar lo que no. Cosas chicas, y dices "alto" cuando quieras. ¿Va?',
      'Propongo buscar tres momentos de estos días, chicos y con detalle. "Alto" lo detiene. ¿Empezamos?',
    ],
    vos: [
      'Son tres cosas concretas de la semana y qué pusiste vos en ellas. No tapa lo malo; entrena a ver también lo otro. Unos {minutes} minutos; con "alto" paramos. ¿Lo hacemos?',
      'La cabeza guarda mejor lo que salió mal. Esto es anotar lo que no. Cosas chicas, y decís "alto" cuando quieras. ¿Va?',
      'Propongo buscar tres momentos de estos días, chicos y con detalle. "Alto" lo detiene. ¿Empezamos?',
    ],
    usted: [
      'Son tres cosas concretas de la semana y qué puso usted en ellas. No tapa lo malo; entrena a ver también lo otro. Unos {minutes} minutos; con "alto" paramos. ¿Lo hacemos?',
      'La cabeza guarda mejor lo que salió mal. Esto es anotar lo que no. Cosas chicas, y dice "alto" cuando quiera. ¿Comenzamos?',
      'Propongo buscar tres momentos de estos días, chicos y con detalle. "Alto" lo detiene. ¿Empezamos?',
    ],
    pt: [
      'São três coisas concretas da semana e o que você pôs nelas. Não tapa o ruim; treina a ver também o resto. Uns {minutes} minutos; com "para" paramos. Fazemos?',
      'A cabeça guarda melhor o que deu errado. Isso é anotar o que não deu. Coisas pequenas, e diga "para" quando quiser. Pode ser?',
      'Proponho buscar três momentos destes dias, pequenos e com detalhe. "Para" interrompe. Começamos?',
    ],
  }),
  'ex.gratitude.before': frame({
    es: [
      'Del 0 al 10, ¿cuánto ha pesado esta semana?',
      'Un número para la semana: 0 liviana, 10 muy pesada. ¿Cuál?',
      '¿Qué tan cargado viene el día, del 0 al 10?',
    ],
    pt: [
      'De 0 a 10, quanto pesou esta semana?',
      'Um número para a semana: 0 leve, 10 muito pesada. Qual?',
      'Quão carregado está o dia, de 0 a 10?',
    ],
  }),
  'ex.gratitude.why': frame({
    es: [
      'La atención va sola a lo que falta; esto la lleva un rato a lo que hubo. Sirve cuando el ánimo está más o menos en pie.',
      'Con detalle funciona mejor que en general, porque el detalle se vuelve a vivir. No arregla lo que duele.',
      'Ayuda a ver la parte propia en lo que salió bien. No es dar las gracias por todo.',
    ],
    pt: [
      'A atenção vai sozinha para o que falta; isso a leva um tempo para o que houve. Serve quando o ânimo está mais ou menos de pé.',
      'Com detalhe funciona melhor que em geral, porque o detalhe se vive de novo. Não conserta o que dói.',
      'Ajuda a ver a própria parte no que deu certo. Não é agradecer por tudo.',
    ],
  }),
  'ex.gratitude.check': frame({
    tu: [
      'Antes: en estas dos semanas, ¿hubo muchos días en que nada te dio gusto?',
      'Una pregunta para no errarle: ¿casi todos los días cuesta sentir algo bueno?',
      '¿El ánimo ha estado por el suelo la mayor parte de estos días?',
    ],
    vos: [
      'Antes: en estas dos semanas, ¿hubo muchos días en que nada te dio gusto?',
      'Una pregunta para no errarle: ¿casi todos los días cuesta sentir algo bueno?',
      '¿El ánimo estuvo por el suelo la mayor parte de estos días?',
    ],
    usted: [
      'Antes: en estas dos semanas, ¿hubo muchos días en que nada le dio gusto?',
      'Una pregunta para no errarle: ¿casi todos los días cuesta sentir algo bueno?',
      '¿El ánimo ha estado por el suelo la mayor parte de estos días?',
    ],
    pt: [
      'Antes: nestas duas semanas, houve muitos dias em que nada deu gosto?',
      'Uma pergunta para não errar: quase todo dia custa sentir algo bom?',
      'O ânimo esteve no chão a maior parte destes dias?',
    ],
  }),
  'ex.gratitude.check.help': frame({
    es: [
      'Si es así, este ejercicio suele caer mal y hay otro mejor. ¿Más de la mitad de los días?',
      'Comida, música, gente: ¿todo eso dejó de dar gusto?',
      '¿Más días apagados que encendidos?',
    ],
    pt: [
      'Se for assim, este exercício costuma cair mal e há outro melhor. Mais da metade dos dias?',
      'Comida, música, gente: tudo isso deixou de dar gosto?',
      'Mais dias apagados que acesos?',
    ],
  }),
  'ex.gratitude.heavy': frame({
    es: [
      'Entonces esto no; buscar lo bueno con ese ánimo pesa el doble. Hay algo más chico.',
      'Con días así, la lista de cosas buenas suena a reproche. La dejo y propongo otra cosa. Si ya son semanas, vale contárselo a un médico o psicólogo.',
      'Bien decirlo. Cambio de ejercicio: primero que el día se mueva, aunque sea cinco minutos.',
    ],
    pt: [
      'Então isso não; buscar o bom com esse ânimo pesa em dobro. Há algo menor.',
      'Com dias assim, a lista de coisas boas soa como cobrança. Deixo e proponho outra coisa. Se já são semanas, vale contar a um médico ou psicólogo.',
      'Bom dizer. Mudo de exercício: primeiro que o dia se mova, mesmo que cinco minutos.',
    ],
  }),
  'ex.gratitude.first': frame({
    es: [
      'Una cosa de esta semana que estuvo bien, por chica que sea. ¿Qué fue, y dónde?',
      'La primera: un momento con lugar y hora. ¿Cuál?',
      'De lunes a hoy, ¿qué momento volvería a pasar?',
    ],
    pt: [
      'Uma coisa desta semana que foi boa, por pequena que seja. O que foi, e onde?',
      'A primeira: um momento com lugar e hora. Qual?',
      'De segunda até hoje, que momento você repetiria?',
    ],
  }),
  'ex.gratitude.first.help': frame({
    es: [
      'Un café caliente, un mensaje, llegar a tiempo al bus. ¿Hubo algo de ese tamaño?',
      'Puede ser algo que no salió mal. ¿Qué pudo ser peor y no fue?',
      '¿Qué fue lo último que dio risa, o alivio?',
    ],
    pt: [
      'Um café quente, uma mensagem, pegar o ônibus a tempo. Teve algo desse tamanho?',
      'Pode ser algo que não deu errado. O que poderia ser pior e não foi?',
      'Qual foi a última coisa que deu riso, ou alívio?',
    ],
  }),
  'ex.gratitude.large': frame({
    es: [
      'Eso es grande y se pierde el detalle. ¿Un momento con eso, de esta semana?',
      'Más de cerca: ¿qué pasó, qué día, quién estaba?',
      'De todo eso, ¿qué escena grabaría una cámara?',
    ],
    pt: [
      'Isso é grande e o detalhe se perde. Um momento com isso, desta semana?',
      'Mais de perto: o que houve, que dia, quem estava?',
      'De tudo isso, que cena uma câmera gravaria?',
    ],
  }),
  'ex.gratitude.second': frame({
    es: [
      'Va una. ¿La segunda?',
      'Otra, de otro día o de otro lugar. ¿Cuál?',
      '¿Y una segunda, con alguien o a solas?',
    ],
    pt: [
      'Foi uma. A segunda?',
      'Outra, de outro dia ou de outro lugar. Qual?',
      'E uma segunda, com alguém ou em silêncio?',
    ],
  }),
  'ex.gratitude.second.help': frame({
    es: [
      'Algo del cuerpo también vale: dormir, comer, caminar sin apuro. ¿Hubo?',
      '¿Alguien hizo algo, aunque fuera mínimo?',
      '¿Qué hubo de bueno camino a alguna parte?',
    ],
    pt: [
      'Algo do corpo também vale: dormir, comer, caminhar devagar. Teve?',
      'Alguém fez alguma coisa, mesmo mínima?',
      'O que houve de bom a caminho de algum lugar?',
    ],
  }),
  'ex.gratitude.third': frame({
    es: [
      'La tercera y última. ¿Cuál?',
      'Falta una. Puede ser algo que se hizo bien. ¿Qué?',
      'Y una más, de hoy mismo si la hay. ¿Cuál sería?',
    ],
    pt: [
      'A terceira e última. Qual?',
      'Falta uma. Pode ser algo que foi bem feito. O quê?',
      'E mais uma, de hoje mesmo se houver. Qual seria?',
    ],
  }),
  'ex.gratitude.third.help': frame({
    es: [
      '¿Algo que se terminó, se arregló o se dejó de postergar?',
      '¿Una canción, una comida, un animal, el cielo?',
      'Con dos también alcanza. ¿Aparece otra?',
    ],
    pt: [
      'Algo que acabou, se consertou ou deixou de ser adiado?',
      'Uma música, uma comida, um bicho, o céu?',
      'Com duas também basta. Aparece outra?',
    ],
  }),
  'ex.gratitude.three': frame({
    es: [
      'Vinieron las tres juntas: "{cell_first}", "{cell_second}" y "{cell_third}".',
      'Tres de una vez, y la primera: "{cell_first}".',
      'Las tres quedan anotadas.',
    ],
    pt: [
      'Vieram as três juntas: "{cell_first}", "{cell_second}" e "{cell_third}".',
      'Três de uma vez, e a primeira: "{cell_first}".',
      'As três ficam anotadas.',
    ],
  }),
  'ex.gratitude.part': frame({
    tu: [
      'Ahora lo que suele olvidarse: ¿qué pusiste tú para que alguna de esas pasara?',
      '¿En cuál hubo algo tuyo: ir, contestar, cocinar, quedarte, pedir?',
      'De "{cell_first}", ¿qué parte fue tuya?',
    ],
    vos: [
      'Ahora lo que suele olvidarse: ¿qué pusiste vos para que alguna de esas pasara?',
      '¿En cuál hubo algo tuyo: ir, contestar, cocinar, quedarte, pedir?',
      'De "{cell_first}", ¿qué parte fue tuya?',
    ],
    usted: [
      'Ahora lo que suele olvidarse: ¿qué puso usted para que alguna de esas pasara?',
      '¿En cuál hubo algo suyo: ir, contestar, cocinar, quedarse, pedir?',
      'De "{cell_first}", ¿qué parte fue suya?',
    ],
    pt: [
      'Agora o que se costuma esquecer: o que você pôs para que alguma dessas acontecesse?',
      'Em qual houve algo seu: ir, responder, cozinhar, ficar, pedir?',
      'De "{cell_first}", que parte foi sua?',
    ],
  }),
  'ex.gratitude.part.help': frame({
    es: [
      'Estar ahí ya es una parte. ¿Qué habría pasado sin eso?',
      '¿Qué se decidió antes, para que ese momento se pudiera dar?',
      'Darse cuenta también cuenta. ¿Hubo algo más?',
    ],
    pt: [
      'Estar ali já é uma parte. O que teria acontecido se não fosse isso?',
      'O que se decidiu antes, para que esse momento pudesse acontecer?',
      'Perceber também conta. Houve algo mais?',
    ],
  }),
  'ex.gratitude.thank': frame({
    tu: [
      '¿Hay alguien que tuvo que ver y a quien se lo podrías decir, en una línea?',
      'De quien estuvo en alguna de las tres, ¿a quién le contarías que te acordaste?',
      'Si se lo contaras a alguien hoy, ¿quién sería?',
    ],
    vos: [
      '¿Hay alguien que tuvo que ver y a quien se lo podrías decir, en una línea?',
      'De quien estuvo en alguna de las tres, ¿a quién le contarías que te acordaste?',
      'Si se lo contaras a alguien hoy, ¿quién sería?',
    ],
    usted: [
      '¿Hay alguien que tuvo que ver y a quien se lo podría decir, en una línea?',
      'De quien estuvo en alguna de las tres, ¿a quién le contaría que se acordó?',
      'Si se lo contara a alguien hoy, ¿quién sería?',
    ],
    pt: [
      'Tem alguém que participou e a quem você poderia dizer isso, numa linha?',
      'De quem esteve em alguma das três, a quem você contaria que lembrou?',
      'Se contasse a alguém hoje, quem seria?',
    ],
  }),
  'ex.gratitude.thank.help': frame({
    es: [
      'No hace falta dar las gracias; basta un "me acordé de aquello". ¿A quién?',
      'Puede quedar para sí. ¿O hay alguien?',
      '¿Quién se reiría al oírlo?',
    ],
    pt: [
      'Nem precisa agradecer; basta um "lembrei daquilo". Para quem?',
      'Pode ficar para si. Ou tem alguém?',
      'Quem riria ao ouvir?',
    ],
  }),
  'ex.gratitude.end': frame({
    tu: [
      '"{takeaway}". Queda guardado, junto a las tres. Lo difícil sigue ahí y también cabe aquí.',
      'Guardo lo tuyo: "{takeaway}". De las tres, alguna pide ser contada hoy a alguien de tu gente.',
      'Hasta aquí. Se puede repetir un día a la semana, no todos: así no se vuelve tarea.',
    ],
    vos: [
      '"{takeaway}". Queda guardado, junto a las tres. Lo difícil sigue ahí y también cabe acá.',
      'Guardo lo tuyo: "{takeaway}". De las tres, alguna pide ser contada hoy a alguien de tu gente.',
      'Hasta acá. Se puede repetir un día a la semana, no todos: así no se vuelve tarea.',
    ],
    usted: [
      '"{takeaway}". Queda guardado, junto a las tres. Lo difícil sigue ahí y también cabe aquí.',
      'Guardo lo suyo: "{takeaway}". De las tres, alguna pide ser contada hoy a alguien de su gente.',
      'Hasta aquí. Se puede repetir un día a la semana, no todos: así no se vuelve tarea.',
    ],
    pt: [
      '"{takeaway}". Fica guardado, junto das três. O difícil continua aí e também cabe aqui.',
      'Guardo o seu: "{takeaway}". Das três, alguma pede para ser contada hoje a alguém da sua gente.',
      'Até aqui. Dá para repetir um dia na semana, não todos: assim não vira tarefa.',
    ],
  }),
};
