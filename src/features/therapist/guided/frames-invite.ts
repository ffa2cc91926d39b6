/** Invitations: they ask for more without a question mark, so that three questions never come in a row. */
import { type Frames, frame } from './phrase.ts';

export const INVITE_FRAMES: Frames = {
  'invite.go': frame({
    tu: ['Cuéntame un poco más de eso.', 'Sigue con lo que pasó ahí.', 'Dime cómo siguió.'],
    vos: ['Contame un poco más de eso.', 'Seguí con lo que pasó ahí.', 'Decime cómo siguió.'],
    usted: ['Cuénteme un poco más de eso.', 'Siga con lo que pasó ahí.', 'Dígame cómo siguió.'],
    pt: ['Conte um pouco mais disso.', 'Continue com o que houve aí.', 'Diga como continuou.'],
  }),
  'invite.instance': frame({
    tu: [
      'Llévame a la última vez, con día y lugar.',
      'Cuéntame un momento concreto, el más reciente.',
      'Cuéntame cómo fue hoy, por partes.',
    ],
    vos: [
      'Llevame a la última vez, con día y lugar.',
      'Contame un momento concreto, el más reciente.',
      'Contame cómo fue hoy, por partes.',
    ],
    usted: [
      'Lléveme a la última vez, con día y lugar.',
      'Cuénteme un momento concreto, el más reciente.',
      'Cuénteme cómo fue hoy, por partes.',
    ],
    pt: [
      'Me leve à última vez, com dia e lugar.',
      'Conte um momento concreto, o mais recente.',
      'Conte como foi hoje, por partes.',
    ],
  }),
  'invite.what-weighs': frame({
    tu: [
      'Dime qué es lo que más pesa de eso.',
      'Cuéntame de qué está hecho ese número.',
      'Ponle palabras a lo más pesado, las que salgan.',
    ],
    vos: [
      'Decime qué es lo que más pesa de eso.',
      'Contame de qué está hecho ese número.',
      'Ponele palabras a lo más pesado, las que salgan.',
    ],
    usted: [
      'Dígame qué es lo que más pesa de eso.',
      'Cuénteme de qué está hecho ese número.',
      'Póngale palabras a lo más pesado, las que salgan.',
    ],
    pt: [
      'Diga o que mais pesa nisso.',
      'Conte do que é feito esse número.',
      'Ponha em palavras o mais pesado, as que saírem.',
    ],
  }),
  'invite.where': frame({
    tu: [
      'Dime de dónde viene más fuerte: de lo que pasó, o de lo que puede pasar.',
      'Cuéntame en qué momento del día aparece.',
      'Cuéntame qué lo enciende.',
    ],
    vos: [
      'Decime de dónde viene más fuerte: de lo que pasó, o de lo que puede pasar.',
      'Contame en qué momento del día aparece.',
      'Contame qué lo enciende.',
    ],
    usted: [
      'Dígame de dónde viene más fuerte: de lo que pasó, o de lo que puede pasar.',
      'Cuénteme en qué momento del día aparece.',
      'Cuénteme qué lo enciende.',
    ],
    pt: [
      'Diga de onde vem mais forte: do que aconteceu, ou do que pode acontecer.',
      'Conte em que momento do dia aparece.',
      'Conte o que desperta isso.',
    ],
  }),
};
