/** Data, phrases: sleep after basic CBT-I: last night, a fixed hour to rise, the bed, coffee and alcohol, one change. */
import { type Frames, inForms } from './phrase.ts';

export const SLEEP_EXERCISE_FRAMES: Frames = {
  'ex.sleep.consent': inForms(
    'Vamos a revisar cómo son {tus|tus|sus} noches y elegir un solo cambio para esta semana. Los cambios pequeños en los horarios y en la cama son lo que más ayuda a dormir. Son unos {minutes} minutos, y con "alto" paramos. ¿Empezamos?',
    'Vamos rever como são as suas noites e escolher uma só mudança para esta semana. As mudanças pequenas nos horários e na cama são o que mais ajuda a dormir. São uns {minutes} minutos; escreva "para" e paramos. Começamos?',
  ),
  'ex.sleep.before': inForms(
    'Empecemos por medir: del 0 al 10, ¿cuánto {te|te|le} preocupa dormir mal? 0 es nada y 10 es muchísimo.',
    'Comecemos medindo: de 0 a 10, quanto dormir mal preocupa você? 0 é nada e 10 é muitíssimo.',
  ),
  'ex.sleep.after': inForms(
    'Medimos otra vez: con un cambio ya elegido, ¿cuánto {te|te|le} preocupa dormir mal, del 0 al 10?',
    'Medimos de novo: tendo uma mudança escolhida, quanto dormir mal preocupa você, de 0 a 10?',
  ),
  'ex.sleep.why': inForms(
    'Si uno pasa mucho rato despierto en la cama, el cuerpo aprende a estar despierto ahí. Estos cambios lo corrigen en unas semanas. Si no mejora, conviene verlo con un médico.',
    'Se a gente passa muito tempo na cama de olhos abertos, o corpo aprende a ficar desperto ali. Estas mudanças corrigem isso em algumas semanas. Se não melhora, vale ver com um médico.',
  ),
  'ex.sleep.check': inForms(
    'Primero una pregunta de salud, porque a veces dormir menos hace daño: ¿hay epilepsia o bipolaridad, o un trabajo de noche, por turnos o al volante? {Contesta|Contestá|Conteste} sí o no.',
    'Primeiro uma pergunta de saúde, porque às vezes dormir menos faz mal: há epilepsia ou bipolaridade, ou um trabalho à noite, por turnos ou ao volante? Responda sim ou não.',
  ),
  'ex.sleep.check.help': inForms(
    'Si ningún médico habló de eso y el trabajo es de día, la respuesta es no. En la duda, {pon|poné|ponga} que sí y vamos con más cuidado. ¿Sí o no?',
    'Se nenhum médico falou disso e o trabalho é de dia, a resposta é não. Na dúvida, ponha sim e vamos com mais cuidado. Sim ou não?',
  ),
  'ex.sleep.careful': inForms(
    'Gracias por avisar. Entonces dejo fuera todo lo que pueda quitar horas de sueño; eso conviene verlo con {tu|tu|su} médico.',
    'Que bom que avisou. Então deixo fora tudo o que possa tirar horas de sono; isso vale ver com o seu médico.',
  ),
  'ex.sleep.diary': inForms(
    'Para saber de dónde partimos, {cuéntame|contame|cuénteme} la última noche: a qué hora {te acostaste|te acostaste|se acostó}, cuánto {tardaste|tardaste|tardó} en dormir y a qué hora {te levantaste|te levantaste|se levantó}. Más o menos alcanza.',
    'Para saber de onde partimos, conte a última noite: a que hora você se deitou, quanto demorou para dormir e a que hora se levantou. Mais ou menos basta.',
  ),
  'ex.sleep.diary.help': inForms(
    'También sirve una noche normal de esta semana. Por ejemplo: "me acosté a las 11, me dormí a la 1 y me levanté a las 7".',
    'Também serve uma noite normal desta semana. Por exemplo: "deitei às 11, dormi à 1 e levantei às 7".',
  ),
  'ex.sleep.rise': inForms(
    'Levantarse siempre a la misma hora es lo que más ordena el sueño. {Escribe|Escribí|Escriba} una hora que {puedas|puedas|pueda} mantener todos los días, también el fin de semana y sin dormir menos que ahora.',
    'Levantar sempre à mesma hora é o que mais organiza o sono. Escreva uma hora que você possa manter todos os dias, também no fim de semana e sem dormir menos do que agora.',
  ),
  'ex.sleep.rise.help': inForms(
    'Puede ser la hora del día en que {tienes|tenés|tiene} que madrugar más, o media hora antes o después de la de ahora. ¿Cuál {pones|ponés|pone}?',
    'Pode ser a hora do dia em que você precisa levantar mais cedo, ou meia hora antes ou depois da de agora. Qual você põe?',
  ),
  'ex.sleep.anchor': inForms(
    'Aunque cambie la hora, el cuerpo reconoce lo que se repite. {Escribe|Escribí|Escriba} algo tranquilo que {puedas|puedas|pueda} hacer siempre antes de dormir, como bajar la luz, darse una ducha o poner música suave.',
    'Mesmo que a hora mude, o corpo reconhece o que se repete. Escreva algo tranquilo que você possa fazer sempre antes de dormir, como baixar a luz, tomar um banho ou pôr música suave.',
  ),
  'ex.sleep.anchor.help': inForms(
    'Con diez minutos alcanza. Por ejemplo: cerrar las cortinas y dejar el teléfono lejos. ¿Qué {te|te|le} resultaría más fácil?',
    'Dez minutos bastam. Por exemplo: fechar as cortinas e deixar o celular longe. O que seria mais fácil?',
  ),
  'ex.sleep.bed': inForms(
    'Ahora la cama. Si ahí pasan muchas otras cosas, el cuerpo deja de relacionarla con dormir. {Escribe|Escribí|Escriba} qué {haces|hacés|hace} en la cama además de dormir, por ejemplo usar el teléfono o trabajar.',
    'Agora a cama. Se ali acontecem muitas outras coisas, o corpo deixa de relacionar a cama com dormir. Escreva o que você faz na cama além de dormir, por exemplo usar o celular ou trabalhar.',
  ),
  'ex.sleep.bed.help': inForms(
    'Suele ser mirar el teléfono, la tele o quedarse pensando. Si no hay nada de eso, {escribe|escribí|escriba} "nada".',
    'Costuma ser olhar o celular, a televisão ou ficar pensando. Se não há nada disso, escreva "nada".',
  ),
  'ex.sleep.awake': inForms(
    'Si el sueño no llega en unos veinte minutos, ayuda levantarse y volver a la cama cuando haya sueño. {Escribe|Escribí|Escriba} qué cosa tranquila {podrías|podrías|podría} hacer mientras, con poca luz y sin pantallas.',
    'Se o sono não chega em uns vinte minutos, ajuda levantar e voltar para a cama quando houver sono. Escreva que coisa tranquila você poderia fazer enquanto isso, com pouca luz e sem telas.',
  ),
  'ex.sleep.awake.help': inForms(
    'Por ejemplo: leer algo aburrido, doblar ropa o tomar una infusión. Si no hay otro cuarto, sirve sentarse al borde de la cama. ¿Qué {harías|harías|haría}?',
    'Por exemplo: ler algo chato, dobrar roupa ou tomar um chá. Se não há outro cômodo, serve sentar na beira da cama. O que você faria?',
  ),
  'ex.sleep.cups': inForms(
    'El café, el mate, la cola y el alcohol quitan sueño varias horas después. {Escribe|Escribí|Escriba} qué {tomaste|tomaste|tomó} ayer por la tarde o la noche y a qué hora fue lo último, o "nada".',
    'O café, o mate, o refrigerante de cola e o álcool tiram o sono várias horas depois. Escreva o que você tomou ontem à tarde ou à noite e a que hora foi o último, ou "nada".',
  ),
  'ex.sleep.cups.help': inForms(
    'También cuentan el té negro, las bebidas energizantes y el chocolate. ¿Hubo algo de eso después de las dos de la tarde?',
    'Também contam o chá preto, os energéticos e o chocolate. Houve algo disso depois das duas da tarde?',
  ),
  'ex.sleep.step': inForms(
    'De todo lo que salió, {elige|elegí|elija} un solo cambio para esta semana, porque varios a la vez no se sostienen. {Escribe|Escribí|Escriba} cuál y desde qué noche.',
    'De tudo o que apareceu, escolha uma só mudança para esta semana, porque várias ao mesmo tempo não se mantêm. Escreva qual e a partir de que noite.',
  ),
  'ex.sleep.step.help': inForms(
    'Lo más fácil suele ser dejar el teléfono fuera de la cama. ¿{Prefieres|Preferís|Prefiere} ese cambio u otro?',
    'O mais fácil costuma ser deixar o celular fora da cama. Você prefere essa mudança ou outra?',
  ),
  'ex.sleep.end': inForms(
    [
      'Queda anotado un cambio: "{step}". Una mala noche no lo arruina. Si en tres semanas no mejora, o alguien nota que {dejas|dejás|deja} de respirar al dormir, conviene ver a un médico.',
      'Terminamos. Si en tres semanas el sueño sigue igual, conviene contárselo a un médico.',
    ],
    [
      'Fica anotada uma mudança: "{step}". Uma noite ruim não estraga tudo. Se em três semanas não melhorar, ou alguém notar que você para de respirar ao dormir, vale ver um médico.',
      'Terminamos. Se em três semanas o sono continuar igual, vale contar a um médico.',
    ],
  ),
};
