import { type Frames, frame, inForms } from './phrase.ts';

/** One plain question each, for a danger that may be there and that nobody named. */
export const HINT_FRAMES = {
  'hint.low': frame({
    tu: [
      'Gracias por decirlo. Estando muy mal, a veces aparecen ideas de no querer vivir, y prefiero preguntarlo: ¿te ha pasado en estos días?',
    ],
    vos: [
      'Gracias por decirlo. Estando muy mal, a veces aparecen ideas de no querer vivir, y prefiero preguntarlo: ¿te pasó en estos días?',
    ],
    usted: [
      'Gracias por decirlo. Estando muy mal, a veces aparecen ideas de no querer vivir, y prefiero preguntarlo: ¿le ha pasado en estos días?',
    ],
    pt: [
      'Que bom que disse. Quando se está muito mal, às vezes aparecem ideias de não querer viver, e prefiro perguntar: isso aconteceu nestes dias?',
    ],
  }),
  'hint.death': frame({
    tu: [
      'Eso puede ser una manera de hablar, y prefiero preguntar antes que suponer: ¿has pensado en morir?',
    ],
    vos: ['Eso puede ser una manera de hablar, y prefiero preguntar antes que suponer: ¿pensaste en morir?'],
    usted: [
      'Eso puede ser una manera de hablar, y prefiero preguntar antes que suponer: ¿ha pensado en morir?',
    ],
    pt: ['Isso pode ser um jeito de falar, e prefiro perguntar a supor: você tem pensado em morrer?'],
  }),
  'hint.violence': frame({
    tu: [
      'Por cómo lo cuentas, prefiero preguntar claro. ¿Hay alguien que te haga daño, te amenace o te dé miedo?',
    ],
    vos: [
      'Por cómo lo contás, prefiero preguntar claro. ¿Hay alguien que te haga daño, te amenace o te dé miedo?',
    ],
    usted: [
      'Por cómo lo cuenta, prefiero preguntar claro. ¿Hay alguien que le haga daño, le amenace o le dé miedo?',
    ],
    pt: [
      'Pelo jeito que você conta, prefiro perguntar claro. Há alguém que machuque, ameace ou dê medo em você?',
    ],
  }),
  'hint.others': frame({
    tu: [
      'Por cómo lo cuentas, prefiero preguntar claro, y sin juzgarte. ¿Has temido hacerle daño a alguien, o has pensado en hacerlo?',
    ],
    vos: [
      'Por cómo lo contás, prefiero preguntar claro, y sin juzgarte. ¿Temiste hacerle daño a alguien, o pensaste en hacerlo?',
    ],
    usted: [
      'Por cómo lo cuenta, prefiero preguntar claro, y sin juzgar. ¿Ha temido hacerle daño a alguien, o ha pensado en hacerlo?',
    ],
    pt: [
      'Pelo jeito que você conta, prefiro perguntar claro, e sem julgar. Você teve medo de machucar alguém, ou pensou em fazer isso?',
    ],
  }),
  'hint.psychosis': inForms(
    'Si eso es casualidad o no, desde aquí no lo puedo saber, y no lo voy a discutir. Lo que sí veo es que desgasta. ¿Estos días {duermes|dormís|duerme} muy poco, u {oyes|oís|oye} o {notas|notás|nota} cosas que otras personas no?',
    'Se isso é acaso ou não, daqui não posso saber, e não vou discutir. O que vejo é que desgasta. Nestes dias você dorme muito pouco, ou ouve ou nota coisas que os outros não?',
  ),
  'hint.minor': frame({
    tu: ['Antes de seguir, ¿eres menor de edad? Hay gente preparada para tu edad y quiero orientarte bien.'],
    vos: ['Antes de seguir, ¿sos menor de edad? Hay gente preparada para tu edad y quiero orientarte bien.'],
    usted: [
      'Antes de seguir, ¿es usted menor de edad? Hay gente preparada para esa edad y quiero orientarle bien.',
    ],
    pt: ['Antes de seguir, você é menor de idade? Há gente preparada para sua idade e quero orientar bem.'],
  }),
  'hint.eating': frame({
    tu: [
      'Sin números y sin juicio: ¿la comida o tu cuerpo te están haciendo pasar malos ratos a escondidas?',
    ],
    vos: [
      'Sin números y sin juicio: ¿la comida o tu cuerpo te están haciendo pasar malos ratos a escondidas?',
    ],
    usted: [
      'Sin números y sin juicio: ¿la comida o su cuerpo le están haciendo pasar malos ratos a escondidas?',
    ],
    pt: ['Sem números e sem julgar: a comida ou o corpo estão fazendo você passar mal, às escondidas?'],
  }),
  'hint.substance': frame({
    tu: [
      'Sin juicio lo pregunto: ¿te preocupa cuánto tomas o consumes, o cómo se pone el cuerpo cuando paras?',
    ],
    vos: [
      'Sin juicio lo pregunto: ¿te preocupa cuánto tomás o consumís, o cómo se pone el cuerpo cuando parás?',
    ],
    usted: [
      'Sin juicio lo pregunto: ¿le preocupa cuánto toma o consume, o cómo se pone el cuerpo cuando para?',
    ],
    pt: ['Pergunto sem julgar: preocupa você quanto bebe ou usa, ou como o corpo fica quando para?'],
  }),
} satisfies Frames;
