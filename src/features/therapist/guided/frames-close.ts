/** Thanks and goodbye: short, what was said, a step if there is one, and always somebody of flesh and blood. */
import { type Frames, frame } from './phrase.ts';

export const CLOSE_FRAMES: Frames = {
  thanks: frame({
    es: [
      'De nada. Me quedo con {word}. ¿Cerramos por hoy o queda algo?',
      'De nada. ¿Lo dejamos aquí, o falta algo por decir?',
    ],
    tu: [
      'Gracias a ti por contarlo. ¿Cerramos por hoy, o queda algo?',
      'A ti. Queda dicho: {word}. ¿Cerramos, o sigues?',
    ],
    vos: [
      'Gracias a vos por contarlo. ¿Cerramos por hoy, o queda algo?',
      'A vos. Queda dicho: {word}. ¿Cerramos, o seguís?',
    ],
    usted: [
      'Gracias a usted por contarlo. ¿Cerramos por hoy, o queda algo?',
      'A usted. Queda dicho: {word}. ¿Cerramos, o sigue?',
    ],
    pt: [
      'De nada. Fico com {word}. Encerramos por hoje ou falta algo?',
      'De nada. Deixamos aqui, ou falta algo a dizer?',
      'Que bom que contou. Encerramos por hoje, ou falta algo?',
      'Fica dito: {word}. Encerramos, ou você continua?',
    ],
  }),
  'thanks.step': frame({
    es: [
      'De nada. Queda el paso: "{step}". ¿Cerramos por hoy, o queda algo?',
      'De nada. Me quedo con esto: "{step}". ¿Algo más, o cerramos?',
      'De nada. "{step}", y lo demás puede esperar. ¿Cerramos?',
    ],
    pt: [
      'De nada. Fica o passo: "{step}". Encerramos por hoje, ou falta algo?',
      'De nada. Fico com isto: "{step}". Algo mais, ou encerramos?',
      'De nada. "{step}", e o resto pode esperar. Encerramos?',
    ],
  }),
  'thanks.early': frame({
    tu: [
      'De nada. Cuando quieras, cuéntame qué te trae.',
      'De nada. Empieza por donde quieras.',
      'De nada. Hay tiempo para lo que traigas.',
    ],
    vos: [
      'De nada. Cuando quieras, contame qué te trae.',
      'De nada. Empezá por donde quieras.',
      'De nada. Hay tiempo para lo que traigas.',
    ],
    usted: [
      'De nada. Cuando quiera, cuénteme qué desea hablar.',
      'De nada. Empiece por donde quiera.',
      'De nada. Hay tiempo para lo que traiga.',
    ],
    pt: [
      'De nada. Quando quiser, conte o que traz você.',
      'De nada. Comece por onde quiser.',
      'De nada. Há tempo para o que você trouxer.',
    ],
  }),
  'close.step': frame({
    tu: [
      'Queda "{step}", a tu medida. La próxima vez te pregunto cómo fue. Que alguien de confianza lo sepa también ayuda.',
      'Ve con calma. Queda un paso: "{step}". Si alguien de tu gente lo sabe, mejor.',
      'Hasta la próxima. Guardo el paso: "{step}". Si puedes, cuéntaselo a alguien.',
    ],
    vos: [
      'Queda "{step}", a tu medida. La próxima vez te pregunto cómo fue. Que alguien de confianza lo sepa también ayuda.',
      'Andá con calma. Queda un paso: "{step}". Si alguien de tu gente lo sabe, mejor.',
      'Hasta la próxima. Guardo el paso: "{step}". Si podés, contáselo a alguien.',
    ],
    usted: [
      'Queda "{step}", a su medida. La próxima vez le pregunto cómo fue. Que alguien de confianza lo sepa también ayuda.',
      'Vaya con calma. Queda un paso: "{step}". Si alguien de su gente lo sabe, mejor.',
      'Hasta la próxima. Guardo el paso: "{step}". Si puede, cuénteselo a alguien.',
    ],
    pt: [
      'Fica "{step}", na sua medida. Da próxima vez pergunto como foi. Que alguém de confiança saiba também ajuda.',
      'Vá com calma. Fica um passo: "{step}". Se alguém da sua gente souber, melhor.',
      'Até a próxima. Guardo o passo: "{step}". Se puder, conte a alguém.',
    ],
  }),
  'close.summary': frame({
    tu: [
      'Ve con calma. Hoy salieron {words}. Si mañana pesa, que lo sepa también alguien de tu gente.',
      'Hasta la próxima. Me quedo con {words}, y ojalá alguien cercano sepa algo de esto.',
      'Cerramos aquí. Quedó dicho: {word}. Busca hoy un rato con alguien de los tuyos.',
      'Hasta luego. Si pesa de noche, habla con alguien cercano.',
    ],
    vos: [
      'Andá con calma. Hoy salieron {words}. Si mañana pesa, que lo sepa también alguien de tu gente.',
      'Hasta la próxima. Me quedo con {words}, y ojalá alguien cercano sepa algo de esto.',
      'Cerramos acá. Quedó dicho: {word}. Buscá hoy un rato con alguien de los tuyos.',
      'Hasta luego. Si pesa de noche, hablá con alguien cercano.',
    ],
    usted: [
      'Vaya con calma. Hoy salieron {words}. Si mañana pesa, que lo sepa también alguien de su gente.',
      'Hasta la próxima. Me quedo con {words}, y ojalá alguien cercano sepa algo de esto.',
      'Cerramos aquí. Quedó dicho: {word}. Busque hoy un rato con alguien de los suyos.',
      'Hasta luego. Si pesa de noche, hable con alguien cercano.',
    ],
    pt: [
      'Vá com calma. Hoje saíram {words}. Se amanhã pesar, que alguém da sua gente também saiba.',
      'Até a próxima. Fico com {words}, e tomara que alguém próximo saiba um pouco disso.',
      'Encerramos aqui. Ficou dito: {word}. Procure hoje um momento com alguém dos seus.',
      'Até logo. Se pesar à noite, fale com alguém próximo.',
    ],
  }),
  'close.brief': frame({
    tu: [
      'Hasta luego. Cuando quieras seguir, se sigue.',
      'Ve. Aquí se puede volver cuando haga falta.',
      'Hasta la próxima. Cuida el rato que viene.',
    ],
    vos: [
      'Hasta luego. Cuando quieras seguir, se sigue.',
      'Andá. Acá se puede volver cuando haga falta.',
      'Hasta la próxima. Cuidá el rato que viene.',
    ],
    usted: [
      'Hasta luego. Cuando quiera seguir, se sigue.',
      'Vaya. Aquí se puede volver cuando haga falta.',
      'Hasta la próxima. Cuide el rato que viene.',
    ],
    pt: [
      'Até logo. Quando quiser continuar, continuamos.',
      'Vá. Aqui dá para voltar quando precisar.',
      'Até a próxima. Cuide do momento que vem.',
    ],
  }),
  'close.listen': frame({
    tu: [
      'Ve. Hoy quedaron dichas estas cosas: {words}, sin que nadie las arreglara. Si mañana pesa, que lo sepa alguien de tu gente.',
      'Hasta la próxima. Queda dicho, tal como vino. Ojalá alguien cercano lo escuche también.',
      'Descansa. Lo que contaste queda sin arreglo y sin juicio. Si pesa, busca una voz de los tuyos.',
    ],
    vos: [
      'Andá. Hoy quedaron dichas estas cosas: {words}, sin que nadie las arreglara. Si mañana pesa, que lo sepa alguien de tu gente.',
      'Hasta la próxima. Queda dicho, tal como vino. Ojalá alguien cercano lo escuche también.',
      'Descansá. Lo que contaste queda sin arreglo y sin juicio. Si pesa, buscá una voz de los tuyos.',
    ],
    usted: [
      'Vaya. Hoy quedaron dichas estas cosas: {words}, sin que nadie las arreglara. Si mañana pesa, que lo sepa alguien de su gente.',
      'Hasta la próxima. Queda dicho, tal como vino. Ojalá alguien cercano lo escuche también.',
      'Descanse. Lo que contó queda sin arreglo y sin juicio. Si pesa, busque una voz de los suyos.',
    ],
    pt: [
      'Vá. Hoje ficaram ditas estas coisas: {words}, sem que ninguém consertasse. Se amanhã pesar, que alguém da sua gente saiba.',
      'Até a próxima. Fica dito, do jeito que veio. Tomara que alguém próximo escute também.',
      'Descanse. O que você contou fica sem conserto e sem julgamento. Se pesar, procure uma voz dos seus.',
    ],
  }),
  'close.mid-exercise': frame({
    tu: [
      'Ve. Dejo el ejercicio donde quedó y lo retomamos si quieres.',
      'Hasta la próxima. Lo anotado no se pierde.',
      'Paramos aquí. Si algo queda pesando, que lo sepa alguien cercano.',
    ],
    vos: [
      'Andá. Dejo el ejercicio donde quedó y lo retomamos si querés.',
      'Hasta la próxima. Lo anotado no se pierde.',
      'Paramos acá. Si algo queda pesando, que lo sepa alguien cercano.',
    ],
    usted: [
      'Vaya. Dejo el ejercicio donde quedó y lo retomamos si desea.',
      'Hasta la próxima. Lo anotado no se pierde.',
      'Paramos aquí. Si algo queda pesando, que lo sepa alguien cercano.',
    ],
    pt: [
      'Vá. Deixo o exercício onde ficou e retomamos se quiser.',
      'Até a próxima. O anotado não se perde.',
      'Paramos aqui. Se algo ficar pesando, que alguém próximo saiba.',
    ],
  }),
};
