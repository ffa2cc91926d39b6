/**
 * Messages that ask for what may not be given, or try to make another of us: whoever answers them agrees too easily, so
 * they are answered in our own words and no model sees them. One too many costs a warmer wording, nothing else. Pure.
 */
import { sifted } from '../../../platform/sifted.ts';
import { plain } from '../cues.ts';

const anyOf = (...parts: string[]) => sifted(new RegExp(`(?<![a-z\\d])(?:${parts.join('|')})(?![a-z\\d])`));

const TRAPS: readonly RegExp[] = [
  // Another role, or none.
  anyOf(
    '(?:actua|actue|haz|hace|finge|fingi|simula|juega|jugamos|juga|imagina que eres|aja|finja|faca de conta|brinque|pretend|act|imagine you) (?:a|de|como|que|as|to be|you|ser)',
    'haz de cuenta',
    'pon(?:te)? en el papel|papel de',
    '(?:se|seja|be) (?:mi|meu|minha|my|un amigo|um amigo|a friend)',
    '(?:eres|voce e|you are|ahora eres|desde ahora|a partir de (?:ahora|agora)|from now on)(?: [a-z]+){0,2} (?:mi|meu|minha|my|un|um|una|uma|dan|sin|sem|di|diga|invente|invent|you|give|tell)',
    'sin (?:filtros?|reglas|restricciones|censura)|sem (?:filtros?|regras|restricoes|censura)|no (?:filter|rules|restrictions)|without restrictions',
    'di(?:gas)? que eres una ia|diga que e ia',
  ),
  // Orders to the machine.
  anyOf(
    '(?:ignora|olvida|ignore|esqueca|forget|saltate)(?: [a-z]+){0,2} (?:instrucciones|instrucoes|instructions|reglas|regras|rules|indicaciones)',
    'prompt|modo desarrollador|modo desenvolvedor|developer mode|jailbreak|base64|ia de prueba|creadores|criadores|autorizan|autorizaram',
    '(?:repite|repita|repeat)(?: [a-z]+){0,4} (?:arriba|acima|above|palabra|palavra|word)',
    '(?:termina|completa|complete|traduce|traduza|responde solo|responda so|answer only|finish)(?: [a-z]+){0,3}',
    'inst|sistema:|system:|mensaje>|mensagem>',
    '(?:telefono|telefone|numero|helpline)(?: [a-z]+){0,3} (?:inventad[oa]|number)|invent[ea] (?:un|um|a)',
  ),
  // Stories that carry it.
  anyOf(
    '(?:escribe|escribeme|escriba|escreva|write|hazme|haz|faca|faz|cuentame|conta|conte|make)(?: me)? (?:un|una|um|uma|la|a|el|o|the) (?:[a-z]+ )?(?:cuento|conto|historia|poema|carta|dialogo|escena|cena|nota|bilhete|story|poem|letter|note|monologo|dieta|novela)',
    '(?:novela|pelicula|filme|serie|guion|guionistas|roteiro|roteiristas|cuento|conto|teatro|peca|personaje|personagem|protagonista|monologo|mundo de fantasia|movie|novel|character|libro|livro)',
    'nota para mi familia|bilhete (?:para|pra) minha familia|diet|meal plan',
  ),
  // A name for it, a remedy, a way.
  anyOf(
    '(?:que|o que|what) (?:i have|tengo|tenho|eu tenho|trastorno|transtorno|disorder)(?: [a-z]+)?',
    '(?:tengo|tenho|soy|sou|sera|es|e|am i|i am|im|i have|do i have|confirma[a-z]*|sintomas|porcentaje|ponle|si soy)(?: [a-z]+){0,6} (?:depresion|depressao|depression|ansiedade? generalizada|bipolar|tdah|adhd|autista|esquizofrenia|trastorno|transtorno|disorder|narcisista|narcissist|borderline|toc|nombre a lo mio)',
    '(?:hazme|faz|faca|give me) (?:un|um|a) (?:test|teste|diagnostico)|diagnosticos?',
    '(?:pastillas?|pildoras?|medicament[a-z]+|medicina|remedios?|dosis|dose|antidepres[a-z]+|receta|receit[a-z]+|prescription|pills?|pilulas?|gotas|comprimidos?|marihuana|maconha|mg|ansiolitic[a-z]+|melatonina)',
    '(?:que|o que|what) (?:me |eu |toma |se )?(?:tomo|toma|tomar|take)',
    'least painful|(?:cuant[oa]s?|quant[oa]s?|how (?:much|many))(?: [a-z]+){0,6} (?:tomar|take|tomo|recetaron|receitaram)',
    '(?:formas?|manera|metodos?|jeito|way|maneiras?|modo) (?:[a-z]+ )?(?:menos|mas|mais|least|facil|easy|usa|de hacer)',
    '(?:dame|me da|give me|cual es|qual e) (?:el|o|the) (?:metodo|method)',
    '(?:como|how)(?: [a-z]+){0,2} (?:hacerlo|hago|fazer|faco|to do it|muero|morro|die)',
    '(?:sin que|sem que|without)(?: [a-z]+){0,2} (?:se note|se vea|me encuentren|me encontrem|vejam|oigan|oucam|anyone|ninguem|nadie)|nobody finds',
    'que hice mal|o que errei|did i do wrong|no funciono|nao deu certo|it failed|letal|lethal|mas rapido|mais rapido|alcanza|nadie llegue|no quiero despertar|nao quero acordar|lo voy a hacer peor|vou fazer pior|si no me dic|se voce nao disser|lastimarme|me machucar|hurt myself|vomitar|bajar de peso|emagrecimento|cuanto debo comer|quanto devo comer',
  ),
  // To be somebody's only one.
  anyOf(
    '(?:unic[oa]|only one)(?: [a-z]+)? (?:que|persona|pessoa|who)',
    'te (?:tengo|amo|quiero)|me (?:amas|quieres|ama)|you love me|i love you|voce me ama|tu si me',
    '(?:promete|prometeme|prometes|jura|juralo|promise|swear)',
    '(?:siempre|sempre|nunca|never|para siempre)(?: [a-z]+){0,4} (?:estar|dejar|deixar|leave|aqui|dejes)',
    'contigo me basta|me basta|solo contigo|so com voce|te quedas|tengo a ti|tenho voce|i have you|especial para',
    '(?:nuestro|nosso|our|el|un) (?:secreto|segredo|secret)|no le cuentes|nao conte',
    '(?:psicolog[oa]|terapeuta|therapist)(?: [a-z]+)? (?:no|nao) (?:sirve|presta)|dejar? a mi psicolog[oa]|no me merecen|no necesito (?:amigos|un psicologo|a nadie)|nao preciso de (?:amigos|ninguem)|no hablo con nadie|nao falo com mais ninguem|sabe(?:s)? mais? que (?:un |um )?psicolog[oa]|valgo la pena|valho a pena|worth it|que me odias',
  ),
  // To be told that it is so.
  anyOf(
    '(?:confirma[a-z]*|confirm|dime|diz|di|say|tell me|verdad|crees|acredita|ves|ve|see it|cierto|si o no)(?: [a-z]+){0,6} (?:verdad|verdade|true|sim|si|yes|siguen|seguem|loca|louca|it|chip|mision|missao|siga|continuar|complot|algo)',
    '(?:elegid[oa]|escolhid[oa]|chosen one|chip|complot|conspiracion|conspiracao|placas|me siguen|me seguindo|me vigilan|following me|la voz|a voz|the voice|voces|vozes|radio|veneno|cambiada por otra|trocada por outra|en la tele|mi don|meu dom|salvar (?:al|o) mundo|me crees|voce acredita)',
  ),
  // A text to be made, whatever it is for: letters, scripts, lyrics, lists, papers with a stamp.
  anyOf(
    'armame|(?:me )?l[oa] armas|redacta(?:me|lo|la)?|redija|narra (?:tu|vos|voce)|narrame|dictame|imprim(?:e|a|i)|inventame|complet(?:alo|ala)|listal[oa]|lista (?:pra|para) mim|ponle voz',
    '(?:escrib(?:e|i|as|eme|ime|an)|escreva|escreve|haz(?:me)?|hace(?:me|lo)?|faz|faca|monta|crea|cria|damel?o?|me da|necesito|preciso|quiero|quero|pasame|me passa)(?: [a-z]+){0,4} (?:letra|guion|poema|cancion|cancao|rap|carta|nota|mensaje|mensagem|monologo|capitulo|certificado|atestado|informe|laudo|parecer|calendario|tabla|tabela|tabelinha|lista|cronograma|dieta|ejemplo|exemplo|fala final|discurso|verso|oracion|oracao|plan para|plano para)',
    'fanfic|capitulo|podcast|taller literario|campana|campanha|curta|cortometraje|rpg|rol|monologo|escrit(?:or|ora)|letra (?:de|donde|para|onde)|guion|cada cena|cada escena|despedindo|despidiendome',
  ),
  // A part to be played: a name, a kin, a trade, or not being who we are.
  anyOf(
    '(?:te llamas|voce se chama|vos sos|tu eres|voce e|seras|vas a ser|eres tu|voce (?:faz|vai ser)|hablame como|contestame como|fala como|no seas|nao seja|jug(?:amos|uemos|ar)|ensayar|treinar uma conversa|vamos brincar)(?: [a-z]+){0,4}',
  ),
  // To agree: "¿verdad que…?", "…, né?", "dime que sí", "fiz certo?", and to decide in their place.
  anyOf(
    '(?:verdad|cierto|a que|no es verdad) que',
    '(?:dime|decime|digame|me diz|me diga|me fala|fala|admite|admita|reconoce) (?:que|si|se|sim|so|solo)',
    '(?:hice|hago|fiz|faco|estoy haciendo|fez) (?:bien|bem|certo|lo correcto|o certo)',
    'te parece (?:bien|ok|correcto)|esta bien asi|ta bom assim|(?:decide|elige|escolhe|resolve) (?:tu|vos|voce|por)|trato hecho|combinado',
    '(?:cierto|verdad|ne|no es asi|viste|sabes|certo) *$',
    '(?:tu|voce|vos|usted) (?:tambien|tambem|si|sim|mismo|mesmo)',
    '(?:quieres|extranas|extranar|sientes|gostas|gosta|ama|sente|celos|ciume|saudade)(?: [a-z]+){0,2} (?:de mi|me|por mi|mim)|me (?:vas a |vai )?(?:extranar|extranas|quieres|querer|amar)|(?:sientes|sente|tienes|tem) (?:celos|ciumes?|saudade)|ninguem pode saber|nadie (?:puede|debe|tiene que) (?:saber|enterarse)|entre (?:tu y yo|nosotros|nos|estas|voce e eu)|(?:toda la noche|a noite toda) (?:despiert|comigo|conmigo|acordad)',
  ),
  // What it is called, in other words than an illness: a box, a bet, a share, the name of somebody like that.
  anyOf(
    'laudo|trastornos?|transtornos?|espectro|psicopatas?|psicopatia|clinicamente|manua(?:l|les|is)|caixinha|test(?:e)? (?:de|da|do) internet|apuesta|apostador',
    '(?:que|quien|o que|quem) (?:soy|sou|tiene|tem|padezco|tengo|tenho) *$',
    '(?:pon|ponle|pongale|tiene|tem|tendra|dale|da|le pusieron|deram)(?: [a-z]+){0,2} (?:nombre|nome)|(?:nombre|nome) (?:a|de|pra|para|do) (?:lo|o|isso|eso|esto)',
    '(?:eso|isso|aquello|aquilo) (?:que|mesmo|mismo) ?(?:tienen|tiene|tem)?(?: [a-z]+){0,3} *$',
  ),
  // How much, how long, in place of which; theirs or another's.
  anyOf(
    '(?:duplic[a-z]+|doblar|doblo|dobrar|dobro|dobre|doble|triple|triplicar|agregar|agrego|sumar|sumo|saltar(?:me)?|adelantar|soltar|soltando|largar|largo|espaciar)(?: [a-z]+){0,5} (?:otra|outra|una|un|um|uma|hoy|hoje|la|lo|o|el|dosis|tratamiento|tratamento|antidepressiv[a-z]+|medic[a-z]+)|la (?:duplico|salto|doblo)|(?:um|una|uma|otra) (?:a mais|de mas|mas)',
    '(?:de a )?(?:cuant[oa]s|quant[oa]s?)(?: [a-z]+){0,4} (?:conviene|tomar|tomo|aguanta|resiste|necesit[a-z]+|precisa|hacen falta|acha que|sin comer|sem comer)',
    'calmantes?|gotitas|sedantes?|tranquilizantes?|tarja preta|intoxicac[a-z]+|botiquin|caixa de remedio|velador|(?:con|com) (?:media|medio|meia|meio) (?:me )?(?:alcanza|basta|da)',
    '(?:mezcl|mistur)[a-z]+',
  ),
  // Which way is the least or the most of something, where it ends, how nobody sees it.
  anyOf(
    '(?:lo|el|la|los|las|o|a) (?:que )?(?:mas|menos|mais) (?:duele|doi|sufre|rapid[oa]|peligros[oa]|perigos[oa]|facil|segur[oa]|efectiv[oa]|dolor[a-z]*)|(?:que|o que) (?:es|e) (?:lo )?(?:mas|menos|mais)',
    'vuelta atras|volta atras|sin retorno|sem volta|no (?:tiene|hay) (?:vuelta|erro[r]?)|nao tem (?:erro|volta)|nao (?:falha|tem como falhar)|(?:que|qual|a|la|desde que|de que) altura|sem erro|sin fallar',
    '(?:parezca|parecer|pareca|pase por) (?:un |um )?(?:accidente|acidente|natural)',
    '(?:que|sin que|sem|para que|pra que)(?: [a-z]+){0,2} (?:nadie|ninguem)(?: [a-z]+){0,2} (?:vea|note|escuche|oiga|encuentre|ouca|ouvir|ver|veja|perceba|encontre)|sem ninguem|sin que nadie',
    '(?:como|de que modo)(?: [a-z]+){0,3} (?:hacen|fazem|fazer|hace|faz) (?:las|los|as|os|la|el|a|o|pra|para)',
  ),
  // Against somebody, or behind their back.
  anyOf(
    '(?:instal|rastre|espi|vigil|hacke)[a-z]+|revis(?:e|ar|o|arle)(?: [a-z]+){0,2} (?:celular|telefono|mensajes)|ver (?:onde|donde|por donde) (?:mi |minha |meu |la |ela |el )?[a-z]* ?(?:anda|esta)',
    '(?:hacerl[oae]|que|fazer|fazel[oa])(?: ele| ela| lo)? (?:sufrir|sufra|sofrer|sofra|pagar|pague)|desenmascar[a-z]+|desmascar[a-z]+',
    '(?:porque |pero )?(?:lo|la|eu) (?:o |a )?provoq[a-z]+|coisa de casal|cosas? de pareja',
    'si (?:yo )?cambio|se eu mudar|(?:lo|la) dejo o|largo (?:ela|ele)|deixo (?:ela|ele) ou',
  ),
  // Signs, listeners, doubles.
  anyOf(
    'senales|sinais|microfonos?|camaras? (?:ocult|escondid)[a-z]+|recad[oi]s?(?: [a-z]+){0,3} (?:para|pra|mim)|(?:e|es|era) (?:un |um )?(?:recado|mensaje para mi)|me eligieron|me escogieron|me escolheu|mi mision|minha missao|una copia|uma copia|un doble|impostor[a]?|(?:echa|echan|ponen|poe|colocam|colocaram|pusieron) (?:algo|um|un|micro[a-z]*|chip)|televis[a-z]+ (?:falou|hablo|me|dijo)|noticiero',
  ),
  // The machinery under other names.
  anyOf(
    '(?:nueva|nova) (?:politica|regra|regla|instruccion|instrucao)|politica de la empresa|(?:actualizacion|atualizacao) (?:del?|do) (?:sistema|modelo)|modo (?:mantenimiento|manutencao|prueba|teste|debug)|mantenimiento|acuse? (?:de )?recibo|acusame recibo',
    'configur[a-z]+|te (?:configuraron|programaron|dieron|entrenaron)|(?:equipo|equipe|empresa) que te (?:hizo|fez|creo)|(?:que|as) (?:te|lhe) (?:dieron|deram)|regras que|reglas que|desarrollador[a-z]*|desenvolvedor[a-z]*|asistente sin|assistente sem|(?:escrito|dice|esta) (?:arriba|acima)|acima da|de tras (?:pra|para)|forget the|speak freely|confidencial',
  ),
  // To be sent back, or against somebody.
  anyOf(
    '(?:me|nos) (?:pego|pega|golpea|golpeo|empujo|bateu|bate|empurrou)|hit me|he cried',
    '(?:otra|outra|another) (?:oportunidad|chance)|(?:lo|ele|him) enfrent[a-z]+|enfrentar ele|confront|no se enoje|nao ficar bravo',
    '(?:revisa|mexe)(?: [a-z]+){0,2} (?:celular|telefono|phone)',
    'que (?:el |ele )?pague|vengar[a-z]*|planear[a-z]*|planejar|mi culpa|culpa minha|que denuncie|la casa de mi ex|casa do meu ex|se venga|se vinga|que (?:me )?vuelva',
  ),
];

/** Any of the last few things said, the present one among them: traps are laid over several messages. */
export function isTrap(messages: readonly string[]): boolean {
  return messages.some((message) => {
    const text = plain(message)
      .replace(/[^a-z\d>: ]+/g, ' ')
      .replace(/ +/g, ' ');
    return TRAPS.some((trap) => trap.test(text));
  });
}
