/** Data, phrases: progressive relaxation: seven groups, five seconds tight and ten loose; what hurts is left in peace. */
import { type Frames, inForms } from './phrase.ts';

export const MUSCLES_EXERCISE_FRAMES: Frames = {
  'ex.muscles.consent': inForms(
    'Son {minutes} minutos. {Vas|Vas|Va} a apretar siete partes del cuerpo, de las manos a los pies, y soltarlas, para que el cuerpo note la diferencia y se afloje. Si algo duele o está lastimado, {dime|decime|dígame} qué parte y la saltamos. Con "alto" paramos. ¿Empezamos?',
    'São {minutes} minutos. Você vai apertar sete partes do corpo, das mãos aos pés, e soltar, para o corpo notar a diferença e relaxar. Se algo dói ou está machucado, me diga que parte e pulamos. Escreva "para" e paramos. Começamos?',
  ),
  'ex.muscles.why': inForms(
    'Un músculo que se aprieta a propósito queda después más suelto que antes. Sirve para aflojar el cuerpo cuando la cabeza no se calma, por ejemplo antes de dormir.',
    'Um músculo que se aperta de propósito fica depois mais solto do que antes. Serve para relaxar o corpo quando a cabeça não se acalma, por exemplo antes de dormir.',
  ),
  'ex.muscles.help': inForms(
    [
      'Con la mitad de la fuerza alcanza. {Aprieta|Apretá|Apriete} un poco esa parte, {suéltala|soltala|suéltela} y {escribe|escribí|escriba} "ya".',
      'También sirve imaginar que {aprietas|apretás|aprieta} y {sueltas|soltás|suelta} esa parte. Cuando {termines|termines|termine}, {escribe|escribí|escriba} "ya".',
      'Si esa parte molesta, {sáltala|saltala|sáltela}. {Escribe|Escribí|Escriba} "ya" y pasamos a la siguiente.',
      'No tiene que salir bien. {Prueba|Probá|Pruebe} una sola vez, despacio, y {escribe|escribí|escriba} "ya".',
      'Alcanza con poner atención en esa parte, sin apretar. Después {escribe|escribí|escriba} "ya".',
      '{Toma|Tomá|Tome} aire al apretar y {suéltalo|soltalo|suéltelo} al aflojar, una vez. Luego {escribe|escribí|escriba} "ya".',
      'Cerrar los ojos a veces ayuda a notarlo. {Prueba|Probá|Pruebe} así y {escribe|escribí|escriba} "ya".',
    ],
    [
      'Metade da força basta. Aperte um pouco essa parte, solte e escreva "já".',
      'Também serve imaginar que você aperta e solta essa parte. Quando terminar, escreva "já".',
      'Se essa parte incomoda, pule. Escreva "já" e passamos à seguinte.',
      'Não precisa sair bem. Tente uma vez só, devagar, e escreva "já".',
      'Basta prestar atenção nessa parte, e nem precisa apertar. Depois escreva "já".',
      'Puxe o ar ao apertar e solte ao relaxar, uma vez. Depois escreva "já".',
      'Fechar os olhos às vezes ajuda a notar. Tente assim e escreva "já".',
    ],
  ),
  'ex.muscles.hands': inForms(
    'Empezamos por las manos. {Cierra|Cerrá|Cierre} los puños con fuerza, sin que duela, y {cuenta|contá|cuente} hasta cinco. {Suéltalos|Soltalos|Suéltelos} y {nota|notá|note} diez segundos cómo se aflojan. Después {escribe|escribí|escriba} "ya".',
    'Começamos pelas mãos. Feche os punhos com força, até onde não doa, e conte até cinco. Solte e note por dez segundos como relaxam. Depois escreva "já".',
  ),
  'ex.muscles.arms': inForms(
    'Ahora los brazos. {Dóblalos|Doblalos|Dóblelos} y {aprieta|apretá|apriete} la parte de arriba mientras {cuentas|contás|cuenta} hasta cinco. {Déjalos|Dejalos|Déjelos} caer y {siente|sentí|sienta} el peso diez segundos. {Escribe|Escribí|Escriba} "ya".',
    'Agora os braços. Dobre e aperte a parte de cima enquanto conta até cinco. Deixe cair e sinta o peso por dez segundos. Escreva "já".',
  ),
  'ex.muscles.face': inForms(
    'Ahora la cara. {Aprieta|Apretá|Apriete} los ojos y los labios mientras {cuentas|contás|cuenta} hasta cinco. {Suelta|Soltá|Suelte} todo, con los dientes separados, y {descansa|descansá|descanse} diez segundos. {Escribe|Escribí|Escriba} "ya".',
    'Agora o rosto. Aperte os olhos e os lábios enquanto conta até cinco. Solte tudo, deixando os dentes separados, e descanse dez segundos. Escreva "já".',
  ),
  'ex.muscles.shoulders': inForms(
    'Ahora los hombros. {Súbelos|Subilos|Súbalos} hacia las orejas, {cuenta|contá|cuente} hasta cinco y {déjalos|dejalos|déjelos} caer. {Descansa|Descansá|Descanse} diez segundos y {escribe|escribí|escriba} "ya".',
    'Agora os ombros. Levante até perto das orelhas, conte até cinco e deixe cair. Descanse dez segundos e escreva "já".',
  ),
  'ex.muscles.belly': inForms(
    'Ahora el abdomen. {Endurécelo|Endurecelo|Endurézcalo} mientras {cuentas|contás|cuenta} hasta cinco, sin dejar de respirar. {Suéltalo|Soltalo|Suéltelo}, {descansa|descansá|descanse} diez segundos y {escribe|escribí|escriba} "ya".',
    'Agora o abdômen. Deixe duro enquanto conta até cinco, respirando normalmente. Solte, descanse dez segundos e escreva "já".',
  ),
  'ex.muscles.legs': inForms(
    'Ahora las piernas. {Estíralas|Estiralas|Estírelas} y {aprieta|apretá|apriete} los muslos mientras {cuentas|contás|cuenta} hasta cinco. {Suéltalas|Soltalas|Suéltelas}, {siente|sentí|sienta} el peso diez segundos y {escribe|escribí|escriba} "ya".',
    'Agora as pernas. Estique e aperte as coxas enquanto conta até cinco. Solte, sinta o peso por dez segundos e escreva "já".',
  ),
  'ex.muscles.feet': inForms(
    'Por último, los pies. {Encoge|Encogé|Encoja} los dedos sin llegar al calambre mientras {cuentas|contás|cuenta} hasta cinco. {Suéltalos|Soltalos|Suéltelos}, {apoya|apoyá|apoye} los pies en el piso y {escribe|escribí|escriba} "ya".',
    'Por último, os pés. Encolha os dedos antes de dar cãibra enquanto conta até cinco. Solte, apoie os pés no chão e escreva "já".',
  ),
};
