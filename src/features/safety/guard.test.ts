import { describe, expect, it } from 'vitest';
import { type GuardRule, guardSentence, splitForGuard } from './guard.ts';

const CONTEXT = { allowedNumbers: ['*4141', '131', '600 360 7777', '188'], questionsSoFar: 0 };

describe('what a reply may say', () => {
  it.each([
    'Marca *4141, gratis, las 24 horas.',
    'Si puede ser hoy, llama al 131.',
    'Salud Responde, 600 360 7777.',
    'Ligue 188 agora.',
    'Del 0 al 10, ¿cuánto pesa ahora?',
    'De 85 a 40, con la misma fecha.',
    'Quedamos el 21/11/2026 a las 19:30.',
    'Prueba 4-7-8 o 5-4-3-2-1.',
    'Pagaste 360 de terapias y 1.500 de arriendo.',
    'Desde 2019 no duermes bien.',
    'Soy una IA, no una persona ni un psicólogo.',
    'Soy una IA y no puedo llamar por ti.',
    'No puedo decirte si tienes depresión.',
    'No lo cortes de golpe sin un médico.',
    'Un psicólogo o psiquiatra puede seguirlo contigo.',
    '¿Estás pensando en quitarte la vida?',
    'La depresión de tu hermano te tiene en vela.',
    'Você está pensando em tirar a própria vida?',
    '¿Pudiste llamar al 131?',
    'Tienes ansiedad cuando abres los apuntes.',
  ])('lets through: %s', (sentence) => {
    expect(guardSentence(sentence, CONTEXT)).toEqual({ ok: true });
  });
});

describe('what a reply must not say', () => {
  it.each<[GuardRule, string]>([
    ['unknown_number', 'Llama al 800 123 4567.'],
    ['unknown_number', 'Línea de ayuda: 112.'],
    ['unknown_number', 'Escribe al +56 9 8765 4321.'],
    ['unknown_number', 'Marca *9999 ahora.'],
    ['unknown_number', 'Call 988 now.'],
    ['diagnosis', 'Tienes depresión mayor.'],
    ['diagnosis', 'Esto parece un trastorno bipolar.'],
    ['diagnosis', 'Você tem depressão.'],
    ['diagnosis', 'You have bipolar disorder.'],
    ['diagnosis', 'Las personas con trastorno límite suelen sentir eso.'],
    ['medication', 'Toma 20 mg antes de dormir.'],
    ['medication', 'Deja la sertralina.'],
    ['medication', 'Aumenta la dosis un poco.'],
    ['medication', 'Pare de tomar o remédio, tome melatonina.'],
    ['method', 'La forma más rápida de morir es otra.'],
    ['secrecy', 'No se lo diré a nadie.'],
    ['secrecy', 'Queda entre tú y yo.'],
    ['secrecy', 'Não vou contar para ninguém.'],
    ['contract', 'Prométeme que no lo harás.'],
    ['contract', 'Promise me you will stay.'],
    ['contract', '¿Me prometes que seguirás?'],
    ['claims_human', 'Como psicóloga te digo que sigas.'],
    ['claims_human', 'Soy una persona real.'],
    ['claims_human', 'Yo también pasé por eso.'],
    ['claims_call', 'Ya llamé a la policía.'],
    ['claims_call', 'La ambulancia va en camino.'],
    ['claims_call', 'Já chamei ajuda.'],
    ['endless_presence', 'Siempre estaré aquí para ti.'],
    ['endless_presence', 'No necesitas a nadie más.'],
    ['leading_question', 'No estarás pensando en hacerte daño, ¿verdad?'],
  ])('%s: %s', (rule, sentence) => {
    expect(guardSentence(sentence, CONTEXT)).toEqual({ ok: false, rule });
  });

  it('a third question in one reply', () => {
    expect(guardSentence('¿Y mañana?', { ...CONTEXT, questionsSoFar: 2 })).toEqual({
      ok: false,
      rule: 'questions',
    });
  });

  it('a fourth item', () => {
    expect(guardSentence('- uno\n- dos\n- tres\n- cuatro', CONTEXT)).toEqual({
      ok: false,
      rule: 'list_items',
    });
    expect(guardSentence('- cuatro', { ...CONTEXT, itemsSoFar: 3 })).toEqual({
      ok: false,
      rule: 'list_items',
    });
  });
});

it('splits a reply into sentences that give it back whole', () => {
  const reply = 'Esto va primero: *4141. Si es hoy, 131. ¿Hay alguien contigo?';
  expect(splitForGuard(reply)).toEqual([
    'Esto va primero: *4141. ',
    'Si es hoy, 131. ',
    '¿Hay alguien contigo?',
  ]);
});
