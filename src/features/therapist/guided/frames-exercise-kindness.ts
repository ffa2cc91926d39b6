/** Data, phrases: the self-compassion pause: what the hard voice says, where it hurts, who else, and a sentence of a friend. */
import { type Frames, inForms } from './phrase.ts';

export const KINDNESS_EXERCISE_FRAMES: Frames = {
  'ex.kindness.consent': inForms(
    'Cuando uno se habla con dureza se siente peor y no le sale mejor. Vamos a buscar otro tono, el que {usarías|usarías|usaría} con alguien que {quieres|querés|quiere}. Son unos {minutes} minutos, y con "alto" paramos. ¿Lo intentamos?',
    'Quando a gente se fala com dureza, se sente pior e não faz melhor. Vamos procurar outro tom, o que você usaria com alguém de quem gosta. São uns {minutes} minutos; escreva "para" e paramos. Tentamos?',
  ),
  'ex.kindness.why': inForms(
    'Tratarse con dureza cansa y deja menos fuerza para arreglar las cosas. Hablarse mejor no es mentirse ni darse permiso para todo: es tratarse como a cualquier otra persona.',
    'Se tratar com dureza cansa e deixa menos força para arrumar as coisas. Falar melhor com você não é mentir nem se permitir tudo: é se tratar como a qualquer outra pessoa.',
  ),
  'ex.kindness.critic': inForms(
    'Primero, escuchemos esa voz dura. {Escribe|Escribí|Escriba} qué {te dices|te decís|se dice} cuando algo sale mal, tal como suena. Solo es para verlo por fuera, y no lo voy a repetir.',
    'Primeiro, vamos ouvir essa voz dura. Escreva o que você diz a si quando algo dá errado, do jeito que soa. É só para ver de fora, e não vou repetir.',
  ),
  'ex.kindness.critic.help': inForms(
    'Suele empezar con "debería" o con "otra vez". {Piensa|Pensá|Piense} en la última vez que algo salió mal: ¿qué {te dijiste|te dijiste|se dijo}?',
    'Costuma começar por "eu deveria" ou por "de novo". Pense na última vez que algo deu errado: o que você disse a si?',
  ),
  'ex.kindness.body': inForms(
    'Esas frases también se sienten en el cuerpo. Al leerla ahora, ¿dónde la {notas|notás|nota} más? {Escribe|Escribí|Escriba} la parte, por ejemplo el pecho, la garganta o el estómago.',
    'Essas frases também se sentem no corpo. Ao ler agora, onde você nota mais? Escreva a parte, por exemplo o peito, a garganta ou o estômago.',
  ),
  'ex.kindness.body.help': inForms(
    'Puede ser un peso, un nudo o calor en alguna parte. Si no se nota en el cuerpo, {escribe|escribí|escriba} qué emoción deja.',
    'Pode ser um peso, um nó ou calor em alguma parte. Se não se nota no corpo, escreva que emoção deixa.',
  ),
  'ex.kindness.shared': inForms(
    'Gracias por contarlo. Equivocarse y pasarla mal por eso le ocurre a casi todo el mundo, aunque no se vea. {Escribe|Escribí|Escriba} el nombre de alguien a quien le pudo pasar algo parecido.',
    'É bom dizer isso. Errar e sofrer por isso acontece a quase todo mundo, mesmo que não se veja. Escreva o nome de alguém a quem pode ter acontecido algo parecido.',
  ),
  'ex.kindness.shared.help': inForms(
    'Puede ser alguien de la familia, del trabajo o hasta un personaje de una película. ¿Quién podría entender esto?',
    'Pode ser alguém da família, do trabalho ou até um personagem de um filme. Quem poderia entender isto?',
  ),
  'ex.kindness.friend': inForms(
    '{Imagina|Imaginá|Imagine} que esa persona {te|te|le} cuenta lo mismo, con la misma dureza hacia sí. {Escribe|Escribí|Escriba} qué le {dirías|dirías|diría} para acompañarla.',
    'Imagine que essa pessoa conta a mesma coisa, tão dura com ela mesma. Escreva o que você diria para acompanhá-la.',
  ),
  'ex.kindness.friend.help': inForms(
    'Seguro no le {dirías|dirías|diría} que tiene razón en tratarse así. ¿Con qué frase {empezarías|empezarías|empezaría}?',
    'Com certeza você não diria que ela tem razão em se tratar assim. Por qual frase começaria?',
  ),
  'ex.kindness.phrase': inForms(
    'Ahora {escribe|escribí|escriba} algo parecido, pero para {ti|vos|usted}. No tiene que ser bonito, solo justo. La frase queda guardada para los días difíciles.',
    'Agora escreva algo parecido, mas para você. Não precisa ser bonito, só justo. A frase fica guardada para os dias difíceis.',
  ),
  'ex.kindness.phrase.help': inForms(
    'Por ejemplo: "estoy haciendo lo que puedo" o "me equivoqué y puedo arreglarlo". {Escribe|Escribí|Escriba} una que {te|te|le} parezca verdad.',
    'Por exemplo: "estou fazendo o que posso" ou "errei e posso consertar". Escreva uma que pareça verdade para você.',
  ),
  'ex.kindness.fake': inForms(
    'Es normal que suene falso cuando falta costumbre. {Busca|Buscá|Busque} una frase más sencilla, que sí {puedas|puedas|pueda} creer, como "hoy fue un día difícil". ¿Cuál sería?',
    'É normal soar falso quando falta costume. Procure uma frase mais simples, em que você consiga acreditar, como "hoje foi um dia difícil". Qual seria?',
  ),
  'ex.kindness.rest': inForms(
    'Para que esa frase quede, {pon|poné|ponga} una mano donde dolía y {léela|leela|léala} dos veces despacio. Cuando {termines|termines|termine}, {escribe|escribí|escriba} "ya".',
    'Para essa frase ficar, ponha uma mão onde doía e leia duas vezes devagar. Quando terminar, escreva "já".',
  ),
  'ex.kindness.rest.help': inForms(
    'Si incomoda, alcanza con poner una mano en el pecho y respirar una vez despacio. Después {escribe|escribí|escriba} "ya".',
    'Se incomoda, basta pôr uma mão no peito e respirar uma vez devagar. Depois escreva "já".',
  ),
};
