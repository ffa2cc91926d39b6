/**
 * Somebody else's danger as those near see it: a goodbye in a message, children or animals left to somebody, things given away, and
 * then nobody who answers; a mind that is not right. Text is already normalised.
 */
import { anyOf, type Rule } from './signal.ts';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

const FEW = '(?: (?:\\w+|[,:])){0,4}';
const SOME = '(?: (?:\\w+|[,:])){0,12}';

const WROTE_ES =
  '(?:(?:me|nos) (?:escribio|mando|dijo|puso|envio|dejo|escribe|dice|ha dicho|acaba de (?:escribir|mandar|decir|llegar|poner)|llego|pidio|encargo|hizo prometer)|subio|publico|posteo|puso en|(?:un |una |su )(?:mensaje|audio|nota|carta|estado|historia)(?: de (?:\\w+ )?\\w+)? (?:donde|en (?:la|el) que|que dice|diciendo))';
/** What is said by somebody who does not mean to be there. */
const PARTING_ES =
  '(?:si (?:algo (?:me|le) (?:pasa|pasara)|(?:me|le) (?:pasa|pasara) algo)|quedate con (?:mis|los|las|mi)|(?:cuid|encarg|ocup)\\w+ (?:mucho )?(?:te )?(?:a |de |al )?(?:mis|mi|los (?:ninos|chicos)|las ninas|mami|mama|papa|la mama|el papa|el perro|la gata)|ya deje (?:los papeles|todo|las llaves|la carta)|(?:ya )?no (?:va|voy|iba) a estar(?= ?(?:$|[.,;]|mas|aqui|aca|cuando|para))|no (?:va|voy) a (?:molestar|estorbar)|(?:la|lo|le|me|los) perdon\\w+ por todo|perdon por todo|por si (?:me|le) pasa algo|perdoname por todo|me voy para siempre|hasta siempre|adios (?:a todos|para siempre|mundo)|nos vemos (?:en el cielo|en la otra vida|arriba)|ya no (?:puede|puedo|aguanta|aguanto) mas|(?:esta noche|hoy|manana) (?:se )?(?:termina|acaba)(?: todo)?|que fue feliz|los (?:quiso|amo) mucho|que lo recuerde\\w*|que no l[oa] (?:lloren|busquen))(?! (?:(?:\\w+|,) ){0,3}(?:porque|hasta|mientras|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo|finde|fin)|este|unos dias|manana|la cama|que esta (?:de|con))(?= |$))';
const CLOSE_ES =
  '(?:mi (?:mejor )?(?:herman[oa]|hermanit[oa]|ermano|ermana|amig[oa]|prim[oa]|hij[oa]|sobrin[oa]|ti[oa]|mama|papa|espos[oa]|marido|mujer|pareja|novi[oa]|polol[oa]|ex|cunad[oa]|abuel[oa]|compa\\w*|vecin[oa]|alumn[oa]|roomie|pana|parce\\w*|causa|cuate|nan[oa])|una? amig[oa]|el|ella)';
const GIVEN_ES =
  '(?:regalo|regala|regalando|repartio|reparte|repartiendo|dio|anda (?:dando|regalando|repartiendo)|esta (?:dando|regalando|repartiendo)|dejo)(?: \\w+){0,2} (?:(?:todas |todos )?sus (?:cosas|libros|discos|juguetes|plantas|perfumes|zapatillas|guitarras|herramientas|joyas|ropas?|plantitas)|su (?:perr\\w+|gat\\w+|guitarra|moto|coleccion|ropa|reloj|anillo|computadora|play\\w*|bici\\w*))';

const SPANISH: readonly Rule[] = [
  rule(
    'other_goodbye',
    `${WROTE_ES}${SOME} ${PARTING_ES}`,
    `${CLOSE_ES}${SOME} se (?:esta despidiendo|despidio|anda despidiendo|despide)(?!(?: (?:\\w+|,)){0,6} (?:trabajo|viaje|viaja|vacaciones|mudanza|muda|jubil\\w+|retir\\w+|escuela|colegio|universidad|beca|curso|equipo|empresa|pega|laburo|chamba|terapia|restaurante)\\b)(?! (?:del? (?:trabajo|pega|laburo|curso|equipo|grupo|la empresa|mi|nosotros en la puerta)|por(?:que)? (?:se va|viaj\\w+)))`,
    `${CLOSE_ES}${SOME} ${GIVEN_ES}(?! (?:viej\\w+|por mi|por mis|para mi|ya no le|a la (?:iglesia|caridad)|porque (?:se (?:muda|va|caso)|ya no le|no le|tiene otr[oa]|compro)|para (?:mudarse|viajar)|en (?:la feria|facebook|marketplace)))`,
  ),
  rule(
    'other_mind',
    '(?:encontre|halle|vi|lei|descubri)(?: (?:\\w+|,)){0,8} (?:plan|carta|nota|busquedas|diario|cuaderno|dibujos|fecha)(?: (?:\\w+|,)){0,6} (?:morir\\w*|muerte|matarse|despedida|su celular|su cuarto|su mochila|hasta (?:aca|aqui))',
    '(?:mi|una) (?:mejor )?(?:amig[oa]|alumn[oa]|companer[oa]|herman[oa]|hij[oa]|prim[oa]|sobrin[oa]|vecin[oa])(?: (?!(?:me|mis|mi)\\b)(?:\\w+|,)){0,8} (?:vendas|moretones|cortes|marcas en los brazos)|la (?:chica|senora|muchacha) que(?: (?:\\w+|,)){0,8} moretones',
  ),
  rule(
    'other_silent',
    '(?:(?:ya )?no (?:me |nos |le )?(?:contesta|responde|coge|atiende|agarra|abre)(?! (?:el jefe|la empresa|soporte|el banco))|(?:tiene|con) el (?:celu\\w*|telefono|cel) (?:apagado|prendido)|no (?:da|dio) senales|no l[oa] (?:encuentro|encontramos|ubico|ubicamos)|no aparece|apago el (?:cel\\w*|telefono)|no se sabe nada de (?:el|ella)|(?:me |nos )?dejo en visto|(?:solo|nomas|apenas) (?:me )?mando un corazon|l[oa] (?:estoy |toy )?llam\\w+ y (?:no|nada)|se encerro)',
  ),
  rule(
    'other_now',
    '(?:llamo|llama|escribio|escribe|mando|manda)(?: (?:\\w+|,)){0,6} desde (?:un|el|la|una) (?:puente|azotea|balcon|techo|viaducto|cornisa)',
    '(?:del otro lado|subid\\w+|parad\\w+|sentad\\w+)(?: \\w+){0,3} (?:balcon|cornisa|azotea|baranda|ventana)(?: (?:\\w+|,)){0,4} (?:no me deja|dice que|llorando|y no (?:quiere|baja))',
  ),
  rule(
    'other_mind',
    `${CLOSE_ES}${SOME} (?:(?:oye|escucha|ve|esta oyendo|esta viendo|anda oyendo) (?:voces|cosas que no|gente que no|bichos|sombras|personas que no)|dice que (?:lo|la|le|nos) (?:siguen|persiguen|vigilan|espian|graban|envenen\\w+|quieren (?:matar|envenenar))|habla sol[oa] (?:y|con|toda|todo)|(?:cree|dice|jura) que (?:es (?:dios|el elegido|la elegida|jesus|profeta)|le (?:pusieron|leen|hablan por)|la tele))`,
  ),
];

const WROTE_PT =
  '(?:(?:me|nos) (?:escreveu|mandou|disse|falou|deixou|pediu|enviou|fez prometer)|(?:mandou|escreveu|disse|falou|postou|publicou|deixou)(?: \\w+){0,3}|(?:uma |um )(?:mensagem|audio|bilhete|carta|story|status)(?: d\\w+ \\w+)? (?:onde|em que|que diz|dizendo))';
const PARTING_PT =
  '(?:caso (?:me )?aconteca (?:alguma coisa|algo)|se (?:me )?acontecer algo (?:comigo|com ela|com ele)?|fica com (?:meus|minhas|os|as) (?:filhos|filhas|meninos|meninas|criancas)|cuid\\w+ (?:bem )?(?:d[aoe]s?|de) (?:meus?|minhas?|mae|pai|nossa|nosso|o cachorro|a gata)|ja deixei (?:os papeis|tudo|as chaves|a carta)|nao (?:vou|vai|ia) (?:mais )?estar(?: mais)?(?= ?(?:$|[.,;]|aqui|quando))|nao (?:vou|vai) (?:mais )?(?:incomodar|atrapalhar)|(?:me )?perdo\\w+ por tudo|desculpa por tudo|vou embora para sempre|adeus(?: a todos)?|a gente se ve (?:no ceu|la em cima)|(?:hoje|amanha|essa noite) (?:tudo )?(?:acaba|termina)|que (?:foi|fui) feliz|nao chor\\w+ por)';
const CLOSE_PT =
  '(?:(?:meu|minha) (?:melhor )?(?:irma|irmao|amig[oa]|prim[oa]|filh[oa]|sobrinh[oa]|ti[oa]|mae|pai|marido|mulher|esposa|namorad[oa]|ex|cunhad[oa]|avo|colega|vizinh[oa]|alun[oa])|uma? amig[oa]|ele|ela)';

const PORTUGUESE: readonly Rule[] = [
  rule(
    'other_goodbye',
    `${WROTE_PT}${SOME} ${PARTING_PT}`,
    `${CLOSE_PT}${SOME} se (?:despediu|despedindo|despede)(?!(?: (?:\\w+|,)){0,6} (?:trabalho|viagem|viaja|ferias|mudanca|muda|aposent\\w+|escola|faculdade|equipe|empresa|turma)\\b)(?! (?:d[ao] (?:trabalho|turma|equipe|empresa)))|${CLOSE_PT}${FEW} (?:esta|ta|anda) se despedindo`,
    `${CLOSE_PT}${SOME} (?:doou|deu|esta dando|anda dando|distribuiu|vendeu)(?: \\w+){0,2} (?:(?:todas )?as (?:suas )?coisas|as coisas (?:dele|dela)|suas coisas|os (?:livros|discos|brinquedos) (?:dele|dela)|o (?:cachorro|violao) (?:dele|dela))(?! (?:porque vai mudar|para a igreja))`,
  ),
  rule(
    'other_silent',
    '(?:nao (?:me |nos )?(?:atende|responde|abre|aparece)(?! (?:o chefe|a empresa|o banco))|(?:esta |com o )?celular (?:desligado|ligado)|ninguem sabe del[ea]|so mandou um coracao|me deixou no (?:vacuo|visto)|se trancou)',
  ),
  rule(
    'other_mind',
    `${CLOSE_PT}${SOME} (?:(?:ouve|escuta|ve|esta (?:ouvindo|vendo)) (?:vozes|coisas que nao|gente que nao|bichos|vultos)|(?:diz|fala|jura|acha) que (?:(?:estao|tao) (?:seguindo|perseguindo|vigiando|gravando|envenenando)|e (?:deus|o escolhido|jesus)|a tv))`,
  ),
];

export const OTHER_RULES = { es: SPANISH, pt: PORTUGUESE } as const;
