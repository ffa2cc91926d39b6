/**
 * Violence as it is told: small, in passing, with an excuse. A slap, being thrown against something, things thrown nearby; and what
 * stands around it: money, papers and telephone kept, the fear of a door. Text is already normalised.
 */
import { anyOf, type Rule } from './signal.ts';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

const SOME = '(?: (?:\\w+|,)){0,8}';
/** Blows that are nothing else; "una cachetada de realidad" is no blow. */
const BLOW_ES =
  '(?:cachetad\\w+|cachetazo\\w*|bofetad\\w+|bofeton\\w*|sopapo\\w*|lapo|manotazo\\w*|manotada|punetazo\\w*|punete\\w*|trompad\\w+|trompazo\\w*|pinas?|combos?|golpiza|paliza|tunda|correazo\\w*|cintarazo\\w*|fajazo\\w*|chancletazo\\w*|empujon\\w*|aventon contra|jalon de (?:pelo|cabello|mechas|brazo)|patad\\w+(?! (?:el|la) )|rodillazo\\w*|madriza|chinga a golpes|mordisco)(?! (?:de (?:realidad|humildad|agua|aire|calor|frio|energia|sabor|ego|vida|animo|suerte|ahogado|motivacion)|al (?:ego|orgullo|bolsillo|corazon|mentado)|a la (?:puerta|pelota|moto|lavadora)|con (?:la|el) (?:noticia|precio|cuenta)|(?:para|pa) (?:que|estudi\\w+|empez\\w+|segui\\w+|crec\\w+|salir)|anim\\w+|econom\\w+|emocional))';
const GAVE_ES =
  '(?:dio|dieron|da|metio|mete|pego|pega|tiro|tira|solto|suelta|planto|mando|encajo|acomodo|sono|zampo|zampa|avento|puso|clavo|arreo|llego a dar|ha dado|levanto a)';
/** Who is hurt by a door, a game or a small child is hurt by nobody. */
const BY_CHANCE_ES =
  '(?<!(?:se|vida|realidad|noticia|precio|factura|calor|frio|bici|moto|pelota|puerta|bebe|nene|nena|guagua|perr[oa]|gat[oa]|caballo|vaca|ola|mar|viento|nieto|nieta|rama|gente|hambre|sueno) )';
const AGAINST_ES =
  '(?:contra (?:la|el|una?|los|las|mi)|al (?:piso|suelo)(?! de)|por las? (?:escaleras?|gradas)|del? (?:los |mi |el )?(?:pelo|pelos|cabello|mechas|grenas|chongo|cuello|pescuezo|brazo|brazos)|el (?:brazo|cuello|pelo) (?:fuerte|hasta|con fuerza|feo|tan)|los brazos|(?:de |por )los hombros|por el (?:cuello|pelo|brazo)|hasta que me cai)(?! para (?:que no|no|cruzar|ayud\\w+|bail\\w+))';
const SEIZED_ES =
  '(?:tumbo|tiro|tira|avento|avienta|lanzo|lanza|boto|bota|arrojo|estrello|estampo|empujo|empuja|azoto|revento|mando|arrastro|arrastra|aplasto|arrincono|arrincona|acorralo|acorrala|agarro|agarra|cogio|coge|sujeto|apreto|aprieta|zamarreo|samaqueo|zarandeo|sacudio|jaloneo|jalo|jala|tironeo|zamaqueo|tomo)';
const THINGS_ES =
  '(?:platos?|vasos?|las? cosas|cosas|sillas?|botellas?|un celular|(?:el|mi) celular|el control|puertas?|la pared|las paredes|muebles?|tazas?|ollas?|la comida|lo que (?:tenga|encuentre|tiene) (?:a mano|cerca|enfrente)?)';
const HURLS_ES =
  '(?:avienta|aventaba|tira|tiraba|lanza|lanzaba|rompe|rompia|quiebra|quebraba|patea|pateaba|golpea|golpeaba|revienta|reventaba|estrella|estrellaba|arroja|bota|botaba)';
const HURLED_ES = '(?:avento|tiro|lanzo|rompio|quebro|pateo|golpeo|revento|estrello|arrojo|boto)';
/** Those who share a house; whoever else it is, the sentence says so. */
const THEM_ES =
  '(?:mi (?:espos[oa]|marido|mujer|pareja|novi[oa]|ex|hombre|viejo|senor|companer[oa]|conviviente|suegr[oa]|padrastro|cunad[oa])|el papa de (?:mis|mi|los|la)|el|ella)';
const PAPERS_ES =
  '(?:tarjetas?|sueldo|plata|dinero|quincena|salario|pension|bono|cobro|dni|cedula|pasaporte|documentos?|papeles|llaves|cel\\w*|telefono|mensajes|chats?|whatsapp|wsp|redes|correos?|ubicacion|ropa|cuentas?)';
const CHILDREN_ES =
  '(?:(?:los|mis|las|nuestros) (?:ninos|ninas|hijos|hijas|chicos|nenes|patojos|chamos|chiquitos|guaguas|pelados|gurises|changos|chavos))';

const SPANISH: readonly Rule[] = [
  rule(
    'violence',
    `${BY_CHANCE_ES}(?:me|nos) ${GAVE_ES}(?: (?!la )\\w+){0,3} ${BLOW_ES}`,
    `${BY_CHANCE_ES}(?:me|nos) (?:ha |llego a )?${SEIZED_ES}(?: \\w+){0,4} ${AGAINST_ES}`,
    '(?:me escape|hui|me sali|sali (?:corriendo|huyendo)|me fui corriendo)(?: (?:\\w+|,)){0,8} (?:con (?:lo puesto|una bolsa|la bolsa|los ninos|mis hijos|mi hij[oa]|el bebe|la bebe|la nina|el nino))|si no (?:vuelvo|regreso)(?: (?:\\w+|,)){0,2} me (?:encuentra|mata|busca y)',
    '(?:me|nos) (?:cacheteo|abofeteo|puneteo|pateo|apaleo|golpeo|surro|madreo|cayo a (?:golpes?|palos|patadas|conazos)|cayeron a golpes?|agarro a (?:golpes?|patadas|trompadas|cachetadas|punetazos)|alzo la mano|levanto la mano|puso la mano encima|pone la mano encima|torcio (?:el|la) \\w+|apreto el cuello|tapo la boca|escupio en la cara)',
    `(?<!\\bse )(?:me|nos) (?:${HURLS_ES}|${HURLED_ES})(?: \\w+){0,3} ${THINGS_ES}(?! (?:en (?:la )?cara|al carrito|por internet|para (?:limpiar|lavar|vender|arreglar)))`,
  ),
  rule(
    'sexual_violence',
    '(?:le |yo )?(?:dije|grite) que no(?: (?:\\w+|,)){0,4} no (?:paro|le importo|se detuvo|hizo caso)|me hace cosas que no quiero|me hizo cosas que no queria|hizo (?:conmigo )?lo que quiso(?: conmigo)?(?= ?(?:$|[.,;]|en |esa))',
  ),
  rule(
    'rage_near',
    `${THEM_ES}${SOME} (?:${HURLS_ES}|${HURLED_ES})(?: \\w+){0,3} ${THINGS_ES}`,
    `(?:${HURLS_ES})(?: \\w+){0,3} ${THINGS_ES}${SOME} (?:cerca|al lado|contra la pared|delante|enfrente|cuando (?:se )?(?:enoja|toma|pelea\\w*|discut\\w+)|si (?:me |yo |le )?(?:contesto|tardo|demoro|hablo|gasto))`,
    `(?:empieza|empezo|comienza|se pone|viene|vino|llega|llego)(?: \\w+){0,3} a (?:tirar|romper|aventar|lanzar|patear|golpear|quebrar)(?: \\w+){0,2} ${THINGS_ES}`,
    '(?:golpea|golpeaba|rompe|pega|patea|dio|da|le da|le pega)(?: \\w+){0,3} (?:a )?(?:la pared|las paredes|la puerta|las puertas|la mesa)(?: (?:\\w+|,)){0,6} (?:conmigo|delante|cuando (?:se )?(?:enoja|discut\\w+|pelea\\w*)|al lado (?:mio|de mi)|en vez de a mi|no a mi)',
  ),
  rule(
    'control',
    `(?<!\\bse )(?:me (?:quita|quito|guarda|guardo|retiene|retuvo|esconde|escondio|revisa|controla|cuenta|maneja|administra|cobra|saca|pide cuenta\\w* de|mide|rompio))(?: \\w+){0,3} (?:mi |mis |la |el |los |las )?${PAPERS_ES}`,
    `(?<!si )(?:guarda|se queda (?:con)?|maneja|administra|controla|cobra|agarra|esconde|revisa|lee)(?: \\w+){0,2} (?:mi|mis) ${PAPERS_ES}(?! (?:para (?:comprar|pagar|el|la|hacer)|y (?:yo|listo)))`,
    '(?:tiene|guardo|quito|escondio|retiene)(?: \\w+){0,2} mi (?:dni|cedula|pasaporte|documento\\w*|visa|partida)|tem (?:guardado )?(?:meu|minha) (?:rg|cpf|passaporte|identidade)',
    'tengo que (?:mandarle|enviarle|pasarle|compartirle|pedirle|avisarle|rendirle|mostrarle|ensenarle)(?: \\w+){0,4} (?:fotos?|ubicacion|permiso|cuentas|boletas?|recibos?|vueltos?|donde estoy|con quien)|(?:revisa|confiere|pide|cuenta)(?: \\w+){0,2} (?:boleta por boleta|recibo por recibo|peso por peso|cada (?:boleta|recibo|peso|centavo|gasto))',
    `${THEM_ES}${SOME} no me (?:deja|dejaba|permite) (?:\\w+ )?(?:salir|trabajar|ver|tener|hablar|usar|estudiar|manejar|visitar|juntarme|arreglarme|vestirme|cerrar|ir)`,
  ),
  rule(
    'afraid',
    '(?:duermo|me encierro|me acuesto|cierro|tranco|pongo)(?: (?:\\w+|,)){0,5} (?:trancando|atrancando|con (?:seguro|llave|una silla|un mueble|la silla)|una silla|un asiento|un mueble|la comoda|tranca)(?: \\w+){0,4} (?:puerta|miedo)|duermo con (?:la puerta (?:cerrada con llave|trancada)|un ojo abierto|miedo de)',
    `${CHILDREN_ES}(?: \\w+){0,4} (?:se esconden|esconderse|corren|se encierran|encerrarse|se tapan|tiemblan|se callan|salen corriendo|se orinan)(?: (?:\\w+|,)){0,8} (?:llega|llegue|abre|grita|gritar|oyen|escuchan|puerta|reja|porton|moto|carro|auto|toma|tomado|borracho|tirar|gritar|cama cuando)`,
    '(?:tiemblo|me tiemblan|me orino|se me hiela|me congelo|me da panico|me paralizo)(?: (?:\\w+|,)){0,6} (?:cuando|al) (?:\\w+ ){0,2}(?:oigo|escucho|oir|escuchar|llega|suena)(?: \\w+){0,4} (?:llaves?|carro|moto|auto|puerta|porton|reja|pasos)|(?:me da miedo|tengo miedo|miedo) (?:de )?(?:que (?:\\w+ )?(?:llegue|vuelva|me encuentre|se entere|se enoje|tome)|contestarle|contradecirlo|contradecirla|su cara cuando|cuando (?:\\w+ )?(?:llega|toma|grita))',
  ),
];

const BLOW_PT =
  '(?:tapas?|tapao|tapona|soco\\w*|murros?|bofetad\\w+|bofetao|chutes?|pontape\\w*|surra|empurrao|empurroes|cintada\\w*|porrada|bolacha na cara|cascudo|joelhada|cotovelada|cabecada|safanao|paulada)(?! (?:de (?:realidade|humildade|vida|energia)|na cara da|no (?:bolso|ego|orgulho)))';
const BY_CHANCE_PT =
  '(?<!(?:se|vida|realidade|noticia|conta|bola|porta|bebe|cachorro|cachorra|gato|gata|cavalo|vaca|onda|mar|vento|neto|neta|galho|fome|sono) )';
const AGAINST_PT =
  '(?:contra|no chao|para o chao|pro chao|na parede|na mesa|na porta|na cama|no sofa|da escada|pela escada|pel[oa]s? (?:cabelo|braco|pescoco|pulso)\\w*|o (?:braco|pescoco|pulso)|meu (?:braco|pescoco|pulso|cabelo))';
const THINGS_PT =
  '(?:pratos?|copos?|as coisas|coisas|cadeiras?|garrafas?|(?:o|meu) celular|o controle|portas?|a parede|paredes?|moveis|panelas?|a comida|o que (?:ve|tem|tiver) (?:pela frente|na mao))';
const THEM_PT =
  '(?:meu (?:marido|namorado|ex|companheiro|noivo|padrasto|sogro|cunhado)|minha (?:mulher|namorada|companheira|sogra|esposa|ex)|o pai d[aoe]s? \\w+|ele|ela)';
const PAPERS_PT =
  '(?:cartao|cartoes|salario|dinheiro|pensao|bolsa|aposentadoria|rg|cpf|identidade|passaporte|documentos?|chaves?|celular|telefone|mensagens|whats\\w*|zap|redes|localizacao|roupas?|conta|senhas?|carteira)';
const CHILDREN_PT =
  '(?:(?:os|meus|as|minhas|nossos) (?:meninos|meninas|filhos|filhas|criancas|pequenos|guris|moleques))';

const PORTUGUESE: readonly Rule[] = [
  rule(
    'violence',
    `${BY_CHANCE_PT}(?:me|nos) (?:deu|da|meteu|mete|tacou|taca|sentou|largou|virou|enfiou|acertou)(?: (?!a )\\w+){0,3} ${BLOW_PT}`,
    `${BY_CHANCE_PT}(?:me|nos) (?:jogou|joga|atirou|empurrou|empurra|arremessou|derrubou|arrastou|arrasta|prensou|apertou|segurou|puxou|puxa|agarrou|agarra|sacudiu|imprensou|encurralou|tacou)(?: \\w+){0,4} ${AGAINST_PT}`,
    '(?:fugi|sai correndo|sai fugida)(?: (?:\\w+|,)){0,8} (?:com (?:a roupa do corpo|uma bolsa|a bolsa|as criancas|meus filhos|minha filha|meu filho|o bebe|a bebe)|so com)|(?:rodando|procurando|vindo)(?: (?:\\w+|,)){0,5} atras de mim|se eu nao voltar(?: (?:\\w+|,)){0,2} (?:ele|ela)? ?me (?:acha|mata)',
    '(?:me|nos) (?:estapeou|esbofeteou|socou|chutou|surrou|espancou|enforcou|levantou a mao|encheu de (?:tapa|soco|porrada)|cuspiu|mordeu o \\w+|torceu o \\w+|tapou a boca)',
    `(?:jogou|joga|tacou|taca|atirou|atira|arremessou)(?: \\w+){0,3} ${THINGS_PT} em (?:mim|cima de mim|nos)`,
  ),
  rule(
    'sexual_violence',
    '(?:eu )?(?:disse|falei) (?:que )?nao(?: (?:\\w+|,)){0,4} nao (?:parou|ligou|quis saber)|(?:faz|fazia|fez) coisas (?:comigo )?que eu nao (?:quero|queria)|fez o que quis comigo',
  ),
  rule(
    'rage_near',
    `${THEM_PT}${SOME} (?:joga|jogava|jogou|quebra|quebrava|quebrou|chuta|chutava|chutou|soca|socava|socou|esmurra|esmurrou|atira|atirou|taca|tacou|arremessa|arremessou)(?: \\w+){0,2} ${THINGS_PT}`,
    '(?:da|deu|dava) (?:soco|murro|chute|porrada)s?(?: \\w+){0,2} (?:na parede|na porta|na mesa|no armario)',
  ),
  rule(
    'control',
    `(?:fica com|ficou com|pegou|pega|guarda|segura|controla|confere|tomou|toma|esconde|escondeu|olha|mexe no|revista)(?: \\w+){0,2} (?:meu|minha|meus|minhas) ${PAPERS_PT}(?! (?:para (?:comprar|pagar|tirar|fazer|o|a)|e (?:ja )?(?:devolveu|voltou)|da minha))`,
    'tenho que (?:mandar|enviar|passar|pedir|avisar|prestar|mostrar)(?: \\w+){0,4} (?:fotos?|localizacao|permissao|contas?|notas?|recibos?|onde (?:eu )?(?:to|estou)|com quem)|confere(?: \\w+){0,2} (?:nota por nota|cada (?:nota|real|centavo|gasto))',
    `${THEM_PT}${SOME} nao (?:me )?deixa (?:eu )?(?:\\w+ )?(?:sair|trabalhar|ver|ter|falar|usar|estudar|dirigir|visitar|me arrumar|ir)`,
    `${THEM_PT}${SOME} (?:me larga|me bota na rua|me poe na rua|tira (?:os|as|meus|minhas) (?:filhos|criancas|meninos|meninas))(?: (?:\\w+|,)){0,4}`,
  ),
  rule(
    'afraid',
    '(?:durmo|me tranco|fecho|tranco|coloco|ponho)(?: (?:\\w+|,)){0,5} (?:trancando|com (?:a porta trancada|tranca|uma cadeira|a cadeira)|uma cadeira|um movel)(?: \\w+){0,4} (?:porta|medo)?|durmo com (?:a porta trancada|um olho aberto|medo)',
    `${CHILDREN_PT}(?: \\w+){0,4} (?:se escondem|correm|se trancam|tremem|choram|somem|saem correndo|ficam quietos)(?: (?:\\w+|,)){0,8} (?:chega|abre|grita|gritar|ouvem|escutam|portao|porta|carro|moto|bebe|bebado)`,
    '(?:tremo|gelo|congelo|me da panico)(?: (?:\\w+|,)){0,6} (?:quando|ao) (?:\\w+ ){0,2}(?:ouco|escuto|ouvir|escutar|chega|toca)(?: \\w+){0,4} (?:chaves?|carro|moto|porta|portao|passos)|(?:tenho|morro de|com) medo (?:de (?:que )?|que )(?:\\w+ )?(?:ele|ela) (?:chegue|volte|chegar|voltar|descubra|beba|grite)',
  ),
];

export const NEAR_RULES = { es: SPANISH, pt: PORTUGUESE } as const;
