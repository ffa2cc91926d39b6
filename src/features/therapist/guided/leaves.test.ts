import { describe, expect, test } from 'vitest';
import { leaveOf } from './leaves.ts';

describe('how a message ends', () => {
  test.each([
    'tengo que ir por mi hija a la escuela',
    'me voy a meter a la ducha',
    'Bueno mija, me voy a echar las tortillas',
    'me bajo del bus, adiós',
    'ya fue, gracias igual',
    'bueno vecino, tengo que abrir la tienda',
    'Le dejo, que se quema la sopa',
    'me llama mi mamá para cenar',
    'nos vidrios',
    'Ta. Me voy a tomar unos mates',
    'lo dejo acá, estoy cansada',
    'voy a apagar la luz',
    'vou tomar um banho',
    'deixa, vou perguntar pro ChatGPT',
    'preciso colocar as crianças na cama',
    'vou lavar a louça, até mais',
    'beijo, tchau',
    'por hoje é isso, obrigada',
    'ya están tocando el timbre',
    'Ya. Voy a regar las plantas.',
    'mi turno empieza en cinco minutos',
    'me esperan para comer',
    'voy a ponerme a estudiar',
    'Fue eso. Vou levar meu filho pra escola',
    'chegou cliente',
  ])('they leave: %s', (text) => {
    expect(leaveOf(text)).not.toBeNull();
  });

  test.each([
    'voy a hablar con ella mañana',
    'me voy de la casa',
    'me voy a quedar sin trabajo',
    'tengo que trabajar doble turno todos los días',
    'no puedo ni bañarme',
    'mi mamá me llama a cada rato',
    'le pregunté a otro y me dijo lo mismo',
    'voy a dejar a mi novio',
    'voy a ir a la boda igual',
    'el bebé llora toda la noche',
    'voy a pedirle perdón',
    'me fui a dormir llorando',
    'tengo que buscar otro trabajo',
    'no quiero ir a la escuela',
    'voy a terminar la carrera',
    'no sé si irme o quedarme',
    'me despido de mi abuela el sábado, se va a España',
    'tenho que escolher até sexta',
    'tenho que trabalhar de domingo a domingo',
    'não consigo nem tomar banho',
    'tengo que entregar la tesis',
    'me toca cuidar a mis hermanos porque mi mamá no está',
    'me voy a fumar todo lo que tengo',
    'voy a entrar a un grupo de apoyo',
    'tengo que poner límites',
  ])('they tell: %s', (text) => {
    expect(leaveOf(text)).toBeNull();
  });

  test.each([
    ['buenas noches', 'night'],
    ['me tengo que poner a planchar', 'day'],
    ['mejor lo consulto con otra persona', 'elsewhere'],
    ['nos vemos', 'goodbye'],
  ])('%s → %s', (text, leave) => {
    expect(leaveOf(text)).toBe(leave);
  });

  test('nobody leaves who asks', () => {
    expect(leaveOf('¿me voy a dormir?')).toBeNull();
  });
});
