/**
 * Returning what the person said: their fact, both halves of a "pero", the feeling, one word. The tails are
 * small on purpose; they weigh what was said and add nothing to it.
 */
import { type Frames, frame } from './phrase.ts';

export const REFLECT_FRAMES: Frames = {
  'reflect.fact': frame({
    es: ['{fact}.', '{fact}. No es poco.', '{fact}. Ahí me detengo.', 'O sea que {fact}.', '{fact}, así de claro.', 'Entonces {fact}.', '{fact}. Eso ocupa lugar.', 'Me quedo con esto: {fact}.'],
    pt: ['{fact}.', '{fact}. Não é pouco.', '{fact}. Paro aí um momento.', 'Ou seja, {fact}.', '{fact}, claro assim.', 'Então {fact}.', '{fact}. Isso ocupa lugar.', 'Fico com isto: {fact}.'],
  }),
  'reflect.good': frame({
    es: ['{fact}. Eso también cuenta.', '{fact}. Vale la pena dejarlo dicho.', '{fact}. Buena noticia, del tamaño que sea.', 'Así que {fact}. Hay un poco de aire ahí.', '{fact}. Eso no salió solo.'],
    tu: ['{fact}. Guárdalo, que sirve para otro día.'],
    vos: ['{fact}. Guardalo, que sirve para otro día.'],
    usted: ['{fact}. Guárdelo, que sirve para otro día.'],
    pt: ['{fact}. Isso também conta.', '{fact}. Vale deixar dito.', '{fact}. Boa notícia, do tamanho que for.', 'Então {fact}. Tem um pouco de ar aí.', '{fact}. Isso não saiu sozinho.', '{fact}. Guarde, que serve para outro dia.'],
  }),
  'reflect.both': frame({
    es: ['{first}, y a la vez {second}.', 'Caben las dos: {first} y {second}.', '{first}. Y también {second}. No hay que elegir una.', 'Por un lado, {first}. Por otro, {second}.', '{first}, y {second}. Las dos pesan.', 'Son dos cosas juntas: {first}, y {second}.'],
    pt: ['{first}, e ao mesmo tempo {second}.', 'Cabem as duas: {first} e {second}.', '{first}. E também {second}. Não precisa escolher uma.', 'De um lado, {first}. Do outro, {second}.', '{first}, e {second}. As duas pesam.', 'São duas coisas juntas: {first}, e {second}.'],
  }),
  'reflect.feeling': frame({
    es: ['{fact}, y ahí está: {feeling}.', '{feeling}, y un motivo: {fact}.', 'Hay {feeling}, y viene de algo concreto: {fact}.', '{fact}. Con eso delante, la palabra es esa: {feeling}.', '{feeling}. No sale de la nada: {fact}.'],
    tu: ['{fact}, y le pusiste nombre: {feeling}.'],
    vos: ['{fact}, y le pusiste nombre: {feeling}.'],
    usted: ['{fact}, y le puso nombre: {feeling}.'],
    pt: ['{fact}, e aí está: {feeling}.', '{feeling}, e um motivo: {fact}.', 'Tem {feeling}, e vem de algo concreto: {fact}.', '{fact}. Com isso na frente, a palavra é essa: {feeling}.', '{feeling}. Não sai do nada: {fact}.', '{fact}, e você deu nome: {feeling}.'],
  }),
  'reflect.guess': frame({
    tu: ['{fact}. Ahí leo {feeling}; corrígeme si no.', '{fact}. Me suena a {feeling}; tú dirás.', '{fact}. Puede que haya {feeling} en eso. Cámbiame la palabra si no va.', '{fact}. ¿Hay {feeling} ahí, o es otra cosa?', '{fact}. Yo le pondría {feeling}; tú sabes mejor.', '{fact}. Algo de {feeling}, si leo bien.'],
    vos: ['{fact}. Ahí leo {feeling}; corregime si no.', '{fact}. Me suena a {feeling}; vos dirás.', '{fact}. Puede que haya {feeling} en eso. Cambiame la palabra si no va.', '{fact}. ¿Hay {feeling} ahí, o es otra cosa?', '{fact}. Yo le pondría {feeling}; vos sabés mejor.', '{fact}. Algo de {feeling}, si leo bien.'],
    usted: ['{fact}. Ahí leo {feeling}; corríjame si no.', '{fact}. Me suena a {feeling}; usted dirá.', '{fact}. Puede que haya {feeling} en eso. Cámbieme la palabra si no va.', '{fact}. ¿Hay {feeling} ahí, o es otra cosa?', '{fact}. Yo le pondría {feeling}; usted sabe mejor.', '{fact}. Algo de {feeling}, si leo bien.'],
    pt: ['{fact}. Leio {feeling} aí; me corrija se não for.', '{fact}. Me soa a {feeling}; você diz.', '{fact}. Pode ter {feeling} nisso. Troque a palavra se não for.', '{fact}. Tem {feeling} aí, ou é outra coisa?', '{fact}. Eu chamaria de {feeling}; você sabe melhor.', '{fact}. Um pouco de {feeling}, se leio bem.'],
  }),
  'reflect.named': frame({
    es: ['{feeling}. Es la palabra, entonces.', 'Hay {feeling}, y tiene su nombre.', '{feeling}: con nombre se puede mirar.', 'Ahí hay {feeling}. Queda a la vista.', '{feeling}, así de claro.', 'Entonces es {feeling}. Vamos con eso.'],
    pt: ['{feeling}. É a palavra, então.', 'Tem {feeling}, e isso já tem nome.', '{feeling}: com nome dá para olhar.', 'Aí tem {feeling}. Fica à vista.', '{feeling}, claro assim.', 'Então é {feeling}. Vamos com isso.'],
  }),
  'reflect.thought': frame({
    es: ['La idea es esta: {thought}.', 'Y la cabeza dice: {thought}.', 'Hay una frase que aprieta: {thought}.', '{thought}. Así lo cuenta la cabeza.', 'Aparece esta idea: {thought}. Es una idea, todavía no un hecho.'],
    tu: ['Te dices algo así: {thought}.'],
    vos: ['Te decís algo así: {thought}.'],
    usted: ['Se dice algo así: {thought}.'],
    pt: ['A ideia é esta: {thought}.', 'E a cabeça diz: {thought}.', 'Tem uma frase que aperta: {thought}.', '{thought}. É assim que a cabeça conta.', 'Aparece esta ideia: {thought}. É uma ideia, ainda não um fato.', 'Você se diz algo assim: {thought}.'],
  }),
  'reflect.trigger': frame({
    es: ['{fact}. Y el momento es ese: {trigger}.', '{trigger}. Ahí empieza.', 'Se repite la misma puerta: {trigger}.', '{fact}, {trigger}. Ya hay un lugar donde mirar.', 'Todo arranca igual: {trigger}.', '{trigger}: ese es el comienzo de la cadena.'],
    pt: ['{fact}. E o momento é esse: {trigger}.', '{trigger}. É aí que começa.', 'A porta é sempre a mesma: {trigger}.', '{fact}, {trigger}. Já há um lugar para olhar.', 'Tudo começa igual: {trigger}.', '{trigger}: esse é o começo da corrente.'],
  }),
  'reflect.retell': frame({
    es: ['{told}.', '{told}. Eso pesa.', '{told}. Lo leo en ese orden.', '{told}. Todo eso junto.', '{told}. Dicho así, se ve entero.', '{told}. No es poco.', '{told}. Ahí me detengo.'],
    pt: ['{told}.', '{told}. Isso pesa.', '{told}. Leio nessa ordem.', '{told}. Tudo isso junto.', '{told}. Dito assim, dá para ver inteiro.', '{told}. Não é pouco.', '{told}. Paro aí.'],
  }),
  'reflect.want': frame({
    es: ['Eso ya es un pedido: {want}.', 'Lo que se busca tiene forma: {want}.', '{want}. Queda dicho, y es concreto.', 'Debajo de todo hay un deseo: {want}.', 'Tomo nota de esto: {want}.', '{want}. No es pedir demasiado.'],
    pt: ['Isso já é um pedido: {want}.', 'O que se busca tem forma: {want}.', '{want}. Fica dito, e é concreto.', 'Por baixo de tudo tem um desejo: {want}.', 'Tomo nota disto: {want}.', '{want}. Não é pedir demais.'],
  }),
  'reflect.minimiser': frame({
    es: ['No lo veo chico: {word} dice mucho.', 'A veces todo cabe en algo así: {word}.', 'Me quedo con {word}, sin achicarlo.', 'Parece un detalle, y ahí está todo: {word}.', 'Con risa y todo, {word} se quedó dando vueltas.', 'Una cosa puede traer el resto: {word}.'],
    pt: ['Não vejo como pequeno: {word} diz muito.', 'Às vezes tudo cabe em algo assim: {word}.', 'Fico com {word}, sem diminuir.', 'Parece um detalhe, e está tudo aí: {word}.', 'Com riso e tudo, {word} ficou rodando.', 'Uma coisa pode trazer o resto: {word}.'],
  }),
  'reflect.word': frame({
    es: ['Me quedo con eso: {word}.', 'De todo eso, resalta {word}.', 'Ahí aparece {word}.', 'Hay algo que pesa más que lo otro: {word}.', 'Lo leí dos veces, por {word}.', 'Pongo aparte {word}, que no es un detalle.', 'Y en medio de todo, {word}.'],
    pt: ['Fico com isso: {word}.', 'De tudo isso, destaca-se {word}.', 'Aí aparece {word}.', 'Tem algo que pesa mais que o resto: {word}.', 'Li duas vezes, por causa disto: {word}.', 'Deixo à parte {word}, que não é detalhe.', 'E no meio de tudo, {word}.'],
  }),
  'reflect.short': frame({
    es: ['Ahí está.', 'Y eso, hoy.', 'Queda dicho.', 'Con calma.', 'Leído, palabra por palabra.', 'Así, sin adornos.'],
    tu: ['Te leo.', 'Sigo tu hilo.'],
    vos: ['Te leo.', 'Sigo tu hilo.'],
    usted: ['Le leo con atención.', 'Sigo su hilo.'],
    pt: ['Está aí.', 'E isso, hoje.', 'Fica dito.', 'Com calma.', 'Lido, palavra por palavra.', 'Assim, sem enfeite.', 'Sigo o seu fio.'],
  }),
  'reflect.harsh': frame({
    tu: ['Te hablas con mucha dureza hoy.', 'Qué dura esa voz contigo.', 'Ese juicio va directo contra ti, y pega fuerte.', 'Hay una voz que te trata muy mal ahora mismo.', 'A nadie le hablarías en ese tono.', 'Leo lo severo que es el trato que te das.'],
    vos: ['Te hablás con mucha dureza hoy.', 'Qué dura esa voz con vos.', 'Ese juicio va directo contra vos, y pega fuerte.', 'Hay una voz que te trata muy mal ahora mismo.', 'A nadie le hablarías en ese tono.', 'Leo lo severo que es el trato que te das.'],
    usted: ['Se habla con mucha dureza hoy.', 'Qué dura esa voz con usted.', 'Ese juicio va directo contra usted, y pega fuerte.', 'Hay una voz que lo juzga todo con severidad.', 'A nadie le hablaría en ese tono.', 'Leo lo severo que es el trato que se da.'],
    pt: ['Você se fala com muita dureza hoje.', 'Que dura essa voz com você.', 'Esse juízo vai direto contra você, e pega forte.', 'Tem uma voz que trata você muito mal agora.', 'Com ninguém você falaria nesse tom.', 'Leio como é severo o trato que você se dá.'],
  }),
  'reflect.long': frame({
    tu: ['Son varias cosas a la vez, y las leí todas. Resalta {word}, y también {who}. ¿Por cuál empezamos?', 'Hay mucho junto ahí. Lo leí entero, y me quedo con {word}. ¿Qué parte va primero?', 'Mucho para un solo mensaje, y cabe. De todo, ¿qué aprieta más ahora?', 'Lo leí completo. Si partimos por una sola cosa, ¿cuál sería?'],
    vos: ['Son varias cosas a la vez, y las leí todas. Resalta {word}, y también {who}. ¿Por cuál empezamos?', 'Hay mucho junto ahí. Lo leí entero, y me quedo con {word}. ¿Qué parte va primero?', 'Mucho para un solo mensaje, y cabe. De todo, ¿qué aprieta más ahora?', 'Lo leí completo. Si arrancamos por una sola cosa, ¿cuál sería?'],
    usted: ['Son varias cosas a la vez, y las leí todas. Resalta {word}, y también {who}. ¿Por cuál empezamos?', 'Hay mucho junto ahí. Lo leí entero, y me quedo con {word}. ¿Qué parte va primero?', 'Mucho para un solo mensaje, y cabe. De todo, ¿qué aprieta más ahora?', 'Lo leí completo. Si partimos por una sola cosa, ¿cuál sería?'],
    pt: ['São várias coisas juntas, e li todas. Destaca-se {word}, e também {who}. Por qual começamos?', 'Tem muita coisa aí. Li tudo, e fico com {word}. Que parte vem primeiro?', 'Muito para uma mensagem só, e cabe. De tudo, o que aperta mais agora?', 'Li inteiro. Se começamos por uma coisa só, qual seria?'],
  }),
  'reflect.pattern': frame({
    es: ['Es la segunda vez que sale {word}.', 'Vuelve {word}. Algo pide ahí.', 'Otra vez {word}; ya no parece casualidad.', 'Salió antes y sale ahora: {word}.', '{word}, de nuevo. Hay un hilo.', 'Noto que {word} regresa.'],
    pt: ['É a segunda vez que aparece {word}.', 'Volta {word}. Algo pede aí.', 'Outra vez {word}; já não parece acaso.', 'Saiu antes e sai agora: {word}.', '{word}, de novo. Tem um fio.', 'Noto que {word} volta.'],
  }),
};
