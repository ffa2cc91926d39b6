/**
 * What a single word opens: the area it names, three things it may be about, and a guess that may be corrected. For
 * people who answer in one or two words, so that the next answer costs as little.
 */
import type { Language } from '../intake/style-profile.ts';

type Area = { cue: RegExp; options: Record<Language, readonly string[]>; guess: Record<Language, string> };

export const AREAS: readonly Area[] = [
  {
    cue: /\b(trabajo|laburo|pega|chamba|camello|brete|oficina|jef[ea]|turno|trabalho|servico|emprego|chefe)\b/,
    options: {
      es: ['la cantidad', 'la gente de ahí', 'que ya no dice nada'],
      pt: ['a quantidade', 'as pessoas de lá', 'não ver mais sentido'],
    },
    guess: {
      es: 'el día termina y ya no queda energía para nada propio',
      pt: 'o dia termina e já não sobra energia para nada seu',
    },
  },
  {
    cue: /\b(familia|mama|papa|madre|padre|viej[oa]s?|herman[oa]s?|hij[oa]s?|casa|mae|pai|irma|irmao|filh[oa]s?)\b/,
    options: {
      es: ['las discusiones', 'cargar con todo', 'la distancia'],
      pt: ['as discussões', 'carregar tudo', 'a distância'],
    },
    guess: { es: 'en esa casa se calla más de lo que se dice', pt: 'nessa casa se cala mais do que se fala' },
  },
  {
    cue: /\b(novi[oa]|polol[oa]|pareja|espos[oa]|marido|ex|mujer|relacion|namorad[oa]|relacionamento|casamento)\b/,
    options: {
      es: ['las peleas', 'el silencio', 'la duda de seguir'],
      pt: ['as brigas', 'o silêncio', 'a dúvida de continuar'],
    },
    guess: {
      es: 'se piensa en eso más de lo que se muestra',
      pt: 'se pensa nisso mais do que se mostra',
    },
  },
  {
    cue: /\b(plata|dinero|deudas?|lana|guita|dinheiro|grana|dividas?|contas?)\b/,
    options: {
      es: ['las deudas', 'que no alcanza', 'el miedo a lo que viene'],
      pt: ['as dívidas', 'o que não alcança', 'o medo do que vem'],
    },
    guess: {
      es: 'las cuentas aparecen hasta cuando se quiere descansar',
      pt: 'as contas aparecem até na hora de descansar',
    },
  },
  {
    cue: /\b(dormir|sueno|duermo|insomnio|noches?|sono|durmo|insonia)\b/,
    options: {
      es: ['dormirse', 'despertarse a cada rato', 'dormir y no descansar'],
      pt: ['pegar no sono', 'acordar toda hora', 'dormir e não descansar'],
    },
    guess: {
      es: 'la cabeza se enciende justo cuando se apaga la luz',
      pt: 'a cabeça acende justo quando a luz apaga',
    },
  },
  {
    cue: /\b(sol[oa]|soledad|nadie|sozinh[oa]|solidao|ninguem)\b/,
    options: {
      es: ['que falta gente', 'que nadie entiende', 'que falta alguien en especial'],
      pt: ['a falta de gente', 'ninguém entender', 'a falta de alguém em especial'],
    },
    guess: { es: 'hay horas del día que se hacen muy largas', pt: 'há horas do dia que ficam muito longas' },
  },
  {
    cue: /\b(cansad[oa]|agotad[oa]|cansancio|muert[oa]|reventad[oa]|quemad[oa]|exaust[oa]|cansaco|esgotad[oa])\b/,
    options: { es: ['el cuerpo', 'la cabeza', 'la gente'], pt: ['o corpo', 'a cabeça', 'as pessoas'] },
    guess: { es: 'se descansa y el cansancio sigue ahí', pt: 'se descansa e o cansaço continua ali' },
  },
  {
    cue: /\b(triste|tristeza|mal|bajon|depre|decaid[oa]|vaci[oa]|pena|lloro|ruim|pra baixo|vazi[oa])\b/,
    options: {
      es: ['algo que pasó', 'alguien que falta', 'un peso sin motivo claro'],
      pt: ['algo que aconteceu', 'alguém que falta', 'um peso sem motivo claro'],
    },
    guess: {
      es: 'cuesta hasta lo chico, y explicarlo cuesta más',
      pt: 'custa até o pequeno, e explicar custa mais',
    },
  },
  {
    cue: /\b(ansios[oa]|ansiedad|nervios[oa]?|miedo|angustia|preocupad[oa]|estres|estresad[oa]|ansiedade|nervos[oa]|medo|estresse)\b/,
    options: {
      es: ['el cuerpo acelerado', 'la cabeza que no para', 'algo que viene'],
      pt: ['o corpo acelerado', 'a cabeça que não para', 'algo que vem'],
    },
    guess: { es: 'la cabeza se adelanta a todo', pt: 'a cabeça se adianta a tudo' },
  },
  {
    cue: /\b(rabia|bronca|enojad[oa]|enojo|hart[oa]|raiva|puto|coraje|irritad[oa])\b/,
    options: {
      es: ['alguien en concreto', 'algo de uno mismo', 'todo junto'],
      pt: ['alguém em concreto', 'algo de si', 'tudo junto'],
    },
    guess: {
      es: 'se aguantó mucho rato antes de llegar a esto',
      pt: 'se aguentou muito tempo antes de chegar a isso',
    },
  },
  {
    cue: /\b(estudio|estudios|universidad|uni|facu|colegio|tesis|examen|examenes|prueba|estudos?|faculdade|prova|provas)\b/,
    options: {
      es: ['lo que se acumula', 'lo que no entra', 'no verle el para qué'],
      pt: ['o que se acumula', 'o que não entra', 'não ver para quê'],
    },
    guess: {
      es: 'lo pendiente pesa hasta cuando se descansa',
      pt: 'o pendente pesa até na hora de descansar',
    },
  },
];

export const ANY_GUESS: Record<Language, string> = {
  es: 'hay cansancio, y pocas ganas de explicarlo',
  pt: 'há cansaço, e pouca vontade de explicar',
};

export const SINCE: Record<Language, readonly string[]> = {
  es: ['unos días', 'unas semanas', 'más atrás'],
  pt: ['uns dias', 'umas semanas', 'mais tempo'],
};

export const HIT: Record<Language, readonly string[]> = {
  es: ['Es eso', 'Más o menos', 'Nada que ver'],
  pt: ['É isso', 'Mais ou menos', 'Nada a ver'],
};
