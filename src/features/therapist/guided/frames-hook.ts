/**
 * Questions that grow from the last line: each family answers one kind of thing people say (what somebody told
 * them, what they keep silent, what they fear) and is asked once. Which one fits is decided in plan-hooks.ts.
 */
import { type Frames, frame } from './phrase.ts';

export const HOOK_FRAMES: Frames = {
  'hook.strong': frame({
    es: ['¿Delante de quién se puede aflojar un rato?'],
    tu: ['¿Con quién no tienes que ser fuerte?', 'Y a ti, ¿quién te sostiene mientras tanto?'],
    vos: ['¿Con quién no tenés que ser fuerte?', 'Y a vos, ¿quién te sostiene mientras tanto?'],
    usted: ['¿Con quién no tiene que ser fuerte?', 'Y a usted, ¿quién le sostiene mientras tanto?'],
    pt: [
      'Com quem você não precisa ser forte?',
      'E quem segura você enquanto isso?',
      'Na frente de quem dá para afrouxar um pouco?',
    ],
  }),
  'hook.carry': frame({
    es: ['De toda esa carga, ¿qué parte podría llevar otra persona?'],
    tu: ['¿Y quién se ocupa de ti?', '¿Qué parte de eso te toca porque nadie más la tomó?'],
    vos: ['¿Y quién se ocupa de vos?', '¿Qué parte de eso te toca porque nadie más la tomó?'],
    usted: ['¿Y quién se ocupa de usted?', '¿Qué parte de eso le toca porque nadie más la tomó?'],
    pt: [
      'E quem cuida de você?',
      'De toda essa carga, que parte outra pessoa poderia levar?',
      'Que parte disso ficou para você porque ninguém mais pegou?',
    ],
  }),
  'hook.guilt': frame({
    tu: [
      '¿Qué dice la culpa que tendrías que haber hecho?',
      'Si la culpa hablara, ¿qué te exigiría hoy?',
      '¿A quién más le cargarías una culpa de ese tamaño?',
    ],
    vos: [
      '¿Qué dice la culpa que tendrías que haber hecho?',
      'Si la culpa hablara, ¿qué te exigiría hoy?',
      '¿A quién más le cargarías una culpa de ese tamaño?',
    ],
    usted: [
      '¿Qué dice la culpa que tendría que haber hecho?',
      'Si la culpa hablara, ¿qué le exigiría hoy?',
      '¿A quién más le cargaría una culpa de ese tamaño?',
    ],
    pt: [
      'O que a culpa diz que você deveria ter feito?',
      'Se a culpa falasse, o que exigiria hoje?',
      'Em quem mais você poria uma culpa desse tamanho?',
    ],
  }),
  'hook.fear': frame({
    es: [
      'Si eso pasara, ¿qué sería lo peor de ese momento?',
      'De eso, ¿qué asusta más?',
      'Y si pasara, ¿quién estaría cerca?',
    ],
    pt: [
      'Se isso acontecesse, o que seria o pior desse momento?',
      'Disso, o que assusta mais?',
      'E se acontecesse, quem estaria por perto?',
    ],
  }),
  'hook.secret': frame({
    es: ['¿Qué es lo que más cuesta de decirlo?'],
    tu: [
      '¿Qué crees que haría {who} al saberlo?',
      '¿Quién sería la primera persona a la que le contarías un pedazo?',
      '¿Qué frase chica podrías decirle a alguien, sin contarlo todo?',
    ],
    vos: [
      '¿Qué creés que haría {who} al saberlo?',
      '¿Quién sería la primera persona a la que le contarías un pedazo?',
      '¿Qué frase chica podrías decirle a alguien, sin contarlo todo?',
    ],
    usted: [
      '¿Qué cree que haría {who} al saberlo?',
      '¿Quién sería la primera persona a la que le contaría un pedazo?',
      '¿Qué frase chica podría decirle a alguien, sin contarlo todo?',
    ],
    pt: [
      'O que você acha que {who} faria ao saber?',
      'Quem seria a primeira pessoa a quem você contaria um pedaço?',
      'O que mais custa em dizer isso?',
      'Que frase pequena daria para dizer a alguém, sem contar tudo?',
    ],
  }),
  'hook.reported': frame({
    es: ['De esas palabras, ¿cuál se queda dando vueltas?'],
    tu: ['Cuando {who} dice eso, ¿qué te toca más?', '¿Y qué le contestaste?', '¿Cuánto de eso te crees?'],
    vos: ['Cuando {who} dice eso, ¿qué te toca más?', '¿Y qué le contestaste?', '¿Cuánto de eso te creés?'],
    usted: [
      'Cuando {who} dice eso, ¿qué le toca más?',
      '¿Y qué le contestó usted?',
      '¿Cuánto de eso se cree?',
    ],
    pt: [
      'Quando {who} diz isso, o que pega mais?',
      'E o que você respondeu?',
      'Dessas palavras, qual fica rodando?',
      'Quanto disso você acredita?',
    ],
  }),
  'hook.did': frame({
    es: ['¿Y qué pasó justo después?'],
    tu: [
      '¿Cómo quedó {who} después?',
      '¿Y tú, cómo quedaste después de eso?',
      '¿Qué querías que se oyera ahí?',
    ],
    vos: [
      '¿Cómo quedó {who} después?',
      '¿Y vos, cómo quedaste después de eso?',
      '¿Qué querías que se oyera ahí?',
    ],
    usted: [
      '¿Cómo quedó {who} después?',
      '¿Y usted, cómo quedó después de eso?',
      '¿Qué quería que se oyera ahí?',
    ],
    pt: [
      'Como {who} ficou depois?',
      'E você, como ficou depois disso?',
      'E o que aconteceu logo depois?',
      'O que você queria que se escutasse ali?',
    ],
  }),
  'hook.keep': frame({
    es: ['¿Qué trae de vuelta {thing}?'],
    tu: [
      'Cuando te cruzas con {thing}, ¿qué te viene?',
      '¿Qué te gustaría hacer algún día con {thing}?',
      '¿Qué es lo que más extrañas, en lo chico?',
    ],
    vos: [
      'Cuando te cruzás con {thing}, ¿qué te viene?',
      '¿Qué te gustaría hacer algún día con {thing}?',
      '¿Qué es lo que más extrañás, en lo chico?',
    ],
    usted: [
      'Cuando se cruza con {thing}, ¿qué le viene?',
      '¿Qué le gustaría hacer algún día con {thing}?',
      '¿Qué es lo que más extraña, en lo chico?',
    ],
    pt: [
      'Quando você encontra {thing}, o que vem?',
      'O que {thing} traz de volta?',
      'Do que você sente mais falta, nas coisas pequenas?',
    ],
  }),
  'hook.night': frame({
    es: ['A esa hora, ¿qué es lo primero que aparece?', '¿Y qué se hace más grande a esa hora?'],
    tu: ['¿Qué haces tú en esas horas?'],
    vos: ['¿Qué hacés vos en esas horas?'],
    usted: ['¿Qué hace usted en esas horas?'],
    pt: [
      'A essa hora, o que aparece primeiro?',
      'E o que fica maior a essa hora?',
      'O que você faz nessas horas?',
    ],
  }),
  'hook.before': frame({
    es: ['¿Qué cambió entre ese antes y este ahora?'],
    tu: ['¿Qué de ese antes echas más de menos?', 'De lo de antes, ¿qué podría volver en pequeño?'],
    vos: ['¿Qué de ese antes extrañás más?', 'De lo de antes, ¿qué podría volver en pequeño?'],
    usted: ['¿Qué de ese antes extraña más?', 'De lo de antes, ¿qué podría volver en pequeño?'],
    pt: [
      'O que desse antes faz mais falta?',
      'O que mudou entre esse antes e este agora?',
      'Do que era antes, o que poderia voltar em pequeno?',
    ],
  }),
  'hook.tired': frame({
    es: ['De todo eso, ¿qué parte gasta más?', '¿Y dónde entra el descanso en esa semana?'],
    tu: ['Si hoy pudieras soltar una sola cosa, ¿cuál sería?'],
    vos: ['Si hoy pudieras soltar una sola cosa, ¿cuál sería?'],
    usted: ['Si hoy pudiera soltar una sola cosa, ¿cuál sería?'],
    pt: [
      'De tudo isso, que parte gasta mais?',
      'E onde entra o descanso nessa semana?',
      'Se hoje você pudesse soltar uma coisa só, qual seria?',
    ],
  }),
  'hook.torn': frame({
    es: ['Entre esas dos, ¿cuál pesa más hoy?'],
    tu: ['¿Qué te tira hacia un lado y qué te frena?', '¿Qué necesitarías saber para decidirlo?'],
    vos: ['¿Qué te tira hacia un lado y qué te frena?', '¿Qué necesitarías saber para decidirlo?'],
    usted: ['¿Qué le tira hacia un lado y qué le frena?', '¿Qué necesitaría saber para decidirlo?'],
    pt: [
      'Entre as duas, qual pesa mais hoje?',
      'O que puxa você para um lado e o que freia?',
      'O que você precisaria saber para decidir?',
    ],
  }),
  'hook.how': frame({
    tu: [
      'Si tuvieras que decirlo en una sola frase, ¿cuál sería?',
      '¿Cómo te gustaría que saliera la primera frase?',
      '¿Qué querrías que se entendiera, aunque lo demás salga torcido?',
    ],
    vos: [
      'Si tuvieras que decirlo en una sola frase, ¿cuál sería?',
      '¿Cómo te gustaría que saliera la primera frase?',
      '¿Qué querrías que se entendiera, aunque lo demás salga torcido?',
    ],
    usted: [
      'Si tuviera que decirlo en una sola frase, ¿cuál sería?',
      '¿Cómo le gustaría que saliera la primera frase?',
      '¿Qué querría que se entendiera, aunque lo demás salga torcido?',
    ],
    pt: [
      'Se tivesse que dizer em uma frase só, qual seria?',
      'Como você gostaria que saísse a primeira frase?',
      'O que você queria que se entendesse, mesmo que o resto saia torto?',
    ],
  }),
};
