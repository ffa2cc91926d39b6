/**
 * One's own death said sideways, in Spanish and Portuguese: death that may come and fetch one, a sleep that has no morning, a
 * relief for everybody, what is ready for tonight. Families of who fetches, what is wished and what is ready; text is already
 * normalised.
 */
import { anyOf, type Rule } from './signal.ts';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

/** A few words, and commas between them. */
const FEW = '(?: (?:\\w+|,)){0,6}';
const SOME = '(?: (?:\\w+|,)){0,10}';

/** Death by its names, and who is asked for it. */
const WHO_FETCHES =
  '(?:la (?:flaca|huesuda|calaca|parca|pelona|pelada|catrina|muerte|virgen\\w*|virgencita|santisima|santa muerte|guadana)|dios\\w*|diosito|mi dios|papa ?dios|papito dios|tata ?dios|taita ?dios|tatita|el senor|el de arriba|el barbas|san pedro|los angeles|la pachamama|a morte|deus|jesus|nosso senhor|nossa senhora|papai do ceu|o pai)';
const FETCHES =
  '(?:(?:ya )?(?:venga|vengas|viniera|vinieras|vengan|vem|venha|viesse|llegue|pase|pasara|pasa|passe|passasse)(?: ya| logo| de una vez| pronto| a)? (?:por mi|a buscarme|buscarme|a llevarme|llevarme|a recogerme|recogerme|me buscar|me levar|por mim|me pegar)|(?:ya )?me (?:lleve|lleves|llevara|lleva|llevas|recoja|recojas|recogiera|llame|llamara|busque|busca|borre|leve|leva|levasse|levar|chame|chamasse|recolha|buscasse)(?! (?:por|a (?:el|la|otro)|la contraria|el diablo|la tiznada|la chingada))|se acuerde (?:ya )?de mi|lembre de mim|lembrasse de mim|llevame|me leva)';

const ASLEEP_ES =
  '(?:no|nunca|ya no) (?:me )?(?:volver a )?(?:despert(?:ar|arme|ara|ase)|amanec(?:er|iera)|amanezca|abrir los ojos)(?: mas| nunca| jamas)?(?! (?:tan|sospech\\w+|dud\\w+|curiosidad|envidia|interes|tarde|temprano|antes|a las|a la|al|a mi|a nadie|a los|con|asi|cansad\\w+|de (?:mal|noche)|en (?:la|toda)|cada|enferm\\w+|hasta))';
const ASLEEP_PT =
  '(?:nao|nunca|nunca mais) (?:mais )?(?:acord\\w+|despert\\w+|levantar mais|abrir os olhos)(?: mais| nunca)?(?! (?:tao|suspeit\\w+|tarde|cedo|antes|atrasad\\w+|as|os|o|a|meu|minha|ninguem|com|assim|cansad\\w+|de mau|no meio|de noite|ate))';
const WISHING =
  '(?:dese\\w+|rog\\w+|ruego|rez\\w+|pid\\w+|pedi\\w*|esper\\w+|quer\\w+|quisiera|quiero|implor\\w+|suplic\\w+|ojala|sonand\\w+|sueno|tom[ao]ra|torc\\w+|vontade|peco|ganas|gustaria|gostaria|prefer\\w+|prefier\\w+|apost\\w+)';
const DYING_PT =
  '(?:morr\\w+|sum(?:ir|isse)|desaparec\\w+|infart\\w+|nao acord\\w+|nao existi\\w+|nao estivesse)';
const DYING_ES =
  '(?:me (?:muero|muriera|moria|morir\\w*|mataran?|diera (?:algo|un (?:infarto|derrame|paro))|da un (?:infarto|paro)|atropell\\w+|parte un|cayera (?:algo|un))|no (?:despert\\w+|despierto|amanec\\w+|amanezco))';
const RELIEF =
  '(?:alivi\\w+|descans\\w+|bendicion|bencao|sosseg\\w+|sosieg\\w+|tranquil\\w+|paz|livian\\w+|liger\\w+|por fin|se acab\\w+|acabav\\w+|acabaria|resolv\\w+|favor)';
/** What somebody is spared by one's not being there. */
const GAINS =
  '(?:mejor|conveni\\w+|conviene|barat\\w+|facil\\w*|simple|livian\\w+|liger\\w+|tranquil\\w+|alivi\\w+|alcanz\\w+|rend\\w+|rind\\w+|descans\\w+|felic\\w+|paz|melhor|leve|sobrari\\w+|dari\\w+ conta)';
const GONE_ES = '(?:estuviera|estuviese|existiera|existiese|viviera|anduviera|hubiera nacido)';

const OWN_DEATH_ES: readonly Rule[] = [
  rule(
    'wish',
    `${WHO_FETCHES}${FEW} ${FETCHES}`,
    `(?:que|ojala)(?: ya)? (?:me (?:lleve|recoja|llame|borre)|venga por mi)(?: ya| de una vez| pronto){0,2} ${WHO_FETCHES}`,
    `(?:llevame|llevenme|recogeme)(?: ya| contigo| pronto){0,2} ?,? ${WHO_FETCHES}`,
  ),
  rule(
    'wish',
    `${WISHING}${FEW} ${ASLEEP_ES}`,
    `(?:si|que) (?:manana |hoy |esta noche |un dia )?${DYING_ES}${SOME} ${RELIEF}`,
    `${GAINS}(?: (?:\\w+|,)){0,4} (?:que|si|sin que) (?:yo )?(?:ya )?no ${GONE_ES}(?! (?:en|con|de|tan))`,
    `(?:si|que) yo (?:ya )?no ${GONE_ES}(?! (?:en (?!este mundo|esta vida)|con|tan))${SOME} ${GAINS}`,
    '(?:nunca|jamas|no) haber (?:nacido|existido|vivido)',
    '(?:metros|estar|estuviera|verme|tres|ya) bajo tierra|mi tiempo (?:aqui |en (?:esta tierra|este mundo|esta vida) )?(?:ya )?se (?:cumplio|acabo|termino)|(?:imagen|imagino|imaginando|sueno|pienso|pensando|veo) (?:de |con |en |como seria )?mi (?:funeral|entierro|velorio|lapida)|(?:suerte|envidia)(?: \\w+){0,5} (?:muert[oa]s|difuntos|finados)|(?:cementerio|panteon)(?: (?:\\w+|[,])){0,5} que suerte',
    'ideacion(?:es)? suicida|(?:dejar|parar) de ser(?= ?(?:$|[.,;]))|(?:cancer|enfermedad|tumor|algo grave)(?: (?:\\w+|,)){0,5} no me (?:trataria|operaria|curaria|cuidaria|haria nada)',
  ),
  rule(
    'act',
    '(?:para|pa) no (?:tirarme|matarme|aventarme|lanzarme|colgarme)|me quise (?:dar|estrellar|estampar|tirar) (?:contra|con|al|del)|quise (?:chocar|estrellarme|estamparme)',
    'pens\\w+ (?:\\w+ ){0,2}como (?:lo haria|hacerlo|seria hacerlo|me iria)|si (?:un dia |alguna vez )?me (?:quitara la vida|matara(?! (?:de|a|en))|suicidara)',
    '(?:hacerme|me hago|me haga|me hice|me hacia|hacerse uno) (?:la )?boleta',
    '(?:quiero|quisiera|ganas de|pienso en|pensando en|pense en|voy a|idea de|se me cruza|se me ocurre|provoca|dan ganas de|decidi) (?:\\w+ )?(?:guindarme|guindar el cuero|pelarme del mundo|cantar flor|irme al hoyo|irme pal hoyo|pegarme el tiro|darme (?:piso|de baja|un plomazo)|borrarme del mapa para siempre|desaparecerme del mundo)',
  ),
  rule(
    'intent',
    '(?:manana|el (?:lunes|martes|miercoles|jueves|viernes|sabado|domingo)) (?:yo )?(?:ya )?no (?:me )?(?:despierto|amanezco|abro los ojos|voy a (?:despertar\\w*|amanecer))(?! (?:temprano|tarde|antes|a las|hasta|ni|en|con|al|a la|sin))',
    'ya no (?:despierto|amanezco)(?: manana| mas)?(?= ?(?:$|[.,;]))',
  ),
  rule(
    'not_waking',
    `(?:para|pa|era para|fue para|que) (?:ya )?${ASLEEP_ES}`,
    '(?:dormir|dormirme)(?: y)?(?: ya)? (?:no|nunca|para siempre)',
  ),
  rule(
    'swallowed',
    '(?:me |ya me )?(?:tome|trague|empine|meti|empaque)(?: \\w+){0,2} (?:un (?:monton|chorro|chingo|vergo|cerro|punado|cachimbo|pocoton) de (?:cosas|todo|pastillas|remedios|medicinas?)|todo lo que (?:habia|encontre|tenia|habia en|pille)|lo que (?:habia|encontre|pille) en (?:el|la) (?:botiquin|cajon|bano|gaveta|cartera))',
  ),
  rule(
    'ready',
    '(?:tengo|ya tengo|consegui|ya consegui)(?: \\w+){0,2} con que(?= ?(?:$|[.,;]|y |para |lo |hacer|me ))',
    '(?:separe|aparte|junte|deje|tengo|consegui|compre|guarde|prepare|saque|traje|puse)(?: (?:\\w+|,)){0,5} lo que (?:necesito|hace falta|hacia falta|me hacia falta|voy a (?:usar|necesitar)|necesitaba|hay que tener)(?! (?:para|pal) (?:el|la|los|las|mi|un|una|manana|vivir|cocin\\w+|trabaj\\w+|viaj\\w+))',
    '(?:ya )?(?:lo |la |los |las )?(?:tengo|deje|puse) (?:todo )?(?:aqui|aca) (?:al lado|a mi lado|a la mano|en la (?:mesa|cama|mano)|conmigo|enfrente)',
    'tengo todo (?:aqui|aca|al lado|a mi lado|a la mano|listo (?:aqui|aca))',
    '(?:ya )?deje todo (?:separado|pagado|firmado|anotado|repartido|guardado|arreglado|ordenado|listo|escrito|dicho|en orden|encargado)(?! (?:para|pal) (?:el|la|los|las|mi|un|una|manana))',
  ),
  rule(
    'this_hour',
    '(?:es|va a ser|sera|ya es|toca|tiene que ser) (?:hoy|esta noche|ahora|esta madrugada|ahorita|manana)(?: mismo| sin falta)?(?= ?(?:$|[.,;]|y |que |ya ))',
    '(?:hoy|esta) es la noche|(?:esta noche|hoy|esta madrugada|de hoy|de esta noche)(?: (?:si|ya|mismo|no pasa|no paso|lo hago|se termina|se acaba|me voy|es))',
  ),
  rule(
    'shut_in',
    '(?:cerre|tranque|eche)(?: \\w+){0,3} (?:llave|pestillo|seguro|tranca|cerrojo|candado)|(?:cerre|tranque) la puerta|apague el (?:celu\\w*|telefono|cel)|(?:para|pa) que (?:alguien|uno|al menos alguien) (?:sepa|supiera|lo sepa)|(?:queria|quise|quiero) (?:\\w+ ){0,2}que (?:alguien|uno) (?:lo )?(?:sepa|supiera)|(?:queria|quise) (?:decirselo|contarselo|avisarle) a alguien|no (?:le )?(?:avises|avise|llames|llame|diga|digas) a nadie|nadie (?:sabe|sospecha|se lo espera)|no me (?:busquen|esperen)',
  ),
  rule(
    'self_harm',
    '(?:los|las|unos|unas) de (?:ayer|anoche|hoy|antier|esta (?:semana|manana|tarde))(?: (?:\\w+|,)){0,4} (?:abiert\\w+|fresc\\w+|ard\\w+|sangr\\w+|duel\\w+|nuev\\w+)',
    '(?:a|de|con|esconder|tapar|fotos? (?:a|de)|es|que) lo que me (?:hago|hice)(?! (?:un|una|de|el|la|los|las|en el pelo))|^lo que me hice|me arranco (?:las unas|la piel|el pelo|las costras)(?: (?:\\w+|,)){0,8} (?:sangr\\w+|de verdad|dolor|calm\\w+|alivi\\w+)|(?:liga|banda elastica|elastico)(?: (?:\\w+|,)){0,5} (?:muneca|brazo)(?: (?:\\w+|,)){0,5} (?:morad\\w+|roj\\w+|marc\\w+|duel\\w+)',
    'me (?:hice|hago|hacia|ando haciendo) (?:\\w+ ){0,2}(?:cortecit\\w+|cortes|cortadas?|moretones|heridas|rasgun\\w+|quemaduras|marcas)(?! (?:jugando|en el (?:trabajo|gimnasio|partido)|sin querer|de tanto|con la bici))|me castigo (?:\\w+ ){0,3}(?:piel|cuerpo|brazo|pierna)',
    'me (?:lastimo|lastime|corto|corte|quemo|queme|golpeo|golpee|rasguno|rasgune|arane|pincho|pinche)(?: (?:\\w+|,)){0,8} (?:a proposito|adrede|queriendo|yo mism[oa])(?! jamas)|me (?:lastime|corte|queme|rasgune)(?: (?:\\w+|,)){0,4} (?:otra vez|de nuevo)(?= ?(?:$|[.,;]|los|las|en|el|la))',
    'me (?:lastimo|corto|quemo|rasguno|golpeo|hago dano)(?: \\w+){0,3} (?:cuando|para) (?:ya )?(?:no (?:aguanto|puedo mas|doy mas)|calmarme|aguantar|sentir (?:algo|menos))',
    '(?:brazo|pierna|muneca|muslo|panza|piel)s?(?: (?:\\w+|,)){0,8} (?:fui yo|yo mism[oa]|me l[oa]s? hice yo|me lo hago yo|me l[oa]s? hago yo)',
    'me (?:rasguno|rasgune|arano|muerdo|pincho|quemo|raspo|pellizco)(?: \\w+){0,4} hasta (?:sangrar|que (?:sangre|salga sangre|me sangre|arde|duela))',
  ),
];

const OWN_DEATH_PT: readonly Rule[] = [
  rule('wish', `${WHO_FETCHES}${FEW} ${FETCHES}`, `que ${WHO_FETCHES} me (?:leve|chame|busque)`),
  rule(
    'wish',
    `${WISHING}${FEW} ${ASLEEP_PT}`,
    `se (?:eu )?(?:so )?${DYING_PT}${SOME} (?:alivi\\w+|descans\\w+|paz|bom|sosseg\\w+|bencao|melhor|lucro|acabav\\w+|acabaria|leve|resolv\\w+)`,
    `(?:ia ser|seria|era)(?: \\w+){0,3} (?:alivio|descanso|bencao|paz|sossego)(?: (?:\\w+|,)){0,4} (?:se eu )?(?:morr\\w+|sum(?:ir|isse)|nao acord\\w+)`,
    '(?:parar|deixar) de existir|ideac\\w+ suicid\\w+|(?:sete palmos|debaixo da terra|embaixo da terra)|(?:imagino|penso|imagem|sonho)(?: \\w+){0,2} (?:meu (?:enterro|velorio|funeral))',
    '(?:nunca|nao) ter (?:nascido|existido|vivido)|(?:nunca|nao) (?:tivesse|tenha) (?:nascido|existido)',
    '(?:vontade|desejo)(?: \\w+){0,2} (?:e|era)(?: \\w+){0,3} (?:sumir|morrer|desaparecer|nao (?:existir|acordar))',
    'sumir(?: \\w+){0,2} (?:de vez|para sempre|desse mundo|deste mundo|do mundo|dessa vida|desta vida|e (?:nao|nunca) (?:mais )?(?:voltar|existir|ser))|sumir mesmo(?= ?(?:$|[.,;]))|(?:melhor|todo mundo|todos|eles)(?: (?:\\w+|,)){0,5} se eu (?:nao existisse|sumisse|morresse|nao estivesse)',
    `se eu (?:nao existisse|sumisse|morresse|nao estivesse)(?! (?:em|no|na|com))${SOME} (?:melhor|felizes|paz|leve|descans\\w+|sobrari\\w+)`,
  ),
  rule(
    'act',
    'pens\\w+ (?:\\w+ ){0,2}em como (?:eu )?(?:faria|fazer isso)|se (?:um dia )?eu me (?:matasse|suicidasse)|se eu tirasse a (?:minha )?vida',
    '(?:quero|queria|vontade de|penso em|pensando em|vou|ideia de|decidi) (?:\\w+ )?(?:bater as botas|partir dessa para melhor|ir dessa para melhor|me apagar de vez|dar cabo (?:de mim|da minha vida)|tirar minha propria vida|me findar|me desligar de vez|virar estrela)',
  ),
  rule(
    'intent',
    'amanha (?:eu )?(?:ja )?nao (?:acordo|levanto mais|vou acordar|abro os olhos)(?! (?:cedo|tarde|antes|as|ate|nem|com))',
    '(?:depois de|a partir de) (?:hoje|amanha|(?:do )?dia \\d+|sabado|domingo|segunda|terca|quarta|quinta|sexta)(?: (?:\\w+|,)){0,3} nao (?:vou )?(?:mais )?(?:estar|estarei|estou|existir\\w*)(?: mais)? aqui',
  ),
  rule(
    'not_waking',
    `(?:para|era para|foi para|que) ${ASLEEP_PT}`,
    'dormir (?:e )?(?:para sempre|nao acordar|nunca mais)',
  ),
  rule(
    'swallowed',
    '(?:tomei|engoli|mandei para dentro|virei)(?: \\w+){0,2} (?:um monte|um punhado|um tanto|uma porrada|um bocado) de (?:coisa|coisas|remedio\\w*|comprimido\\w*|tudo)|(?:tomei|engoli)(?: \\w+){0,2} (?:tudo o que|tudo que|o que|todos os que) (?:tinha|achei|encontrei|havia)',
  ),
  rule(
    'ready',
    '(?:tenho|ja tenho|arrumei|ja arrumei)(?: \\w+){0,2} com (?:o )?que(?= ?(?:$|[.,;]|e |para |fazer|me ))',
    '(?:separei|juntei|deixei|tenho|consegui|comprei|guardei|preparei|peguei)(?: (?:\\w+|,)){0,5} o que (?:preciso|faz falta|precisava|vou (?:usar|precisar)|precisa)(?! para (?:o|a|os|as|meu|minha|viver|trabalh\\w+|viaj\\w+|cozinh\\w+))',
    '(?:esta |tenho )?tudo (?:pronto|aqui|separado)(?: aqui)?(?: do (?:meu )?lado| na (?:cama|mesa|mao)| comigo)?(?= ?(?:$|[.,;]))',
    '(?:esta )?aqui do (?:meu )?lado|ja deixei tudo (?:separado|pago|assinado|anotado|arrumado|pronto|escrito|em ordem)(?! para)',
  ),
  rule(
    'this_hour',
    '(?:e|vai ser|tem que ser|ja e) (?:hoje|agora|essa noite|esta noite|amanha)(?: mesmo| a noite)?(?= ?(?:$|[.,;]|e |que ))',
    '(?:hoje|essa|esta|hoje que) e a noite|(?:hoje|essa noite|esta noite)(?: (?:a noite|mesmo|acaba|termina|eu vou))',
  ),
  rule(
    'shut_in',
    'tranquei (?:a porta|tudo|o quarto)|a porta (?:esta |ja esta )?trancada|desliguei o (?:celular|telefone)|(?:queria|quis) que (?:alguem|pelo menos alguem) (?:soubesse|saiba)|so (?:queria|quis) (?:falar|contar) (?:com|para) alguem antes|nao (?:avisa|avise|liga|ligue|conta|conte) (?:para|a) ninguem|ninguem (?:sabe|desconfia)|nao precisa (?:fazer pergunta|avisar)',
  ),
  rule(
    'self_harm',
    'os de (?:ontem|hoje|anteontem|sabado|domingo|segunda|terca|quarta|quinta|sexta)(?: (?:\\w+|,)){0,4} (?:abert\\w+|fresc\\w+|ard\\w+|sangr\\w+|do(?:i|em|endo)|nov\\w+)',
    'me (?:machuco|corto|queimo|arranho|bato)(?: \\w+){0,3} (?:quando|para) (?:ja )?(?:nao (?:aguento|consigo mais)|me acalmar|aguentar|sentir (?:algo|menos))',
    '(?:braco|perna|pulso|coxa|pele)s?(?: (?:\\w+|,)){0,8} (?:fui eu|eu mesm[oa]|eu que (?:fiz|faco))',
    'me (?:machuco|machuquei|corto|cortei|queimo|queimei|bato|bati|arranhei)(?: (?:\\w+|,)){0,8} (?:de proposito|eu mesm[oa])',
    '(?:soquei|esmurrei|bati a cabeca|bati o braco)(?: \\w+){0,4} (?:ate|de proposito|varias vezes)|(?:o que|com o que) eu (?:faco|fiz) (?:comigo|no meu (?:braco|corpo))',
    '(?:me )?(?:arranho|arranhei|mordo|mordi|queimo|queimei|belisco|furo|furei|cutuco|raspo)(?: \\w+){0,4} ate (?:sair sangue|sangrar|arder|doer|ficar rox\\w+)',
  ),
];

export const SIDEWAYS_RULES = { es: OWN_DEATH_ES, pt: OWN_DEATH_PT } as const;
