/**
 * A short word of company behind what was said back, for the turns that ask nothing and have no line of their own:
 * it belongs to a feeling, never says more than that it makes sense, and leaves the floor to them.
 */
import { type Frames, frame } from './phrase.ts';

export const STAY_FRAMES: Frames = {
  'stay.sadness': frame({
    es: [
      'Tiene sentido que duela.',
      'Una tristeza así ocupa mucho lugar.',
      'Eso duele, y no hace falta apurarlo.',
      'Hay pena ahí, y tiene de dónde venir.',
      'Con eso encima, cualquiera anda más lento.',
    ],
    pt: [
      'Faz sentido que doa.',
      'Uma tristeza assim ocupa muito espaço.',
      'Isso dói, e não precisa de pressa.',
      'Há tristeza aí, e ela vem de algum lugar.',
      'Com isso em cima, qualquer um anda mais devagar.',
    ],
  }),
  'stay.fear': frame({
    es: [
      'Asusta, y se entiende por qué.',
      'Con eso delante, el cuerpo se queda en guardia.',
      'Es mucho para tenerlo dando vueltas.',
      'No es poca cosa vivir pendiente de eso.',
      'La cabeza hace horas extra con algo así.',
    ],
    pt: [
      'Assusta, e dá para entender por quê.',
      'Com isso na frente, o corpo fica de guarda.',
      'É muito para ficar rodando na cabeça.',
      'Não é pouca coisa viver atento a isso.',
      'A cabeça faz hora extra com algo assim.',
    ],
  }),
  'stay.anger': frame({
    es: [
      'Da rabia, y con motivo.',
      'Ahí hay rabia, y no sale de la nada.',
      'Se nota la rabia, y también lo que hay debajo.',
      'Eso enoja a cualquiera.',
      'Algo que importaba quedó pisado ahí.',
    ],
    pt: [
      'Dá raiva, e com motivo.',
      'Há raiva aí, e ela não vem do nada.',
      'Dá para ver a raiva, e também o que há embaixo.',
      'Isso irrita qualquer um.',
      'Algo que importava foi pisado aí.',
    ],
  }),
  'stay.fatigue': frame({
    es: [
      'Eso cansa a cualquiera.',
      'Es mucho junto.',
      'Sostener todo eso tiene un costo.',
      'Cuesta arriba, todo eso.',
      'Con tanto a la vez, falta el aire.',
    ],
    pt: [
      'Isso cansa qualquer um.',
      'É muita coisa junta.',
      'Segurar tudo isso tem um custo.',
      'Ladeira acima, tudo isso.',
      'Com tanta coisa ao mesmo tempo, falta ar.',
    ],
  }),
  'stay.guilt': frame({
    es: [
      'Pesa, y más cuando se lleva hacia adentro.',
      'Duele porque importa.',
      'Contarlo así ya es mirarlo de frente.',
      'Se juzga fuerte lo que se quería hacer bien.',
      'Eso se queda dando vueltas, sí.',
    ],
    pt: [
      'Pesa, e mais quando se leva para dentro.',
      'Dói porque importa.',
      'Contar assim já é olhar de frente.',
      'A gente julga forte o que queria fazer bem.',
      'Isso fica rodando, sim.',
    ],
  }),
  'stay.loneliness': frame({
    es: [
      'Eso se siente muy solo.',
      'Y nadie al lado para compartirlo.',
      'Se extraña que alguien pregunte.',
      'Hay silencios que pesan más que otros.',
      'Estar sin nadie con quien decirlo también duele.',
    ],
    pt: [
      'Isso dá uma solidão grande.',
      'E ninguém do lado para dividir.',
      'Faz falta que alguém pergunte.',
      'Há silêncios que pesam mais que outros.',
      'Não ter com quem falar disso também dói.',
    ],
  }),
  'hook.day': frame({
    es: ['¿Cómo se pasaba ese día, cuando estaba?', '¿Qué había siempre en esa fecha?'],
    tu: ['¿Qué te gustaría hacer hoy con este día, aunque sea mínimo?'],
    vos: ['¿Qué te gustaría hacer hoy con este día, aunque sea mínimo?'],
    usted: ['¿Qué le gustaría hacer hoy con este día, aunque sea mínimo?'],
    pt: [
      'Como se passava esse dia, quando estava aqui?',
      'O que havia sempre nessa data?',
      'O que você gostaria de fazer com este dia, mesmo que seja mínimo?',
    ],
  }),
  'hook.open': frame({
    es: [
      '¿Cómo viene siendo eso?',
      '¿Y cómo empezó?',
      '¿Cómo es un día con eso?',
      '¿Y eso desde cuándo?',
      '¿Y eso, cómo cae hoy?',
    ],
    pt: [
      'Como isso tem sido?',
      'Desde quando é assim?',
      'Como é um dia com isso?',
      'Como começou?',
      'E isso, como cai hoje?',
    ],
  }),
  'invite.short': frame({
    tu: [
      'Dime un poco más, con las palabras que haya.',
      'Te leo. Una frase más me ayuda a seguirte.',
      'Cuéntame qué pasó ahí.',
      'Sigue por donde te sea más fácil.',
      'Cuéntame cómo es eso en un día cualquiera.',
      'Cuéntame qué hay detrás.',
    ],
    vos: [
      'Decime un poco más, con las palabras que haya.',
      'Te leo. Una frase más me ayuda a seguirte.',
      'Contame qué pasó ahí.',
      'Seguí por donde te sea más fácil.',
      'Contame cómo es eso en un día cualquiera.',
      'Contame qué hay detrás.',
    ],
    usted: [
      'Dígame un poco más, con las palabras que haya.',
      'Le leo. Una frase más me ayuda a seguirle.',
      'Cuénteme qué pasó ahí.',
      'Siga por donde le sea más fácil.',
      'Cuénteme cómo es eso en un día cualquiera.',
      'Cuénteme qué hay detrás.',
    ],
    pt: [
      'Diga um pouco mais, com as palavras que tiver.',
      'Estou lendo. Mais uma frase me ajuda a acompanhar.',
      'Conte o que houve aí.',
      'Continue por onde for mais fácil.',
      'Conte como é isso em um dia qualquer.',
      'Conte o que há por trás.',
    ],
  }),
  'reflect.anger': frame({
    tu: [
      'Hay mucha rabia con {who}.',
      'Con {who} la rabia está entera.',
      'Lo que hizo {who} te dejó con una rabia grande.',
    ],
    vos: [
      'Hay mucha bronca con {who}.',
      'Con {who} la bronca está entera.',
      'Lo que hizo {who} te dejó con una bronca grande.',
    ],
    usted: [
      'Hay mucha rabia con {who}.',
      'Con {who} la rabia está entera.',
      'Lo que hizo {who} le dejó con una rabia grande.',
    ],
    pt: [
      'Há muita raiva com {who}.',
      'Com {who} a raiva está inteira.',
      'O que {who} fez deixou você com muita raiva.',
    ],
  }),
  'anger.stay': frame({
    tu: [
      'No te calmo. La rabia entra aquí tal como viene: dime qué fue lo peor.',
      'Sin calmarte, entonces. ¿Qué de todo esto te enciende más?',
      'Vale, nada de calma. Escribe lo que le dirías si pudieras.',
    ],
    vos: [
      'No te calmo. La bronca entra acá tal como viene: decime qué fue lo peor.',
      'Sin calmarte, entonces. ¿Qué de todo esto te enciende más?',
      'Dale, nada de calma. Escribí lo que le dirías si pudieras.',
    ],
    usted: [
      'No le pido calma. La rabia entra aquí tal como viene: dígame qué fue lo peor.',
      'Sin calma, entonces. ¿Qué de todo esto le enciende más?',
      'De acuerdo, nada de calma. Escriba lo que le diría si pudiera.',
    ],
    pt: [
      'Não vou acalmar você. A raiva entra aqui como vem: diga o que foi o pior.',
      'Sem calma, então. O que de tudo isso mais acende?',
      'Certo, nada de calma. Escreva o que diria se pudesse.',
    ],
  }),
  'stop.which': frame({
    tu: [
      'Paramos cuando digas. ¿Quieres parar esta charla, o es otra cosa la que quieres que pare?',
      'Se puede parar aquí mismo. ¿Lo dejamos por hoy, o hablas de parar otra cosa?',
      'Claro, sin problema. ¿Cerramos la charla, o hay algo en tu vida que quieres parar?',
    ],
    vos: [
      'Paramos cuando digas. ¿Querés parar esta charla, o es otra cosa la que querés que pare?',
      'Se puede parar acá mismo. ¿Lo dejamos por hoy, o hablás de parar otra cosa?',
      'Claro, sin problema. ¿Cerramos la charla, o hay algo en tu vida que querés parar?',
    ],
    usted: [
      'Paramos cuando diga. ¿Quiere parar esta charla, o es otra cosa la que quiere que pare?',
      'Se puede parar aquí mismo. ¿Lo dejamos por hoy, o habla de parar otra cosa?',
      'Claro, sin problema. ¿Cerramos la charla, o hay algo en su vida que quiere parar?',
    ],
    pt: [
      'Paramos quando você disser. Quer parar a conversa, ou é outra coisa que você quer que pare?',
      'Dá para parar aqui mesmo. Deixamos por hoje, ou você fala de parar outra coisa?',
      'Claro, sem problema. Encerramos a conversa, ou há algo na sua vida que quer parar?',
    ],
  }),
  'request.heard': frame({
    tu: [
      'Eso ya es un pedido, con forma.',
      'Ahí hay algo concreto que pedirle.',
      'Dicho así, se le puede pedir.',
    ],
    vos: [
      'Eso ya es un pedido, con forma.',
      'Ahí hay algo concreto que pedirle.',
      'Dicho así, se le puede pedir.',
    ],
    usted: [
      'Eso ya es un pedido, con forma.',
      'Ahí hay algo concreto que pedir.',
      'Dicho así, se puede pedir.',
    ],
    pt: ['Isso já é um pedido, com forma.', 'Aí há algo concreto para pedir.', 'Dito assim, dá para pedir.'],
  }),
  'answer.stop': frame({
    tu: [
      'Sí, cuando quieras y sin explicar nada. Con "alto" se para un ejercicio; cerrar la pantalla también vale.',
      'Cuando digas. Nada se pierde, y puedes volver otro día o no volver.',
      'Claro que sí. Tú marcas el ritmo y el final.',
    ],
    vos: [
      'Sí, cuando quieras y sin explicar nada. Con "alto" se para un ejercicio; cerrar la pantalla también vale.',
      'Cuando digas. Nada se pierde, y podés volver otro día o no volver.',
      'Claro que sí. Vos marcás el ritmo y el final.',
    ],
    usted: [
      'Sí, cuando quiera y sin explicar nada. Con "alto" se para un ejercicio; cerrar la pantalla también vale.',
      'Cuando diga. Nada se pierde, y puede volver otro día o no volver.',
      'Claro que sí. Usted marca el ritmo y el final.',
    ],
    pt: [
      'Sim, quando quiser e sem explicar nada. Com "para" o exercício para; fechar a tela também vale.',
      'Quando você disser. Nada se perde, e dá para voltar outro dia ou não voltar.',
      'Claro que sim. Você marca o ritmo e o final.',
    ],
  }),
  'answer.cure': frame({
    tu: [
      'Curar, no: soy una IA y no reemplazo a nadie. Sí puedo leerte, ordenar contigo lo que pesa y buscar un paso chico.',
      'No curo. Leo con atención, pregunto, y a veces encontramos juntos algo que alivia. Lo demás lo hace gente de verdad.',
      'Eso no te lo puedo prometer. Lo que sí hago es acompañarte a mirar esto y a dar un paso que sirva.',
    ],
    vos: [
      'Curar, no: soy una IA y no reemplazo a nadie. Sí puedo leerte, ordenar con vos lo que pesa y buscar un paso chico.',
      'No curo. Leo con atención, pregunto, y a veces encontramos juntos algo que alivia. Lo demás lo hace gente de verdad.',
      'Eso no te lo puedo prometer. Lo que sí hago es acompañarte a mirar esto y a dar un paso que sirva.',
    ],
    usted: [
      'Curar, no: soy una IA y no reemplazo a nadie. Sí puedo leerle, ordenar con usted lo que pesa y buscar un paso chico.',
      'No curo. Leo con atención, pregunto, y a veces encontramos juntos algo que alivia. Lo demás lo hace gente de verdad.',
      'Eso no se lo puedo prometer. Lo que sí hago es acompañarle a mirar esto y a dar un paso que sirva.',
    ],
    pt: [
      'Curar, não: sou uma IA e não substituo ninguém. Posso ler você, organizar o que pesa e buscar um passo pequeno.',
      'Não curo. Leio com atenção, pergunto, e às vezes achamos juntos algo que alivia. O resto quem faz é gente de verdade.',
      'Isso não dá para prometer. O que faço é acompanhar você a olhar para isso e a dar um passo que sirva.',
    ],
  }),
  'answer.verdict': frame({
    tu: [
      'No estoy para juzgarte. Si te lo preguntas, es que algo ahí te importa. ¿Qué parte te pesa más?',
      'Eso no lo decide una sola cosa, ni lo decido yo. ¿Qué le dirías a alguien que quieres y te contara lo mismo?',
      'Leo a alguien que se mira con mucha dureza. ¿Qué te gustaría reparar, si se pudiera?',
    ],
    vos: [
      'No estoy para juzgarte. Si te lo preguntás, es que algo ahí te importa. ¿Qué parte te pesa más?',
      'Eso no lo decide una sola cosa, ni lo decido yo. ¿Qué le dirías a alguien que querés y te contara lo mismo?',
      'Leo a alguien que se mira con mucha dureza. ¿Qué te gustaría reparar, si se pudiera?',
    ],
    usted: [
      'No estoy para juzgarle. Si se lo pregunta, es que algo ahí le importa. ¿Qué parte le pesa más?',
      'Eso no lo decide una sola cosa, ni lo decido yo. ¿Qué le diría a alguien querido que le contara lo mismo?',
      'Leo a alguien que se mira con mucha dureza. ¿Qué le gustaría reparar, si se pudiera?',
    ],
    pt: [
      'Não estou aqui para julgar. Se você se pergunta isso, é que algo aí importa. Que parte pesa mais?',
      'Isso não se decide por uma coisa só, nem sou eu quem decide. O que diria a alguém querido que contasse o mesmo?',
      'Leio alguém que se olha com muita dureza. O que você gostaria de reparar, se desse?',
    ],
  }),
  'answer.script': frame({
    tu: [
      'No traigo una respuesta guardada, ni te mando a respirar y listo. Dime qué te dijeron ya que no sirvió.',
      'Buena pregunta. Antes de decirte algo prefiero saber qué esperabas y no llegó.',
      'Nada de recetas. Leo lo tuyo, digo lo que veo, y si no te sirve me lo dices.',
    ],
    vos: [
      'No traigo una respuesta guardada, ni te mando a respirar y listo. Decime qué te dijeron ya que no sirvió.',
      'Buena pregunta. Antes de decirte algo prefiero saber qué esperabas y no llegó.',
      'Nada de recetas. Leo lo tuyo, digo lo que veo, y si no te sirve me lo decís.',
    ],
    usted: [
      'No traigo una respuesta guardada, ni le mando a respirar y listo. Dígame qué le dijeron ya que no sirvió.',
      'Buena pregunta. Antes de decirle algo prefiero saber qué esperaba y no llegó.',
      'Nada de recetas. Leo lo suyo, digo lo que veo, y si no le sirve me lo dice.',
    ],
    pt: [
      'Não trago uma resposta pronta, nem mando você respirar e pronto. Diga o que já disseram e não serviu.',
      'Boa pergunta. Antes de dizer algo prefiro saber o que você esperava e não veio.',
      'Nada de receitas. Leio o que é seu, digo o que vejo, e se não servir você me diz.',
    ],
  }),
};
