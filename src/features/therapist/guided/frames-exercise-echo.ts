/** Reading an answer of an exercise back: the cell as written, a number as it is, before and after side by side. */
import { type Frames, frame } from './phrase.ts';

export const EXERCISE_ECHO_FRAMES: Frames = {
  'echo.cell': frame({
    es: [
      '"{cell}".',
      'Anoto: "{cell}".',
      'Queda escrito: "{cell}".',
      '"{cell}", tal cual.',
      'Guardo eso: "{cell}".',
      'Va así: "{cell}".',
    ],
    pt: [
      '"{cell}".',
      'Anoto: "{cell}".',
      'Fica escrito: "{cell}".',
      '"{cell}", tal qual.',
      'Guardo isso: "{cell}".',
      'Vai assim: "{cell}".',
    ],
  }),
  'echo.long': frame({
    es: [
      'Queda anotado entero.',
      'Lo guardo completo.',
      'Leído y guardado.',
      'Ahí hay material de sobra.',
      'Anotado todo eso.',
      'Con eso alcanza para seguir.',
    ],
    pt: [
      'Fica anotado inteiro.',
      'Guardo completo.',
      'Lido e guardado.',
      'Aí tem material de sobra.',
      'Anotado tudo isso.',
      'Com isso dá para seguir.',
    ],
  }),
  'echo.harsh': frame({
    tu: [
      'Es un juicio severo el que te cae encima.',
      'Esa frase pega duro contra ti. La dejo anotada sin repetirla.',
      'Qué tono tan duro el de esa voz.',
    ],
    vos: [
      'Es un juicio severo el que te cae encima.',
      'Esa frase pega duro contra vos. La dejo anotada sin repetirla.',
      'Qué tono tan duro el de esa voz.',
    ],
    usted: [
      'Es un juicio severo el que le cae encima.',
      'Esa frase pega duro contra usted. La dejo anotada sin repetirla.',
      'Qué tono tan duro el de esa voz.',
    ],
    pt: [
      'É um juízo severo que cai em cima de você.',
      'Essa frase bate forte contra você. Deixo anotada sem repetir.',
      'Que tom tão duro o dessa voz.',
    ],
  }),
  'echo.two-ideas': frame({
    es: [
      'Ahí hay dos ideas. Tomo la que puede revisarse con hechos: "{cell}".',
      'Son dos frases en una. Miremos esta, que se puede comprobar: "{cell}".',
      'Dos ideas, y una admite pruebas: "{cell}". La otra queda aparte.',
    ],
    pt: [
      'Aí tem duas ideias. Fico com a que dá para rever com fatos: "{cell}".',
      'São duas frases em uma. Olhemos esta, que dá para comprovar: "{cell}".',
      'Duas ideias, e uma admite provas: "{cell}". A outra fica à parte.',
    ],
  }),
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
      'Bajó de {before} a {n}, con lo mismo en el calendario.',
    ],
    pt: [
      'De {before} para {n}.',
      'Estava em {before}, agora em {n}.',
      '{before} antes, {n} agora.',
      'Desceu de {before} para {n}, com o mesmo no calendário.',
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
};
