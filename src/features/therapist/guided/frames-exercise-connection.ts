/** Connection: who there is, the least that can be sent, its first line, when, and what a silence would mean. */
import { type Frames, frame } from './phrase.ts';

export const CONNECTION_EXERCISE_FRAMES: Frames = {
  'ex.connection.consent': frame({
    tu: [
      'Buscamos a una persona y el contacto más chico posible: una línea, un audio, un saludo. Volver a la gente se hace de a poco. Unos {minutes} minutos; con "alto" paramos. ¿Lo vemos?',
      'La soledad convence de que molestas; un contacto mínimo lo pone a prueba. Preguntas cortas, y dices "alto" cuando quieras. ¿Va?',
      'Propongo dejar escrito un mensaje para alguien, y después decides si lo mandas. "Alto" lo detiene. ¿Empezamos?',
    ],
    vos: [
      'Buscamos a una persona y el contacto más chico posible: una línea, un audio, un saludo. Volver a la gente se hace de a poco. Unos {minutes} minutos; con "alto" paramos. ¿Lo vemos?',
      'La soledad convence de que molestás; un contacto mínimo lo pone a prueba. Preguntas cortas, y decís "alto" cuando quieras. ¿Va?',
      'Propongo dejar escrito un mensaje para alguien, y después decidís si lo mandás. "Alto" lo detiene. ¿Empezamos?',
    ],
    usted: [
      'Buscamos a una persona y el contacto más chico posible: una línea, un audio, un saludo. Volver a la gente se hace de a poco. Unos {minutes} minutos; con "alto" paramos. ¿Lo vemos?',
      'La soledad convence de que uno molesta; un contacto mínimo lo pone a prueba. Preguntas cortas, y dice "alto" cuando quiera. ¿Comenzamos?',
      'Propongo dejar escrito un mensaje para alguien, y después decide si lo manda. "Alto" lo detiene. ¿Empezamos?',
    ],
    pt: [
      'Buscamos uma pessoa e o menor contato possível: uma linha, um áudio, um oi. A volta para as pessoas é aos poucos. Uns {minutes} minutos; com "para" paramos. Vamos ver?',
      'A solidão convence de que a gente incomoda; um contato mínimo põe isso à prova. Perguntas curtas, e diga "para" quando quiser. Pode ser?',
      'Proponho deixar escrita uma mensagem para alguém, e depois você decide se manda. "Para" interrompe. Começamos?',
    ],
  }),
  'ex.connection.before': frame({
    es: [
      'Del 0 al 10, ¿cuánto pesa hoy la soledad?',
      'Un número antes: del 0 al 10, ¿qué tan lejos se siente la gente?',
      '¿Cuánta soledad hay ahora, del 0 al 10?',
    ],
    pt: [
      'De 0 a 10, quanto pesa hoje a solidão?',
      'Um número antes: de 0 a 10, quão longe as pessoas parecem estar?',
      'Quanta solidão há agora, de 0 a 10?',
    ],
  }),
  'ex.connection.why': frame({
    es: [
      'El ánimo de estar con gente suele llegar después del contacto, no antes. Por eso se empieza por lo mínimo.',
      'Lo que más cuesta es la primera línea. Con ella escrita, queda solo mandarla o no.',
      'No llena la soledad de un golpe; abre una rendija. Y se elige a quién.',
    ],
    pt: [
      'A vontade de estar com gente costuma vir depois do contato, não antes. Por isso se começa pelo mínimo.',
      'O que mais custa é a primeira linha. Com ela escrita, é só mandar ou não.',
      'Não enche a solidão de uma vez; abre uma fresta. E dá para escolher com quem.',
    ],
  }),
  'ex.connection.map': frame({
    tu: [
      'Nombra dos o tres personas, cerca o lejos, con las que alguna vez fue fácil hablar.',
      '¿Quiénes están en tu mapa, aunque sea en el borde: familia, amistades, trabajo, barrio?',
      'Piensa en los últimos años. ¿Con quién te reíste, aunque haya pasado tiempo?',
    ],
    vos: [
      'Nombrá dos o tres personas, cerca o lejos, con las que alguna vez fue fácil hablar.',
      '¿Quiénes están en tu mapa, aunque sea en el borde: familia, amistades, trabajo, barrio?',
      'Pensá en los últimos años. ¿Con quién te reíste, aunque haya pasado tiempo?',
    ],
    usted: [
      'Nombre dos o tres personas, cerca o lejos, con las que alguna vez fue fácil hablar.',
      '¿Quiénes están en su mapa, aunque sea en el borde: familia, amistades, trabajo, barrio?',
      'Piense en los últimos años. ¿Con quién se rio, aunque haya pasado tiempo?',
    ],
    pt: [
      'Diga duas ou três pessoas, perto ou longe, com quem alguma vez foi fácil conversar.',
      'Quem está no seu mapa, mesmo na beirada: família, amizades, trabalho, bairro?',
      'Pense nos últimos anos. Com quem você riu, mesmo que faça tempo?',
    ],
  }),
  'ex.connection.map.help': frame({
    es: [
      'Una sola alcanza. ¿Quién contestaría, aunque tarde?',
      'Puede ser alguien de vista: la vecina, quien atiende la tienda, alguien del gimnasio o del culto. ¿Quién?',
      'El último nombre con mensajes en el teléfono también cuenta. ¿Cuál es?',
    ],
    pt: [
      'Uma só basta. Quem responderia, mesmo que tarde?',
      'Pode ser alguém de vista: a vizinha, quem atende na padaria, alguém da academia ou da igreja. Quem?',
      'O último nome com mensagens no celular também conta. Qual é?',
    ],
  }),
  'ex.connection.map.nobody': frame({
    tu: [
      'Ahora mismo se ve vacío, y te creo que se siente así. Abro el mapa: alguien de antes, alguien de vista, alguien que saludas. ¿Aparece una cara?',
      'Nadie cerca. Vale entonces alguien lejano: una prima, una compañera de hace años, quien te vende el pan. ¿Quién?',
      'Empecemos más abajo: ¿con quién cruzaste dos palabras esta semana, aunque fuera comprando?',
    ],
    vos: [
      'Ahora mismo se ve vacío, y te creo que se siente así. Abro el mapa: alguien de antes, alguien de vista, alguien que saludás. ¿Aparece una cara?',
      'Nadie cerca. Vale entonces alguien lejano: una prima, una compañera de hace años, quien te vende el pan. ¿Quién?',
      'Empecemos más abajo: ¿con quién cruzaste dos palabras esta semana, aunque fuera comprando?',
    ],
    usted: [
      'Ahora mismo se ve vacío, y le creo que se siente así. Abro el mapa: alguien de antes, alguien de vista, alguien que saluda. ¿Aparece una cara?',
      'Nadie cerca. Vale entonces alguien lejano: una prima, una compañera de hace años, quien le vende el pan. ¿Quién?',
      'Empecemos más abajo: ¿con quién cruzó dos palabras esta semana, aunque fuera comprando?',
    ],
    pt: [
      'Agora parece vazio, e acredito que seja essa a sensação. Abro o mapa: alguém de antes, alguém de vista, alguém que você cumprimenta. Aparece um rosto?',
      'Ninguém por perto. Vale então alguém distante: uma prima, uma colega de anos atrás, quem vende o pão. Quem?',
      'Comecemos mais embaixo: com quem você trocou duas palavras esta semana, mesmo numa compra?',
    ],
  }),
  'ex.connection.one': frame({
    es: [
      '"{cell_map}". De ahí, ¿con quién costaría menos, hoy?',
      'De "{cell_map}", ¿quién asusta menos para empezar?',
      'Quedan en el mapa: "{cell_map}". ¿Cuál se siente más cerca?',
      '¿Con quién costaría menos, hoy?',
    ],
    pt: [
      '"{cell_map}". Daí, com quem custaria menos, hoje?',
      'De "{cell_map}", quem assusta menos para começar?',
      'Ficam no mapa: "{cell_map}". Quem parece mais perto?',
      'Com quem custaria menos, hoje?',
    ],
  }),
  'ex.connection.one.help': frame({
    es: [
      'Quien conteste sin pedir explicaciones. ¿Hay alguien así?',
      'No tiene que ser quien más importa, sino con quien menos se arriesga. ¿Quién?',
      '¿A quién se le podría preguntar cualquier cosa, hasta una receta?',
    ],
    pt: [
      'Quem responda sem cobrar explicações. Tem alguém assim?',
      'Não precisa ser quem mais importa, e sim com quem se arrisca menos. Quem?',
      'A quem daria para perguntar qualquer coisa, até uma receita?',
    ],
  }),
  'ex.connection.contact': frame({
    tu: [
      '"{cell_one}". ¿Cuál sería el contacto más chico: una línea, una foto, un audio, un saludo?',
      'Con "{cell_one}", ¿qué te saldría sin ensayar: escribir, llamar, pasar a saludar?',
      'Para "{cell_one}", ¿qué harías que dure menos de dos minutos?',
      '¿Cuál sería el contacto más chico: una línea, una foto, un audio, un saludo?',
    ],
    vos: [
      '"{cell_one}". ¿Cuál sería el contacto más chico: una línea, una foto, un audio, un saludo?',
      'Con "{cell_one}", ¿qué te saldría sin ensayar: escribir, llamar, pasar a saludar?',
      'Para "{cell_one}", ¿qué harías que dure menos de dos minutos?',
      '¿Cuál sería el contacto más chico: una línea, una foto, un audio, un saludo?',
    ],
    usted: [
      '"{cell_one}". ¿Cuál sería el contacto más chico: una línea, una foto, un audio, un saludo?',
      'Con "{cell_one}", ¿qué saldría sin ensayar: escribir, llamar, pasar a saludar?',
      'Para "{cell_one}", ¿qué haría que dure menos de dos minutos?',
      '¿Cuál sería el contacto más chico: una línea, una foto, un audio, un saludo?',
    ],
    pt: [
      '"{cell_one}". Qual seria o menor contato: uma linha, uma foto, um áudio, um oi?',
      'Com "{cell_one}", o que sairia sem ensaio: escrever, ligar, passar para dar um oi?',
      'Para "{cell_one}", o que você faria que dure menos de dois minutos?',
      'Qual seria o menor contato: uma linha, uma foto, um áudio, um oi?',
    ],
  }),
  'ex.connection.contact.help': frame({
    es: [
      'Reenviar algo que le haría gracia ya es contacto. ¿Eso serviría?',
      'Sin contar lo que pasa, si no se quiere. ¿Un mensaje de cinco palabras?',
      '¿Por dónde fue la última vez que hablaron?',
    ],
    pt: [
      'Reenviar algo que teria graça para a pessoa já é contato. Isso serviria?',
      'Nem precisa contar o que se passa. Uma mensagem de cinco palavras?',
      'Por onde foi da última vez que vocês se falaram?',
    ],
  }),
  'ex.connection.draft': frame({
    tu: [
      'Escribe aquí la primera línea, tal como se la mandarías. ¿Cómo empieza?',
      '¿Con qué palabras lo abrirías? Sin explicar la ausencia, solo la primera frase.',
      'Ponlo como sale, con faltas y todo. ¿Qué dice?',
    ],
    vos: [
      'Escribí acá la primera línea, tal como se la mandarías. ¿Cómo empieza?',
      '¿Con qué palabras lo abrirías? Sin explicar la ausencia, solo la primera frase.',
      'Ponelo como sale, con faltas y todo. ¿Qué dice?',
    ],
    usted: [
      'Escriba aquí la primera línea, tal como se la mandaría. ¿Cómo empieza?',
      '¿Con qué palabras lo abriría? Sin explicar la ausencia, solo la primera frase.',
      'Póngalo como sale, con faltas y todo. ¿Qué dice?',
    ],
    pt: [
      'Escreva aqui a primeira linha, do jeito que mandaria. Como começa?',
      'Com que palavras você abriria? Nem precisa explicar o sumiço, só a primeira frase.',
      'Ponha como sair, com erro e tudo. O que diz?',
    ],
  }),
  'ex.connection.draft.help': frame({
    es: [
      'Sirve algo como: "Vi algo que me hizo acordar. ¿Todo bien por allá?" Falta darle el tono propio.',
      'Una pregunta fácil abre más que una explicación larga. ¿Cuál sería?',
      'Puede ser solo un saludo y el nombre. ¿Cómo quedaría?',
    ],
    pt: [
      'Serve algo como: "Vi uma coisa que me fez lembrar. Tudo bem por aí?" Falta dar o seu tom.',
      'Uma pergunta fácil abre mais que uma explicação longa. Qual seria?',
      'Pode ser só um oi e o nome. Como ficaria?',
    ],
  }),
  'ex.connection.when': frame({
    es: [
      '¿Sale ahora mismo, o a qué hora queda?',
      '¿En qué momento del día se manda? Mejor antes de pensarlo mucho.',
      'Falta el cuándo. ¿Hoy, mañana, el fin de semana?',
    ],
    pt: [
      'Sai agora mesmo, ou fica para que hora?',
      'Em que momento do dia se manda? Melhor antes de pensar muito.',
      'Falta o quando. Hoje, amanhã, no fim de semana?',
    ],
  }),
  'ex.connection.when.help': frame({
    es: [
      'Después de comer suele contestar más gente. ¿Hoy?',
      'Puede ser apenas termine este chat. ¿O mañana?',
      '¿Mañana o tarde?',
    ],
    pt: [
      'Depois do almoço costuma responder mais gente. Hoje?',
      'Pode ser assim que esta conversa acabar. Ou amanhã?',
      'De manhã ou à tarde?',
    ],
  }),
  'ex.connection.silence': frame({
    tu: [
      'Una cosa antes: si tarda en contestar, ¿qué te vas a decir, que no sea contra ti?',
      'Puede que no conteste hoy. ¿Qué otra explicación habría, fuera de ti?',
      'Si hay silencio, ¿qué harías en vez de borrar el mensaje?',
    ],
    vos: [
      'Una cosa antes: si tarda en contestar, ¿qué te vas a decir, que no sea en tu contra?',
      'Puede que no conteste hoy. ¿Qué otra explicación habría, fuera de vos?',
      'Si hay silencio, ¿qué harías en vez de borrar el mensaje?',
    ],
    usted: [
      'Una cosa antes: si tarda en contestar, ¿qué se va a decir, que no sea en su contra?',
      'Puede que no conteste hoy. ¿Qué otra explicación habría, fuera de usted?',
      'Si hay silencio, ¿qué haría en vez de borrar el mensaje?',
    ],
    pt: [
      'Uma coisa antes: se demorar a responder, o que você vai se dizer, que não seja contra você?',
      'Pode ser que não responda hoje. Que outra explicação haveria, fora de você?',
      'Se houver silêncio, o que você faria em vez de apagar a mensagem?',
    ],
  }),
  'ex.connection.silence.help': frame({
    es: [
      'La gente trabaja, se le apaga el teléfono, contesta de noche. ¿Cuál sería la más probable?',
      '¿Qué se le diría a una amistad que espera respuesta?',
      'Vale "espero tres días y escribo a otra persona". ¿Así?',
    ],
    pt: [
      'As pessoas trabalham, o celular descarrega, respondem de noite. Qual seria a mais provável?',
      'O que se diria a uma pessoa amiga que espera resposta?',
      'Vale "espero três dias e escrevo a outra pessoa". Assim?',
    ],
  }),
  'ex.connection.end': frame({
    tu: [
      'Queda: "{step}". Lo tuyo es mandarlo; la respuesta tiene su tiempo. La próxima vez te pregunto qué pasó, haya contestado o no.',
      '"{step}". Si no contesta, hay otro día y otra gente. La próxima vez me cuentas.',
      'Guardo "{step}". Después me cuentas cómo fue mandarlo, más que la respuesta.',
      'Hasta aquí. El mapa queda hecho, para cuando quieras escribirle a alguien.',
    ],
    vos: [
      'Queda: "{step}". Lo tuyo es mandarlo; la respuesta tiene su tiempo. La próxima vez te pregunto qué pasó, haya contestado o no.',
      '"{step}". Si no contesta, hay otro día y otra gente. La próxima vez me contás.',
      'Guardo "{step}". Después me contás cómo fue mandarlo, más que la respuesta.',
      'Hasta acá. El mapa queda hecho, para cuando quieras escribirle a alguien.',
    ],
    usted: [
      'Queda: "{step}". Lo suyo es mandarlo; la respuesta tiene su tiempo. La próxima vez le pregunto qué pasó, haya contestado o no.',
      '"{step}". Si no contesta, hay otro día y otra gente. La próxima vez me cuenta.',
      'Guardo "{step}". Después me cuenta cómo fue mandarlo, más que la respuesta.',
      'Hasta aquí. El mapa queda hecho, para cuando quiera escribirle a alguien.',
    ],
    pt: [
      'Fica: "{step}". O seu é mandar; a resposta tem o tempo dela. Da próxima vez pergunto o que houve, com resposta ou não.',
      '"{step}". Se não responder, há outro dia e outras pessoas. Da próxima vez me conte.',
      'Guardo "{step}". Depois me conte como foi mandar, mais que a resposta.',
      'Até aqui. O mapa fica feito, para quando quiser escrever a alguém.',
    ],
  }),
};
