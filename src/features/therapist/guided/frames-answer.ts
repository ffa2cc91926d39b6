/** Plain answers to what people ask about us. `.again` is for the second asking. */
import { type Frames, frame } from './phrase.ts';

export const ANSWER_FRAMES: Frames = {
  'answer.ai': frame({
    tu: [
      'Sí, soy un programa de IA, no una persona. Leo lo que escribes y trabajo con eso. Con {word} puedo seguir, si quieres.',
      'Soy una IA, no una persona ni un psicólogo. Lo que sí hago es leerte con atención y ordenar contigo lo que pesa.',
      'Eso soy: un programa. No siento ni diagnostico. Puedo leer y ayudarte a pensar.',
    ],
    vos: [
      'Sí, soy un programa de IA, no una persona. Leo lo que escribís y trabajo con eso. Con {word} puedo seguir, si querés.',
      'Soy una IA, no una persona ni un psicólogo. Lo que sí hago es leerte con atención y ordenar con vos lo que pesa.',
      'Eso soy: un programa. No siento ni diagnostico. Puedo leer y ayudarte a pensar.',
    ],
    usted: [
      'Sí, soy un programa de IA, no una persona. Leo lo que escribe y trabajo con eso. Con {word} puedo seguir, si desea.',
      'Soy una IA, no una persona ni un psicólogo. Lo que sí hago es leerle con atención y ordenar con usted lo que pesa.',
      'Eso soy: un programa. No siento ni diagnostico. Puedo leer y ayudarle a pensar.',
    ],
    pt: [
      'Sim, sou um programa de IA, não uma pessoa. Leio o que você escreve e trabalho com isso. Com {word} posso continuar, se quiser.',
      'Sou uma IA, não uma pessoa nem um psicólogo. O que faço é ler com atenção e organizar com você o que pesa.',
      'É isso: um programa. Não sinto nem diagnostico. Posso ler e ajudar a pensar.',
    ],
  }),
  'answer.ai.again': frame({
    tu: [
      'Así es, una IA. ¿Te falta hablar con alguien de carne y hueso? Vemos con quién.',
      'Sigue siendo así: un programa. Si quieres una persona, pensemos a quién buscar.',
      'Soy una IA, y hay cosas que necesitan una voz. ¿Quién podría ser?',
    ],
    vos: [
      'Así es, una IA. ¿Te falta hablar con alguien de carne y hueso? Vemos con quién.',
      'Sigue siendo así: un programa. Si querés una persona, pensemos a quién buscar.',
      'Soy una IA, y hay cosas que necesitan una voz. ¿Quién podría ser?',
    ],
    usted: [
      'Así es, una IA. ¿Le falta hablar con alguien de carne y hueso? Vemos con quién.',
      'Sigue siendo así: un programa. Si desea una persona, pensemos a quién buscar.',
      'Soy una IA, y hay cosas que necesitan una voz. ¿Quién podría ser?',
    ],
    pt: [
      'Isso mesmo, uma IA. Falta falar com alguém de carne e osso? Vemos com quem.',
      'Continua assim: um programa. Se quiser uma pessoa, pensemos quem procurar.',
      'Sou uma IA, e há coisas que precisam de uma voz. Quem poderia ser?',
    ],
  }),
  'answer.feel': frame({
    tu: [
      'No siento; soy un programa. Lo que escribes igual se lee entero. Sigue.',
      'Sentir, no. Puedo leer con cuidado y devolverte lo que veo.',
      'No tengo emociones. Tú sí, y de eso se trata esto.',
    ],
    vos: [
      'No siento; soy un programa. Lo que escribís igual se lee entero. Seguí.',
      'Sentir, no. Puedo leer con cuidado y devolverte lo que veo.',
      'No tengo emociones. Vos sí, y de eso se trata esto.',
    ],
    usted: [
      'No siento; soy un programa. Lo que escribe igual se lee entero. Siga.',
      'Sentir, no. Puedo leer con cuidado y devolverle lo que veo.',
      'No tengo emociones. Usted sí, y de eso se trata esto.',
    ],
    pt: [
      'Não sinto; sou um programa. O que você escreve é lido inteiro. Siga.',
      'Sentir, não. Posso ler com cuidado e devolver o que vejo.',
      'Não tenho emoções. Você tem, e é disso que se trata.',
    ],
  }),
  'answer.feel.again': frame({
    tu: [
      'No, y no voy a fingirlo. Para eso están los tuyos: ¿quién te oiría hoy?',
      'Sigo sin sentir. Lo que cuentas merece también a alguien que sí.',
      'No siento. Puedo ayudarte a pensar a quién contárselo.',
    ],
    vos: [
      'No, y no voy a fingirlo. Para eso están los tuyos: ¿quién te oiría hoy?',
      'Sigo sin sentir. Lo que contás merece también a alguien que sí.',
      'No siento. Puedo ayudarte a pensar a quién contárselo.',
    ],
    usted: [
      'No, y no voy a fingirlo. Para eso están los suyos: ¿quién le oiría hoy?',
      'Sigo sin sentir. Lo que cuenta merece también a alguien que sí.',
      'No siento. Puedo ayudarle a pensar a quién contárselo.',
    ],
    pt: [
      'Não, e não vou fingir. Para isso há os seus: quem ouviria você hoje?',
      'Continuo sem sentir. O que você conta merece também alguém que sinta.',
      'Não sinto. Posso ajudar a pensar a quem contar.',
    ],
  }),
  'answer.who': frame({
    tu: [
      'Soy Terapeuta Artificial, un programa de IA. No soy psicólogo. Dime tú, ¿por dónde vamos?',
      'Me llaman Terapeuta Artificial. Una IA, sin título ni consulta. Puedo leerte y acompañarte a pensar.',
      'Una IA. Acompaño, no trato ni diagnostico. Sigue cuando quieras.',
    ],
    vos: [
      'Soy Terapeuta Artificial, un programa de IA. No soy psicólogo. Decime vos, ¿por dónde vamos?',
      'Me llaman Terapeuta Artificial. Una IA, sin título ni consulta. Puedo leerte y acompañarte a pensar.',
      'Una IA. Acompaño, no trato ni diagnostico. Seguí cuando quieras.',
    ],
    usted: [
      'Soy Terapeuta Artificial, un programa de IA. No soy psicólogo. Dígame, ¿por dónde vamos?',
      'Me llaman Terapeuta Artificial. Una IA, sin título ni consulta. Puedo leerle y acompañarle a pensar.',
      'Una IA. Acompaño, no trato ni diagnostico. Siga cuando quiera.',
    ],
    pt: [
      'Sou Terapeuta Artificial, um programa de IA. Não sou psicólogo. Diga, por onde vamos?',
      'Me chamam Terapeuta Artificial. Uma IA, sem título nem consultório. Posso ler e acompanhar você a pensar.',
      'Uma IA. Acompanho, não trato nem diagnostico. Siga quando quiser.',
    ],
  }),
  'answer.privacy': frame({
    tu: [
      'No hay una persona leyendo al otro lado. Lo que escribes se guarda cifrado en tu cuenta, con una llave solo tuya.',
      'Queda guardado en tu cuenta, cifrado. En Tú decides si recuerdo lo que cuentas. Sigo con {word}, si quieres.',
      'Esto se guarda cifrado, y en Tú decides si lo recuerdo de una vez para otra.',
    ],
    vos: [
      'No hay una persona leyendo al otro lado. Lo que escribís se guarda cifrado en tu cuenta, y en Tú lo ves y lo borrás.',
      'Queda guardado en tu cuenta, cifrado. En Tú decidís si recuerdo lo que contás. Sigo con {word}, si querés.',
      'Esto se guarda cifrado, y en Tú decidís si lo recuerdo de una vez para otra.',
    ],
    usted: [
      'No hay una persona leyendo al otro lado. Lo que escribe se guarda cifrado en su cuenta, con una llave solo suya.',
      'Queda guardado en su cuenta, cifrado. En Tú decide si recuerdo lo que cuenta. Sigo con {word}, si desea.',
      'Esto se guarda cifrado, y en Tú decide si lo recuerdo de una vez para otra.',
    ],
    pt: [
      'Não há uma pessoa lendo do outro lado. O que você escreve fica cifrado na sua conta, com uma chave só sua.',
      'Fica guardado na sua conta, cifrado. Em Você você decide se lembro do que conta. Sigo com {word}, se quiser.',
      'Isto fica cifrado, e em Você você decide se lembro de uma vez para outra.',
    ],
  }),
  'answer.privacy.again': frame({
    tu: [
      'Lo mismo que antes: cifrado, en tu cuenta, con tu llave. Puedes contar solo lo que te deje en calma.',
      'Te contesta un programa, y queda cifrado en tu cuenta. Si algo te da duda, no lo escribas; aquí cabe a medias.',
      'Ninguna persona lee esta charla mientras hablas. Di solo la parte que quieras.',
    ],
    vos: [
      'Lo mismo que antes: cifrado, en tu cuenta, con tu llave. Podés contar solo lo que te deje en calma.',
      'Te contesta un programa, y queda cifrado en tu cuenta. Si algo te da duda, no lo escribas; acá cabe a medias.',
      'Ninguna persona lee esta charla mientras hablás. Decí solo la parte que quieras.',
    ],
    usted: [
      'Lo mismo que antes: cifrado, en su cuenta, con su llave. Puede contar solo lo que le deje en calma.',
      'Le contesta un programa, y queda cifrado en su cuenta. Si algo le da duda, no lo escriba; aquí cabe a medias.',
      'Ninguna persona lee esta charla mientras habla. Diga solo la parte que quiera.',
    ],
    pt: [
      'O mesmo de antes: cifrado, na sua conta, com a sua chave. Pode contar só o que deixar você em calma.',
      'Quem responde é um programa, e fica cifrado na sua conta. Se algo dá dúvida, não escreva; aqui cabe pela metade.',
      'Nenhuma pessoa lê esta conversa enquanto você fala. Diga só a parte que quiser.',
    ],
  }),
  'answer.price': frame({
    tu: [
      'Los planes y precios están en la página Medio de Pago. Las líneas de ayuda no te cuestan nada. ¿Seguimos con {word}?',
      'Hoy conversar es gratis. Lo de más adelante está en Medio de Pago, sin cobro automático.',
      'En la página Medio de Pago ves cuánto sale cada uno. Aquí, mientras, seguimos.',
    ],
    vos: [
      'Los planes y precios están en la página Medio de Pago. Las líneas de ayuda no te cuestan nada. ¿Seguimos con {word}?',
      'Hoy conversar es gratis. Lo de más adelante está en Medio de Pago, sin cobro automático.',
      'En la página Medio de Pago ves cuánto sale cada uno. Acá, mientras, seguimos.',
    ],
    usted: [
      'Los planes y precios están en la página Medio de Pago. Las líneas de ayuda no le cuestan nada. ¿Seguimos con {word}?',
      'Hoy conversar es gratis. Lo de más adelante está en Medio de Pago, sin cobro automático.',
      'En la página Medio de Pago ve cuánto sale cada uno. Aquí, mientras, seguimos.',
    ],
    pt: [
      'Os planos e preços estão na página Medio de Pago. As linhas de ajuda não custam nada. Seguimos com {word}?',
      'Isso está na página Medio de Pago, com o preço à vista e sem cobrança automática.',
      'Na página Medio de Pago você vê quanto custa cada um. Aqui, enquanto isso, seguimos.',
    ],
  }),
  'answer.call': frame({
    tu: [
      'No puedo llamar ni recibir llamadas. En Ayuda ahora hay líneas donde contesta una persona. ¿Te haría bien una voz hoy?',
      'Solo escribo; llamar no puedo. Si quieres una voz, en Ayuda ahora están las de tu país.',
      'Llamar, no. ¿A quién de los tuyos podrías llamar tú hoy?',
    ],
    vos: [
      'No puedo llamar ni recibir llamadas. En Ayuda ahora hay líneas donde contesta una persona. ¿Te haría bien una voz hoy?',
      'Solo escribo; llamar no puedo. Si querés una voz, en Ayuda ahora están las de tu país.',
      'Llamar, no. ¿A quién de los tuyos podrías llamar vos hoy?',
    ],
    usted: [
      'No puedo llamar ni recibir llamadas. En Ayuda ahora hay líneas donde contesta una persona. ¿Le haría bien una voz hoy?',
      'Solo escribo; llamar no puedo. Si desea una voz, en Ayuda ahora están las de su país.',
      'Llamar, no. ¿A quién de los suyos podría llamar usted hoy?',
    ],
    pt: [
      'Não posso ligar nem receber ligações. Na Ajuda agora há linhas onde uma pessoa atende. Uma voz faria bem hoje?',
      'Só escrevo; ligar não posso. Se quiser uma voz, na Ajuda agora estão as do seu país.',
      'Ligar, não. Para quem dos seus você poderia ligar hoje?',
    ],
  }),
  'answer.remember': frame({
    tu: [
      'Recuerdo lo que me dejaste guardar: {summary}. Que recuerde o no se decide en Tú.',
      'Lo que tengo de ti está en Tú, tal cual. Nada más que eso.',
      'De esta charla, esto: {summary}. De otras, solo lo que quedó guardado en Tú.',
    ],
    vos: [
      'Recuerdo lo que me dejaste guardar: {summary}. Que recuerde o no se decide en Tú.',
      'Lo que tengo de vos está en Tú, tal cual. Nada más que eso.',
      'De esta charla, esto: {summary}. De otras, solo lo que quedó guardado en Tú.',
    ],
    usted: [
      'Recuerdo lo que me dejó guardar: {summary}. Que recuerde o no se decide en Tú.',
      'Lo que tengo de usted está en Tú, tal cual. Nada más que eso.',
      'De esta charla, esto: {summary}. De otras, solo lo que quedó guardado en Tú.',
    ],
    pt: [
      'Lembro o que você me deixou guardar: {summary}. Lembrar ou não se decide em Você.',
      'O que tenho de você está em Você, tal qual. Nada além disso.',
      'Desta conversa, isto: {summary}. De outras, só o que ficou guardado em Você.',
    ],
  }),
  'answer.leave': frame({
    tu: [
      'Cuando escribas, leo y contesto. Y me importa que no sea lo único: ¿a quién de los tuyos le contarías la mitad?',
      'No me voy a ninguna parte; también soy solo un programa. ¿Quién podría estar cerca, aunque sea un rato?',
      'Aquí puedes volver cuando quieras. Hace falta además una voz de verdad: ¿cuál sería?',
    ],
    vos: [
      'Cuando escribas, leo y contesto. Y me importa que no sea lo único: ¿a quién de los tuyos le contarías la mitad?',
      'No me voy a ninguna parte; también soy solo un programa. ¿Quién podría estar cerca, aunque sea un rato?',
      'Acá podés volver cuando quieras. Hace falta además una voz de verdad: ¿cuál sería?',
    ],
    usted: [
      'Cuando escriba, leo y contesto. Y me importa que no sea lo único: ¿a quién de los suyos le contaría la mitad?',
      'No me voy a ninguna parte; también soy solo un programa. ¿Quién podría estar cerca, aunque sea un rato?',
      'Aquí puede volver cuando quiera. Hace falta además una voz de verdad: ¿cuál sería?',
    ],
    pt: [
      'Quando você escrever, leio e respondo. E me importa que não seja o único: a quem dos seus contaria a metade?',
      'Não vou a lugar nenhum; também sou só um programa. Quem poderia estar perto, mesmo que um pouco?',
      'Aqui dá para voltar quando quiser. Faz falta também uma voz de verdade: qual seria?',
    ],
  }),
  'answer.leave.again': frame({
    tu: [
      'Contesto cada vez que escribas. El paso más chico con una persona puede ser un "hola, ¿tienes un rato?".',
      'Sigo aquí. Pensemos en alguien a quien mandarle hoy una sola línea.',
      'Esto no se cierra. Y ojalá alguien cercano sepa un pedazo de lo que cuentas aquí.',
    ],
    vos: [
      'Contesto cada vez que escribas. El paso más chico con una persona puede ser un "hola, ¿tenés un rato?".',
      'Sigo acá. Pensemos en alguien a quien mandarle hoy una sola línea.',
      'Esto no se cierra. Y ojalá alguien cercano sepa un pedazo de lo que contás acá.',
    ],
    usted: [
      'Contesto cada vez que escriba. El paso más chico con una persona puede ser un saludo y pedir un rato.',
      'Sigo aquí. Pensemos en alguien a quien mandarle hoy una sola línea.',
      'Esto no se cierra. Y ojalá alguien cercano sepa un pedazo de lo que cuenta aquí.',
    ],
    pt: [
      'Respondo cada vez que você escrever. O menor passo com uma pessoa pode ser um "oi, tem um tempinho?".',
      'Continuo aqui. Pensemos em alguém a quem mandar hoje uma linha só.',
      'Isto não se fecha. E tomara que alguém próximo saiba um pedaço do que você conta aqui.',
    ],
  }),
  'answer.purpose': frame({
    tu: [
      'Sirve para ordenar lo que pesa y probar pasos chicos; no reemplaza a un psicólogo. ¿Qué necesitarías que pasara aquí para que valiera la pena?',
      'A algunas personas escribirlo les aclara; a otras no. Puedes probar un rato y decirme.',
      'No lo resuelve todo. Puede ayudarte a ver qué parte se mueve y cuál no. Tú decides si sigues.',
    ],
    vos: [
      'Sirve para ordenar lo que pesa y probar pasos chicos; no reemplaza a un psicólogo. ¿Qué necesitarías que pasara acá para que valiera la pena?',
      'A algunas personas escribirlo les aclara; a otras no. Podés probar un rato y decirme.',
      'No lo resuelve todo. Puede ayudarte a ver qué parte se mueve y cuál no. Vos decidís si seguís.',
    ],
    usted: [
      'Sirve para ordenar lo que pesa y probar pasos chicos; no reemplaza a un psicólogo. ¿Qué necesitaría que pasara aquí para que valiera la pena?',
      'A algunas personas escribirlo les aclara; a otras no. Puede probar un rato y decirme.',
      'No lo resuelve todo. Puede ayudarle a ver qué parte se mueve y cuál no. Usted decide si sigue.',
    ],
    pt: [
      'Serve para organizar o que pesa e tentar passos pequenos; não substitui um psicólogo. O que precisaria acontecer aqui para valer a pena?',
      'A algumas pessoas escrever esclarece; a outras não. Você pode testar um pouco e me dizer.',
      'Não resolve tudo. Pode ajudar a ver que parte se move e qual não. Você decide se continua.',
    ],
  }),
  'answer.how': frame({
    tu: [
      'Escribes lo que quieras y yo lo leo, lo ordeno contigo y, si te sirve, propongo algo corto. Empieza por donde sea.',
      'Conversamos. A veces pregunto, a veces solo leo, y hay ejercicios breves si los pides.',
      'Puedo escuchar, ayudarte a pensar o guiar un ejercicio corto. ¿Cuál te sirve hoy?',
    ],
    vos: [
      'Escribís lo que quieras y yo lo leo, lo ordeno con vos y, si te sirve, propongo algo corto. Empezá por donde sea.',
      'Conversamos. A veces pregunto, a veces solo leo, y hay ejercicios breves si los pedís.',
      'Puedo escuchar, ayudarte a pensar o guiar un ejercicio corto. ¿Cuál te sirve hoy?',
    ],
    usted: [
      'Escribe lo que quiera y yo lo leo, lo ordeno con usted y, si le sirve, propongo algo corto. Empiece por donde sea.',
      'Conversamos. A veces pregunto, a veces solo leo, y hay ejercicios breves si los pide.',
      'Puedo escuchar, ayudarle a pensar o guiar un ejercicio corto. ¿Cuál le sirve hoy?',
    ],
    pt: [
      'Você escreve o que quiser e eu leio, organizo com você e, se servir, proponho algo curto. Comece por onde for.',
      'Conversamos. Às vezes pergunto, às vezes só leio, e há exercícios breves se você pedir.',
      'Posso escutar, ajudar a pensar ou guiar um exercício curto. Qual serve hoje?',
    ],
  }),
};
