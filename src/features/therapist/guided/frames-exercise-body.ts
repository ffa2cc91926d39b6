/** Data, phrases: breathing 4-6 and 5-4-3-2-1: one instruction a turn, few words, because reading costs effort just then. */
import { type Frames, inForms } from './phrase.ts';

export const BODY_EXERCISE_FRAMES: Frames = {
  'ex.breathing.consent': inForms(
    'Son {minutes} minutos: un círculo marca el ritmo, tomando aire en cuatro segundos y soltándolo en seis, sin retenerlo. Soltar despacio ayuda a calmar el cuerpo. Si hay asma, embarazo o algo del corazón, {dímelo|decímelo|dígamelo} y usamos otro. Con "alto" paramos. ¿Empezamos?',
    'São {minutes} minutos: um círculo marca o ritmo, puxando o ar em quatro segundos e soltando em seis, sem prender. Soltar devagar ajuda a acalmar o corpo. Se há asma, gravidez ou algo do coração, me diga e usamos outro. Escreva "para" e paramos. Começamos?',
  ),
  'ex.breathing.why': inForms(
    'Cuando el aire sale más lento que como entra, el corazón baja un poco el ritmo y el cuerpo se calma. No resuelve el problema, pero ayuda a pensarlo con menos alarma.',
    'Quando o ar sai mais devagar do que entra, o coração desacelera um pouco e o corpo se acalma. Não resolve o problema, mas ajuda a pensar nele num estado mais calmo.',
  ),
  'ex.breathing.pacer': inForms(
    '{Siéntate|Sentate|Siéntese} con los pies en el piso y {sigue|seguí|siga} el círculo: {toma|tomá|tome} aire mientras crece y {suéltalo|soltalo|suéltelo} mientras se achica. Si molesta, {suelta|soltá|suelte} el aire y {descansa|descansá|descanse}. Cuando termine, {escribe|escribí|escriba} "ya".',
    'Sente com os pés no chão e siga o círculo: puxe o ar enquanto ele cresce e solte enquanto ele diminui. Se incomodar, solte o ar e descanse. Quando terminar, escreva "já".',
  ),
  'ex.breathing.pacer.help': inForms(
    'También se puede hacer sin contar ni mirar el círculo: {suelta|soltá|suelte} el aire despacio, como un suspiro largo, tres veces. Después {escribe|escribí|escriba} "ya".',
    'Também dá para fazer sem contar nem olhar o círculo: solte o ar devagar, como um suspiro longo, três vezes. Depois escreva "já".',
  ),
  'ex.grounding.consent': inForms(
    'Son unos {minutes} minutos. {Vas|Vas|Va} a nombrar cosas que {ves|ves|ve}, {tocas|tocás|toca}, {oyes|oís|oye}, {hueles|olés|huele} y {saboreas|saboreás|saborea}, para que la atención vuelva al lugar donde {estás|estás|está}. Se puede parar en cualquier momento con "alto". ¿Empezamos?',
    'São uns {minutes} minutos. Você vai dizer coisas que vê, toca, ouve, cheira e saboreia, para a atenção voltar ao lugar onde você está. Dá para parar a qualquer momento: escreva "para". Começamos?',
  ),
  'ex.grounding.why': inForms(
    'Cuando la cabeza se va a lo que asusta, fijarse en lo que hay alrededor la trae de vuelta al presente. No borra lo que pasó, pero da un descanso.',
    'Quando a cabeça vai para o que assusta, prestar atenção no que há em volta traz de volta ao presente. Não apaga o que houve, mas dá um descanso.',
  ),
  'ex.grounding.see': inForms(
    '{Mira|Mirá|Mire} alrededor sin prisa y {escribe|escribí|escriba} cinco cosas que {veas|veas|vea} ahora. Solo los nombres; así la atención se pone en lo que hay aquí.',
    'Olhe em volta sem pressa e escreva cinco coisas que você vê agora. Só os nomes; assim a atenção fica no que há aqui.',
  ),
  'ex.grounding.see.help': inForms(
    'Sirve cualquier cosa, hasta el teléfono o la pared. {Escribe|Escribí|Escriba} la que {tengas|tengas|tenga} más cerca, aunque sea una sola.',
    'Serve qualquer coisa, até o celular ou a parede. Escreva a que estiver mais perto, mesmo que seja uma só.',
  ),
  'ex.grounding.touch': inForms(
    'Ahora el tacto. {Toca|Tocá|Toque} cuatro cosas que {tengas|tengas|tenga} a mano, como la ropa, la mesa o el pelo, y {escribe|escribí|escriba} cuáles son.',
    'Agora o tato. Toque quatro coisas que estejam à mão, como a roupa, a mesa ou o cabelo, e escreva quais são.',
  ),
  'ex.grounding.touch.help': inForms(
    'Con una alcanza. {Pasa|Pasá|Pase} la mano por la ropa que {llevas|llevás|lleva} y {escribe|escribí|escriba} si es suave o áspera.',
    'Uma basta. Passe a mão na roupa que você está usando e escreva se é macia ou áspera.',
  ),
  'ex.grounding.hear': inForms(
    'Ahora el oído. {Quédate|Quedate|Quédese} un momento en silencio y {escribe|escribí|escriba} tres sonidos que se oigan, cerca o lejos.',
    'Agora a audição. Fique um momento em silêncio e escreva três sons que dê para ouvir, perto ou longe.',
  ),
  'ex.grounding.hear.help': inForms(
    'Sirve cualquier ruido: un motor, una voz, el viento o la propia respiración. {Escribe|Escribí|Escriba} uno solo si no hay más.',
    'Serve qualquer ruído: um motor, uma voz, o vento ou a própria respiração. Escreva um só se não há mais.',
  ),
  'ex.grounding.smell': inForms(
    'Ahora el olfato. {Huele|Olé|Huela} lo que {tengas|tengas|tenga} cerca, como la ropa, las manos o el aire del lugar, y {escribe|escribí|escriba} dos olores.',
    'Agora o olfato. Cheire o que estiver perto, como a roupa, as mãos ou o ar do lugar, e escreva dois cheiros.',
  ),
  'ex.grounding.smell.help': inForms(
    'Si no se nota ninguno, sirve un olor que {te|te|le} guste y {puedas|puedas|pueda} recordar. ¿Cuál {escribes|escribís|escribe}?',
    'Se não se nota nenhum, serve um cheiro de que você goste e consiga lembrar. Qual você escreve?',
  ),
  'ex.grounding.taste': inForms(
    'El último sentido es el gusto. {Escribe|Escribí|Escriba} qué sabor hay en la boca ahora, o {toma|tomá|tome} un trago de agua y {di|decí|diga} a qué sabe.',
    'O último sentido é o paladar. Escreva que gosto há na boca agora, ou tome um gole de água e diga que gosto tem.',
  ),
  'ex.grounding.taste.help': inForms(
    'Si no hay ninguno, {escribe|escribí|escriba} "ninguno" y seguimos. También vale lo último que {comiste|comiste|comió}.',
    'Se não há nenhum, escreva "nenhum" e seguimos. Também vale a última coisa que você comeu.',
  ),
  'ex.grounding.orient': inForms(
    'Para volver del todo al presente, {apoya|apoyá|apoye} bien los dos pies en el piso y {escribe|escribí|escriba} qué día es hoy y en qué lugar {estás|estás|está}.',
    'Para voltar de vez ao presente, apoie bem os dois pés no chão e escreva que dia é hoje e em que lugar você está.',
  ),
  'ex.grounding.orient.help': inForms(
    'Con el lugar alcanza: una casa, una calle, un trabajo. {Escribe|Escribí|Escriba} dónde {estás|estás|está} ahora.',
    'Só o lugar basta: uma casa, uma rua, um trabalho. Escreva onde você está agora.',
  ),
};
