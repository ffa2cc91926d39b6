/**
 * Brazilian Portuguese word families, and the few English ones that people in Latin America mix in.
 * Same signals and same composition as signals-es.ts.
 */
import { anyOf, type Rule } from './signal.ts';

const WANT =
  '(?:quero|queria|quis|penso|pensei|pensando|pensado|pensar|vontade|desejo|gostaria|prefiro|preferia|ideia|preciso|mereco|planejo|planejando|plano|poderia|deveria|tenho|vou|ia|considerando|imagino|coragem|decidi|intencao|saida|solucao|impulso|pensamentos?)';
const DESIRE =
  '(?:quero|queria|penso em|pensei em|pensando em|pensado em|vontade de|desejo|gostaria de|prefiro|preferia|preciso|mereco)';
const GAP = '(?: \\w+){0,4} ';
const SELF_KILL =
  '(?:me matar|me suicidar|suicidio|me enforcar|me jogar (?:da|do|de|na frente|no|na)(?: \\w+)?|tirar (?:a )?(?:minha|propria|minha propria)(?: propria)? vida|tirar a vida|acabar com (?:a )?minha vida|dar (?:um )?fim (?:na|a|em) (?:minha vida|mim|tudo)|por fim (?:na|a) minha vida|terminar com (?:a )?minha vida|me desviver|dar um tiro na cabeca|cortar os pulsos)';
const SOMEONE =
  '(?:(?:meu|minha|um|uma|o|a) (?:\\w+ )?(?:amig\\w+|irma\\w*|irmao|filh\\w+|prim\\w+|mae|pai|espos\\w+|marido|mulher|namorad\\w+|tia|tio|avo|coleg\\w+|vizinh\\w+|alun\\w+|paciente|chefe|ex|sobrinh\\w+)|alguem|ele|ela)';

const rule = (signal: Rule['signal'], ...parts: string[]): Rule => ({ signal, pattern: anyOf(...parts) });

export const PORTUGUESE_RULES: readonly Rule[] = [
  rule(
    'wish',
    `${DESIRE}${GAP}?(?:morrer|estar mort[oa]|sumir(?! (?:d[aoe]s? (?!mundo|vida)|dess?[aet]s? (?!mundo|vida)|dest[ae] (?!mundo|vida)|como (?!se)|daqui|dali|ali|na hora|quando|por uns|uns dias|no fim))|desaparecer|nao existir|nao acordar|dormir para sempre|dormir e nao acordar|deixar de existir|acabar com tudo|nao estar (?:aqui|viv[oa]))`,
    'vou acabar com tudo(?! (?:isso|o|a)\\b)',
    'nao (?:quero|queria|gostaria de) (?:\\w+ )?(?:viver|acordar|existir|estar (?:aqui|viv[oa])|continuar viv\\w+|mais viver|mais acordar|mais existir|mais estar)',
    '(?:queria|quero|vontade de|tomara) (?:\\w+ ){0,3}(?:dormir|deitar) (?:\\w+ ){0,3}(?:e )?(?:nao|nunca) (?:\\w+ )?acordar',
    '(?:seria|era|e) melhor (?:\\w+ ){0,3}(?:morrer|estar mort[oa]|eu mort[oa]|nao ter nascido|nao existir|nao acordar|se eu (?:morresse|sumisse|nao))',
    '(?:cansad[oa]|exaust[oa]) de (?:viver|existir|estar viv[oa]|mim|da vida)|sem vontade de viver|se eu nao existisse|ninguem (?:ia|vai) (?:sentir|notar) (?:a )?minha falta|(?:so )?(?:quero|queria) descansar (?:pra|para) sempre|alivio morrer|(?:quero|queria) acabar com (?:esse|este|o|tanto) sofrimento|nao tenho mais (?:forcas?|vontade|motivos?) (?:pra|para|de) viver|nao tenho (?:mais )?vontade de viver|se eu (?:morresse|sumisse|nao acordasse) (?:\\w+ ){0,3}(?:ninguem|nada|tudo|tanto faz)|nao (?:devia|deveria) ter nascido|tanto faz (?:viver|acordar|morrer)|(?:tomara|queria) que (?:eu )?(?:morresse|nao acordasse|um carro)',
  ),
  rule(
    'act',
    `${WANT}${GAP}?${SELF_KILL}`,
    `(?:de|em|a|por|pra|para|como) (?!suicidio)${SELF_KILL}`,
    'pensamentos? suicidas?|sou suicida|ideacao suicida|tirar minha (?:propria )?vida',
  ),
  rule('act_idiom', 'me mato|me mata logo'),
  rule(
    'intent',
    '(?:vou|irei) (?:\\w+ )?(?:me matar|me suicidar|tirar (?:a )?minha (?:propria )?vida|acabar com (?:a minha vida|minha vida|tudo)|dar (?:um )?fim (?:em tudo|na minha vida|em mim)|me jogar (?:da|do|de)|me enforcar)|vou fazer isso (?:hoje|agora|amanha|essa)|ja (?:decidi|esta decidido|tomei a decisao)|(?:hoje|amanha|essa noite|hoje a noite) (?:eu )?(?:acabo com tudo|me mato|vou embora para sempre|tudo acaba)|(?:na |no |n[oe]ssa |este |esse )?(?:segunda|terca|quarta|quinta|sexta|sabado|domingo)(?: feira)?(?: (?:de|a) (?:manha|tarde|noite))? (?:eu )?me mato(?! de )|me mato (?:amanha|hoje a noite|(?:na|no|nesse?|nessa) (?:segunda|terca|quarta|quinta|sexta|sabado|domingo))|dessa vez (?:vai dar certo|e serio)',
  ),
  rule(
    'attempt',
    '(?:tentei|quase|ja tentei|tentado) (?:\\w+ )?(?:me matar|me suicidar|me enforcar|tirar (?:a )?minha (?:propria )?vida|suicidio)|tentativas? de suicidio',
  ),
  rule(
    'attempt_now',
    'ja tomei (?:os|as|todos) (?:comprimidos|remedios)',
    '(?:tomei|engoli|acabei de tomar|acabei de engolir) (?:\\w+ ){0,3}(?:todos os|todas as|uma cartela|um monte de|um punhado de|muitos|varios|\\d+) (?:\\w+ ){0,2}(?:remedios?|comprimidos?|calmantes?|cartela|veneno)|cortei os pulsos|acabei de me cortar fundo',
  ),
  rule(
    'self_harm',
    '(?:voltei|volto|acabei|acabo|comecei|recai) (?:a|em|por|de novo a)? ?me (?:cortar(?! (?:fazendo|o cabelo))|machucar(?! (?:jogando|no))|ferir)',
    'me (?:corto|cortei|machuquei de novo|cortava|machuco de proposito|machuquei de proposito|automutilo|queimo de proposito|arranho)\\b(?! (?:fazendo|lavando|abrindo|cozinhando|descascando|atendendo|sem querer|de leve|um tiquinho|com (?:a |uma )?(?:folha|lata|papel|caixa|faca (?:de|do) pao|navalha (?:fazendo|atendendo)))) ?(?:\\w+ ){0,3}(?:bracos?|pernas?|pulsos?|coxas?|de novo|pra|para|quando|outra vez)?(?<!fazendo a barba)|automutilacao|(?:voltei a|comecei a|ando|tenho|estou|to) me (?:machucar|cortar|machucando|cortando|machucado|cortado)(?! (?:jogando|treinando|na academia|no treino|no futebol))',
  ),
  rule(
    'self_harm_urge',
    'vontade de (?:me )?(?:cortar|machucar|me cortar|me machucar)|(?:quero|queria|penso em) me (?:cortar|machucar)',
  ),
  rule(
    'method_request',
    '(?:quantos?|qual|que|quais) (?:\\w+ ){0,5}(?:remedios?|comprimidos?|dose|jeito|maneira|forma) (?:\\w+ ){0,6}(?:morrer|matar|me matar|mata(?! (?:os? |as? )?(?:piolh|barat|rat|formig|mosquit|verm|pulg|carrapat|germ|bacteri))|letal|fatal|sem dor)|(?:jeito|maneira|forma) (?:\\w+ ){0,3}(?:de|pra|para) (?:morrer|me matar|se matar)|morrer sem dor|como (?:eu )?(?:me mato|posso me matar|me suicido)|o que acontece se eu tomar (?:\\w+ ){0,3}(?:tudo|todos|cartela|remedios)',
  ),
  rule(
    'voices_command',
    '(?:vozes|uma voz) (?:\\w+ ){0,4}(?:mandam|manda|dizem|diz|falam|fala|pedem)(?: \\w+){0,4} (?:matar|morrer|machucar|cortar|pular|mate|morra)',
  ),
  rule(
    'veiled',
    'fazer (?:uma|alguma) (?:besteira|loucura)|medo do que (?:eu )?poss\\w+ fazer|comprei tudo (?:o )?que precis\\w+|hoje e o dia',
  ),
  rule('edge', 'na beira d[aoe] (?:ponte|laje|predio|abismo|precipicio)'),
  rule(
    'means',
    '(?:tenho|guardei|juntei|comprei|consegui|separei) (?:\\w+ ){0,4}(?:comprimidos|remedios|corda|arma|veneno|faca|gilete)(?= (?:\\w+ ){0,4}(?:guardad\\w+|aqui|na mao|do lado|prontos?|pronta|para|pra|separad\\w+)|$)',
  ),
  rule(
    'place',
    '(?:estou|to|sentad[oa]|subi|vim) (?:\\w+ ){0,3}(?:na|no|em cima da|em cima do|perto da) (?:\\w+ )?(?:ponte|passarela|terraco|laje|viaduto|trilhos?|linha do trem|sacada|parapeito|penhasco)',
  ),
  rule(
    'preparation',
    'cartas? de despedida|bilhete de despedida|deixei tudo (?:pronto|arrumado|organizado|resolvido)|(?:doei|dei|estou doando|to dando|estou dando) (?:\\w+ )?minhas coisas|ja (?:escolhi|marquei|tenho) (?:o dia|a data|data)',
  ),
  rule(
    'goodbye',
    'me despedi de (?:todos|todo mundo|minha)|(?:so )?(?:queria|quero|vim) me despedir|adeus (?:a todos|pra todos|mundo)|minha ultima (?:mensagem|noite)|cuidem? (?:bem )?d[aoe]s? (?:meus? |minhas? )?(?:filh\\w+|mae|cachorr\\w+|gat\\w+|familia)|me perdoem? por tudo',
  ),
  rule(
    'burden',
    '(?:sou|me sinto|sinto que sou) (?:\\w+ ){0,3}(?:um peso|um fardo|um estorvo|uma carga)|(?:ficariam?|estariam?|seria|viveriam|vao ficar) (?:\\w+ )?(?:melhor|mais felizes|em paz) (?:\\w+ )?sem mim|so atrapalho(?: \\w+){0,3}(?:vida|todo mundo|todos)',
  ),
  rule(
    'hopeless',
    '(?:nao (?:vejo|tem|tenho|ha)|sem) (?:mais )?(?:\\w+ )?(?:saida|futuro|esperanca|sentido (?:na|em|pra) (?:minha )?(?:vida|viver)|motivos? (?:para|pra) (?:viver|continuar))|minha vida (?:\\w+ )?(?:nao (?:tem|faz|vale)|acabou|perdeu) ?(?:sentido|a pena|mais sentido)?|(?:pra|para) que (?:viver|continuar viv\\w+|eu vivo)|nao vale (?:mais )?a pena viver|desisti (?:da vida|de viver|de tudo)',
  ),
  rule(
    'unbearable',
    'nao (?:aguento|suporto|consigo) mais(?: \\w+)?|quero que (?:essa|a) dor (?:pare|acabe|passe)',
  ),
  rule(
    'other_act',
    `${SOMEONE} (?:\\w+ ){0,6}(?:quer|queria|pensa em|pensando em|vai|falou em|fala em|ameaca|disse que (?:quer|vai)) (?:\\w+ )?(?:se matar|morrer|se suicidar|tirar a (?:propria )?vida|se cortar|sumir)|${SOMEONE} (?:\\w+ ){0,3}se (?:corta|machuca)`,
  ),
  rule('other_done', 'se (?:matou|suicidou|enforcou)|suicidio d[aoe]'),
  rule(
    'other_now',
    `${SOMEONE} (?:\\w+ ){0,4}(?:tomou (?:todos|uma cartela|um monte|muitos)|nao (?:acorda|respira|reage)|nao responde(?= (?:a nada|nem se mexe|e (?:nao|esta))))`,
    `(?:caid\\w+|inconsciente|desmaiad\\w+|no chao) (?:\\w+ ){0,5}nao responde`,
  ),
  rule(
    'kill_other',
    '(?:quero|vou|vontade de|penso em|pensando em) (?:\\w+ )?(?:matar (?!aula|tempo|saudade|a saudade|a fome|a sede)(?:meu|minha|ele|ela|aquele|esse|o|a)|mata-?l[oa]|machucar (?:ele|ela|meu|minha))',
  ),
  rule(
    'violence',
    '(?:me|nos) (?:bate|bateu|espanca|espancou|agride|agrediu|empurra|enforca|enforcou|ameaca|ameacou|tranca|trancou|chuta|soca)|(?:ele|meu (?:marido|namorado|ex|pai|padrasto|companheiro)) (?:\\w+ )?(?:quer|vai|disse que vai|jurou) me matar|(?:tenho|tinha|com|sinto|morro de|vivo com) medo (?:do meu (?:marido|namorado|ex|pai|padrasto)|dele)|violencia domestica',
  ),
  rule(
    'violence_now',
    '(?:esta|ta) (?:me (?:batendo|ameacando|enforcando)|(?:quebrando|chutando|arrombando|derrubando|esmurrando|forcando) (?:a |minha )?(?:porta|janela|portao)|batendo na porta|na porta com|la fora com)|trancad[oa] no (?:banheiro|quarto)(?: \\w+){0,5} (?:ele|porque|medo)',
  ),
  rule(
    'sexual_violence',
    '(?:me|fui) (?:estuprou|estupraram|estuprad[oa]|abusou|abusaram|abusad[oa]|forcou|tocou sem|obrigou a (?:transar|ter))|abus(?:ou|aram|ava) de mim|abuso sexual|estupro',
  ),
  rule(
    'child_abuse',
    '(?:bate n[oa]|bateu n[oa]|abusa d[oae]|abusou d[oae]|mexe com) (?:\\w+ )?(?:minha filha|meu filho|crianca|menin[oa])',
  ),
  rule(
    'psychosis',
    '(?:escuto|ouco|ouvindo) (?:\\w+ )?(?:vozes|uma voz)|(?:me|estao me) (?:perseguem|vigiam|perseguindo|vigiando|espionando|envenenando)|(?:leem|roubam|controlam) (?:meus pensamentos|minha mente)|chip na (?:minha )?cabeca|a (?:tv|televisao) fala comigo',
  ),
  rule(
    'mania',
    'sou (?:o|a) (?:escolhid[oa]|messias|profeta)|deus me (?:escolheu|deu uma missao)|dias sem dormir e (?:\\w+ ){0,3}(?:energia|otim[oa]|incrivel)',
  ),
  rule(
    'eating',
    '(?:provoco|forco|forcei) (?:o )?vomito|vomito (?:\\w+ )?(?:depois de|tudo que) com\\w+|dias sem comer|parei de comer (?:para|pra)|compulsao alimentar',
  ),
  rule(
    'eating_flag',
    'vomit(?:o|ei|ando) sangue|desmai(?:o|ei) (?:\\w+ ){0,4}(?:sem comer|nao com\\w+)|nem agua',
  ),
  rule(
    'withdrawal',
    '(?:parei|parar) de beber(?: \\w+){0,8} (?:trem\\w+|suando|alucin\\w+|vendo coisas|convuls\\w+)',
  ),
  rule('overdose_now', 'overdose|(?:labios|unhas) rox\\w+'),
  rule(
    'medical',
    '(?:dor|aperto|pressao)(?: \\w+){0,2} no peito(?: \\w+){0,8} (?:braco|queixo|mandibula|suando|forte|nunca|desmai\\w+)|(?:metade|lado) do (?:corpo|rosto) (?:\\w+ )?(?:dormente|paralisad\\w+)|boca torta|pior dor de cabeca da (?:minha )?vida|convuls\\w+',
  ),
  rule(
    'body_alarm',
    '(?:coracao|peito) (?:\\w+ ){0,3}(?:disparad\\w+|acelerad\\w+|saindo pela boca|a mil|apertad\\w+|doendo)|(?:dor|aperto) no peito|(?:nao consigo|nao to conseguindo) respirar|falta de ar|(?:acho|sinto|parece) que (?:eu )?(?:vou|to) (?:morrer|morrendo|infartar|infartando)|ataque de panico|crise de panico',
  ),
  rule(
    'minor',
    'tenho (?:so )?(?:[89]|1[0-7]|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete) anos(?! (?:de|com|que|sem|trabalhando|juntos))|sou (?:menor de idade|adolescente)',
  ),
];

export const ENGLISH_RULES: readonly Rule[] = [
  rule(
    'wish',
    '(?:want|wanna|wish|wanted|rather) (?:\\w+ ){0,3}(?:die|be dead|disappear|never wake up|not (?:be here|exist|wake up))|better off dead|(?:dont|do not) want to (?:live|be here|wake up|exist)|no reason to live|dont want to be alive|life is not worth|tired of living',
  ),
  rule(
    'act',
    '(?:want to|wanna|gonna|going to|thinking (?:of|about)|think about|thought about) (?:\\w+ )?(?:kill(?:ing)? (?:my ?self)|kms|suicide|end(?:ing)? (?:my life|it all)|off(?:ing)? myself)|(?:kill myself|end my life|commit suicide|suicidal)|(?:quiero|voy a|mejor) (?:kms|suicide|morir kms)',
  ),
  rule('intent', '(?:gonna|going to|will) (?:kill myself|end (?:it all|my life|it)|do it tonight)'),
  rule('burden', '(?:im|i am|being) (?:\\w+ )?(?:a burden)|better (?:off )?without me'),
  rule('self_harm', '(?:i|been) (?:cut|cutting|hurt|hurting) myself'),
];
