/** The later questions as invitations; see frames-ask-deeper. */
import { type Frames, frame } from './phrase.ts';

export const INVITE_DEEPER_FRAMES: Frames = {
  'invite.cost': frame({
    tu: [
      'Dime qué es lo que más te cuesta de eso.',
      'Cuéntame qué quedó de lado por esto.',
      'Nombra algo que extrañas hacer.',
    ],
    vos: [
      'Decime qué es lo que más te cuesta de eso.',
      'Contame qué quedó de lado por esto.',
      'Nombrá algo que extrañás hacer.',
    ],
    usted: [
      'Dígame qué es lo que más le cuesta de eso.',
      'Cuénteme qué quedó de lado por esto.',
      'Nombre algo que extraña hacer.',
    ],
    pt: [
      'Diga o que mais custa nisso.',
      'Conte o que ficou de lado por isso.',
      'Diga algo que você sente falta de fazer.',
    ],
  }),
  'invite.fear': frame({
    tu: [
      'Dime qué temes que pase.',
      'Cuéntame la peor versión, la que da vueltas de noche.',
      'Ponle nombre al miedo de fondo.',
    ],
    vos: [
      'Decime qué temés que pase.',
      'Contame la peor versión, la que da vueltas de noche.',
      'Ponele nombre al miedo de fondo.',
    ],
    usted: [
      'Dígame qué teme que pase.',
      'Cuénteme la peor versión, la que da vueltas de noche.',
      'Póngale nombre al miedo de fondo.',
    ],
    pt: [
      'Diga o que você teme que aconteça.',
      'Conte a pior versão, a que fica rodando à noite.',
      'Dê nome ao medo de fundo.',
    ],
  }),
  'invite.since': frame({
    tu: [
      'Cuéntame cómo era antes.',
      'Dime cuándo lo notaste por primera vez.',
      'Ubícalo en el calendario: cuándo empezó.',
    ],
    vos: [
      'Contame cómo era antes.',
      'Decime cuándo lo notaste por primera vez.',
      'Ubicalo en el calendario: cuándo empezó.',
    ],
    usted: [
      'Cuénteme cómo era antes.',
      'Dígame cuándo lo notó por primera vez.',
      'Ubíquelo en el calendario: cuándo empezó.',
    ],
    pt: [
      'Conte como era antes.',
      'Diga quando notou pela primeira vez.',
      'Situe no calendário: quando começou.',
    ],
  }),
  'invite.matter': frame({
    tu: [
      'Dime qué te importa tanto ahí.',
      'Cuéntame qué quieres cuidar en medio de esto.',
      'Nombra lo que no quieres perder.',
    ],
    vos: [
      'Decime qué te importa tanto ahí.',
      'Contame qué querés cuidar en medio de esto.',
      'Nombrá lo que no querés perder.',
    ],
    usted: [
      'Dígame qué le importa tanto ahí.',
      'Cuénteme qué quiere cuidar en medio de esto.',
      'Nombre lo que no quiere perder.',
    ],
    pt: [
      'Diga o que importa tanto aí.',
      'Conte o que você quer cuidar no meio disso.',
      'Diga o que não quer perder.',
    ],
  }),
  'invite.friend': frame({
    tu: [
      'Imagina que te lo cuenta alguien querido, y escríbele una línea.',
      'Prueba a decírtelo como se lo dirías a una amistad.',
      'Escribe lo que le dirías a otra persona en tu lugar.',
    ],
    vos: [
      'Imaginá que te lo cuenta alguien querido, y escribile una línea.',
      'Probá decírtelo como se lo dirías a una amistad.',
      'Escribí lo que le dirías a otra persona en tu lugar.',
    ],
    usted: [
      'Imagine que se lo cuenta alguien querido, y escríbale una línea.',
      'Pruebe a decírselo como se lo diría a una amistad.',
      'Escriba lo que le diría a otra persona en su lugar.',
    ],
    pt: [
      'Imagine que alguém querido conta isso, e escreva uma linha para essa pessoa.',
      'Tente se dizer isso como diria a uma amizade.',
      'Escreva o que você diria a outra pessoa no seu lugar.',
    ],
  }),
  'invite.past': frame({
    tu: [
      'Cuéntame si esto ya tenía historia.',
      'Dime a qué otra época se parece.',
      'Recuerda otra vez en que pasó algo así, sin entrar en lo más duro.',
    ],
    vos: [
      'Contame si esto ya tenía historia.',
      'Decime a qué otra época se parece.',
      'Recordá otra vez en que pasó algo así, sin entrar en lo más duro.',
    ],
    usted: [
      'Cuénteme si esto ya tenía historia.',
      'Dígame a qué otra época se parece.',
      'Recuerde otra vez en que pasó algo así, sin entrar en lo más duro.',
    ],
    pt: [
      'Conte se isso já tinha história.',
      'Diga com que outra época se parece.',
      'Lembre outra vez em que houve algo assim, sem entrar no mais duro.',
    ],
  }),
  'invite.evidence': frame({
    tu: [
      'Separa lo que pasó de lo que supones, y dime las dos partes.',
      'Dame un hecho a favor de esa idea y uno en contra.',
      'Cuéntalo como lo grabaría una cámara.',
    ],
    vos: [
      'Separá lo que pasó de lo que suponés, y decime las dos partes.',
      'Dame un hecho a favor de esa idea y uno en contra.',
      'Contalo como lo grabaría una cámara.',
    ],
    usted: [
      'Separe lo que pasó de lo que supone, y dígame las dos partes.',
      'Deme un hecho a favor de esa idea y uno en contra.',
      'Cuéntelo como lo grabaría una cámara.',
    ],
    pt: [
      'Separe o que aconteceu do que você supõe, e diga as duas partes.',
      'Dê um fato a favor dessa ideia e um contra.',
      'Conte como uma câmera gravaria.',
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
