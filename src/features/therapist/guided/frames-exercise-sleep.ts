/** Sleep: what last night was like, an hour to get up, the bed for sleeping, and one single change for the week. */
import { type Frames, frame } from './phrase.ts';

export const SLEEP_EXERCISE_FRAMES: Frames = {
  'ex.sleep.consent': frame({
    tu: [
      'Miramos tu noche por partes y sale un solo cambio para esta semana. Al sueño no se lo obliga, se le hace lugar. Unos {minutes} minutos; con "alto" paramos. ¿Vamos?',
      'Son preguntas cortas sobre cómo duermes, sin juzgar ninguna. Al final eliges una cosa. Dices "alto" y se acaba. ¿Va?',
      'Dormir mejor suele empezar por la hora de levantarse, no por la de acostarse. Lo vemos paso a paso; "alto" lo detiene. ¿Empezamos?',
    ],
    vos: [
      'Miramos tu noche por partes y sale un solo cambio para esta semana. Al sueño no se lo obliga, se le hace lugar. Unos {minutes} minutos; con "alto" paramos. ¿Vamos?',
      'Son preguntas cortas sobre cómo dormís, sin juzgar ninguna. Al final elegís una cosa. Decís "alto" y se acaba. ¿Va?',
      'Dormir mejor suele empezar por la hora de levantarse, no por la de acostarse. Lo vemos paso a paso; "alto" lo detiene. ¿Empezamos?',
    ],
    usted: [
      'Miramos su noche por partes y sale un solo cambio para esta semana. Al sueño no se lo obliga, se le hace lugar. Unos {minutes} minutos; con "alto" paramos. ¿Vamos?',
      'Son preguntas cortas sobre cómo duerme, sin juzgar ninguna. Al final elige una cosa. Dice "alto" y se acaba. ¿Comenzamos?',
      'Dormir mejor suele empezar por la hora de levantarse, no por la de acostarse. Lo vemos paso a paso; "alto" lo detiene. ¿Empezamos?',
    ],
    pt: [
      'Olhamos sua noite por partes e sai uma mudança só para esta semana. Sono não se obriga, se abre espaço para ele. Uns {minutes} minutos; com "para" paramos. Vamos?',
      'São perguntas curtas sobre como você dorme, nenhuma para julgar. No fim você escolhe uma coisa. Diga "para" e acaba. Pode ser?',
      'Dormir melhor costuma começar pela hora de levantar, não pela de deitar. Vemos passo a passo; "para" interrompe. Começamos?',
    ],
  }),
  'ex.sleep.before': frame({
    es: [
      'Del 0 al 10, ¿cuánto pesan estas noches?',
      'Un número para empezar: del 0 al 10, ¿cuánto preocupa dormir mal?',
      '¿Cuánto molesta lo del sueño, del 0 al 10?',
    ],
    pt: [
      'De 0 a 10, quanto pesam estas noites?',
      'Um número para começar: de 0 a 10, quanto preocupa dormir mal?',
      'Quanto incomoda a questão do sono, de 0 a 10?',
    ],
  }),
  'ex.sleep.why': frame({
    es: [
      'La cama se aprende: si ahí se da vueltas, la cama despierta. Estos cambios la vuelven a unir con dormir; toma un par de semanas.',
      'Ayuda a que el cuerpo sepa a qué hora es de noche. Si en unas semanas no cambia, lo ve un médico.',
      'Es lo primero que se prueba para el insomnio. No es instantáneo, y la primera semana puede costar.',
    ],
    pt: [
      'A cama se aprende: se ali a gente rola, a cama desperta. Essas mudanças voltam a ligar cama e sono; leva umas duas semanas.',
      'Ajuda o corpo a saber a que horas é noite. Se em algumas semanas não mudar, é caso de médico.',
      'É o primeiro que se tenta para a insônia. Não é na hora, e a primeira semana pode custar.',
    ],
  }),
  'ex.sleep.check': frame({
    tu: [
      'Primero, para no equivocarnos: ¿tienes epilepsia o bipolaridad, o manejas de noche o por turnos?',
      'Una pregunta de cuidado antes: ¿hay epilepsia, bipolaridad o un trabajo de manejar o de turnos?',
      '¿Te han dicho que tienes epilepsia o trastorno bipolar, o trabajas manejando o por turnos?',
    ],
    vos: [
      'Primero, para no equivocarnos: ¿tenés epilepsia o bipolaridad, o manejás de noche o por turnos?',
      'Una pregunta de cuidado antes: ¿hay epilepsia, bipolaridad o un trabajo de manejar o de turnos?',
      '¿Te dijeron que tenés epilepsia o trastorno bipolar, o trabajás manejando o por turnos?',
    ],
    usted: [
      'Primero, para no equivocarnos: ¿tiene epilepsia o bipolaridad, o maneja de noche o por turnos?',
      'Una pregunta de cuidado antes: ¿hay epilepsia, bipolaridad o un trabajo de manejar o de turnos?',
      '¿Le han dicho que tiene epilepsia o trastorno bipolar, o trabaja manejando o por turnos?',
    ],
    pt: [
      'Primeiro, para não errar: você tem epilepsia ou transtorno bipolar, ou dirige de noite ou por turnos?',
      'Uma pergunta de cuidado antes: há epilepsia, bipolaridade ou trabalho de dirigir ou de turnos?',
      'Já disseram que você tem epilepsia ou transtorno bipolar, ou você trabalha dirigindo ou por turnos?',
    ],
  }),
  'ex.sleep.check.help': frame({
    es: [
      'Lo pregunto porque dormir menos, aunque sea una noche, ahí hace daño. ¿Algo de eso?',
      'Si nunca lo dijo un médico y no hay turnos ni volante, es un no. ¿Es el caso?',
      'En la duda, lo tomo como sí y voy con más cuidado. ¿Hay algo de eso?',
    ],
    pt: [
      'Pergunto porque dormir menos, mesmo uma noite, aí faz mal. Algo disso?',
      'Se nenhum médico disse e não há turnos nem volante, é um não. É o caso?',
      'Na dúvida, tomo como sim e vou com mais cuidado. Tem algo disso?',
    ],
  }),
  'ex.sleep.careful': frame({
    es: [
      'Entonces nada de recortar horas ni de levantarse a medianoche: eso lo decide quien lleva el caso. El resto sí sirve.',
      'Con eso, dormir menos es un riesgo. Dejo solo lo que no quita sueño; lo demás, con un médico.',
      'Bien decirlo. Quito todo lo que pueda restar horas, y lo demás se habla con el médico.',
    ],
    pt: [
      'Então nada de cortar horas nem de levantar no meio da noite: isso decide quem acompanha o caso. O resto serve.',
      'Com isso, dormir menos é um risco. Deixo só o que não tira sono; o mais, com um médico.',
      'Bom dizer. Tiro tudo o que possa roubar horas, e o resto se fala com o médico.',
    ],
  }),
  'ex.sleep.diary': frame({
    tu: [
      'Anoche: ¿a qué hora te acostaste, cuánto tardaste y a qué hora te levantaste? A ojo sirve.',
      'Repasa la última noche: acostarte, dormirte, despertar. ¿A qué horas fue?',
      '¿Cómo fue la noche de ayer, en horas? Sin mirar el reloj, lo que recuerdes.',
    ],
    vos: [
      'Anoche: ¿a qué hora te acostaste, cuánto tardaste y a qué hora te levantaste? A ojo sirve.',
      'Repasá la última noche: acostarte, dormirte, despertar. ¿A qué horas fue?',
      '¿Cómo fue la noche de ayer, en horas? Sin mirar el reloj, lo que recuerdes.',
    ],
    usted: [
      'Anoche: ¿a qué hora se acostó, cuánto tardó y a qué hora se levantó? A ojo sirve.',
      'Repase la última noche: acostarse, dormirse, despertar. ¿A qué horas fue?',
      '¿Cómo fue la noche de ayer, en horas? Sin mirar el reloj, lo que recuerde.',
    ],
    pt: [
      'Ontem à noite: a que horas você deitou, quanto demorou e a que horas levantou? Por alto serve.',
      'Repasse a última noite: deitar, adormecer, acordar. A que horas foi?',
      'Como foi a noite passada, em horas? Nem precisa de relógio, o que lembrar.',
    ],
  }),
  'ex.sleep.diary.help': frame({
    es: [
      '¿Cuesta más dormirse, se corta a mitad o despierta antes de hora?',
      'Una noche normal de esta semana también vale. ¿Cómo suele ser?',
      'Basta una hora: ¿a cuál terminó por llegar el sueño?',
    ],
    pt: [
      'Custa mais adormecer, o sono corta no meio ou acaba antes da hora?',
      'Uma noite comum desta semana também vale. Como costuma ser?',
      'Basta uma hora: a qual o sono acabou chegando?',
    ],
  }),
  'ex.sleep.rise': frame({
    tu: [
      'La hora de levantarse manda más que la de acostarse. ¿Cuál podrías sostener, también el domingo?',
      '¿A qué hora fija te levantarías cada día, aunque la noche saliera mala?',
      'Elige una sola hora para levantarte, sin recortar las que duermes. ¿Cuál te queda?',
    ],
    vos: [
      'La hora de levantarse manda más que la de acostarse. ¿Cuál podrías sostener, también el domingo?',
      '¿A qué hora fija te levantarías cada día, aunque la noche saliera mala?',
      'Elegí una sola hora para levantarte, sin recortar las que dormís. ¿Cuál te queda?',
    ],
    usted: [
      'La hora de levantarse manda más que la de acostarse. ¿Cuál podría sostener, también el domingo?',
      '¿A qué hora fija se levantaría cada día, aunque la noche saliera mala?',
      'Elija una sola hora para levantarse, sin recortar las que duerme. ¿Cuál le queda?',
    ],
    pt: [
      'A hora de levantar manda mais que a de deitar. Qual você conseguiria manter, também no domingo?',
      'A que hora fixa você levantaria todo dia, mesmo depois de uma noite ruim?',
      'Escolha uma hora só para levantar, nada de cortar as que você dorme. Qual fica bem?',
    ],
  }),
  'ex.sleep.rise.help': frame({
    es: [
      '¿A qué hora obliga el día que empieza más temprano?',
      'Puede ser cerca de la de ahora, con media hora de diferencia. ¿Cuál?',
      '¿Siete, ocho u otra?',
    ],
    pt: [
      'A que hora obriga o dia que começa mais cedo?',
      'Pode ser perto da de agora, com meia hora de diferença. Qual?',
      'Sete, oito ou outra?',
    ],
  }),
  'ex.sleep.anchor': frame({
    tu: [
      'Sea la hora que sea, el cuerpo reconoce lo que se repite. ¿Qué podrías hacer siempre antes de dormir: bajar la luz, una ducha, música?',
      '¿Qué cosa tranquila repetirías antes de acostarte, llegues a la hora que llegues?',
      'Una señal de "ya es de noche", aunque sea de día. ¿Cuál sería la tuya?',
    ],
    vos: [
      'Sea la hora que sea, el cuerpo reconoce lo que se repite. ¿Qué podrías hacer siempre antes de dormir: bajar la luz, una ducha, música?',
      '¿Qué cosa tranquila repetirías antes de acostarte, llegues a la hora que llegues?',
      'Una señal de "ya es de noche", aunque sea de día. ¿Cuál sería la tuya?',
    ],
    usted: [
      'Sea la hora que sea, el cuerpo reconoce lo que se repite. ¿Qué podría hacer siempre antes de dormir: bajar la luz, una ducha, música?',
      '¿Qué cosa tranquila repetiría antes de acostarse, llegue a la hora que llegue?',
      'Una señal de "ya es de noche", aunque sea de día. ¿Cuál sería la suya?',
    ],
    pt: [
      'Seja a hora que for, o corpo reconhece o que se repete. O que você poderia fazer sempre antes de dormir: baixar a luz, um banho, música?',
      'Que coisa tranquila você repetiria antes de deitar, chegue à hora que chegar?',
      'Um sinal de "já é noite", mesmo de dia. Qual seria o seu?',
    ],
  }),
  'ex.sleep.anchor.help': frame({
    es: [
      'Cortinas cerradas, ducha tibia o el teléfono lejos. ¿Cuál costaría menos?',
      'Con diez minutos alcanza. ¿Qué cabría ahí?',
      '¿Qué había en las noches en que sí se dormía?',
    ],
    pt: [
      'Cortina fechada, banho morno ou celular longe. Qual custaria menos?',
      'Dez minutos bastam. O que caberia aí?',
      'O que havia nas noites em que dava para dormir?',
    ],
  }),
  'ex.sleep.bed': frame({
    tu: [
      'La cama, para dormir. ¿Qué más pasa ahí: teléfono, trabajo, comida, vueltas a lo mismo?',
      '¿Qué haces en la cama además de dormir? Sin culpa, solo para verlo.',
      'Piensa en la última hora antes de dormir. ¿Qué de eso pasa en la cama, con luz o pantalla?',
    ],
    vos: [
      'La cama, para dormir. ¿Qué más pasa ahí: teléfono, trabajo, comida, vueltas a lo mismo?',
      '¿Qué hacés en la cama además de dormir? Sin culpa, solo para verlo.',
      'Pensá en la última hora antes de dormir. ¿Qué de eso pasa en la cama, con luz o pantalla?',
    ],
    usted: [
      'La cama, para dormir. ¿Qué más pasa ahí: teléfono, trabajo, comida, vueltas a lo mismo?',
      '¿Qué hace en la cama además de dormir? Sin culpa, solo para verlo.',
      'Piense en la última hora antes de dormir. ¿Qué de eso pasa en la cama, con luz o pantalla?',
    ],
    pt: [
      'A cama, para dormir. O que mais acontece ali: celular, trabalho, comida, voltas no mesmo assunto?',
      'O que você faz na cama além de dormir? Nada de culpa, só para ver.',
      'Pense na última hora antes de dormir. O que disso acontece na cama, com luz ou tela?',
    ],
  }),
  'ex.sleep.bed.help': frame({
    es: [
      'Suele ser el teléfono. ¿Es eso, u otra cosa?',
      '¿Dónde queda el teléfono de noche?',
      'Puede que nada de eso, y que sea la cabeza la que no para. ¿Es así?',
    ],
    pt: [
      'Costuma ser o celular. É isso, ou outra coisa?',
      'Onde fica o celular à noite?',
      'Pode ser que nada disso, e que seja a cabeça que não para. É assim?',
    ],
  }),
  'ex.sleep.awake': frame({
    tu: [
      'Si pasa un rato largo, unos veinte minutos sin mirar el reloj, conviene salir de la cama y volver con sueño. ¿Qué harías mientras, con poca luz?',
      'Dar vueltas enseña a la cama a despertarte. ¿A qué lugar y a qué cosa aburrida irías hasta que vuelva el sueño?',
      'Cuando no llega, levantarse en vez de pelear. ¿Qué cosa tranquila tendrías a mano fuera de la cama?',
    ],
    vos: [
      'Si pasa un rato largo, unos veinte minutos sin mirar el reloj, conviene salir de la cama y volver con sueño. ¿Qué harías mientras, con poca luz?',
      'Dar vueltas enseña a la cama a despertarte. ¿A qué lugar y a qué cosa aburrida irías hasta que vuelva el sueño?',
      'Cuando no llega, levantarse en vez de pelear. ¿Qué cosa tranquila tendrías a mano fuera de la cama?',
    ],
    usted: [
      'Si pasa un rato largo, unos veinte minutos sin mirar el reloj, conviene salir de la cama y volver con sueño. ¿Qué haría mientras, con poca luz?',
      'Dar vueltas enseña a la cama a despertar. ¿A qué lugar y a qué cosa aburrida iría hasta que vuelva el sueño?',
      'Cuando no llega, levantarse en vez de pelear. ¿Qué cosa tranquila tendría a mano fuera de la cama?',
    ],
    pt: [
      'Se passar um tempo longo, uns vinte minutos e nada de olhar o relógio, vale sair da cama e voltar com sono. O que você faria nesse meio, com pouca luz?',
      'Ficar rolando ensina a cama a despertar. Para que lugar e que coisa chata você iria até o sono voltar?',
      'Quando não vem, levantar em vez de brigar. Que coisa tranquila você teria à mão fora da cama?',
    ],
  }),
  'ex.sleep.awake.help': frame({
    es: [
      'Doblar ropa, leer algo sin suspenso, una infusión. ¿Cuál hay en casa?',
      'Si la casa es chica, sirve sentarse al borde o en el piso, con la luz baja. ¿Se podría?',
      'Pantalla no, que da luz de día. ¿Qué otra cosa hay cerca?',
    ],
    pt: [
      'Dobrar roupa, ler algo bem calmo, um chá. Qual tem em casa?',
      'Se a casa é pequena, serve sentar na beira ou no chão, com a luz baixa. Daria?',
      'Tela não, que dá luz de dia. Que outra coisa tem por perto?',
    ],
  }),
  'ex.sleep.cups': frame({
    es: [
      'Café, mate, bebida de cola, energizante o alcohol: ¿cuál fue el último ayer, y a qué hora?',
      'Lo que se toma también despierta, horas después. ¿Qué hubo ayer pasado el mediodía?',
      'El alcohol duerme primero y despierta después; el café dura horas. ¿Qué hay de eso por la tarde o la noche?',
    ],
    pt: [
      'Café, chimarrão, refrigerante, energético ou álcool: qual foi o último ontem, e a que horas?',
      'O que se bebe também desperta, horas depois. O que teve ontem depois do almoço?',
      'O álcool dá sono primeiro e desperta depois; o café dura horas. O que tem disso à tarde ou à noite?',
    ],
  }),
  'ex.sleep.cups.help': frame({
    es: [
      'Si no hay nada de eso, basta un no. ¿Hay siestas largas, tal vez?',
      '¿Algo con cafeína después de las dos de la tarde?',
      'También el té negro y el chocolate cuentan. ¿Alguno de noche?',
    ],
    pt: [
      'Se não tem nada disso, basta um não. Tem sonecas longas, talvez?',
      'Algo com cafeína depois das duas da tarde?',
      'Chá preto e chocolate também contam. Algum à noite?',
    ],
  }),
  'ex.sleep.step': frame({
    tu: [
      'De lo que salió, elige un solo cambio para esta semana. ¿Cuál, y desde qué noche?',
      'Con uno alcanza. ¿Qué probarías primero, y desde cuándo?',
      '¿Qué cambio harías esta semana, solo uno, con hora?',
    ],
    vos: [
      'De lo que salió, elegí un solo cambio para esta semana. ¿Cuál, y desde qué noche?',
      'Con uno alcanza. ¿Qué probarías primero, y desde cuándo?',
      '¿Qué cambio harías esta semana, solo uno, con hora?',
    ],
    usted: [
      'De lo que salió, elija un solo cambio para esta semana. ¿Cuál, y desde qué noche?',
      'Con uno alcanza. ¿Qué probaría primero, y desde cuándo?',
      '¿Qué cambio haría esta semana, solo uno, con hora?',
    ],
    pt: [
      'Do que apareceu, escolha uma mudança só para esta semana. Qual, e a partir de que noite?',
      'Uma basta. O que você tentaria primeiro, e desde quando?',
      'Que mudança você faria esta semana, só uma, com hora?',
    ],
  }),
  'ex.sleep.step.help': frame({
    es: [
      'El teléfono fuera de la cama suele ser el más fácil. ¿Ese, u otro?',
      '¿Cuál costaría menos esta misma noche?',
      'Uno que dependa solo de una persona y no de la casa entera. ¿Cuál?',
    ],
    pt: [
      'O celular fora da cama costuma ser o mais fácil. Esse, ou outro?',
      'Qual custaria menos esta noite mesmo?',
      'Um que dependa só de uma pessoa e não da casa inteira. Qual?',
    ],
  }),
  'ex.sleep.end': frame({
    tu: [
      'Queda un cambio: "{step}". Una mala noche no lo arruina; se sigue igual. Si en tres semanas no mejora, o alguien te oye dejar de respirar al dormir, llévalo a un médico.',
      '"{step}", y nada más por esta semana. La próxima vez te pregunto por las noches, salgan como salgan.',
      'Guardo "{step}". Si alguien duerme o vive contigo, que lo sepa ayuda a sostenerlo.',
      'Hasta aquí lo del sueño. Si sigue igual en tres semanas, vale contárselo a un médico.',
    ],
    vos: [
      'Queda un cambio: "{step}". Una mala noche no lo arruina; se sigue igual. Si en tres semanas no mejora, o alguien te oye dejar de respirar al dormir, llevalo a un médico.',
      '"{step}", y nada más por esta semana. La próxima vez te pregunto por las noches, salgan como salgan.',
      'Guardo "{step}". Si alguien duerme o vive con vos, que lo sepa ayuda a sostenerlo.',
      'Hasta acá lo del sueño. Si sigue igual en tres semanas, vale contárselo a un médico.',
    ],
    usted: [
      'Queda un cambio: "{step}". Una mala noche no lo arruina; se sigue igual. Si en tres semanas no mejora, o alguien le oye dejar de respirar al dormir, llévelo a un médico.',
      '"{step}", y nada más por esta semana. La próxima vez le pregunto por las noches, salgan como salgan.',
      'Guardo "{step}". Si alguien duerme o vive con usted, que lo sepa ayuda a sostenerlo.',
      'Hasta aquí lo del sueño. Si sigue igual en tres semanas, vale contárselo a un médico.',
    ],
    pt: [
      'Fica uma mudança: "{step}". Uma noite ruim não estraga; continua igual. Se em três semanas não melhorar, ou alguém ouvir você parar de respirar dormindo, leve a um médico.',
      '"{step}", e nada mais por esta semana. Da próxima vez pergunto pelas noites, saiam como saírem.',
      'Guardo "{step}". Se alguém mora ou dorme com você, contar ajuda a manter.',
      'Até aqui o sono. Se continuar igual em três semanas, vale contar a um médico.',
    ],
  }),
};
