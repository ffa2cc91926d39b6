/**
 * What is said about remembering: wishes obeyed in one line, memories given back with their time, the step of last
 * time asked about, their safety plan, and the plain word when there is nothing on file.
 */
import { type Frames, frame } from './phrase.ts';

export const MEMORY_FRAMES: Frames = {
  'memory.forgot': frame({
    es: [
      'Hecho: eso ya no está en mi memoria.',
      'Borrado de lo que recuerdo. En esta conversación sigue escrito.',
      'Listo, eso no queda guardado.',
    ],
    pt: [
      'Feito: isso já não está na minha memória.',
      'Apagado do que eu lembro. Nesta conversa continua escrito.',
      'Pronto, isso não fica guardado.',
    ],
  }),
  'memory.forgot.about': frame({
    es: [
      'Hecho: de {what} ya no guardo nada.',
      'Borrado de mi memoria: {what}. En esta conversación sigue escrito.',
      'Listo. De {what} no queda nada en lo que recuerdo.',
    ],
    pt: [
      'Feito: de {what} já não guardo nada.',
      'Apagado da minha memória: {what}. Nesta conversa continua escrito.',
      'Pronto: de {what} não fica nada no que eu lembro.',
    ],
  }),
  'memory.forgot.lasting': frame({
    es: [
      'De acuerdo: de {what} no guardo nada, ni ahora ni después.',
      'Hecho. De {what} no queda nada guardado, y lo que venga tampoco se guarda.',
      'Así queda: se puede hablar de {what} y no lo guardo.',
    ],
    pt: [
      'Combinado: de {what} não guardo nada, nem agora nem depois.',
      'Feito: de {what} não fica nada guardado, e o que vier também não.',
      'Fica assim: dá para falar de {what} e eu não guardo.',
    ],
  }),
  'memory.forgot.all': frame({
    es: [
      'Hecho: borré todo lo que recordaba. La conversación sigue escrita; la memoria quedó vacía.',
      'Listo, no queda nada en mi memoria. Empezamos de cero cuando haga falta.',
      'Todo borrado de mi memoria. Lo escrito aquí sigue en la pantalla.',
    ],
    pt: [
      'Feito: apaguei tudo o que eu lembrava. A conversa continua escrita; a memória ficou vazia.',
      'Pronto, não fica nada na minha memória. Começamos do zero quando precisar.',
      'Tudo apagado da minha memória. O que está escrito aqui continua na tela.',
    ],
  }),
  'memory.forgot.all.plan': frame({
    es: [
      'Hecho: borré todo lo que recordaba. El plan de seguridad sigue aparte, en su página.',
      'Todo borrado de mi memoria, menos el plan de seguridad: ese sigue en su página.',
      'Listo, empezamos de cero. El plan de seguridad queda en su página.',
    ],
    pt: [
      'Feito: apaguei tudo o que eu lembrava. O plano de segurança continua à parte, na página dele.',
      'Tudo apagado da minha memória, menos o plano de segurança: ele continua na página dele.',
      'Pronto, começamos do zero. O plano de segurança fica na página dele.',
    ],
  }),
  'memory.stopped': frame({
    tu: [
      'Desde ahora no guardo nada ni uso lo guardado. Lo de antes lo ves y lo borras en Tú, en Memoria.',
      'Hecho: memoria en pausa. Lo que había sigue en Tú, en Memoria, por si quieres borrarlo.',
      'De acuerdo, no recuerdo nada más. En Tú, en Memoria, puedes borrar lo que quedó.',
    ],
    vos: [
      'Desde ahora no guardo nada ni uso lo guardado. Lo de antes lo ves y lo borrás en Tú, en Memoria.',
      'Hecho: memoria en pausa. Lo que había sigue en Tú, en Memoria, por si querés borrarlo.',
      'De acuerdo, no recuerdo nada más. En Tú, en Memoria, podés borrar lo que quedó.',
    ],
    usted: [
      'Desde ahora no guardo nada ni uso lo guardado. Lo de antes lo ve y lo borra en Tú, en Memoria.',
      'Hecho: memoria en pausa. Lo que había sigue en Tú, en Memoria, por si quiere borrarlo.',
      'De acuerdo, no recuerdo nada más. En Tú, en Memoria, puede borrar lo que quedó.',
    ],
    pt: [
      'A partir de agora não guardo nada nem uso o que estava guardado. O de antes você vê e apaga em Você, em Memória.',
      'Feito: memória em pausa. O que havia continua em Você, em Memória, se quiser apagar.',
      'Combinado, não lembro de mais nada. Em Você, em Memória, dá para apagar o que ficou.',
    ],
  }),
  'memory.resumed': frame({
    tu: [
      'De acuerdo: desde ahora guardo lo importante. Lo ves y lo borras en Tú, en Memoria.',
      'Hecho, vuelvo a recordar. Todo lo guardado está a la vista en Tú, en Memoria.',
      'La memoria está encendida desde este mensaje. En Tú, en Memoria, puedes cambiarla.',
    ],
    vos: [
      'De acuerdo: desde ahora guardo lo importante. Lo ves y lo borrás en Tú, en Memoria.',
      'Hecho, vuelvo a recordar. Todo lo guardado está a la vista en Tú, en Memoria.',
      'La memoria está encendida desde este mensaje. En Tú, en Memoria, podés cambiarla.',
    ],
    usted: [
      'De acuerdo: desde ahora guardo lo importante. Lo ve y lo borra en Tú, en Memoria.',
      'Hecho, vuelvo a recordar. Todo lo guardado está a la vista en Tú, en Memoria.',
      'La memoria está encendida desde este mensaje. En Tú, en Memoria, puede cambiarla.',
    ],
    pt: [
      'Combinado: a partir de agora guardo o que importa. Você vê e apaga em Você, em Memória.',
      'Feito, volto a lembrar. Tudo o que fica guardado está à vista em Você, em Memória.',
      'A memória está ligada a partir desta mensagem. Em Você, em Memória, dá para mudar.',
    ],
  }),
  'memory.paused': frame({
    tu: [
      'La memoria está en pausa: no guardo ni uso nada de antes. Si quieres que recuerde, dime "vuelve a recordar".',
      'Ahora no recuerdo nada, la memoria está en pausa. Se enciende en Tú, o con "vuelve a recordar".',
      'Con la memoria en pausa no tengo nada de otras veces. "Vuelve a recordar" la enciende.',
    ],
    vos: [
      'La memoria está en pausa: no guardo ni uso nada de antes. Si querés que recuerde, decime "volvé a recordar".',
      'Ahora no recuerdo nada, la memoria está en pausa. Se enciende en Tú, o con "volvé a recordar".',
      'Con la memoria en pausa no tengo nada de otras veces. "Volvé a recordar" la enciende.',
    ],
    usted: [
      'La memoria está en pausa: no guardo ni uso nada de antes. Si quiere que recuerde, escriba "vuelva a recordar".',
      'Ahora no recuerdo nada, la memoria está en pausa. Se enciende en Tú, o con "vuelva a recordar".',
      'Con la memoria en pausa no tengo nada de otras veces. "Vuelva a recordar" la enciende.',
    ],
    pt: [
      'A memória está em pausa: não guardo nem uso nada de antes. Se quiser que eu lembre, escreva "volta a lembrar".',
      'Agora não lembro de nada, a memória está em pausa. Dá para ligar em Você, ou com "volta a lembrar".',
      'Com a memória em pausa não tenho nada de outras vezes. "Volta a lembrar" liga de novo.',
    ],
  }),
  'memory.kept': frame({
    es: ['Guardado así: "{said}".', 'Queda anotado: "{said}".', 'Lo guardo tal cual: "{said}".'],
    pt: ['Guardado assim: "{said}".', 'Fica anotado: "{said}".', 'Guardo tal qual: "{said}".'],
  }),
  'memory.kept.plain': frame({
    es: ['Queda guardado.', 'Anotado, tal como vino.', 'Eso lo guardo.'],
    pt: ['Fica guardado.', 'Anotado, do jeito que veio.', 'Isso eu guardo.'],
  }),
  'memory.list': frame({
    tu: [
      'Esto recuerdo de ti, en tus palabras: {items}. Todo está en Tú, en Memoria.',
      'Entre lo que me dejaste guardar: {items}. El resto lo ves y lo borras en Tú, en Memoria.',
      'De ti tengo, por ejemplo: {items}. La lista entera está en Tú, en Memoria.',
    ],
    vos: [
      'Esto recuerdo de vos, en tus palabras: {items}. Todo está en Tú, en Memoria.',
      'Entre lo que me dejaste guardar: {items}. El resto lo ves y lo borrás en Tú, en Memoria.',
      'De vos tengo, por ejemplo: {items}. La lista entera está en Tú, en Memoria.',
    ],
    usted: [
      'Esto recuerdo de usted, en sus palabras: {items}. Todo está en Tú, en Memoria.',
      'Entre lo que me dejó guardar: {items}. El resto lo ve y lo borra en Tú, en Memoria.',
      'De usted tengo, por ejemplo: {items}. La lista entera está en Tú, en Memoria.',
    ],
    pt: [
      'Isto eu lembro de você, nas suas palavras: {items}. Tudo está em Você, em Memória.',
      'Entre o que você me deixou guardar: {items}. O resto você vê e apaga em Você, em Memória.',
      'De você tenho, por exemplo: {items}. A lista inteira está em Você, em Memória.',
    ],
  }),
  'memory.list.none': frame({
    tu: [
      'Todavía no recuerdo nada de ti. Lo que vaya guardando se ve en Tú, en Memoria.',
      'Nada, por ahora. Solo guardo lo que cuentas, y se ve en Tú, en Memoria.',
      'Mi memoria sobre ti está vacía todavía.',
    ],
    vos: [
      'Todavía no recuerdo nada de vos. Lo que vaya guardando se ve en Tú, en Memoria.',
      'Nada, por ahora. Solo guardo lo que contás, y se ve en Tú, en Memoria.',
      'Mi memoria sobre vos está vacía todavía.',
    ],
    usted: [
      'Todavía no recuerdo nada de usted. Lo que vaya guardando se ve en Tú, en Memoria.',
      'Nada, por ahora. Solo guardo lo que cuenta, y se ve en Tú, en Memoria.',
      'Mi memoria sobre usted está vacía todavía.',
    ],
    pt: [
      'Ainda não lembro de nada sobre você. O que eu for guardando aparece em Você, em Memória.',
      'Nada, por enquanto. Só guardo o que você conta, e aparece em Você, em Memória.',
      'Minha memória sobre você ainda está vazia.',
    ],
  }),
  'memory.recall': frame({
    tu: [
      'Sí. Me lo contaste {ago}: "{said}".',
      'Así lo dijiste {ago}: "{said}".',
      'Lo tengo en tus palabras, {ago}: "{said}".',
    ],
    vos: [
      'Sí. Me lo contaste {ago}: "{said}".',
      'Así lo dijiste {ago}: "{said}".',
      'Lo tengo en tus palabras, {ago}: "{said}".',
    ],
    usted: [
      'Sí. Me lo contó {ago}: "{said}".',
      'Así lo dijo {ago}: "{said}".',
      'Lo tengo en sus palabras, {ago}: "{said}".',
    ],
    pt: [
      'Sim. Você me contou {ago}: "{said}".',
      'Foi assim que você disse, {ago}: "{said}".',
      'Tenho nas suas palavras, {ago}: "{said}".',
    ],
  }),
  'memory.recall.two': frame({
    tu: [
      'Sí. Contaste esto: "{said}". Y también: "{more}".',
      'De eso tengo dos cosas tuyas: "{said}" y "{more}".',
      'Lo dijiste así: "{said}". Y otra vez: "{more}".',
    ],
    vos: [
      'Sí. Contaste esto: "{said}". Y también: "{more}".',
      'De eso tengo dos cosas tuyas: "{said}" y "{more}".',
      'Lo dijiste así: "{said}". Y otra vez: "{more}".',
    ],
    usted: [
      'Sí. Contó esto: "{said}". Y también: "{more}".',
      'De eso tengo dos cosas suyas: "{said}" y "{more}".',
      'Lo dijo así: "{said}". Y otra vez: "{more}".',
    ],
    pt: [
      'Sim. Você contou isto: "{said}". E também: "{more}".',
      'Disso tenho duas coisas suas: "{said}" e "{more}".',
      'Você disse assim: "{said}". E outra vez: "{more}".',
    ],
  }),
  'memory.recall.step': frame({
    es: [
      'Quedamos {ago} en esto: "{step}".',
      'El paso de {ago} era "{step}".',
      'Lo acordado {ago}: "{step}".',
    ],
    pt: [
      'O combinado {ago}: "{step}".',
      'Combinamos isto {ago}: "{step}".',
      'O passo que ficou {ago}: "{step}".',
    ],
  }),
  'memory.how-was-it': frame({
    tu: ['¿Cómo te fue con eso?', '¿Qué pasó con eso?', '¿Salió, a medias, o no tocaba?'],
    vos: ['¿Cómo te fue con eso?', '¿Qué pasó con eso?', '¿Salió, a medias, o no tocaba?'],
    usted: ['¿Cómo le fue con eso?', '¿Qué pasó con eso?', '¿Salió, a medias, o no tocaba?'],
    pt: ['Como foi com isso?', 'O que aconteceu com isso?', 'Saiu, pela metade, ou não era dia?'],
  }),
  'memory.step': frame({
    tu: [
      'Y {ago} quedamos en "{step}". ¿Cómo te fue?',
      'Antes de seguir: {ago} quedó "{step}". ¿Salió, a medias, o no?',
      'No me olvido de "{step}", de {ago}. ¿Qué pasó con eso?',
    ],
    vos: [
      'Y {ago} quedamos en "{step}". ¿Cómo te fue?',
      'Antes de seguir: {ago} quedó "{step}". ¿Salió, a medias, o no?',
      'No me olvido de "{step}", de {ago}. ¿Qué pasó con eso?',
    ],
    usted: [
      'Y {ago} quedamos en "{step}". ¿Cómo le fue?',
      'Antes de seguir: {ago} quedó "{step}". ¿Salió, a medias, o no?',
      'No me olvido de "{step}", de {ago}. ¿Qué pasó con eso?',
    ],
    pt: [
      'E {ago} combinamos "{step}". Como foi?',
      'Antes de continuar: {ago} ficou "{step}". Saiu, pela metade, ou não?',
      'Não esqueci do que combinamos {ago}: "{step}". O que houve com isso?',
    ],
  }),
  'memory.step.named': frame({
    tu: [
      '¿Y el paso que había quedado: salió, a medias, o no?',
      '¿Qué pasó con el paso?',
      'Del paso que quedó, cuéntame: ¿salió, a medias, o no tocaba?',
    ],
    vos: [
      '¿Y el paso que había quedado: salió, a medias, o no?',
      '¿Qué pasó con el paso?',
      'Del paso que quedó, contame: ¿salió, a medias, o no tocaba?',
    ],
    usted: [
      '¿Y el paso que había quedado: salió, a medias, o no?',
      '¿Qué pasó con el paso?',
      'Del paso que quedó, cuénteme: ¿salió, a medias, o no tocaba?',
    ],
    pt: [
      'E o passo que tinha ficado: saiu, pela metade, ou não?',
      'O que aconteceu com o passo?',
      'Do passo que ficou, me conte: saiu, pela metade, ou não era dia?',
    ],
  }),
  'memory.event': frame({
    tu: [
      'La otra vez dijiste: "{said}". Cuéntame cómo fue cuando quieras. Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Tenías esto por delante: "{said}". Si quieres empezamos por ahí. Del 0 al 10, ¿con qué ánimo llegas?',
      'Pasó la fecha de algo tuyo: "{said}". Lo vemos o lo dejamos. Del 0 al 10, ¿cómo llega el ánimo?',
    ],
    vos: [
      'La otra vez dijiste: "{said}". Contame cómo fue cuando quieras. Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Tenías esto por delante: "{said}". Si querés empezamos por ahí. Del 0 al 10, ¿con qué ánimo llegás?',
      'Pasó la fecha de algo tuyo: "{said}". Lo vemos o lo dejamos. Del 0 al 10, ¿cómo llega el ánimo?',
    ],
    usted: [
      'La vez pasada dijo: "{said}". Cuénteme cómo fue cuando quiera. Del 0 al 10, ¿cómo está el ánimo hoy?',
      'Tenía esto por delante: "{said}". Si desea empezamos por ahí. Del 0 al 10, ¿con qué ánimo llega?',
      'Pasó la fecha de algo suyo: "{said}". Lo vemos o lo dejamos. Del 0 al 10, ¿cómo llega el ánimo?',
    ],
    pt: [
      'Da outra vez você disse: "{said}". Conte como foi quando quiser. De 0 a 10, como está o ânimo hoje?',
      'Você tinha isto pela frente: "{said}". Se quiser, começamos por aí. De 0 a 10, com que ânimo você chega?',
      'Passou a data de algo seu: "{said}". A gente vê ou deixa. De 0 a 10, como chega o ânimo?',
    ],
  }),
  'memory.recall.none': frame({
    tu: [
      'Eso no lo tengo guardado, y no quiero inventarlo. Si me lo cuentas, queda.',
      'De eso no recuerdo nada. Cuéntame y lo anoto.',
      'No lo tengo. Solo guardo lo que quedó dicho, y eso no está.',
    ],
    vos: [
      'Eso no lo tengo guardado, y no quiero inventarlo. Si me lo contás, queda.',
      'De eso no recuerdo nada. Contame y lo anoto.',
      'No lo tengo. Solo guardo lo que quedó dicho, y eso no está.',
    ],
    usted: [
      'Eso no lo tengo guardado, y no quiero inventarlo. Si me lo cuenta, queda.',
      'De eso no recuerdo nada. Cuénteme y lo anoto.',
      'No lo tengo. Solo guardo lo que quedó dicho, y eso no está.',
    ],
    pt: [
      'Isso eu não tenho guardado, e não quero inventar. Se me contar, fica.',
      'Disso não lembro de nada. Conte e eu anoto.',
      'Não tenho. Só guardo o que ficou dito, e isso não está.',
    ],
  }),
  'answer.plan': frame({
    es: [
      'El plan dice: {plan}. Está completo en el menú, en Plan de seguridad.',
      'De ese plan leo: {plan}. Lo demás está en el menú, en Plan de seguridad.',
      'Está guardado tal como se escribió: en el menú, en Plan de seguridad.',
    ],
    pt: [
      'O plano diz: {plan}. Está inteiro no menu, em Plano de segurança.',
      'Desse plano leio: {plan}. O resto está no menu, em Plano de segurança.',
      'Está guardado como foi escrito: no menu, em Plano de segurança.',
    ],
  }),
  'answer.plan.empty': frame({
    es: [
      'Todavía no hay un plan escrito. Se arma parte por parte en el menú, en Plan de seguridad.',
      'Aún está en blanco. En el menú, en Plan de seguridad, se llena a ritmo propio, una parte por vez.',
      'No hay nada escrito ahí por ahora. El menú lo tiene listo para empezar: Plan de seguridad.',
    ],
    pt: [
      'Ainda não há um plano escrito. Ele se faz parte por parte no menu, em Plano de segurança.',
      'Está em branco por enquanto. No menu, em Plano de segurança, dá para preencher uma parte por vez.',
      'Não há nada escrito ali por agora. O menu deixa começar: Plano de segurança.',
    ],
  }),
};
