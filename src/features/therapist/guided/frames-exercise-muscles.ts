/** Progressive relaxation: seven groups, five seconds tight and ten loose; what hurts is left in peace. */
import { type Frames, frame } from './phrase.ts';

export const MUSCLES_EXERCISE_FRAMES: Frames = {
  'ex.muscles.consent': frame({
    tu: [
      'Aprietas un grupo de músculos cinco segundos y lo sueltas diez, siete veces, para que el cuerpo note la diferencia. Si algo duele o está lastimado, dime cuál y se salta. Con "alto" paramos. ¿La hacemos?',
      'Son {minutes} minutos de apretar y soltar, de las manos a los pies. ¿Va? Si hay una parte operada o con dolor, nómbrala. "Alto" y se acaba.',
      'El cuerpo tenso no se relaja por orden; por contraste, a veces sí. Apretar, soltar, notar. Avísame si algo duele; "alto" lo detiene. ¿Empezamos?',
    ],
    vos: [
      'Apretás un grupo de músculos cinco segundos y lo soltás diez, siete veces, para que el cuerpo note la diferencia. Si algo duele o está lastimado, decime cuál y se salta. Con "alto" paramos. ¿La hacemos?',
      'Son {minutes} minutos de apretar y soltar, de las manos a los pies. ¿Va? Si hay una parte operada o con dolor, nombrala. "Alto" y se acaba.',
      'El cuerpo tenso no se relaja por orden; por contraste, a veces sí. Apretar, soltar, notar. Avisame si algo duele; "alto" lo detiene. ¿Empezamos?',
    ],
    usted: [
      'Aprieta un grupo de músculos cinco segundos y lo suelta diez, siete veces, para que el cuerpo note la diferencia. Si algo duele o está lastimado, dígame cuál y se salta. Con "alto" paramos. ¿La hacemos?',
      'Son {minutes} minutos de apretar y soltar, de las manos a los pies. ¿Le parece? Si hay una parte operada o con dolor, nómbrela. "Alto" y se acaba.',
      'El cuerpo tenso no se relaja por orden; por contraste, a veces sí. Apretar, soltar, notar. Avíseme si algo duele; "alto" lo detiene. ¿Empezamos?',
    ],
    pt: [
      'Você aperta um grupo de músculos por cinco segundos e solta por dez, sete vezes, para o corpo notar a diferença. Se algo dói ou está machucado, diga qual e a gente pula. Com "para" paramos. Fazemos?',
      'São {minutes} minutos de apertar e soltar, das mãos aos pés. Topa? Se tem uma parte operada ou com dor, me diga. "Para" e acaba.',
      'Corpo tenso não relaxa por ordem; por contraste, às vezes sim. Apertar, soltar, notar. Avise se algo doer; "para" interrompe. Começamos?',
    ],
  }),
  'ex.muscles.why': frame({
    es: [
      'Un músculo que se aprieta a propósito se suelta un poco más que antes. El cuerpo aprende la diferencia.',
      'Sirve para dormir o aflojar cuando la cabeza no obedece: se entra por el cuerpo. No cura dolores.',
      'La tensión sostenida deja de notarse; así vuelve a notarse, y se puede soltar.',
    ],
    pt: [
      'Um músculo apertado de propósito solta um pouco mais do que antes. O corpo aprende a diferença.',
      'Serve para dormir ou afrouxar quando a cabeça não obedece: entra-se pelo corpo. Não cura dores.',
      'A tensão que dura deixa de ser notada; assim volta a aparecer, e dá para soltar.',
    ],
  }),
  'ex.muscles.help': frame({
    tu: [
      'No tiene que salir bien. Aprieta la mitad, suelta, y escribe "ya".',
      'Con imaginar que aprietas también sirve. Escribe "ya" cuando sueltes.',
      'Salta esta si molesta. Escribe "ya" y seguimos.',
      'La mitad de fuerza alcanza. Suelta y avísame.',
      'Solo nota esa parte, sin apretar, y escribe "ya".',
      'Si cuesta concentrarse, hazlo con los ojos cerrados. Luego "ya".',
      'Con que lo intentes una vez basta. Avísame.',
    ],
    vos: [
      'No tiene que salir bien. Apretá la mitad, soltá, y escribí "ya".',
      'Con imaginar que apretás también sirve. Escribí "ya" cuando sueltes.',
      'Saltá esta si molesta. Escribí "ya" y seguimos.',
      'La mitad de fuerza alcanza. Soltá y avisame.',
      'Solo notá esa parte, sin apretar, y escribí "ya".',
      'Si cuesta concentrarse, hacelo con los ojos cerrados. Luego "ya".',
      'Con que lo intentes una vez basta. Avisame.',
    ],
    usted: [
      'No tiene que salir bien. Apriete la mitad, suelte, y escriba "ya".',
      'Con imaginar que aprieta también sirve. Escriba "ya" cuando suelte.',
      'Salte esta si molesta. Escriba "ya" y seguimos.',
      'La mitad de fuerza alcanza. Suelte y avíseme.',
      'Solo note esa parte, sin apretar, y escriba "ya".',
      'Si cuesta concentrarse, hágalo con los ojos cerrados. Luego "ya".',
      'Con que lo intente una vez basta. Avíseme.',
    ],
    pt: [
      'Não precisa sair bem. Aperte a metade, solte, e escreva "já".',
      'Imaginar que aperta também serve. Escreva "já" quando soltar.',
      'Pule esta se incomodar. Escreva "já" e seguimos.',
      'Metade da força já basta. Solte e me avise.',
      'Só note essa parte, nada de apertar, e escreva "já".',
      'Se custa se concentrar, faça de olhos fechados. Depois "já".',
      'Tentar uma vez já basta. Me avise.',
    ],
  }),
  'ex.sore': frame({
    es: [
      'Eso se deja quieto, y el resto se puede hacer.',
      'Esa parte descansa; la saltamos.',
      'Bien decirlo. Ahí no se aprieta nada.',
    ],
    pt: [
      'Isso fica quieto, e o resto dá para fazer.',
      'Essa parte descansa; a gente pula.',
      'Bom dizer. Ali não se aperta nada.',
    ],
  }),
  'ex.muscles.hands': frame({
    tu: [
      'Manos: cierra los puños cinco segundos. Suéltalos de golpe y quédate diez notando. Escribe "ya".',
      'Empieza por las manos. Aprieta como quien exprime un limón; cuenta cinco, suelta, cuenta diez. Avísame.',
      'Los dos puños, fuertes sin que duela. Cinco, y suelta. ¿Ya?',
    ],
    vos: [
      'Manos: cerrá los puños cinco segundos. Soltalos de golpe y quedate diez notando. Escribí "ya".',
      'Empezá por las manos. Apretá como quien exprime un limón; contá cinco, soltá, contá diez. Avisame.',
      'Los dos puños, fuertes sin que duela. Cinco, y soltá. ¿Ya?',
    ],
    usted: [
      'Manos: cierre los puños cinco segundos. Suéltelos de golpe y quédese diez notando. Escriba "ya".',
      'Empiece por las manos. Apriete como quien exprime un limón; cuente cinco, suelte, cuente diez. Avíseme.',
      'Los dos puños, fuertes sin que duela. Cinco, y suelte. ¿Ya?',
    ],
    pt: [
      'Mãos: feche os punhos por cinco segundos. Solte de uma vez e fique dez notando. Escreva "já".',
      'Comece pelas mãos. Aperte como quem espreme um limão; conte cinco, solte, conte dez. Me avise.',
      'Os dois punhos, fortes sem doer. Cinco, e solte. Já?',
    ],
  }),
  'ex.muscles.arms': frame({
    tu: [
      'Brazos: dóblalos y aprieta arriba. Cinco. Déjalos caer, pesados. Escribe "ya".',
      'Ahora los brazos, como cargando bolsas. Cinco segundos, y al suelo las bolsas. Avísame.',
      'Codos doblados, fuerza cinco segundos; suelta y siente el peso diez. ¿Ya?',
    ],
    vos: [
      'Brazos: doblalos y apretá arriba. Cinco. Dejalos caer, pesados. Escribí "ya".',
      'Ahora los brazos, como cargando bolsas. Cinco segundos, y al suelo las bolsas. Avisame.',
      'Codos doblados, fuerza cinco segundos; soltá y sentí el peso diez. ¿Ya?',
    ],
    usted: [
      'Brazos: dóblelos y apriete arriba. Cinco. Déjelos caer, pesados. Escriba "ya".',
      'Ahora los brazos, como cargando bolsas. Cinco segundos, y al suelo las bolsas. Avíseme.',
      'Codos doblados, fuerza cinco segundos; suelte y sienta el peso diez. ¿Ya?',
    ],
    pt: [
      'Braços: dobre e aperte em cima. Cinco. Deixe cair, pesados. Escreva "já".',
      'Agora os braços, como quem carrega sacolas. Cinco segundos, e larga as sacolas. Me avise.',
      'Cotovelos dobrados, força por cinco segundos; solte e sinta o peso por dez. Já?',
    ],
  }),
  'ex.muscles.face': frame({
    tu: [
      'La cara: arruga la frente, aprieta los ojos y los labios. Cinco. Suelta, con la boca apenas abierta. Escribe "ya".',
      'Cara de limón, cinco segundos. Luego la mandíbula suelta, los dientes sin tocarse. Avísame.',
      'Frente, ojos y boca, todo junto y apretado. Cinco, y que se derrita. ¿Ya?',
    ],
    vos: [
      'La cara: arrugá la frente, apretá los ojos y los labios. Cinco. Soltá, con la boca apenas abierta. Escribí "ya".',
      'Cara de limón, cinco segundos. Luego la mandíbula suelta, los dientes sin tocarse. Avisame.',
      'Frente, ojos y boca, todo junto y apretado. Cinco, y que se derrita. ¿Ya?',
    ],
    usted: [
      'La cara: arrugue la frente, apriete los ojos y los labios. Cinco. Suelte, con la boca apenas abierta. Escriba "ya".',
      'Cara de limón, cinco segundos. Luego la mandíbula suelta, los dientes sin tocarse. Avíseme.',
      'Frente, ojos y boca, todo junto y apretado. Cinco, y que se derrita. ¿Ya?',
    ],
    pt: [
      'O rosto: franza a testa, aperte os olhos e os lábios. Cinco. Solte, a boca um pouco aberta. Escreva "já".',
      'Cara de limão, cinco segundos. Depois o maxilar solto, os dentes sem se tocar. Me avise.',
      'Testa, olhos e boca, tudo junto e apertado. Cinco, e deixe derreter. Já?',
    ],
  }),
  'ex.muscles.shoulders': frame({
    tu: [
      'Hombros: súbelos a las orejas, cinco segundos. Que caigan solos. Escribe "ya".',
      'Los hombros guardan mucho. Arriba, cinco; abajo, diez. Avísame.',
      'Encoge los hombros como diciendo "quién sabe". Sostén cinco y suelta. ¿Ya?',
    ],
    vos: [
      'Hombros: subilos a las orejas, cinco segundos. Que caigan solos. Escribí "ya".',
      'Los hombros guardan mucho. Arriba, cinco; abajo, diez. Avisame.',
      'Encogé los hombros como diciendo "quién sabe". Sostené cinco y soltá. ¿Ya?',
    ],
    usted: [
      'Hombros: súbalos a las orejas, cinco segundos. Que caigan solos. Escriba "ya".',
      'Los hombros guardan mucho. Arriba, cinco; abajo, diez. Avíseme.',
      'Encoja los hombros como diciendo "quién sabe". Sostenga cinco y suelte. ¿Ya?',
    ],
    pt: [
      'Ombros: suba até as orelhas, cinco segundos. Deixe cair sozinhos. Escreva "já".',
      'Os ombros guardam muito. Em cima, cinco; embaixo, dez. Me avise.',
      'Encolha os ombros como quem diz "quem sabe". Segure cinco e solte. Já?',
    ],
  }),
  'ex.muscles.belly': frame({
    tu: [
      'Abdomen y espalda: mete la panza como si viniera un empujón. Cinco. Suelta el aire y la panza. Escribe "ya".',
      'Ahora el centro del cuerpo, duro como tabla cinco segundos. Y blando diez. Avísame.',
      'Aprieta el abdomen, espalda recta, sin cortar el aire. Cinco, y suelta. ¿Ya?',
    ],
    vos: [
      'Abdomen y espalda: meté la panza como si viniera un empujón. Cinco. Soltá el aire y la panza. Escribí "ya".',
      'Ahora el centro del cuerpo, duro como tabla cinco segundos. Y blando diez. Avisame.',
      'Apretá el abdomen, espalda recta, sin cortar el aire. Cinco, y soltá. ¿Ya?',
    ],
    usted: [
      'Abdomen y espalda: meta la panza como si viniera un empujón. Cinco. Suelte el aire y la panza. Escriba "ya".',
      'Ahora el centro del cuerpo, duro como tabla cinco segundos. Y blando diez. Avíseme.',
      'Apriete el abdomen, espalda recta, sin cortar el aire. Cinco, y suelte. ¿Ya?',
    ],
    pt: [
      'Abdômen e costas: recolha a barriga como se viesse um empurrão. Cinco. Solte o ar e a barriga. Escreva "já".',
      'Agora o centro do corpo, duro como tábua por cinco segundos. E mole por dez. Me avise.',
      'Aperte o abdômen, costas retas, o ar sempre correndo. Cinco, e solte. Já?',
    ],
  }),
  'ex.muscles.legs': frame({
    tu: [
      'Piernas: estíralas y aprieta los muslos. Cinco. Suéltalas contra el asiento. Escribe "ya".',
      'Las piernas firmes, como frenando. Cinco; suelta y nota el peso. Avísame.',
      'Junta las rodillas y aprieta. Cinco, y que se abran solas. ¿Ya?',
    ],
    vos: [
      'Piernas: estiralas y apretá los muslos. Cinco. Soltalas contra el asiento. Escribí "ya".',
      'Las piernas firmes, como frenando. Cinco; soltá y notá el peso. Avisame.',
      'Juntá las rodillas y apretá. Cinco, y que se abran solas. ¿Ya?',
    ],
    usted: [
      'Piernas: estírelas y apriete los muslos. Cinco. Suéltelas contra el asiento. Escriba "ya".',
      'Las piernas firmes, como frenando. Cinco; suelte y note el peso. Avíseme.',
      'Junte las rodillas y apriete. Cinco, y que se abran solas. ¿Ya?',
    ],
    pt: [
      'Pernas: estique e aperte as coxas. Cinco. Solte no assento. Escreva "já".',
      'As pernas firmes, como quem freia. Cinco; solte e note o peso. Me avise.',
      'Junte os joelhos e aperte. Cinco, e deixe abrir sozinhos. Já?',
    ],
  }),
  'ex.muscles.feet': frame({
    tu: [
      'Últimos, los pies: encoge los dedos como agarrando arena. Cinco. Suelta y siente el piso. Escribe "ya".',
      'Los pies: dedos hacia abajo, cinco; sueltos, diez. Avísame.',
      'Aprieta los dedos de los pies, sin calambre. Cinco, y al piso. ¿Ya?',
    ],
    vos: [
      'Últimos, los pies: encogé los dedos como agarrando arena. Cinco. Soltá y sentí el piso. Escribí "ya".',
      'Los pies: dedos hacia abajo, cinco; sueltos, diez. Avisame.',
      'Apretá los dedos de los pies, sin calambre. Cinco, y al piso. ¿Ya?',
    ],
    usted: [
      'Últimos, los pies: encoja los dedos como agarrando arena. Cinco. Suelte y sienta el piso. Escriba "ya".',
      'Los pies: dedos hacia abajo, cinco; sueltos, diez. Avíseme.',
      'Apriete los dedos de los pies, sin calambre. Cinco, y al piso. ¿Ya?',
    ],
    pt: [
      'Por último, os pés: encolha os dedos como quem agarra areia. Cinco. Solte e sinta o chão. Escreva "já".',
      'Os pés: dedos para baixo, cinco; soltos, dez. Me avise.',
      'Aperte os dedos dos pés, devagar para não dar câimbra. Cinco, e no chão. Já?',
    ],
  }),
};
