import { describe, expect, test } from 'vitest';
import { kindOf } from './question-kind.ts';
import { questionPart } from './question-part.ts';

describe('what kind of answer a question wants', () => {
  test.each([
    ['¿cómo le digo a mi mamá que no voy?', 'how-say'],
    ['necesito palabras para pedirle perdón', 'how-say'],
    ['como eu falo pro meu pai?', 'how-say'],
    ['¿cómo hago para pedirle que baje la voz?', 'how-say'],
    ['como eu faço pra falar não pra ela?', 'how-say'],
    ['¿cómo hago para no temblar en la entrevista?', 'hold-back'],
    ['como eu faço pra não chorar na frente deles?', 'hold-back'],
    ['¿me alcanza para pagar el mínimo?', 'sum'],
    ['¿renuncio o espero a diciembre?', 'choose'],
    ['vale a pena voltar?', 'choose'],
    ['¿tengo razón o no?', 'judge'],
    ['eu errei?', 'judge'],
    ['¿tengo depresión?', 'have'],
    ['¿es normal que no llore?', 'normal'],
    ['¿cuánto dura esto?', 'how-long'],
    ['¿crees que va a volver?', 'predict'],
    ['¿por qué mi jefe me grita a mí?', 'why-they'],
    ['¿por qué me pasa esto?', 'why-me'],
    ['¿cómo hago para dormir?', 'how-do'],
    ['¿se lo cuento antes de comer o cuando lavemos los platos?', 'before-or-after'],
    ['¿quién le avisa primero, mi hermano o yo?', 'who-first'],
    ['¿digo que lo leí o me callo?', 'tell-or-not'],
    ['eu conto pra ele ou não?', 'tell-or-not'],
    ['¿lo busco o lo dejo tranquilo?', 'write-or-wait'],
    ['¿voy o no voy?', 'go-or-not'],
    ['¿qué debería pagar primero?', 'what-first'],
    ['por onde eu começo?', 'what-first'],
    ['¿me pueden sacar el auto?', 'can-they'],
    ['¿y si me tiembla la mano al firmar?', 'in-the-moment'],
    ['o que eu faço quando ele grita?', 'in-the-moment'],
    ['¿se lo digo a mi abuela?', 'tell-or-not'],
    ['conto pro meu chefe?', 'tell-or-not'],
    ['¿por qué se enoja?', 'why-they'],
    ['¿volverá?', 'predict'],
    ['¿estoy loca?', 'normal'],
    ['¿por qué no conviene comer tarde?', 'why-me'],
    ['¿hay luna hoy?', 'fact'],
  ] as const)('%s', (text, kind) => {
    expect(kindOf(text)).toBe(kind);
  });
});

describe('what of a message asks us something', () => {
  test.each([
    ['me fui y ya, ¿no?', null],
    ['es así, ¿me entiendes?', null],
    ['me dijo "¿ya viste la hora?" y se fue', null],
    ['trabajo de noche. ¿es mala la siesta?', '¿es mala la siesta?'],
    ['lo que quiero saber es cómo le pido el turno', 'cómo le pido el turno'],
    ['suena el despertador. salgo o no', 'salgo o no'],
    ['¿Qué parte? Todo.', null],
    ["me dijo '¿vienes?' y me fui", null],
    ['llevo un mes sin fumar jaja qué tal?', null],
    ['me llaman todo el día y ya no atiendo. q les digo', 'q les digo'],
    ['llegó y se puso a gritar, o que eu faço', 'o que eu faço'],
    ['qué hago con tanto ruido, no puedo leer', 'qué hago con tanto ruido, no puedo leer'],
    ['ya dejé todo listo, qué alivio', null],
  ])('%s', (text, asked) => {
    expect(questionPart(text)).toBe(asked);
  });
});
