/** Data, phrases: what every exercise says, its two ratings, help with "no sé", stopping, resuming and ending. Numbers are
 * said as they are; nobody is told that it worked.
 */
import { type Frames, frame } from './phrase.ts';

export const EXERCISE_FRAMES: Frames = {
  'ex.before': frame({
    es: [
      'Antes de empezar: del 0 al 10, ¿cuánto pesa ahora?',
      'Primero un número: del 0 al 10, ¿en cuánto está?',
      'Del 0 al 10, ¿cuánto aprieta en este momento?',
      '¿Qué número le toca ahora, del 0 al 10?',
    ],
    pt: [
      'Antes de começar: de 0 a 10, quanto pesa agora?',
      'Primeiro um número: de 0 a 10, em quanto está?',
      'De 0 a 10, quanto aperta neste momento?',
      'Que número é agora, de 0 a 10?',
    ],
  }),
  'ex.after': frame({
    es: [
      'Y ahora, del 0 al 10, ¿en cuánto está?',
      'El mismo número de antes, del 0 al 10: ¿cuánto es ahora?',
      'Del 0 al 10, ¿cuánto pesa después de esto?',
      '¿En qué número queda ahora?',
    ],
    pt: [
      'E agora, de 0 a 10, em quanto está?',
      'O mesmo número de antes, de 0 a 10: quanto é agora?',
      'De 0 a 10, quanto pesa depois disso?',
      'Em que número fica agora?',
    ],
  }),
  'ex.scale.help': frame({
    tu: [
      'Vale a ojo: 0 nada, 5 a la mitad, 10 lo máximo.',
      'No tiene que ser exacto. Di el primero que salga, del 0 al 10.',
      'Un número cualquiera, a ojo, sirve.',
      '¿Más cerca del 3, del 5 o del 8?',
      'Al tanteo: ¿más de 5 o menos?',
    ],
    vos: [
      'Vale a ojo: 0 nada, 5 a la mitad, 10 lo máximo.',
      'No tiene que ser exacto. Decí el primero que salga, del 0 al 10.',
      'Un número cualquiera, a ojo, sirve.',
      '¿Más cerca del 3, del 5 o del 8?',
      'Al tanteo: ¿más de 5 o menos?',
    ],
    usted: [
      'Vale a ojo: 0 nada, 5 a la mitad, 10 lo máximo.',
      'No tiene que ser exacto. Diga el primero que salga, del 0 al 10.',
      'Un número cualquiera, a ojo, sirve.',
      '¿Más cerca del 3, del 5 o del 8?',
      'Al tanteo: ¿más de 5 o menos?',
    ],
    pt: [
      'Vale por alto: 0 nada, 5 a metade, 10 o máximo.',
      'Não precisa ser exato. Diga o primeiro que sair, de 0 a 10.',
      'Um número qualquer, por alto, serve.',
      'Mais perto de 3, de 5 ou de 8?',
      'No chute: mais de 5 ou menos?',
    ],
  }),
  'ex.takeaway': frame({
    tu: [
      '¿Qué te quieres llevar de esto, en tus palabras?',
      'Si lo dijeras en una línea, ¿cuál sería?',
      '¿Qué parte te sirvió, aunque sea chica?',
    ],
    vos: [
      '¿Qué te querés llevar de esto, en tus palabras?',
      'Si lo dijeras en una línea, ¿cuál sería?',
      '¿Qué parte te sirvió, aunque sea chica?',
    ],
    usted: [
      '¿Qué se quiere llevar de esto, en sus palabras?',
      'Si lo dijera en una línea, ¿cuál sería?',
      '¿Qué parte le sirvió, aunque sea chica?',
    ],
    pt: [
      'O que você quer levar disso, nas suas palavras?',
      'Se dissesse em uma linha, qual seria?',
      'Que parte serviu, mesmo que pequena?',
    ],
  }),
  'ex.takeaway.help': frame({
    tu: [
      'Vale una palabra suelta, o nada. ¿Hubo un momento menos malo que otro?',
      'No hay que sacar lección. Di solo qué notaste, si notaste algo.',
      'Puede quedar en nada. Si algo se movió, escríbelo en tres palabras.',
    ],
    vos: [
      'Vale una palabra suelta, o nada. ¿Hubo un momento menos malo que otro?',
      'No hay que sacar lección. Decí solo qué notaste, si notaste algo.',
      'Puede quedar en nada. Si algo se movió, escribilo en tres palabras.',
    ],
    usted: [
      'Vale una palabra suelta, o nada. ¿Hubo un momento menos malo que otro?',
      'No hay que sacar lección. Diga solo qué notó, si notó algo.',
      'Puede quedar en nada. Si algo se movió, escríbalo en tres palabras.',
    ],
    pt: [
      'Vale uma palavra solta, ou nada. Houve um momento menos ruim que outro?',
      'Não precisa tirar lição. Diga só o que notou, se notou algo.',
      'Pode ficar em nada. Se algo se moveu, escreva em três palavras.',
    ],
  }),
  'ex.step': frame({
    tu: [
      'Un paso, si quieres: ¿qué podrías hacer mañana, chico, con hora y lugar?',
      '¿Cuál sería lo más pequeño que harías distinto mañana, y cuándo?',
      'Para cerrar, un paso de diez minutos. ¿Cuál, y a qué hora?',
    ],
    vos: [
      'Un paso, si querés: ¿qué podrías hacer mañana, chico, con hora y lugar?',
      '¿Cuál sería lo más pequeño que harías distinto mañana, y cuándo?',
      'Para cerrar, un paso de diez minutos. ¿Cuál, y a qué hora?',
    ],
    usted: [
      'Un paso, si le parece: ¿qué podría hacer mañana, chico, con hora y lugar?',
      '¿Cuál sería lo más pequeño que haría distinto mañana, y cuándo?',
      'Para cerrar, un paso de diez minutos. ¿Cuál, y a qué hora?',
    ],
    pt: [
      'Um passo, se quiser: o que você poderia fazer amanhã, pequeno, com hora e lugar?',
      'Qual seria a menor coisa diferente que você faria amanhã, e quando?',
      'Para fechar, um passo de dez minutos. Qual, e a que hora?',
    ],
  }),
  'ex.step.help': frame({
    es: [
      'Puede ser ridículamente chico: abrir un archivo, mandar un mensaje, salir a la puerta. ¿Cuál de esos?',
      'Solo los primeros dos minutos, no la tarea entera. ¿Qué sería?',
      'Uno que no dependa de nadie más. ¿Hay alguno?',
    ],
    pt: [
      'Pode ser ridiculamente pequeno: abrir um arquivo, mandar uma mensagem, sair à porta. Qual desses?',
      'Só os primeiros dois minutos, não a tarefa inteira. O que seria?',
      'Um que não dependa de mais ninguém. Tem algum?',
    ],
  }),
  'ex.confidence': frame({
    tu: [
      'Del 0 al 10, ¿cuánta confianza tienes en hacerlo?',
      '¿Qué tan probable lo ves, del 0 al 10?',
      'Sin compromiso: del 0 al 10, ¿cuánto crees que saldrá?',
    ],
    vos: [
      'Del 0 al 10, ¿cuánta confianza tenés en hacerlo?',
      '¿Qué tan probable lo ves, del 0 al 10?',
      'Sin compromiso: del 0 al 10, ¿cuánto creés que saldrá?',
    ],
    usted: [
      'Del 0 al 10, ¿cuánta confianza tiene en hacerlo?',
      '¿Qué tan probable lo ve, del 0 al 10?',
      'Sin compromiso: del 0 al 10, ¿cuánto cree que saldrá?',
    ],
    pt: [
      'De 0 a 10, quanta confiança você tem em fazer isso?',
      'Quão provável você vê, de 0 a 10?',
      'Sem compromisso: de 0 a 10, quanto acha que vai sair?',
    ],
  }),
  'ex.consent.help': frame({
    tu: [
      'No hay que decidirlo con la cabeza. ¿Probamos solo el primer minuto?',
      'Puedes empezar y parar en seguida. ¿Lo intentamos, o seguimos hablando?',
      'Da igual cuál elijas. Di "sí" y vamos, di "no" y hablamos.',
    ],
    vos: [
      'No hay que decidirlo con la cabeza. ¿Probamos solo el primer minuto?',
      'Podés empezar y parar en seguida. ¿Lo intentamos, o seguimos hablando?',
      'Da igual cuál elijas. Decí "sí" y vamos, decí "no" y hablamos.',
    ],
    usted: [
      'No hay que decidirlo con la cabeza. ¿Probamos solo el primer minuto?',
      'Puede empezar y parar en seguida. ¿Lo intentamos, o seguimos hablando?',
      'Da igual cuál elija. Diga "sí" y vamos, diga "no" y hablamos.',
    ],
    pt: [
      'Não precisa decidir com a cabeça. Tentamos só o primeiro minuto?',
      'Dá para começar e parar logo. Tentamos, ou continuamos falando?',
      'Tanto faz qual. Diga "sim" e vamos, diga "não" e conversamos.',
    ],
  }),
  'ex.stop': frame({
    tu: [
      'Paramos aquí. Lo que anotaste queda guardado. Sigue con lo que quieras.',
      'Listo, se detiene. Nada de esto era obligatorio. Cuéntame qué necesitas ahora.',
      'Hasta aquí el ejercicio. Parar también es cuidarse. Te leo.',
    ],
    vos: [
      'Paramos acá. Lo que anotaste queda guardado. Seguí con lo que quieras.',
      'Listo, se detiene. Nada de esto era obligatorio. Contame qué necesitás ahora.',
      'Hasta acá el ejercicio. Parar también es cuidarse. Te leo.',
    ],
    usted: [
      'Paramos aquí. Lo que anotó queda guardado. Siga con lo que quiera.',
      'Listo, se detiene. Nada de esto era obligatorio. Cuénteme qué necesita ahora.',
      'Hasta aquí el ejercicio. Parar también es cuidarse. Le leo.',
    ],
    pt: [
      'Paramos aqui. O que você anotou fica guardado. Siga com o que quiser.',
      'Pronto, para. Nada disso era obrigatório. Conte do que precisa agora.',
      'Até aqui o exercício. Parar também é se cuidar. Estou lendo.',
    ],
  }),
  'ex.stop.useless': frame({
    tu: [
      'Lo dejamos, entonces, y no lo vuelvo a proponer. Cuéntame qué necesitabas.',
      'No sirvió, y es bueno saberlo. Suelto el ejercicio. ¿Qué te haría falta?',
      'Fuera el ejercicio. Sigue con lo tuyo, que te leo.',
    ],
    vos: [
      'Lo dejamos, entonces, y no lo vuelvo a proponer. Contame qué necesitabas.',
      'No sirvió, y es bueno saberlo. Suelto el ejercicio. ¿Qué te haría falta?',
      'Fuera el ejercicio. Seguí con lo tuyo, que te leo.',
    ],
    usted: [
      'Lo dejamos, entonces, y no lo vuelvo a proponer. Cuénteme qué necesitaba.',
      'No sirvió, y es bueno saberlo. Suelto el ejercicio. ¿Qué le haría falta?',
      'Fuera el ejercicio. Siga con lo suyo, que le leo.',
    ],
    pt: [
      'Deixamos, então, e não proponho de novo. Conte do que precisava.',
      'Não serviu, e é bom saber. Solto o exercício. O que faria falta?',
      'Fora o exercício. Siga com o seu, que estou lendo.',
    ],
  }),
  'ex.declined': frame({
    tu: [
      'De acuerdo, no insisto con eso. Cuéntame qué hay ahora.',
      'Queda para otro momento. Sigue por donde quieras.',
      'Bien, sin ejercicio. ¿Te sirve más hablar de algo concreto, o parar por hoy?',
    ],
    vos: [
      'De acuerdo, no insisto con eso. Contame qué hay ahora.',
      'Queda para otro momento. Seguí por donde quieras.',
      'Bien, sin ejercicio. ¿Te sirve más hablar de algo concreto, o parar por hoy?',
    ],
    usted: [
      'De acuerdo, no insisto con eso. Cuénteme qué hay ahora.',
      'Queda para otro momento. Siga por donde quiera.',
      'Bien, sin ejercicio. ¿Le sirve más hablar de algo concreto, o parar por hoy?',
    ],
    pt: [
      'De acordo, não insisto nisso. Conte o que há agora.',
      'Fica para outro momento. Siga por onde quiser.',
      'Bem, sem exercício. Serve mais falar de algo concreto, ou parar por hoje?',
    ],
  }),
  'ex.swap': frame({
    es: [
      'Entonces la respiración no va. Usamos los sentidos.',
      'Con eso, mejor otra cosa, sin tocar el aire.',
      'Bien decirlo. Cambio de ejercicio.',
    ],
    pt: [
      'Então a respiração não vai. Usamos os sentidos.',
      'Com isso, melhor outra coisa, sem mexer no ar.',
      'Bom dizer. Mudo de exercício.',
    ],
  }),
  'ex.breathing.worse': frame({
    es: [
      'Soltamos el círculo, no hay que forzar el aire.',
      'Basta de respirar a propósito. El cuerpo sabe solo.',
      'Se deja ahí. Otra puerta, entonces.',
    ],
    pt: [
      'Soltamos o círculo, não precisa forçar o ar.',
      'Chega de respirar de propósito. O corpo sabe sozinho.',
      'Deixamos aí. Outra porta, então.',
    ],
  }),
  'ex.resume': frame({
    es: [
      'Retomo donde quedamos.',
      'Retomo donde quedamos: "{cell}".',
      'Habíamos llegado a esto: "{cell}".',
      'Lo último que quedó escrito fue "{cell}".',
      'Volvemos al ejercicio, en el mismo lugar.',
      'Sigue guardado lo anterior.',
    ],
    pt: [
      'Retomo de onde paramos.',
      'Retomo de onde paramos: "{cell}".',
      'Tínhamos chegado nisto: "{cell}".',
      'A última coisa escrita foi "{cell}".',
      'Voltamos ao exercício, no mesmo lugar.',
      'O anterior continua guardado.',
    ],
  }),
  'ex.back': frame({
    tu: [
      'Si quieres seguir, contesta lo de antes; si no, di "alto".',
      'Vuelvo a donde íbamos, cuando quieras.',
      'Quedó abierta la pregunta de antes. Sigue, o paramos.',
      'Dicho eso, lo de antes sigue en pie; contesta a tu manera.',
      'Y la pregunta anterior espera, sin apuro.',
    ],
    vos: [
      'Si querés seguir, contestá lo de antes; si no, decí "alto".',
      'Vuelvo a donde íbamos, cuando quieras.',
      'Quedó abierta la pregunta de antes. Seguí, o paramos.',
      'Dicho eso, lo de antes sigue en pie; contestá a tu manera.',
      'Y la pregunta anterior espera, sin apuro.',
    ],
    usted: [
      'Si desea seguir, conteste lo de antes; si no, diga "alto".',
      'Vuelvo a donde íbamos, cuando quiera.',
      'Quedó abierta la pregunta de antes. Siga, o paramos.',
      'Dicho eso, lo de antes sigue en pie; conteste a su manera.',
      'Y la pregunta anterior espera, sin apuro.',
    ],
    pt: [
      'Se quiser seguir, responda o de antes; se não, diga "para".',
      'Volto para onde íamos, quando quiser.',
      'Ficou aberta a pergunta de antes. Siga, ou paramos.',
      'Dito isso, o de antes continua de pé; responda do seu jeito.',
      'E a pergunta anterior espera, sem pressa.',
    ],
  }),
  'ex.body.check': frame({
    tu: [
      'Primero el cuerpo: ¿hay dolor fuerte en el pecho, falta de aire que antes no tenías, o debilidad de un lado?',
      'Antes de cualquier ejercicio: ¿dolor de pecho fuerte, ahogo nuevo o un lado del cuerpo dormido?',
      'Una pregunta médica antes: ¿notas dolor fuerte de pecho, aire que falta como nunca, o un brazo sin fuerza?',
    ],
    vos: [
      'Primero el cuerpo: ¿hay dolor fuerte en el pecho, falta de aire que antes no tenías, o debilidad de un lado?',
      'Antes de cualquier ejercicio: ¿dolor de pecho fuerte, ahogo nuevo o un lado del cuerpo dormido?',
      'Una pregunta médica antes: ¿notás dolor fuerte de pecho, aire que falta como nunca, o un brazo sin fuerza?',
    ],
    usted: [
      'Primero el cuerpo: ¿hay dolor fuerte en el pecho, falta de aire que antes no tenía, o debilidad de un lado?',
      'Antes de cualquier ejercicio: ¿dolor de pecho fuerte, ahogo nuevo o un lado del cuerpo dormido?',
      'Una pregunta médica antes: ¿nota dolor fuerte de pecho, aire que falta como nunca, o un brazo sin fuerza?',
    ],
    pt: [
      'Primeiro o corpo: tem dor forte no peito, falta de ar que nunca teve, ou fraqueza de um lado?',
      'Antes de qualquer exercício: dor forte no peito, falta de ar nova ou um lado do corpo dormente?',
      'Uma pergunta médica antes: você nota dor forte no peito, ar que falta como nunca, ou um braço sem força?',
    ],
  }),
  'ex.body.clear': frame({
    es: [
      'Nada de eso, entonces seguimos.',
      'Bien, eso queda descartado por ahora.',
      'De acuerdo. Vamos por partes.',
    ],
    pt: [
      'Nada disso, então seguimos.',
      'Certo, isso fica descartado por enquanto.',
      'De acordo. Vamos por partes.',
    ],
  }),
  'ex.end': frame({
    tu: [
      '"{takeaway}". Lo guardo tal cual. Puedes volver a esto cuando haga falta, o contárselo a alguien cercano.',
      'Queda guardado así: "{takeaway}". Sigue por donde quieras.',
      'Hasta aquí el ejercicio. Lo repites cuando quieras. Cuéntame qué queda abierto.',
    ],
    vos: [
      '"{takeaway}". Lo guardo tal cual. Podés volver a esto cuando haga falta, o contárselo a alguien cercano.',
      'Queda guardado así: "{takeaway}". Seguí por donde quieras.',
      'Hasta acá el ejercicio. Lo repetís cuando quieras. Contame qué queda abierto.',
    ],
    usted: [
      '"{takeaway}". Lo guardo tal cual. Puede volver a esto cuando haga falta, o contárselo a alguien cercano.',
      'Queda guardado así: "{takeaway}". Siga por donde quiera.',
      'Hasta aquí el ejercicio. Lo repite cuando quiera. Cuénteme qué queda abierto.',
    ],
    pt: [
      '"{takeaway}". Guardo tal qual. Dá para voltar a isso quando precisar, ou contar a alguém próximo.',
      'Fica guardado assim: "{takeaway}". Siga por onde quiser.',
      'Até aqui o exercício. Repita quando quiser. Conte o que fica aberto.',
    ],
  }),
  'ex.end.step': frame({
    tu: [
      'Queda el paso: "{step}", con un {confidence} de confianza. La próxima vez te pregunto cómo fue. ¿Quién de tu gente podría saberlo?',
      '"{step}", con un {confidence}. Así de chico sirve. Lo vemos la próxima vez, salga o no.',
      'Guardo "{step}". La próxima vez lo miramos sin reproches.',
    ],
    vos: [
      'Queda el paso: "{step}", con un {confidence} de confianza. La próxima vez te pregunto cómo fue. ¿Quién de tu gente podría saberlo?',
      '"{step}", con un {confidence}. Así de chico sirve. Lo vemos la próxima vez, salga o no.',
      'Guardo "{step}". La próxima vez lo miramos sin reproches.',
    ],
    usted: [
      'Queda el paso: "{step}", con un {confidence} de confianza. La próxima vez le pregunto cómo fue. ¿Quién de su gente podría saberlo?',
      '"{step}", con un {confidence}. Así de chico sirve. Lo vemos la próxima vez, salga o no.',
      'Guardo "{step}". La próxima vez lo miramos sin reproches.',
    ],
    pt: [
      'Fica o passo: "{step}", com um {confidence} de confiança. Da próxima vez pergunto como foi. Quem da sua gente poderia saber?',
      '"{step}", com um {confidence}. Pequeno assim serve. Vemos da próxima vez, saia ou não.',
      'Guardo "{step}". Da próxima vez olhamos sem cobrança.',
    ],
  }),
};
