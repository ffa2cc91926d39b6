/**
 * First words: the greeting with the AI notice, one invitation from question 5, and the return after a pause.
 * `greet.reason.N` follows the order of the options of question 5.
 */
import { type Frames, frame } from './phrase.ts';

export const OPENING_FRAMES: Frames = {
  'greet.first': frame({
    es: [
      'Hola, {name}. Soy una IA, no una persona ni un psicólogo, y no diagnostico.',
      'Hola. Soy una IA, no una persona ni un psicólogo, y no diagnostico.',
      'Hola. Soy un programa de IA. No soy una persona ni un psicólogo, y no diagnostico.',
      'Esto lo escribe una IA, no una persona ni un psicólogo. No doy diagnósticos.',
    ],
    pt: [
      'Oi, {name}. Sou uma IA, não uma pessoa nem um psicólogo, e não faço diagnósticos.',
      'Oi. Sou uma IA, não uma pessoa nem um psicólogo, e não faço diagnósticos.',
      'Oi. Sou um programa de IA. Não sou uma pessoa nem um psicólogo, e não faço diagnósticos.',
    ],
  }),
  'notice.ai': frame({
    es: [
      'Soy una IA, no una persona ni un psicólogo.',
      'Antes que nada: soy una IA, no una persona.',
      'Aviso breve: soy una IA, no un psicólogo.',
    ],
    pt: [
      'Sou uma IA, não uma pessoa nem um psicólogo.',
      'Antes de tudo: sou uma IA, não uma pessoa.',
      'Um aviso breve: sou uma IA, não um psicólogo.',
    ],
  }),
  'greet.free': frame({
    tu: [
      '¿Qué te gustaría tratar o conversar hoy?',
      '¿De qué quieres hablar hoy? Empieza por donde quieras.',
      '¿Qué te trae hoy por aquí?',
    ],
    vos: [
      '¿Qué te gustaría tratar o conversar hoy?',
      '¿De qué querés hablar hoy? Empezá por donde quieras.',
      '¿Qué te trae hoy por acá?',
    ],
    usted: [
      '¿Qué le gustaría tratar o conversar hoy?',
      '¿De qué desea hablar hoy? Empiece por donde quiera.',
      '¿Por dónde desea empezar hoy?',
    ],
    pt: [
      'O que você gostaria de conversar hoje?',
      'Sobre o que quer falar hoje? Comece por onde quiser.',
      'O que traz você aqui hoje?',
    ],
  }),
  'greet.reason.0': frame({
    tu: ['Marcaste que te falta el ánimo. ¿Te gustaría hablar de eso hoy, o de otra cosa?'],
    vos: ['Marcaste que te falta el ánimo. ¿Te gustaría hablar de eso hoy, o de otra cosa?'],
    usted: ['Marcó que le falta el ánimo. ¿Le gustaría hablar de eso hoy, o de otra cosa?'],
    pt: ['Você marcou que está sem ânimo. Quer falar disso hoje, ou de outra coisa?'],
  }),
  'greet.reason.1': frame({
    tu: ['Marcaste que sientes ansiedad. ¿Te gustaría hablar de eso hoy, o de otra cosa?'],
    vos: ['Marcaste que sentís ansiedad. ¿Te gustaría hablar de eso hoy, o de otra cosa?'],
    usted: ['Marcó que siente ansiedad. ¿Le gustaría hablar de eso hoy, o de otra cosa?'],
    pt: ['Você marcou que sente ansiedade. Quer falar disso hoje, ou de outra coisa?'],
  }),
  'greet.reason.2': frame({
    tu: [
      'Marcaste que el ánimo te pesa en el trabajo o el estudio. ¿Hablamos de eso, o prefieres otra cosa?',
    ],
    vos: [
      'Marcaste que el ánimo te pesa en el trabajo o el estudio. ¿Hablamos de eso, o preferís otra cosa?',
    ],
    usted: ['Marcó que el ánimo le pesa en el trabajo o el estudio. ¿Hablamos de eso, o prefiere otra cosa?'],
    pt: ['Você marcou que o ânimo pesa no trabalho ou no estudo. Falamos disso, ou prefere outra coisa?'],
  }),
  'greet.reason.3': frame({
    tu: ['Marcaste que te cuestan las relaciones. ¿Quieres empezar por ahí, o por otra cosa?'],
    vos: ['Marcaste que te cuestan las relaciones. ¿Querés empezar por ahí, o por otra cosa?'],
    usted: ['Marcó que le cuestan las relaciones. ¿Desea empezar por ahí, o por otra cosa?'],
    pt: ['Você marcou que as relações são difíceis. Quer começar por aí, ou por outra coisa?'],
  }),
  'greet.reason.4': frame({
    tu: ['Marcaste que cuesta encontrarle sentido a la vida. ¿Quieres hablar de eso hoy, o de otra cosa?'],
    vos: ['Marcaste que cuesta encontrarle sentido a la vida. ¿Querés hablar de eso hoy, o de otra cosa?'],
    usted: ['Marcó que cuesta encontrarle sentido a la vida. ¿Desea hablar de eso hoy, o de otra cosa?'],
    pt: ['Você marcou que é difícil ver sentido na vida. Quer falar disso hoje, ou de outra coisa?'],
  }),
  'greet.reason.5': frame({
    tu: ['Marcaste que estás en duelo. ¿Quieres hablar de eso hoy, o de otra cosa?'],
    vos: ['Marcaste que estás en duelo. ¿Querés hablar de eso hoy, o de otra cosa?'],
    usted: ['Marcó que está en duelo. ¿Desea hablar de eso hoy, o de otra cosa?'],
    pt: ['Você marcou que está de luto. Quer falar disso hoje, ou de outra coisa?'],
  }),
  'greet.reason.6': frame({
    tu: ['Marcaste que viviste algo muy duro. Aquí no hace falta contarlo. ¿De qué quieres hablar hoy?'],
    vos: ['Marcaste que viviste algo muy duro. Acá no hace falta contarlo. ¿De qué querés hablar hoy?'],
    usted: ['Marcó que vivió algo muy duro. Aquí no hace falta contarlo. ¿De qué desea hablar hoy?'],
    pt: ['Você marcou que viveu algo muito duro. Aqui não precisa contar. Do que quer falar hoje?'],
  }),
  'greet.reason.7': frame({
    tu: ['Marcaste que hay un problema puntual. ¿Quieres contarlo, o empezar por otra cosa?'],
    vos: ['Marcaste que hay un problema puntual. ¿Querés contarlo, o empezar por otra cosa?'],
    usted: ['Marcó que hay un problema puntual. ¿Desea contarlo, o empezar por otra cosa?'],
    pt: ['Você marcou que há um problema específico. Quer contar, ou começar por outra coisa?'],
  }),
  'greet.reason.8': frame({
    tu: ['Marcaste que quieres confiar más en ti. ¿Te gustaría hablar de eso hoy, o de otra cosa?'],
    vos: ['Marcaste que querés confiar más en vos. ¿Te gustaría hablar de eso hoy, o de otra cosa?'],
    usted: ['Marcó que quiere confiar más en sí. ¿Le gustaría hablar de eso hoy, o de otra cosa?'],
    pt: ['Você marcou que quer confiar mais em si. Quer falar disso hoje, ou de outra coisa?'],
  }),
  'greet.reason.9': frame({
    tu: ['No hace falta saber por dónde empezar. ¿Qué fue lo más pesado de hoy?'],
    vos: ['No hace falta saber por dónde empezar. ¿Qué fue lo más pesado de hoy?'],
    usted: ['No hace falta saber por dónde empezar. ¿Qué fue lo más pesado de hoy?'],
    pt: ['Não precisa saber por onde começar. O que foi mais pesado hoje?'],
  }),
  'greet.return': frame({
    es: [
      'Hola, {name}. Pasaron {days}.',
      'Hola otra vez. Pasaron {days}.',
      'Hola de nuevo.',
      'Hola, {name}.',
    ],
    pt: ['Oi, {name}. Passaram {days}.', 'Oi de novo. Passaram {days}.', 'Oi de novo.', 'Oi, {name}.'],
  }),
  'greet.return.open.one': frame({
    es: [
      'Hola de nuevo. La otra vez quedó abierta una cosa. ¿Cómo va eso?',
      'Hola, {name}. De la otra vez quedó esto abierto. ¿Cómo viene?',
    ],
    pt: [
      'Oi de novo. Da outra vez ficou uma coisa em aberto. Como vai isso?',
      'Oi, {name}. Da outra vez ficou isto em aberto. Como está?',
    ],
  }),
  'greet.return.open.two': frame({
    es: [
      'Hola de nuevo. La otra vez quedaron abiertas dos cosas. ¿Cómo va eso?',
      'Hola, {name}. De la otra vez quedaron dos cosas abiertas. ¿Por cuál empezamos?',
    ],
    pt: [
      'Oi de novo. Da outra vez ficaram duas coisas em aberto. Como vai isso?',
      'Oi, {name}. Da outra vez ficaram duas coisas em aberto. Por qual começamos?',
    ],
  }),
  'greet.return.step': frame({
    tu: [
      'Había quedado un paso: "{step}". Lo vemos o lo dejamos, como quieras. Primero: del 0 al 10, ¿cómo está el ánimo hoy?',
      'Quedó pendiente "{step}"; si no salió, no pasa nada. Del 0 al 10, ¿cómo llega el ánimo?',
    ],
    vos: [
      'Había quedado un paso: "{step}". Lo vemos o lo dejamos, como quieras. Primero: del 0 al 10, ¿cómo está el ánimo hoy?',
      'Quedó pendiente "{step}"; si no salió, no pasa nada. Del 0 al 10, ¿cómo venís de ánimo?',
    ],
    usted: [
      'Había quedado un paso: "{step}". Lo vemos o lo dejamos, como prefiera. Primero: del 0 al 10, ¿cómo está el ánimo hoy?',
      'Quedó pendiente "{step}"; si no salió, no pasa nada. Del 0 al 10, ¿cómo llega de ánimo?',
    ],
    pt: [
      'Tinha ficado um passo: "{step}". A gente vê ou deixa, como preferir. Primeiro: de 0 a 10, como está o ânimo hoje?',
      'Ficou pendente "{step}"; se não deu, tudo bem. De 0 a 10, como chega o ânimo?',
    ],
  }),
  'greet.return.takeaway': frame({
    tu: [
      'La otra vez dejaste una frase: "{takeaway}". Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Guardé una frase tuya: "{takeaway}". Del 0 al 10, ¿con qué ánimo llegas?',
    ],
    vos: [
      'La otra vez dejaste una frase: "{takeaway}". Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Guardé una frase tuya: "{takeaway}". Del 0 al 10, ¿con qué ánimo llegás?',
    ],
    usted: [
      'La vez pasada dejó una frase: "{takeaway}". Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Guardé una frase suya: "{takeaway}". Del 0 al 10, ¿con qué ánimo llega?',
    ],
    pt: [
      'Da outra vez ficou uma frase sua: "{takeaway}". De 0 a 10, como está o ânimo hoje?',
      'Guardei uma frase sua: "{takeaway}". De 0 a 10, com que ânimo você chega?',
    ],
  }),
  'greet.return.person': frame({
    tu: [
      'La otra vez hablaste de {who}; si quieres seguimos por ahí. Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Podemos volver a {who} o ir a otra cosa. Del 0 al 10, ¿con qué ánimo llegas?',
    ],
    vos: [
      'La otra vez hablaste de {who}; si querés seguimos por ahí. Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Podemos volver a {who} o ir a otra cosa. Del 0 al 10, ¿con qué ánimo llegás?',
    ],
    usted: [
      'La vez pasada habló de {who}; si desea seguimos por ahí. Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Podemos volver a {who} o ir a otra cosa. Del 0 al 10, ¿con qué ánimo llega?',
    ],
    pt: [
      'Da outra vez você falou de {who}; se quiser, seguimos daí. De 0 a 10, como está o ânimo hoje?',
      'Podemos voltar a {who} ou ir a outra coisa. De 0 a 10, com que ânimo você chega?',
    ],
  }),
  'greet.return.plain': frame({
    tu: [
      'Empieza por donde quieras. Del 0 al 10, ¿con qué ánimo llegas hoy?',
      'Sigue por donde quedó o por otro lado. Del 0 al 10, ¿cómo está el ánimo?',
    ],
    vos: [
      'Empezá por donde quieras. Del 0 al 10, ¿con qué ánimo llegás hoy?',
      'Seguí por donde quedó o por otro lado. Del 0 al 10, ¿cómo está el ánimo?',
    ],
    usted: [
      'Empiece por donde quiera. Del 0 al 10, ¿con qué ánimo llega hoy?',
      'Siga por donde quedó o por otro lado. Del 0 al 10, ¿cómo está el ánimo?',
    ],
    pt: [
      'Comece por onde quiser. De 0 a 10, com que ânimo você chega hoje?',
      'Continue de onde parou ou por outro lado. De 0 a 10, como está o ânimo?',
    ],
  }),
};
