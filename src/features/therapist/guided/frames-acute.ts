/** Data, phrases: the acute hour: short, because reading costs effort just then, and one thing asked at a time. */
import { type Frames, inForms } from './phrase.ts';

export const ACUTE_FRAMES: Frames = {
  'acute.clear': inForms(
    ['Bien, gracias por contestar.', 'De acuerdo, no es eso.'],
    ['Certo, é bom saber.', 'Tudo bem, não é isso.'],
  ),
  'acute.known': inForms(
    'Entonces es algo que ya {conoces|conocés|conoce}. Las otras veces también pasó.',
    'Então é algo que você já conhece. Das outras vezes também passou.',
  ),
  'acute.anchor': inForms(
    'Vamos paso a paso. Primero {busca|buscá|busque} algo firme, como una pared o una silla, y {apóyate|apoyate|apóyese}. {Escribe|Escribí|Escriba} en qué {te apoyaste|te apoyaste|se apoyó}.',
    'Vamos passo a passo. Primeiro procure algo firme, como uma parede ou uma cadeira, e se apoie. Escreva em que você se apoiou.',
  ),
  'acute.anchor.help': inForms(
    'Alcanza con sentir los dos pies en el piso. Cuando los {sientas|sientas|sienta}, {escribe|escribí|escriba} "ya".',
    'Basta sentir os dois pés no chão. Quando sentir, escreva "já".',
  ),
  'acute.before': inForms(
    'Bien. Ahora un número, para ver después si baja: del 0 al 10, ¿qué tan fuerte es esto ahora?',
    'Certo. Agora um número, para ver depois se baixa: de 0 a 10, quão forte está isto agora?',
  ),
  'acute.consent': inForms(
    'Esto llega a un punto alto y después baja solo. Para ayudarlo, {puedes|podés|puede} seguir un círculo que marca el aire, más lento al salir. Si hay asma, embarazo o algo del corazón, {dímelo|decímelo|dígamelo}. Con "alto" paramos. ¿Empezamos?',
    'Isto chega a um ponto alto e depois baixa sozinho. Para ajudar, você pode seguir um círculo que marca o ar, mais lento ao sair. Se há asma, gravidez ou algo do coração, me diga. Escreva "para" e paramos. Começamos?',
  ),
  'acute.more': inForms(
    'Todavía está fuerte, así que probamos con los sentidos.',
    'Ainda está forte, então tentamos os sentidos.',
  ),
  'acute.see': inForms(
    '{Mira|Mirá|Mire} alrededor y {escribe|escribí|escriba} tres cosas que {veas|veas|vea}.',
    'Olhe em volta e escreva três coisas que você vê.',
  ),
  'acute.touch': inForms(
    'Ahora {toca|tocá|toque} dos cosas que {tengas|tengas|tenga} cerca y {escribe|escribí|escriba} cuáles son.',
    'Agora toque duas coisas que estejam perto e escreva quais são.',
  ),
  'acute.hear': inForms(
    'Ahora {escribe|escribí|escriba} dos sonidos que se oigan, cerca o lejos.',
    'Agora escreva dois sons que dê para ouvir, perto ou longe.',
  ),
  'acute.later': inForms(
    ['¿Qué tan fuerte está ahora, del 0 al 10?', 'Medimos otra vez: del 0 al 10, ¿qué tan fuerte está?'],
    ['Quão forte está agora, de 0 a 10?', 'Medimos de novo: de 0 a 10, quão forte está?'],
  ),
  'acute.person': inForms(
    'Es mejor no quedarse a solas después de algo así. ¿A quién le {puedes|podés|puede} avisar? Alcanza con un mensaje corto, por ejemplo: "tuve un mal momento y necesito compañía".',
    'É melhor não ficar só depois de algo assim. A quem você pode avisar? Basta uma mensagem curta, por exemplo: "tive um momento ruim e preciso de companhia".',
  ),
  'acute.person.help': inForms(
    'Puede ser alguien de la familia, una amistad o quien esté más cerca. Si hoy no hay nadie, en Ayuda ahora atiende una persona.',
    'Pode ser alguém da família, uma amizade ou quem estiver mais perto. Se hoje não há ninguém, em Ayuda ahora uma pessoa atende.',
  ),
  'acute.told': inForms(
    'Qué bueno que alguien ya lo sabe. El cuerpo tarda un rato en calmarse del todo, así que conviene descansar. Si {quieres|querés|quiere} contarme qué pasó antes, aquí {puedes|podés|puede} hacerlo.',
    'Que bom que alguém já sabe. O corpo demora um tempo para se acalmar de vez, então vale descansar. Se quiser me contar o que aconteceu antes, aqui pode.',
  ),
  'acute.end': inForms(
    'Hasta aquí los pasos. Si aparece un dolor nuevo en el pecho o una falta de aire distinta, {llama|llamá|llame} a emergencias sin esperar. ¿{Quieres|Querés|Quiere} contar qué pasó antes de esto o {prefieres|preferís|prefiere} descansar?',
    'Até aqui os passos. Se aparecer uma dor nova no peito ou uma falta de ar diferente, ligue para a emergência sem esperar. Você quer contar o que aconteceu antes disso ou prefere descansar?',
  ),
  'acute.other': inForms(
    'De acuerdo, dejamos la respiración y usamos los sentidos.',
    'Tudo bem, deixamos a respiração e usamos os sentidos.',
  ),
};
