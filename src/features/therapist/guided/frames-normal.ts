/**
 * Human answers to "¿es normal?": what many people feel in such a time, never the name of an illness, and never a word
 * that makes what another person does acceptable. And an opinion, when one is asked for and nothing is to be decided.
 */
import { type Frames, frame } from './phrase.ts';

export const NORMAL_FRAMES: Frames = {
  'normal.grief.anger': frame({
    es: [
      'Sí, les pasa a muchas personas en un duelo: se enojan con quien se fue, justo porque hacía falta que se quedara. La rabia y el cariño caben juntos. ¿Qué le reclamaría primero esa rabia?',
      'Es muy humano. La rabia también es una forma de decir "no era tu hora de irte". No borra el cariño. ¿Cuándo aparece más fuerte?',
      'Claro que sí. A quien se fue también se le reclama: por irse, por dejar tanto a medias. Eso no ensucia lo que hubo. ¿Qué quedó a medias?',
    ],
    pt: [
      'Sim, acontece com muita gente no luto: vem raiva de quem se foi, justo porque fazia falta que ficasse. A raiva e o carinho cabem juntos. O que essa raiva cobraria primeiro?',
      'É muito humano. A raiva também é um jeito de dizer "não era sua hora de ir". Não apaga o carinho. Quando ela vem mais forte?',
      'Claro que sim. De quem se foi também se cobra: por ir embora, por deixar tanto pela metade. Isso não suja o que houve. O que ficou pela metade?',
    ],
  }),
  'normal.grief.relief': frame({
    es: [
      'Sí. Después de ver sufrir a alguien, el alivio llega mezclado con la pena, y no significa que faltara amor. ¿Qué es lo que ya no hay que ver más?',
      'Es muy humano: descansa quien sufría y descansa quien cuidaba. El alivio no compite con el cariño.',
      'Le pasa a muchísima gente que cuidó. El alivio es del cuerpo, que por fin suelta; la pena sigue su camino aparte. ¿Hace cuánto no había descanso?',
    ],
    pt: [
      'Sim. Depois de ver alguém sofrer, o alívio vem misturado com a dor, e não quer dizer que faltou amor. O que já não precisa mais ser visto?',
      'É muito humano: descansa quem sofria e descansa quem cuidava. O alívio não compete com o carinho.',
      'Acontece com muitíssima gente que cuidou. O alívio é do corpo, que enfim solta; a dor segue seu caminho à parte. Há quanto tempo não havia descanso?',
    ],
  }),
  'normal.grief.numb': frame({
    es: [
      'Sí, a mucha gente le pasa: el golpe es tan grande que al principio no entra entero. No llorar no es no querer. ¿En qué otra cosa se nota la falta?',
      'Le pasa a muchas personas en duelo. El dolor a veces tarda en llegar, o llega por otro lado: sueño, cansancio, silencio. ¿Por dónde sale?',
      'Es humano. Hay penas que primero dejan todo quieto, como anestesiado, y se sienten de a poco. Nada de eso mide el cariño.',
    ],
    pt: [
      'Sim, acontece com muita gente: o golpe é tão grande que no começo não entra inteiro. Não chorar não é não amar. Em que outra coisa a falta aparece?',
      'Acontece com muita gente no luto. A dor às vezes demora, ou vem por outro lado: sono, cansaço, silêncio. Por onde ela sai?',
      'É humano. Há dores que primeiro deixam tudo parado, como anestesiado, e se sentem aos poucos. Nada disso mede o carinho.',
    ],
  }),
  'normal.grief.voices': frame({
    es: [
      'A muchas personas en duelo les pasa: seguir hablando con quien falta, esperar que entre por la puerta. La costumbre del cariño tarda en enterarse. ¿En qué momento pasa más?',
      'Sí, es de lo más común cuando alguien falta: hablarle, buscarle en los ruidos de la casa. ¿Acompaña o duele?',
      'Pasa mucho. Después de años con alguien, la casa sigue esperando sus horas. ¿A qué hora se nota más?',
    ],
    pt: [
      'Acontece com muita gente no luto: continuar falando com quem falta, esperar que entre pela porta. O costume do carinho demora a saber. Em que momento acontece mais?',
      'Sim, é muito comum quando alguém falta: falar com a pessoa, procurar nos barulhos da casa. Faz companhia ou dói?',
      'Acontece muito. Depois de anos com alguém, a casa continua esperando as horas dele. A que hora se nota mais?',
    ],
  }),
  'normal.grief.any': frame({
    es: [
      'En un duelo cabe casi todo: rabia, alivio, risa un rato y llanto después. No hay una manera correcta. ¿Qué es lo que más extraña de esto?',
      'Sí. Cuando falta alguien así, lo que se siente no sigue ningún orden. ¿Qué parte da más miedo que no sea normal?',
      'Es humano. El duelo trae cosas que nadie avisa, y cada quien lo lleva como puede. ¿Con quién se ha podido hablar de esto?',
    ],
    pt: [
      'Num luto cabe quase tudo: raiva, alívio, riso um pouco e choro depois. Não existe um jeito certo. O que mais parece estranho nisso?',
      'Sim. Quando falta alguém assim, o que se sente não segue ordem nenhuma. Que parte dá mais medo que não seja normal?',
      'É humano. O luto traz coisas que ninguém avisa, e cada um leva como pode. Com quem deu para falar disso?',
    ],
  }),
  'normal.anger': frame({
    es: [
      'Sí: con lo que pasó, la rabia tiene motivo. Sentirla no hace daño; lo que pide cuidado es lo que se hace con ella. ¿Qué línea se cruzó?',
      'Es muy humano. La rabia suele aparecer donde algo importaba y no se respetó. ¿Qué fue eso?',
      'Sí, y tiene sentido. La rabia es una alarma: dice que algo no se puede dejar pasar. ¿Qué es lo que no puede pasar otra vez?',
    ],
    pt: [
      'Sim: com o que aconteceu, a raiva tem motivo. Sentir não faz mal; o que pede cuidado é o que se faz com ela. Que limite foi passado?',
      'É muito humano. A raiva costuma aparecer onde algo importava e não foi respeitado. O que foi?',
      'Sim, e faz sentido. A raiva é um alarme: diz que algo não pode passar em branco. O que não pode acontecer de novo?',
    ],
  }),
  'normal.relief': frame({
    es: [
      'Sí. El alivio cuenta cuánto pesaba lo de antes; no dice que no importara. ¿Qué fue lo que aflojó?',
      'Es más común de lo que se dice en voz alta. Se puede estar triste y aliviado en la misma tarde. ¿Qué trajo el alivio?',
      'Es humano. Nadie afloja por algo que no apretaba. ¿Qué es lo primero que se pudo soltar?',
    ],
    pt: [
      'Sim. O alívio conta quanto pesava o de antes; não diz que não importava. O que afrouxou?',
      'É mais comum do que se fala em voz alta. Dá para ter tristeza e alívio na mesma tarde. O que trouxe o alívio?',
      'É humano. Ninguém afrouxa por algo que não apertava. O que foi a primeira coisa que deu para soltar?',
    ],
  }),
  'normal.end': frame({
    es: [
      'No está mal. Querer que termine lo que duele no es querer perder a nadie; es cansancio con amor adentro. ¿Qué parte pide descanso primero?',
      'Lo piensa mucha gente que cuida, y casi nadie lo dice. Desear que pare no borra todo lo que se hace. ¿Con quién se puede decir en voz alta?',
      'Es humano. Lo que se desea es que pare el peso, no que falte la persona. ¿Hace cuánto no hay un día libre de esto?',
    ],
    pt: [
      'Não está errado. Querer que termine o que dói não é querer perder alguém; é cansaço com amor dentro. Que parte pede descanso primeiro?',
      'Muita gente que cuida pensa isso, e quase ninguém diz. Desejar que pare não apaga tudo o que se faz. Com quem dá para dizer em voz alta?',
      'É humano. O que se deseja é que o peso pare, não que a pessoa falte. Há quanto tempo não tem um dia livre disso?',
    ],
  }),
  'normal.numb': frame({
    es: [
      'Le pasa a mucha gente cuando lleva demasiado encima: el cuerpo baja el volumen de todo, también de lo bueno. ¿Desde cuándo está así de apagado?',
      'Sí, pasa. No sentir suele ser una forma de aguantar, no de que dé igual. ¿Qué sería lo primero en sentirse si bajara la guardia?',
      'Es humano, y no es frialdad. Cuando algo sobrepasa, a veces se apaga todo por un tiempo. Si dura y preocupa, un profesional puede mirarlo de cerca.',
    ],
    pt: [
      'Acontece com muita gente quando há peso demais: o corpo baixa o volume de tudo, também do bom. Desde quando está assim apagado?',
      'Sim, acontece. Não sentir costuma ser um jeito de aguentar, não de tanto faz. O que se sentiria primeiro se a guarda baixasse?',
      'É humano, e não é frieza. Quando algo ultrapassa, às vezes tudo se apaga por um tempo. Se dura e preocupa, um profissional pode olhar de perto.',
    ],
  }),
  'normal.tears': frame({
    es: [
      'Sí. Llorar por algo que importaba no tiene plazo ni medida. ¿Qué suele abrirlo: un lugar, una hora, una canción?',
      'Es muy humano: el llanto sale cuando encuentra un hueco, y no siempre elige buen momento. ¿Qué queda después?',
      'A mucha gente le pasa. Contener todo el día tiene un precio, y de noche se cobra. ¿Con quién se puede llorar sin explicar?',
    ],
    pt: [
      'Sim. Chorar por algo que importava não tem prazo nem medida. O que costuma abrir: um lugar, uma hora, uma música?',
      'É muito humano: o choro sai quando acha uma brecha, e nem sempre escolhe boa hora. O que fica depois?',
      'Acontece com muita gente. Segurar o dia todo tem um preço, e à noite ele é cobrado. Com quem dá para chorar sem explicar?',
    ],
  }),
  'normal.longing': frame({
    es: [
      'Sí. Se puede extrañar a alguien y saber que era mejor así; una cosa no desmiente la otra. ¿Qué se extraña más: la persona o la vida de entonces?',
      'Es muy común. Extrañar no es querer volver, es notar el lugar que ocupaba. ¿Dónde se nota más?',
      'Es humano. La costumbre tarda más en irse que la persona. ¿Qué cosa chica es la que más falta?',
    ],
    pt: [
      'Sim. Dá para sentir falta de alguém e saber que era melhor assim; uma coisa não desmente a outra. O que faz mais falta: a pessoa ou a vida de então?',
      'É muito comum. Sentir falta não é querer voltar, é notar o lugar que ocupava. Onde se nota mais?',
      'É humano. O costume demora mais a ir embora que a pessoa. Que coisa pequena faz mais falta?',
    ],
  }),
  'normal.tired': frame({
    es: [
      'Con lo que se viene cargando, sí: el cansancio es la cuenta, no un defecto. ¿Cuánto hace que no hay un descanso de verdad?',
      'Le pasa a mucha gente que sostiene demasiado por demasiado tiempo. ¿Qué es lo que más gasta?',
      'Es humano. Nadie tiene cuerda infinita, y menos sin relevo. Si el descanso no alcanza, vale contárselo también a un médico. ¿Qué parte no da tregua?',
    ],
    pt: [
      'Com o que vem carregando, sim: o cansaço é a conta, não um defeito. Há quanto tempo não tem um descanso de verdade?',
      'Acontece com muita gente que segura demais por tempo demais. O que mais gasta?',
      'É humano. Ninguém tem corda infinita, ainda mais sem revezamento. Se o descanso não basta, vale contar também a um médico. Que parte não dá trégua?',
    ],
  }),
  'normal.fear': frame({
    es: [
      'Sí: a mucha gente le pasa cuando algo importante está en juego. El miedo avisa fuerte, y a veces exagera. ¿Qué anuncia que va a pasar?',
      'Es muy humano. El cuerpo prefiere asustarse de más que de menos. ¿Qué es lo que está cuidando ese miedo?',
      'Es humano. Tener miedo no es señal de que vaya a salir mal; es señal de que importa. ¿Qué es lo que más se pondría en juego?',
    ],
    pt: [
      'Sim: acontece com muita gente quando algo importante está em jogo. O medo avisa alto, e às vezes exagera. O que ele anuncia?',
      'É muito humano. O corpo prefere se assustar a mais do que a menos. O que esse medo está cuidando?',
      'É humano. Ter medo não é sinal de que vai dar errado; é sinal de que importa. O que mais estaria em jogo?',
    ],
  }),
  'normal.guilt': frame({
    es: [
      'Preguntárselo ya dice algo: a quien no le importa no se lo pregunta. Sentir eso no hace mala a una persona. ¿De dónde viene la vara con que se mide?',
      'No creo que sentir algo convierta a nadie en mala persona; lo que se siente no se elige. ¿Qué parte da más culpa?',
      'Es humano sentir lo que no se planeó sentir. De ahí a ser mala persona hay un salto que la culpa da sola. ¿Qué diría alguien que quiere bien?',
    ],
    pt: [
      'Perguntar isso já diz algo: quem não se importa não se pergunta. Sentir isso não faz ninguém ruim. De onde vem a régua dessa medida?',
      'Não acho que sentir algo torne alguém uma pessoa ruim; o que se sente não se escolhe. Que parte dá mais culpa?',
      'É humano sentir o que não se planejou sentir. Daí a ser uma pessoa ruim há um salto que a culpa dá sozinha. O que diria alguém que quer bem?',
    ],
  }),
  'normal.any': frame({
    es: [
      'A mucha gente le pasa, y casi nadie lo dice. Que sea común no le quita peso. ¿Qué es lo que más inquieta de eso?',
      'Es más humano que raro. Con lo que hay detrás, tiene sentido sentirlo así. ¿Desde cuándo viene la duda?',
      'Tiene sentido, visto desde lo que hay alrededor. No hay un manual de lo que se debe sentir. ¿Quién dijo que no era normal, si alguien lo dijo?',
    ],
    pt: [
      'Acontece com muita gente, e quase ninguém fala. Ser comum não tira o peso. O que mais inquieta nisso?',
      'É mais humano que estranho. Com o que há por trás, faz sentido sentir assim. Desde quando vem essa dúvida?',
      'Faz sentido, visto a partir do que há em volta. Não existe manual do que se deve sentir. Quem disse que não era normal, se alguém disse?',
    ],
  }),
  'normal.not': frame({
    es: [
      'No. Que pase seguido, o en muchas casas, no lo vuelve bien. Nadie tiene que acostumbrarse a eso. ¿Hay momentos en que dé miedo?',
      'No es algo que haya que aguantar por costumbre. La pregunta ya dice que duele. ¿Quién de confianza lo sabe?',
      'No, y hace bien preguntárselo. Lo que se repite se vuelve costumbre, no se vuelve justo. ¿Qué pasa cuando se dice que no?',
    ],
    pt: [
      'Não. Acontecer sempre, ou em muitas casas, não torna certo. Ninguém tem que se acostumar com isso. Há momentos em que dá medo?',
      'Não é algo para aguentar por costume. A pergunta já diz que dói. Quem de confiança sabe?',
      'Não, e faz bem se perguntar. O que se repete vira costume, não vira justo. O que acontece quando se diz não?',
    ],
  }),
  'answer.view': frame({
    tu: [
      'Lo que veo, y corrígeme: {summary}. Eso junto pesa más que cada cosa por separado. ¿Qué parte ves distinta?',
      'Te digo lo que leo: {summary}. No me parece poca cosa. ¿Qué le cambiarías?',
      'Visto desde aquí: {summary}. Lo que más me llama es que todo caiga a la vez sobre ti. ¿Es así?',
    ],
    vos: [
      'Lo que veo, y corregime: {summary}. Eso junto pesa más que cada cosa por separado. ¿Qué parte ves distinta?',
      'Te digo lo que leo: {summary}. No me parece poca cosa. ¿Qué le cambiarías?',
      'Visto desde acá: {summary}. Lo que más me llama es que todo caiga a la vez sobre vos. ¿Es así?',
    ],
    usted: [
      'Lo que veo, y corríjame: {summary}. Eso junto pesa más que cada cosa por separado. ¿Qué parte ve distinta?',
      'Le digo lo que leo: {summary}. No me parece poca cosa. ¿Qué le cambiaría?',
      'Visto desde aquí: {summary}. Lo que más me llama es que todo caiga a la vez sobre usted. ¿Es así?',
    ],
    pt: [
      'O que vejo, e me corrija: {summary}. Isso junto pesa mais que cada coisa separada. Que parte você vê diferente?',
      'Digo o que leio: {summary}. Não me parece pouca coisa. O que você mudaria?',
      'Visto daqui: {summary}. O que mais me chama é tudo cair ao mesmo tempo sobre você. É assim?',
    ],
  }),
  'tried.therapy': frame({
    tu: [
      'Fuiste, le diste una oportunidad y no te sirvió. Se entiende que desconfíes. ¿Qué faltó ahí: que te escucharan, que te dieran algo concreto, o química con la persona?',
      'Ya pusiste tiempo en eso y volviste sin nada en las manos. Aquí puedes parar cuando quieras. ¿Qué no quieres que se repita?',
      'Si ya fuiste y no cambió nada, venir aquí con dudas es lo esperable. No te voy a convencer. ¿Qué esperabas que pasara y no pasó?',
    ],
    vos: [
      'Fuiste, le diste una oportunidad y no te sirvió. Se entiende que desconfíes. ¿Qué faltó ahí: que te escucharan, que te dieran algo concreto, o química con la persona?',
      'Ya pusiste tiempo en eso y volviste sin nada en las manos. Acá podés parar cuando quieras. ¿Qué no querés que se repita?',
      'Si ya fuiste y no cambió nada, venir acá con dudas es lo esperable. No te voy a convencer. ¿Qué esperabas que pasara y no pasó?',
    ],
    usted: [
      'Fue, le dio una oportunidad y no le sirvió. Se entiende que desconfíe. ¿Qué faltó ahí: que le escucharan, que le dieran algo concreto, o entenderse con la persona?',
      'Ya puso tiempo en eso y volvió sin nada en las manos. Aquí puede parar cuando quiera. ¿Qué no quiere que se repita?',
      'Si ya fue y no cambió nada, venir aquí con dudas es lo esperable. No le voy a convencer. ¿Qué esperaba que pasara y no pasó?',
    ],
    pt: [
      'Você foi, deu uma chance e não serviu. Dá para entender a desconfiança. O que faltou ali: escuta, algo concreto, ou se entender com a pessoa?',
      'Você já pôs tempo nisso e voltou de mãos vazias. Aqui pode parar quando quiser. O que não quer que se repita?',
      'Se você já foi e nada mudou, chegar aqui com dúvida é o esperado. Não vou convencer você. O que esperava que acontecesse e não aconteceu?',
    ],
  }),
};
