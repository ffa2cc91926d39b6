/** What is said of an answer: a number as it is, before and after side by side, a step that is too big. */
import { type Frames, frame } from './phrase.ts';

export const EXERCISE_ECHO_FRAMES: Frames = {
  'echo.number': frame({
    es: ['Un {n}.', '{n}, anotado.', 'Queda en {n}.', 'Pongo {n}.', 'Un {n}, entonces.', 'Tomo el {n}.'],
    pt: ['Um {n}.', '{n}, anotado.', 'Fica em {n}.', 'Ponho {n}.', 'Um {n}, então.', 'Fico com o {n}.'],
  }),
  'echo.approx': frame({
    tu: [
      'Anoto {n}, como aproximado; corrígelo si quieres.',
      'Más o menos {n}. Lo cambias si no va.',
      'Digamos {n}.',
    ],
    vos: [
      'Anoto {n}, como aproximado; corregilo si querés.',
      'Más o menos {n}. Lo cambiás si no va.',
      'Digamos {n}.',
    ],
    usted: [
      'Anoto {n}, como aproximado; corríjalo si desea.',
      'Más o menos {n}. Lo cambia si no va.',
      'Digamos {n}.',
    ],
    pt: [
      'Anoto {n}, como aproximado; corrija se quiser.',
      'Mais ou menos {n}. Você muda se não for.',
      'Digamos {n}.',
    ],
  }),
  'echo.blank': frame({
    es: [
      'Esa queda en blanco, y se puede.',
      'La saltamos.',
      'Sin respuesta también se avanza.',
      'Queda vacía por ahora.',
      'Pasamos a la siguiente.',
      'No hace falta llenarla.',
    ],
    pt: [
      'Essa fica em branco, e pode.',
      'Pulamos.',
      'Sem resposta também se avança.',
      'Fica vazia por enquanto.',
      'Passamos à seguinte.',
      'Não precisa preencher.',
    ],
  }),
  'rerate.down': frame({
    es: [
      'De {before} a {n}.',
      'Estaba en {before}, ahora en {n}.',
      '{before} antes, {n} ahora.',
      'Bajó de {before} a {n}.',
    ],
    pt: [
      'De {before} para {n}.',
      'Estava em {before}, agora em {n}.',
      '{before} antes, {n} agora.',
      'Desceu de {before} para {n}.',
    ],
  }),
  'rerate.same': frame({
    es: [
      'Sigue en {n}. También sirve saberlo.',
      '{n} antes y {n} ahora. Es un dato, no una falla.',
      'No se movió del {n}, y está bien decirlo.',
    ],
    pt: [
      'Continua em {n}. Também serve saber.',
      '{n} antes e {n} agora. É um dado, não uma falha.',
      'Não saiu do {n}, e tudo bem dizer.',
    ],
  }),
  'rerate.up': frame({
    es: [
      'Subió de {before} a {n}. A veces pasa al mirar de cerca.',
      'De {before} a {n}: hoy esto no aflojó.',
      '{before} antes, {n} ahora. Lo anoto para no insistir con esto.',
    ],
    pt: [
      'Subiu de {before} para {n}. Às vezes acontece ao olhar de perto.',
      'De {before} para {n}: hoje isso não aliviou.',
      '{before} antes, {n} agora. Anoto para não insistir com isso.',
    ],
  }),
  'step.shrink': frame({
    es: [
      'Con un {confidence} conviene achicarlo: la mitad de tiempo y solo el primer movimiento. Queda así: "{step}", en chico. La próxima vez se mira cómo fue, sin reproches.',
      'Un {confidence} pide un paso más corto. De "{step}", solo el primer minuto. Con eso basta para esta semana.',
    ],
    tu: [
      'Con un {confidence} lo partimos: de "{step}", haz solo el comienzo. La próxima vez vemos cómo te fue.',
    ],
    vos: [
      'Con un {confidence} lo partimos: de "{step}", hacé solo el comienzo. La próxima vez vemos cómo te fue.',
    ],
    usted: [
      'Con un {confidence} lo partimos: de "{step}", haga solo el comienzo. La próxima vez vemos cómo le fue.',
    ],
    pt: [
      'Com um {confidence} convém diminuir: a metade do tempo e só o primeiro movimento. Fica assim: "{step}", em pequeno. Da próxima vez vemos como foi, sem cobrança.',
      'Um {confidence} pede um passo mais curto. De "{step}", só o primeiro minuto. Já basta para esta semana.',
      'Com um {confidence} a gente parte: de "{step}", faça só o começo. Da próxima vez vemos como foi.',
    ],
  }),
};
