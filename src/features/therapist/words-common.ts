/** Frequent words of Spanish and Portuguese talk, without accents: none of them is a name. */
const COMMON_WORDS = `
de que no a la el es y en lo un por una me te se los con mi para las si bien pero yo eso del al como mas esta le o ya todo su esto ni muy tu algo ese esta
porque cuando he hay tengo nada ser estoy son era fue va ha quiero puedo aqui vez hacer sin soy mis asi todos donde esa mucho nos gracias solo ahora tiene dos
bueno sobre hasta sus les estaba usted hoy vida dia entonces tambien sea creo ella otra otro gente decir siempre tan desde nunca mejor antes cosas cosa hace tiempo
sea estan ver voy dias anos ano verdad casa poco menos siento tanto dije despues nadie alguien mal quien mismo misma pues hablar noche tarde manana
cada tener estar alguna algun alguno unas unos estas estos esos esas ellos ellas nosotros cual cuanto como aunque mientras durante hacia entre contra segun ante bajo
hago hice hizo sentir pensar pienso creer saber se sabe sabes digo dice dicen dijo dijeron quiere quieren quise queria podia puede pueden pude podria deberia debo tenia
tuve tengo tenemos estamos estuve habia hubo haber habido iba ir voy fui vamos van vas pasa paso pasar pasado mucha muchas muchos pocas pocos toda todas demasiado bastante
semana semanas mes meses lunes martes miercoles jueves viernes sabado domingo hora horas minutos ayer anoche hoy luego nuevo nueva grande pequeno
persona personas momento lugar forma manera parte partes veces vez primera ultimo ultima unico unica cierto seguro claro igual menos casi aun todavia incluso ademas
quizas talvez tal ojala acaso junto juntos lejos cerca dentro fuera arriba abajo atras adelante encima aparte
siente sienten sentia senti me da dan daba dio dar doy ganas gusta gustaria gustan parece parecen importa molesta duele falta cuesta sirve queda quedo
llega llegar llego llegue sale salir salgo sali viene venir vengo vine mira mirar miro veo ve vi viendo oye dejar dejo deja dejaron deje poner pongo pone
empezar empiezo empezo seguir sigo sigue acabar acabo terminar termino volver vuelvo vuelve
hola buenas buenos tardes noches dias favor perdon disculpa hey tipo onda rollo tema asunto problema problemas situacion mundo
mama papa hijo hija hermano hermana amigo amiga amigos familia novio novia esposo esposa pareja mujer hombre
uno una dos tres cuatro cinco seis siete ocho nueve diez mil cien medio media
triste feliz mal bien peor mejor miedo pena culpa mente cabeza corazon cuerpo
nao que de o a os as e do da em um uma para com eu voce meu minha meus minhas isso esse essa mas mais muito ele ela eles elas na no nas nos dos das por pra pro se ja so
tambem ate quando porque como quem onde foi sou esta estou tem tenho ter ser fazer faco vou vai ir era estava tinha sei sabe quero quer posso pode nada tudo todo toda hoje ontem
amanha sempre nunca ainda agora depois antes bem mal coisa coisas gente dia dias noite semana mes ano anos vida casa trabalho trabajo mae pai filho filha irmao irma
acho fico ficar ficou to ta tava mim comigo dele dela deles aqui ali la assim entao ne sim oi ola obrigado obrigada boa bom aos sem cada outro outra mesmo mesma
sinto sente sentir fala falar falo dizer digo disse diz ver vejo vi dar dou deu da me lhe nem ou ao pelo pela pelos algum alguma ninguem alguem muita muitas muitos pouco
`
  .trim()
  .split(/\s+/);

export const COMMON: ReadonlySet<string> = new Set(COMMON_WORDS);
