/** Data, phrases: one small thing for today, after behavioural activation. */
import { type Frames, inForms } from './phrase.ts';

export const ACTIVATION_FRAMES: Frames = {
  'ex.activation.consent': inForms(
    'La idea es elegir una sola cosa de cinco minutos para hoy o mañana, porque con el ánimo bajo hacer algo pequeño suele venir antes que las ganas. Son unas preguntas cortas, unos {minutes} minutos. Con "alto" paramos. ¿Lo hacemos?',
    'A ideia é escolher uma só coisa de cinco minutos para hoje ou amanhã, porque no desânimo fazer algo pequeno costuma vir antes da vontade. São umas perguntas curtas, uns {minutes} minutos. Escreva "para" e paramos. Fazemos?',
  ),
  'ex.activation.why': inForms(
    'Con el ánimo bajo, uno espera a tener ganas para hacer cosas, y las ganas no llegan. Al revés suele funcionar mejor: hacer algo pequeño primero, y que el ánimo venga después.',
    'No desânimo, a gente espera ter vontade para fazer as coisas, e a vontade não chega. Ao contrário costuma funcionar melhor: fazer algo pequeno primeiro, e o ânimo vir depois.',
  ),
  'ex.activation.link': inForms(
    'Para saber qué {te|te|le} hace bien, {piensa|pensá|piense} en ayer y hoy: ¿en qué momento {te sentiste|te sentiste|se sintió} un poco menos mal, y qué {hacías|hacías|hacía}? {Escríbelo|Escribilo|Escríbalo} en una frase.',
    'Para saber o que faz bem a você, pense em ontem e hoje: em que momento você se sentiu um pouco menos mal, e o que fazia? Escreva em uma frase.',
  ),
  'ex.activation.link.help': inForms(
    'Puede ser algo mínimo, como una ducha, una canción o hablar un rato con alguien. Si todo fue igual de pesado, {escribe|escribí|escriba} cuál fue el momento menos malo.',
    'Pode ser algo mínimo, como um banho, uma música ou falar um pouco com alguém. Se tudo foi igualmente pesado, escreva qual foi o momento menos ruim.',
  ),
  'ex.activation.list': inForms(
    'Ahora {escribe|escribí|escriba} dos o tres cosas que antes {te|te|le} gustaban o {te|te|le} dejaban conforme, aunque hoy no den ganas. De ahí sale la que {vas|vas|va} a probar.',
    'Agora escreva duas ou três coisas de que você gostava antes ou que davam satisfação, mesmo que hoje não dê vontade. Daí sai a que você vai tentar.',
  ),
  'ex.activation.list.help': inForms(
    'Por ejemplo: caminar una cuadra, regar una planta, escuchar música o escribirle a alguien. {Escribe|Escribí|Escriba} una que se parezca a lo que {hacías|hacías|hacía} antes.',
    'Por exemplo: caminhar um quarteirão, regar uma planta, ouvir música ou escrever para alguém. Escreva uma que se pareça com o que você fazia antes.',
  ),
  'ex.activation.pick': inForms(
    'De esas, {elige|elegí|elija} la más fácil y {piénsala|pensala|piénsela} en una versión de cinco minutos, para que se pueda hacer aunque no haya ganas. ¿Cuál sería?',
    'Dessas, escolha a mais fácil e pense numa versão de cinco minutos, para dar para fazer mesmo que não haja vontade. Qual seria?',
  ),
  'ex.activation.pick.help': inForms(
    'Conviene la que cueste menos dinero, menos tiempo y menos gente. Si ninguna parece posible, puede ser abrir la ventana y quedarse ahí cinco minutos. ¿Cuál {eliges|elegís|elige}?',
    'Vale a que custe menos dinheiro, menos tempo e menos gente. Se nenhuma parece possível, pode ser abrir a janela e ficar ali cinco minutos. Qual você escolhe?',
  ),
  'ex.activation.when': inForms(
    'Las cosas con hora y lugar se hacen más que las que quedan para "algún momento". {Escribe|Escribí|Escriba} qué día, a qué hora y dónde lo {vas|vas|va} a hacer.',
    'As coisas marcadas na agenda acontecem mais do que as que ficam para "qualquer hora". Escreva que dia, a que hora e onde você vai fazer.',
  ),
  'ex.activation.when.help': inForms(
    'Sirve ponerlo junto a algo que ya {haces|hacés|hace}, como después del desayuno o al volver a casa. Por ejemplo: "mañana después del desayuno". ¿Cuándo sería?',
    'Serve colocar junto de algo que você já faz, como depois do café da manhã ou ao voltar para casa. Por exemplo: "amanhã depois do café". Quando seria?',
  ),
  'ex.activation.obstacle': inForms(
    'Para que no se caiga, pensemos antes en lo que puede estorbar. ¿Qué podría impedirlo, y qué {harías|harías|haría} en ese caso? {Escribe|Escribí|Escriba} las dos cosas.',
    'Para não falhar, vamos pensar antes no que pode atrapalhar. O que poderia impedir, e o que você faria nesse caso? Escreva as duas coisas.',
  ),
  'ex.activation.obstacle.help': inForms(
    'Suele ser el cansancio, el teléfono o que alguien pida algo. Si aparece, se puede hacer solo un minuto. ¿Qué sería lo más probable?',
    'Costuma ser o cansaço, o celular ou alguém pedir alguma coisa. Se aparecer, dá para fazer só um minuto. O que seria o mais provável?',
  ),
};
