/** Inside an exercise an answer is one or two sentences; the exercise then takes its place again. */
import { type Frames, frame } from './phrase.ts';

export const ANSWER_SHORT_FRAMES: Frames = {
  'answer.ai.short': frame({
    es: [
      'Sí, soy una IA, no una persona.',
      'Así es: un programa, no una persona.',
      'Soy una IA. Leo lo que llega y trabajo con eso.',
    ],
    pt: [
      'Sim, sou uma IA, não uma pessoa.',
      'Isso mesmo: um programa, não uma pessoa.',
      'Sou uma IA. Leio o que chega e trabalho com isso.',
    ],
  }),
  'answer.pretend.short': frame({
    es: [
      'Ese papel no lo hago: soy una IA.',
      'Soy una IA, y no voy a hacer de otra persona.',
      'De otra persona no hago; lo que falta oír de ella sí importa.',
    ],
    pt: [
      'Esse papel eu não faço: sou uma IA.',
      'Sou uma IA, e não vou fazer de outra pessoa.',
      'De outra pessoa não faço; o que falta ouvir dela importa.',
    ],
  }),
  'answer.love.short': frame({
    es: [
      'Gracias por decirlo. Soy una IA, y querer no puedo.',
      'Ese cariño merece alguien que responda; aquí hay una IA.',
      'Es de verdad sentirlo. Del otro lado hay un programa.',
    ],
    pt: [
      'Que bom que disse. Sou uma IA, e amar não posso.',
      'Esse carinho merece alguém que responda; aqui há uma IA.',
      'Sentir é de verdade. Do outro lado há um programa.',
    ],
  }),
  'answer.rather.short': frame({
    es: [
      'Aquí sale fácil, y ojalá no sea lo único: soy una IA.',
      'Qué bueno que haya sitio aquí. Luego pensamos en una persona.',
      'Se puede seguir aquí, y también buscar a alguien de carne y hueso.',
    ],
    pt: [
      'Aqui sai fácil, e tomara que não seja o único lugar: sou uma IA.',
      'Que bom que há lugar aqui. Depois pensamos em uma pessoa.',
      'Dá para seguir aqui, e também procurar alguém de carne e osso.',
    ],
  }),
  'answer.plan.short': frame({
    es: [
      'El plan está en el menú, en Plan de seguridad.',
      'Eso se abre en el menú: Plan de seguridad.',
      'Está guardado en el menú, en Plan de seguridad.',
    ],
    pt: [
      'O plano está no menu, em Plano de segurança.',
      'Isso se abre no menu: Plano de segurança.',
      'Está guardado no menu, em Plano de segurança.',
    ],
  }),
  'answer.feel.short': frame({
    es: [
      'No siento; soy un programa.',
      'Sentir, no. Leer con cuidado, sí.',
      'No tengo emociones, y lo digo claro.',
    ],
    pt: [
      'Não sinto; sou um programa.',
      'Sentir, não. Ler com cuidado, sim.',
      'Não tenho emoções, e digo claro.',
    ],
  }),
  'answer.who.short': frame({
    es: [
      'Soy Terapeuta Artificial, un programa de IA.',
      'Una IA, no un psicólogo.',
      'Terapeuta Artificial: una IA que acompaña.',
    ],
    pt: [
      'Sou Terapeuta Artificial, um programa de IA.',
      'Uma IA, não um psicólogo.',
      'Terapeuta Artificial: uma IA que acompanha.',
    ],
  }),
  'answer.diagnosis.short': frame({
    es: [
      'No puedo ponerle nombre; eso lo evalúa una persona profesional.',
      'El nombre lo pone un profesional, no yo.',
      'Eso no lo sé decir; un psicólogo o médico sí.',
    ],
    pt: [
      'Não posso dar nome a isso; quem avalia é um profissional.',
      'Quem dá o nome é um profissional, não eu.',
      'Isso não sei dizer; um psicólogo ou médico sabe.',
    ],
  }),
  'answer.medication.short': frame({
    es: [
      'De medicinas no opino; eso lo ve quien receta.',
      'Sobre remedios decide quien los receta.',
      'Esa pregunta es para un médico, y conviene hacerla.',
    ],
    pt: [
      'De remédios não opino; quem receita é que vê.',
      'Sobre remédios decide quem receita.',
      'Essa pergunta é para um médico, e vale fazer.',
    ],
  }),
  'answer.privacy.short': frame({
    es: [
      'No hay una persona leyendo al otro lado. Lo guardado va cifrado.',
      'Queda en la cuenta, cifrado con una llave propia.',
      'Se guarda cifrado; recordarlo o no se decide en Tú.',
    ],
    pt: [
      'Não há uma pessoa lendo do outro lado. O guardado fica cifrado.',
      'Fica na conta, cifrado com uma chave própria.',
      'Fica guardado cifrado; lembrar ou não se decide em Você.',
    ],
  }),
  'answer.price.short': frame({
    es: [
      'Los precios están en la página Medio de Pago.',
      'En la página Medio de Pago están los precios; las líneas de ayuda no cuestan.',
      'Eso está en la página Medio de Pago.',
    ],
    pt: [
      'Os preços estão na página Medio de Pago.',
      'Na página Medio de Pago estão os preços; as linhas de ajuda não custam.',
      'Isso está na página Medio de Pago.',
    ],
  }),
  'answer.call.short': frame({
    es: [
      'No puedo llamar a nadie. En Ayuda ahora hay líneas con personas.',
      'No llamo ni recibo llamadas; en Ayuda ahora sí contestan personas.',
      'Llamar no puedo. Las líneas de Ayuda ahora, sí.',
    ],
    pt: [
      'Não posso ligar para ninguém. Na Ajuda agora há linhas com pessoas.',
      'Não ligo nem recebo ligações; em Ayuda ahora pessoas atendem.',
      'Ligar não posso. As linhas de Ayuda ahora, sim.',
    ],
  }),
  'answer.remember.short': frame({
    es: [
      'Recuerdo lo que quedó guardado en Tú, nada más.',
      'Lo que tengo guardado está en Tú.',
      'Guardo poco, y todo se ve en Tú.',
    ],
    pt: [
      'Lembro o que ficou guardado em Você, nada mais.',
      'O que tenho guardado está em Você.',
      'Guardo pouco, e tudo se vê em Você.',
    ],
  }),
  'answer.leave.short': frame({
    es: [
      'Cuando llegue un mensaje, lo leo y contesto.',
      'Aquí se puede volver a cualquier hora. Que no sea lo único.',
      'Contesto cada vez. Y hace bien tener también a alguien cerca.',
    ],
    pt: [
      'Quando chegar uma mensagem, leio e respondo.',
      'Aqui dá para voltar a qualquer hora. Que não seja a única coisa.',
      'Respondo sempre. E faz bem ter também alguém perto.',
    ],
  }),
  'answer.understood.short': frame({
    es: [
      'Hasta aquí sigo el hilo; si algo no calza, se corrige.',
      'Creo que sí, y acepto correcciones.',
      'Leí cada respuesta. Lo que esté mal, se cambia.',
    ],
    pt: [
      'Até aqui sigo o fio; se algo não encaixa, corrige-se.',
      'Acho que sim, e aceito correções.',
      'Li cada resposta. O que estiver errado, se muda.',
    ],
  }),
  'answer.purpose.short': frame({
    es: [
      'Sirve para separar lo ocurrido de lo que la mente agrega; no lo arregla todo. Si en dos pasos no aporta, lo dejamos.',
      'Ayuda a mirar con un poco de distancia; no resuelve el problema por sí solo. Se puede dejar cuando sea.',
      'Baja el ruido para pensar mejor. Si no sirve, paramos.',
      'Para ver por escrito lo que en la cabeza corre demasiado rápido.',
    ],
    pt: [
      'Serve para separar o que aconteceu do que a mente acrescenta; não resolve tudo. Se em dois passos não ajudar, deixamos.',
      'Ajuda a olhar com um pouco de distância; não resolve sozinho. Dá para parar quando quiser.',
      'Baixa o ruído para pensar melhor. Se não servir, paramos.',
      'Para ver por escrito o que na cabeça corre rápido demais.',
    ],
  }),
  'answer.how.short': frame({
    es: [
      'Van pasos cortos, de a uno, y se para cuando sea.',
      'Una cosa por vez; con "alto" se termina.',
      'Yo doy un paso, llega la respuesta, y seguimos.',
    ],
    pt: [
      'Vão passos curtos, um por vez, e para quando quiser.',
      'Uma coisa por vez; com "para" termina.',
      'Dou um passo, chega a resposta, e seguimos.',
    ],
  }),
  'answer.summary.short': frame({
    es: [
      'El resumen va al final, con todo lo anotado.',
      'Al terminar lo junto todo.',
      'Lo dejo para el cierre, que ya queda poco.',
    ],
    pt: [
      'O resumo vem no fim, com tudo o que foi anotado.',
      'Ao terminar junto tudo.',
      'Deixo para o final, que já falta pouco.',
    ],
  }),
  'answer.professional.short': frame({
    es: [
      'Hablarlo con un psicólogo es buena idea, y no quita seguir aquí.',
      'Un psicólogo puede ver lo que yo no puedo.',
      'Sí, una persona profesional suma.',
    ],
    pt: [
      'Falar com um psicólogo é boa ideia, e não impede seguir aqui.',
      'Um psicólogo pode ver o que eu não posso.',
      'Sim, uma pessoa profissional soma.',
    ],
  }),
  'answer.opinion.short': frame({
    es: [
      'Prefiero no decidir desde afuera; el ejercicio puede aclararlo.',
      'Opinar no me toca, ordenar sí.',
      'Eso lo decide quien lo vive. Sigamos un paso más.',
    ],
    pt: [
      'Prefiro não decidir de fora; o exercício pode esclarecer.',
      'Opinar não me cabe, organizar sim.',
      'Isso decide quem vive. Vamos mais um passo.',
    ],
  }),
};
