/** Topics of the day: work, what is put off, money, drink, drugs. See frames-topic-mood for the two families. */
import { type Frames, frame } from './phrase.ts';

export const TOPIC_LIFE_FRAMES: Frames = {
  'topic.work_stress.open': frame({
    es: [
      '¿Qué parte del trabajo se viene a casa en la cabeza?',
      'De ese lugar, ¿qué es lo que más gasta: las tareas, el trato o el ambiente?',
      '¿Cómo son los domingos en la noche, con el lunes cerca?',
    ],
    pt: [
      'Que parte do trabalho vem para casa na cabeça?',
      'Desse lugar, o que mais gasta: as tarefas, o trato ou o ambiente?',
      'Como são os domingos à noite, com a segunda perto?',
    ],
  }),
  'topic.work_stress.load.open': frame({
    es: [
      'De todo eso, ¿qué urge de verdad y qué solo grita?',
      '¿Cuándo fue el último día de descanso completo?',
    ],
    tu: ['¿Qué pasaría si mañana dijeras que no a una sola cosa?'],
    vos: ['¿Qué pasaría si mañana dijeras que no a una sola cosa?'],
    usted: ['¿Qué pasaría si mañana dijera que no a una sola cosa?'],
    pt: [
      'De tudo isso, o que urge de verdade e o que só grita?',
      'Quando foi o último dia de descanso completo?',
      'O que aconteceria se amanhã você dissesse não a uma coisa só?',
    ],
  }),
  'topic.work_stress.treat.open': frame({
    es: [
      'Después de un trato así, ¿cómo se vuelve al puesto?',
      'Cuando pasa, ¿hay alguien ahí que lo vea y diga algo?',
      '¿Qué quedó sin contestar en ese momento?',
    ],
    pt: [
      'Depois de um trato assim, como se volta ao posto?',
      'Quando acontece, tem alguém lá que vê e diz algo?',
      'O que ficou sem responder nesse momento?',
    ],
  }),
  'topic.work_stress.treat.frame': frame({
    es: [
      'Que lo hagan delante de otros o a solas, un trato así se mete debajo de la piel.',
      'Nadie trabaja bien cuidándose de la gente.',
      'El cargo da autoridad, no permiso para tratar así.',
    ],
    pt: [
      'Na frente dos outros ou a sós, um trato assim entra debaixo da pele.',
      'Ninguém trabalha bem se protegendo das pessoas.',
      'O cargo dá autoridade, não licença para tratar assim.',
    ],
  }),
  'topic.work_stress.frame': frame({
    es: [
      'Se pasan ahí más horas que en casi cualquier otra parte; lo que pasa adentro no se queda adentro.',
      'De un lugar así no se sale solo con apagar el computador.',
      'Lo del trabajo se sigue trabajando en la cabeza, y eso nadie lo paga.',
    ],
    pt: [
      'São mais horas lá do que em quase qualquer outro lugar; o que acontece dentro não fica dentro.',
      'De um lugar assim não se sai só desligando o computador.',
      'O trabalho continua na cabeça depois da hora, e isso ninguém paga.',
    ],
  }),
  'topic.work_stress.load.frame': frame({
    es: [
      'Cuando todo es urgente, el cuerpo no sabe cuándo se acaba el turno.',
      'El cansancio así no se arregla con un fin de semana; se arregla con límites chicos y repetidos.',
      'Rendir menos con esta carga es aritmética, no falta de ganas.',
    ],
    pt: [
      'Quando tudo é urgente, o corpo não sabe quando acaba o turno.',
      'Um cansaço assim não se resolve em um fim de semana; pede limites pequenos e repetidos.',
      'Render menos com essa carga é aritmética, não falta de vontade.',
    ],
  }),
  'topic.procrastination.open': frame({
    es: [
      'La última vez que tocaba hacerlo, ¿qué se hizo en su lugar?',
      '¿Qué es lo desagradable de empezar?',
      '¿Cuál sería el primer minuto de esa tarea, solo el primero?',
      '¿Qué se teme que salga mal si se hace?',
    ],
    pt: [
      'Da última vez que era para fazer, o que se fez no lugar?',
      'O que tem de desagradável em começar?',
      'Qual seria o primeiro minuto dessa tarefa, só o primeiro?',
      'O que se teme que dê errado se for feita?',
    ],
  }),
  'topic.procrastination.frame': frame({
    es: [
      'Casi nunca es pereza: se esquiva lo que la tarea hace sentir.',
      'Cuanto más crece el juicio, más cuesta empezar.',
      'Lo pendiente pesa todo el día, incluso mientras se descansa.',
    ],
    pt: [
      'Quase nunca é preguiça: se evita o que a tarefa faz sentir.',
      'Quanto mais cresce o julgamento, mais custa começar.',
      'O pendente pesa o dia todo, até enquanto se descansa.',
    ],
  }),
  'topic.money.open': frame({
    es: [
      'De todo lo que hay que pagar, ¿qué apura más?',
      '¿Con quién se está llevando esto, o va a solas?',
      '¿Qué es lo próximo que vence, y cuándo?',
      '¿Qué parte es número y qué parte es vergüenza?',
    ],
    pt: [
      'De tudo o que há para pagar, o que aperta mais?',
      'Com quem se leva isso, ou vai a sós?',
      'O que vence primeiro, e quando?',
      'Que parte é número e que parte é vergonha?',
    ],
  }),
  'topic.money.frame': frame({
    es: [
      'La falta de plata hace ruido a toda hora, y casi siempre se lleva a solas.',
      'Un apuro de plata no dice cuánto vale nadie.',
      'Verlo en una hoja, aunque asuste, suele pesar menos que llevarlo en la cabeza.',
    ],
    pt: [
      'A falta de dinheiro faz barulho a toda hora, e quase sempre se leva a sós.',
      'Um aperto de dinheiro não diz quanto vale ninguém.',
      'Ver em uma folha, mesmo que assuste, costuma pesar menos que levar na cabeça.',
    ],
  }),
  'topic.alcohol.open': frame({
    es: [
      '¿Qué hace el trago que otra cosa no hace?',
      '¿En qué momento del día aparecen las ganas?',
      '¿Qué se ha complicado por eso?',
      '¿Cómo fue el último día sin tomar?',
    ],
    pt: [
      'O que a bebida faz que outra coisa não faz?',
      'Em que momento do dia aparece a vontade?',
      'O que se complicou por causa disso?',
      'Como foi o último dia sem beber?',
    ],
  }),
  'topic.alcohol.frame': frame({
    es: [
      'Aquí nadie juzga. Tomar menos empieza por saber a qué hora aprieta.',
      'Las ganas vienen como una ola: suben, aprietan y bajan en unos minutos.',
      'El trago apaga la noche y le cobra a la mañana.',
    ],
    pt: [
      'Aqui ninguém julga. Beber menos começa por saber a que hora aperta.',
      'A vontade vem como uma onda: sobe, aperta e desce em alguns minutos.',
      'A bebida apaga a noite e cobra da manhã.',
    ],
  }),
  'topic.alcohol.care': frame({
    es: [
      'Una cosa importante: si se toma a diario, dejarlo de golpe puede ser peligroso. Mejor con un médico al lado.',
      'Antes de dejarlo conviene un médico: cortar de un día a otro, tomando a diario, puede hacer daño.',
      'Quererlo dejar ya cuenta. Con consumo diario se baja con un médico, no de golpe.',
    ],
    pt: [
      'Uma coisa importante: se a bebida é diária, parar de repente pode ser perigoso. Melhor com um médico por perto.',
      'Antes de parar convém um médico: cortar de um dia para o outro, bebendo todo dia, pode fazer mal.',
      'Querer parar já conta. Com uso diário se reduz com um médico, não de repente.',
    ],
  }),
  'topic.drugs.open': frame({
    es: [
      '¿Qué alivia, mientras dura?',
      '¿En qué momentos aparece más?',
      '¿Qué preocupa más de seguir así?',
      '¿Quién cercano lo sabe?',
    ],
    pt: [
      'O que alivia, enquanto dura?',
      'Em que momentos aparece mais?',
      'O que mais preocupa em continuar assim?',
      'Quem próximo sabe?',
    ],
  }),
  'topic.drugs.frame': frame({
    es: [
      'Aquí se puede hablar de esto sin sermones.',
      'Para cambiar el consumo ayuda tener un médico cerca, sobre todo al principio.',
      'Querer dejarlo y querer seguir pueden estar en la misma tarde.',
    ],
    pt: [
      'Aqui dá para falar disso sem sermão.',
      'Para mudar o uso ajuda ter um médico perto, ainda mais no começo.',
      'Querer parar e querer continuar podem estar na mesma tarde.',
    ],
  }),
};
