/** Data, phrases: alcohol after motivational interviewing: both sides, how much it matters, and a plan of their own. No orders. */
import { type Frames, inForms } from './phrase.ts';

export const DRINKING_EXERCISE_FRAMES: Frames = {
  'ex.drinking.consent': inForms(
    'Vamos a mirar qué {te|te|le} da el alcohol, qué {te|te|le} cuesta y qué {querrías|querrías|querría} hacer. No {te|te|le} voy a decir que lo {dejes|dejes|deje}: eso lo {decides tú|decidís vos|decide usted}. Son unos {minutes} minutos, y con "alto" paramos. ¿Empezamos?',
    'Vamos olhar o que a bebida dá, o que custa e o que você gostaria de fazer. Não vou dizer para você parar: isso quem decide é você. São uns {minutes} minutos; escreva "para" e paramos. Começamos?',
  ),
  'ex.drinking.before': inForms(
    'Ahora una medida: del 0 al 10, ¿cuánto {te|te|le} preocupa hoy el tema del alcohol? 0 es nada y 10 es muchísimo.',
    'Agora uma medida: de 0 a 10, quanto o assunto da bebida preocupa você hoje? 0 é nada e 10 é muitíssimo.',
  ),
  'ex.drinking.after': inForms(
    'Para terminar medimos otra vez: del 0 al 10, ¿cuánto {te|te|le} preocupa el tema del alcohol ahora?',
    'Para terminar medimos de novo: de 0 a 10, quanto o assunto da bebida preocupa você agora?',
  ),
  'ex.drinking.why': inForms(
    'Cuando alguien da consejos, uno se defiende. Mirar los dos lados ayuda a encontrar las razones propias, que son las que duran. No reemplaza a un médico si el cuerpo ya depende del alcohol.',
    'Quando alguém dá conselhos, a gente se defende. Olhar os dois lados ajuda a achar as próprias razões, que são as que duram. Não substitui um médico se o corpo já depende da bebida.',
  ),
  'ex.drinking.check': inForms(
    'Primero una pregunta por {tu|tu|su} salud: si {pasas|pasás|pasa} un día sin tomar, ¿hay temblor, sudor, convulsiones, o {ves|ves|ve} u {oyes|oís|oye} cosas que no están? {Contesta|Contestá|Conteste} sí o no.',
    'Primeiro uma pergunta pela sua saúde: se você passa um dia sem beber, há tremor, suor, convulsões, ou você vê ou ouve coisas que não estão ali? Responda sim ou não.',
  ),
  'ex.drinking.check.help': inForms(
    'Lo pregunto porque, si el cuerpo ya depende del alcohol, dejarlo de golpe es peligroso. ¿{Te|Te|Le} tiemblan las manos por la mañana o {sudas|sudás|suda} hasta que {tomas|tomás|toma}?',
    'Pergunto porque, se o corpo já depende da bebida, parar de repente é perigoso. As suas mãos tremem de manhã ou você sua até beber?',
  ),
  'ex.drinking.doctor': inForms(
    'Entonces prefiero no seguir con esto hasta que {te|te|le} vea un médico, porque dejar de golpe puede hacer daño. En un centro de salud lo ven a diario y no juzgan. Mientras tanto, {puedes|podés|puede} seguir contándome.',
    'Então prefiro não seguir até um médico ver você, porque parar de repente pode fazer mal. Num posto de saúde veem isso todo dia e não julgam. Enquanto isso, você pode continuar me contando.',
  ),
  'ex.drinking.good': inForms(
    'Empecemos por lo bueno, porque si no diera nada no costaría tanto. {Escribe|Escribí|Escriba} qué {te|te|le} da tomar: calma, sueño, risa, compañía u otra cosa.',
    'Comecemos pelo lado bom, porque se não desse nada não seria tão difícil. Escreva o que beber dá a você: calma, sono, riso, companhia ou outra coisa.',
  ),
  'ex.drinking.good.help': inForms(
    '{Piensa|Pensá|Piense} en el primer trago de un día cualquiera: ¿qué cambia después? Puede ser dormir mejor, no pensar o estar más a gusto con la gente.',
    'Pense no primeiro gole de um dia qualquer: o que muda depois? Pode ser dormir melhor, não pensar ou ficar mais à vontade com as pessoas.',
  ),
  'ex.drinking.bad': inForms(
    'Gracias por la franqueza. Ahora el otro lado: {escribe|escribí|escriba} qué {te|te|le} cuesta tomar, por ejemplo en dinero, en salud, en el trabajo o con la familia.',
    'Agora o outro lado, para comparar: escreva o que beber custa a você, por exemplo em dinheiro, em saúde, no trabalho ou na família.',
  ),
  'ex.drinking.bad.help': inForms(
    'Puede ser algo pequeño, como una mañana perdida o una discusión. ¿Qué fue lo último que {te|te|le} molestó?',
    'Pode ser algo pequeno, como uma manhã perdida ou uma discussão. Qual foi a última coisa que incomodou você?',
  ),
  'ex.drinking.importance': inForms(
    'Con los dos lados escritos: del 0 al 10, ¿qué tan importante es para {ti|vos|usted} cambiar algo? 0 es nada y 10 es lo más importante ahora.',
    'Com os dois lados escritos: de 0 a 10, quanto é importante para você mudar algo? 0 é nada e 10 é o mais importante agora.',
  ),
  'ex.drinking.reason': inForms(
    'El número podría haber sido más bajo. {Escribe|Escribí|Escriba} qué hace que {te|te|le} importe cambiar algo, porque las razones propias son las que más ayudan.',
    'O número poderia ter sido mais baixo. Escreva o que faz importar mudar algo, porque as próprias razões são as que mais ajudam.',
  ),
  'ex.drinking.reason.help': inForms(
    'Puede ser una persona, la salud o algo que {quieres|querés|quiere} volver a hacer. Si en un año todo siguiera igual, ¿qué {te|te|le} dolería más?',
    'Pode ser uma pessoa, a saúde ou algo que você quer voltar a fazer. Se em um ano tudo continuasse igual, o que doeria mais?',
  ),
  'ex.drinking.able': inForms(
    'Querer y poder son cosas distintas. Si {decidieras|decidieras|decidiera} cambiar algo, del 0 al 10, ¿cuánta confianza {tienes|tenés|tiene} en lograrlo?',
    'Querer e poder são coisas diferentes. Se você decidisse mudar algo, de 0 a 10, quanta confiança tem em conseguir?',
  ),
  'ex.drinking.plan': inForms(
    'La decisión es {tuya|tuya|suya}, y también puede ser no cambiar nada. Si {quisieras|quisieras|quisiera} probar algo esta semana, {escribe|escribí|escriba} qué sería, mientras más pequeño mejor.',
    'A decisão é sua, e também pode ser não mudar nada. Se quisesse tentar algo esta semana, escreva o que seria; quanto menor, melhor.',
  ),
  'ex.drinking.plan.help': inForms(
    'Por ejemplo: elegir un día sin tomar, empezar una hora más tarde o tener otra bebida a mano. ¿Qué {te|te|le} parece posible?',
    'Por exemplo: escolher um dia sem beber, começar uma hora mais tarde ou ter outra bebida à mão. O que parece possível?',
  ),
  'ex.drinking.plan.sudden': inForms(
    'Querer dejarlo del todo es una buena meta. Si {tomas|tomás|toma} todos los días, hacerlo de golpe puede ser peligroso y conviene verlo con un médico. Para esta semana, ¿qué primer paso más pequeño {pondrías|pondrías|pondría}?',
    'Querer parar de vez é uma boa meta. Se você bebe todos os dias, fazer isso de repente pode ser perigoso e vale ver com um médico. Para esta semana, que primeiro passo menor você poria?',
  ),
  'ex.drinking.support': inForms(
    'Con alguien al lado es más fácil. {Escribe|Escribí|Escriba} a quién se lo {podrías|podrías|podría} contar, aunque sea solo para que lo sepa.',
    'Com alguém ao lado é mais fácil. Escreva a quem você poderia contar, nem que seja só para a pessoa saber.',
  ),
  'ex.drinking.support.help': inForms(
    'Puede ser alguien que no toma, alguien que lo dejó, un médico o un grupo. ¿Quién sería más fácil?',
    'Pode ser alguém que não bebe, alguém que parou, um médico ou um grupo. Quem seria mais fácil?',
  ),
  'ex.drinking.end': inForms(
    [
      'Queda anotado lo que {decidiste|decidiste|decidió}: "{step}". Si un día sin tomar trae temblor o sudor, {consulta|consultá|consulte} a un médico antes de seguir. La próxima vez {te|te|le} pregunto cómo fue.',
      'Terminamos. Pensarlo con calma ya sirve, aunque hoy no cambie nada. Si un día {quieres|querés|quiere} ayuda, un centro de salud {te|te|le} puede acompañar.',
    ],
    [
      'Fica anotado o que você decidiu: "{step}". Se um dia sem beber trouxer tremor ou suor, consulte um médico antes de continuar. Da próxima vez pergunto como foi.',
      'Terminamos. Pensar nisso com calma já serve, mesmo que hoje não mude nada. Se um dia quiser ajuda, um posto de saúde pode acompanhar você.',
    ],
  ),
};
