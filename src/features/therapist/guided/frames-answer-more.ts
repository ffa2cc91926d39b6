/** Three more questions people ask: are you better than a psychologist, what do I tell the doctor, what do I do. */
import { type Frames, frame } from './phrase.ts';

export const ANSWER_MORE_FRAMES: Frames = {
  'answer.better': frame({
    es: [
      'No. Un psicólogo evalúa, responde por lo que hace y ve la cara. Esto es un apoyo entre una cita y otra.',
      'No, ni reemplazo a uno. Sirvo para ordenar, practicar y llegar mejor a hablar con una persona.',
      'Mejor, no. Distinto: estoy a cualquier hora, y no veo ni diagnostico como una persona.',
    ],
    pt: [
      'Não. Um psicólogo avalia, responde pelo que faz e vê o rosto. Isto é um apoio entre uma consulta e outra.',
      'Não, nem substituo. Sirvo para organizar, praticar e chegar melhor a falar com uma pessoa.',
      'Melhor, não. Diferente: estou a qualquer hora, e não vejo nem diagnostico como uma pessoa.',
    ],
  }),
  'answer.better.short': frame({
    es: [
      'No reemplazo a un psicólogo; ayudo entre una cita y otra.',
      'Mejor, no; distinto.',
      'No. Una persona puede lo que un programa no.',
    ],
    pt: [
      'Não substituo um psicólogo; ajudo entre uma consulta e outra.',
      'Melhor, não; diferente.',
      'Não. Uma pessoa pode o que um programa não pode.',
    ],
  }),
  'answer.prepare': frame({
    tu: [
      'Con tres cosas basta: desde cuándo, cómo duermes y qué cambió en tu día. Lo que me dijiste sirve tal cual: {summary}.',
      'Puedes leerle esto: {summary}. Y agrega desde cuándo y qué es lo que más te preocupa.',
      'Lleva tres líneas: qué notas, desde cuándo, y qué quieres preguntar. ¿Cuál escribimos primero?',
    ],
    vos: [
      'Con tres cosas alcanza: desde cuándo, cómo dormís y qué cambió en tu día. Lo que me dijiste sirve tal cual: {summary}.',
      'Podés leerle esto: {summary}. Y agregá desde cuándo y qué es lo que más te preocupa.',
      'Llevá tres líneas: qué notás, desde cuándo, y qué querés preguntar. ¿Cuál escribimos primero?',
    ],
    usted: [
      'Con tres cosas basta: desde cuándo, cómo duerme y qué cambió en su día. Lo que me dijo sirve tal cual: {summary}.',
      'Puede leerle esto: {summary}. Y agregue desde cuándo y qué es lo que más le preocupa.',
      'Lleve tres líneas: qué nota, desde cuándo, y qué quiere preguntar. ¿Cuál escribimos primero?',
    ],
    pt: [
      'Três coisas bastam: desde quando, como você dorme e o que mudou no seu dia. O que me disse serve tal qual: {summary}.',
      'Você pode ler isto: {summary}. E acrescente desde quando e o que mais preocupa.',
      'Leve três linhas: o que nota, desde quando, e o que quer perguntar. Qual escrevemos primeiro?',
    ],
  }),
  'answer.prepare.short': frame({
    es: [
      'Tres líneas bastan: qué, desde cuándo y qué preguntar.',
      'Al médico: qué se nota, desde cuándo, cómo va el sueño.',
      'Sirve anotar fechas y qué cambió.',
    ],
    pt: [
      'Três linhas bastam: o quê, desde quando e o que perguntar.',
      'Ao médico: o que se nota, desde quando, como vai o sono.',
      'Ajuda anotar datas e o que mudou.',
    ],
  }),
  'answer.opinion.skill': frame({
    tu: [
      'Qué decidir, no lo sé. Algo para el momento, sí: {exercise}, unos {minutes} minutos. ¿Lo probamos, o pensamos antes qué pasa justo antes?',
      'Para eso hay algo que se practica: {exercise}. ¿Lo hacemos ahora, o prefieres seguir hablando?',
      'Recetas no tengo. Tengo {exercise}, unos {minutes} minutos. ¿Va, o seguimos contando?',
    ],
    vos: [
      'Qué decidir, no lo sé. Algo para el momento, sí: {exercise}, unos {minutes} minutos. ¿Lo probamos, o pensamos antes qué pasa justo antes?',
      'Para eso hay algo que se practica: {exercise}. ¿Lo hacemos ahora, o preferís seguir hablando?',
      'Recetas no tengo. Tengo {exercise}, unos {minutes} minutos. ¿Va, o seguimos contando?',
    ],
    usted: [
      'Qué decidir, no lo sé. Algo para el momento, sí: {exercise}, unos {minutes} minutos. ¿Lo probamos, o pensamos antes qué pasa justo antes?',
      'Para eso hay algo que se practica: {exercise}. ¿Lo hacemos ahora, o prefiere seguir hablando?',
      'Recetas no tengo. Tengo {exercise}, unos {minutes} minutos. ¿Le parece, o seguimos contando?',
    ],
    pt: [
      'O que decidir, não sei. Algo para a hora, sim: {exercise}, uns {minutes} minutos. Tentamos, ou pensamos antes o que acontece logo antes?',
      'Para isso tem algo que se pratica: {exercise}. Fazemos agora, ou prefere continuar falando?',
      'Receitas não tenho. Tenho {exercise}, uns {minutes} minutos. Vamos, ou continuamos?',
    ],
  }),
  'echo.said': frame({
    es: ['{said}.', 'Bien: {said}.', 'Ahí están: {said}.'],
    pt: ['{said}.', 'Bem: {said}.', 'Aí estão: {said}.'],
  }),
  'acute.other': frame({
    es: [
      'Sin respirar a propósito, entonces. Vamos por la vista.',
      'De acuerdo, el aire queda tranquilo. Los ojos, mejor.',
      'Otra puerta, entonces.',
    ],
    pt: [
      'Sem respirar de propósito, então. Vamos pela vista.',
      'De acordo, o ar fica quieto. Os olhos, melhor.',
      'Outra porta, então.',
    ],
  }),
};
