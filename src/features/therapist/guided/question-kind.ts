/**
 * What kind of answer a question wants, by its form. Where nothing that is written answers it, this says what can honestly be said
 * instead: nobody's question is met with silence or with another question in its place. Pure.
 */

/** The first that fits counts: the narrower stand first. */
const FORMS = {
  'what-first':
    /(?<!\p{L})(?:qu[eé]|cu[aá]l(?:es)?|qual|quais|o qu[eê]?|q)(?: \p{L}+){1,5} (?:(?:primero|primeiro)(?!\p{L})|antes\s*\?)|(?:por|de|x|a) d[oó]nde (?:empiezo|comienzo|arranco|se empieza|empezar)|por onde (?:eu )?(?:come[cç]\p{L}+)|(?:qu[eé]|cu[aá]l) (?:deber[ií]a|debo|me conviene|conviene) (?:pagar|abrir|hacer) primero/iu,
  'who-first':
    /(?:qui[eé]n|quem) (?:\p{L}+ ){0,4}(?:primero|antes|primeiro)|(?:lo|la|le|fal[oa]|habl[oa])[^?]{0,15} (?:yo|eu) (?:o|ou) [^?]{1,25} (?:primero|primeiro)|(?:[eé]l|ella|ele|ela|\p{L}+) (?:o|ou) (?:yo|eu)\s*\?/iu,
  'before-or-after':
    /(?:antes|primero|primeiro)(?: \p{L}+){0,4},? (?:o|ou) (?:\p{L}+ ){0,2}(?:despu[eé]s|cuando|depois|quando|al (?:final|terminar))|(?:por tel[eé]fono|por mensaje|por telefone|por mensagem)(?: \p{L}+){0,2} (?:o|ou) (?:\p{L}+ ){0,2}(?:en persona|pessoalmente)/iu,
  'tell-or-not':
    /(?:digo|cuento|confieso|aviso|pregunto|conto|falo|aviso) [^?]{0,40}(?:o|ou) (?:no\b|n[aã]o\b|me (?:callo|hago|calo)|lo (?:dejo|callo|guardo)|finjo|disimulo|fico|deixo|mejor (?:no|callo))/iu,
  'write-or-wait':
    /(?:le|les|la|lo) (?:escribo|contesto|respondo|llamo|busco|marco|mando (?:un )?mensaje)[^?]{0,45} (?:o|ou) (?:no\b|q\b|qu[eé]\b|(?:lo|la|le|mejor|me) \p{L}+|espero)|(?:escrevo|ligo|procuro|chamo|mando|respondo)[^?]{0,25} ou (?:n[aã]o|espero|deixo)/iu,
  'go-or-not':
    /(?:^|[¿?.,;:] ?|\s)(?:voy|vou) (?:\p{L}+ ){0,6}(?:o|ou) (?:no(?: voy)?|n[aã]o(?: vou)?|me quedo|fico)(?!\p{L})/iu,
  'hold-back':
    /(?:c[oó]mo (?:(?:le )?hago|puedo|se hace|logro)|como (?:eu )?(?:fa[cç]o|consigo)) (?:para |pa |pra )?(?:no|n[aã]o) (?:me )?(?:llor|tembl|grit|re[ií]r|enoj|quebr|romp|trab|bloque|paraliz|sonroj|ponerme (?:nervios|roj|a llorar)|chor|trem|rir|irrit|desab|travar|perder la|perder a)/iu,
  'how-say':
    /c[oó]mo (?:(?:le )?hago|puedo|hacer) (?:para |pa )?(?:decir|contar|explicar|pedir|hablar|plante)\p{L}*|como (?:eu )?(?:fa[cç]o|consigo) (?:para |pra )?(?:dizer|falar|contar|explicar|pedir)|(?<!\p{L})(?:de|sobre) (?:qu[eé]|q|o que) (?:as pessoas |la gente )?(?:se )?(?:eu )?(?:falam|hablan|hablo|habla|hablar|falo|se fala|falar|conversar|platico)|(?<!\p{L})(?:qu[eé]|q|o q(?:ue)?) (?:eu )?(?:digo|contesto|respondo|falo)(?!\p{L})|c[oó]mo (?:les?|se lo|te) (?:decimos|contamos|pido|contesto|digo)|c[oó]mo (?:pido|contesto|respondo|digo)(?!\p{L})|c[oó]mo (?:se )?(?:l[eo]s?|te|la) (?:digo|cuento|explico|hablo|pido|escribo|respondo|contesto|planteo|doy la noticia)|(?:^|[¿?.,;:] ?|(?:^|\s)(?:[yY]|pero) )(?:y )?(?:qu[eé]|q) (?:le|les|te) (?:digo|escribo|contesto|respondo|pongo|mando)|(?:dame|deme|decime|dime|ayúdame con|ay[uú]deme con|me ayudas? con|necesito|quiero|me d[aá]s?) (?:unas? |algunas? |las |el |un )?(?:palabras|frases?|mensaje|texto)|como (?:(?:é|e|eh) que )?(?:eu )?(?:falo|conto|digo|peço|explico|escrevo|respondo)|o que (?:eu )?(?:digo|falo|escrevo|respondo|mando)(?! aqui| pra voc)|me ajuda a (?:falar|escrever|dizer)|ay[uú]d[ae]me a (?:escribir|decir|contar)/iu,
  'tell-plain':
    /(?:^|[¿.,;:!] ?|(?<!\p{L})(?:y|e|pero|mas|yo) )(?:se l[oa]s?|les?|l[oa]s?) (?:digo|cuento|aviso|confieso|confronto)(?!\p{L})|(?:^|[¿.,;:!] ?|(?<!\p{L})(?:e|mas|eu) )(?:conto|cuento|digo|confieso)\s*\?|(?:^|[¿.,;:!] ?|(?<!\p{L})(?:e|mas|eu) )(?:conto|falo|aviso) (?:(?:isso |a verdade |tudo )?(?:pra|para|pro|a|ao|à|com)|que|isso|a verdade)(?!\p{L})/iu,
  'can-they':
    /(?<!\p{L})(?:me |te |nos |les? |l[oa]s? |se )?pueden? (?:\p{L}+ )?(?:quitar|despedir|echar|correr|botar|sacar|demandar|denunciar|deportar|obligar|cobrar|embargar|llevar|encerrar|internar|multar|desalojar|expulsar|arrestar|negar|ver|leer|revisar|contar)\p{L}*|(?<!\p{L})(?:podem?|v[aã]o|vai) (?:me )?(?:\p{L}+ )?(?:demitir|mandar embora|tirar|tomar|processar|expulsar|despejar|prender|deportar|obrigar|cobrar|levar|internar|ler|ver)(?!\p{L})|(?<!\p{L})me van a (?:quitar|embargar|meter|deportar|demandar)|(?<!\p{L})(?:es|é|eh|ser[aá]) legal(?!\p{L})|pueden? (?:hacer(?:lo|me)?(?: eso| esto)?\s*)?\?|podem? (?:fazer isso\s*)?\?|tien(?:e|en) derecho a/iu,
  'in-the-moment':
    /^[¿\s]*(?:(?:y|e|pero|mas|o)[\s,¿]+)?(?:si|se(?= (?:eu|ele|ela|eles|der|tiver|n[aã]o|acontecer)(?!\p{L})))(?!\p{L})(?! (?:(?:l[oae]s?|te) \p{L}+o|es|era|fuera|for|é|tengo|tenho|sale)(?!\p{L}))|(?<!\p{L})(?:y si|e se)(?!\p{L})(?! (?:(?:l[oae]s?|te) \p{L}+o|es|era|fuera|for|é|tengo|tenho|sale)(?!\p{L}))|(?:qu[eé]|q|como|c[oó]mo|o q(?:ue)?) (?:eu )?(?:hago|fa[cç]o|reacciono|reajo)[^?]{0,12} (?:cuando|cdo|quando|si|se|en el momento|na hora|durante)(?!\p{L})|(?:qu[eé]|q) hago (?:en|durante) |en ese momento|na hora [^?]*fa[cç]o/iu,
  send: /(?:l[oae]s?|se l[oa]) (?:mando|env[ií]o|publico|subo|contesto|respondo|escribo|llamo|mando o no)(?: (?:o no|ya|ahora))?[^?]{0,30}(?:\bo no\b|\bs[ií] o no\b|\bahora\b)|(?:mando|envio|respondo|ligo) ou n[aã]o/iu,
  'now-or-later':
    /(?:ahora|hoy|ya|hoje|agora) (?:mismo )?(?:o|ou) (?:mejor )?(?:ma[nñ]ana|despu[eé]s|el \p{L}+|amanh[aã]|depois)/iu,
  sum: /me alcanza(?! el (?:tiempo|d[ií]a))|cu[aá]nto (?:me )?(?:queda|sobra|falta|termino pagando|pago|ser[ií]a|puedo gastar)|d[aá] (?:pra|para) pagar|quanto (?:sobra|falta|fica)/iu,
  choose:
    /(?:deber[ií]a|debo|tendr[ií]a que|me conviene|conviene|ser[aá] mejor|es mejor|qu[eé] es mejor|cu[aá]l (?:elijo|escojo|conviene)|qu[eé] (?:har[ií]as|har[ií]a usted|elijo|escojo|decido)|le entro|me (?:voy(?! a \p{L}+r)|quedo|arriesgo)|lo (?:dejo|hago|compro)|la (?:dejo|hago)|acept[oe]|renuncio|devo|deveria|vale a pena|vale la pena|compensa|o que (?:voc[eê]|tu) faria|(?:é|eh) melhor|qual (?:eu )?escolho)(?!\p{L})[^?]*\?|\p{L}+ (?:o|ou) (?:mejor |melhor |ya |me |se |lo |la |le |no |n[aã]o |que |es |é |espero|sigo|vuelvo|dejo)[^?]*\?|(?<!\p{L})\p{L}+o(?: \p{L}+){0,5} (?:o|ou) (?:l[oae]s? |me |le |se |te )?(?:\p{L}{2,}o|vou|voy)(?!\p{L})[^?]*\?/iu,
  judge:
    /(?:tengo|ten[ií]a|tuve|tiene|no tengo) (?:o no (?:tengo )?)?(?:la )?raz[oó]n|(?:estoy|estuve|estuvo|hice|hago|est[aá]) (?:muy |tan )?mal(?: en| con| por| al?| o| irme|\?|,|$)|(?:soy|fui|estoy siendo) (?:muy |tan |una? |yo )*(?:mal[ao]|exagerad[ao]|ego[ií]sta|injust[ao]|tont[ao]|la? del problema|el del problema|d[eé]bil)|exagero|exagero|exagero demais|me pas[eé]|soy un monstruo|sou (?:um )?monstro|lo arruin[eé]|arruin[eé] todo|perd[ií] todo|(?:^|[¿,.] ?)(?:soy|sou) (?:una? |uma? |muy |muito |tan )?\p{L}+\s*\?|estraguei|sirvo para|sirve? pra isso|soy (?:mala|mal) (?:madre|mam[aá]|padre|pap[aá]|hij[oa]|amig[oa]|pareja|persona)|est(?:oy|ou) (?:siendo )?(?:pecando|exagerando)|estaba (?:yo )?mal|(?:é|eh|es) exager\p{L}+|sou (?:um |uma )?(?:desastre|fracass|p[eé]ssim|perigos|pregui[cç]os|burr|fracassad|ego[ií]st)\p{L}*|soy (?:un |una )?(?:desastre|fracas|burr|in[uú]til|vag|floj|ego[ií]st)\p{L}*|es mi culpa|fue mi culpa|t(?:engo|uve) (?:yo )?(?:la )?culpa|errei|estou (?:errad[oa]|exagerando|certa|certo)|sou (?:muito |uma? )*(?:ruim|p[eé]ssim[ao]|m[aá]|mau|ego[ií]sta|exagerad[ao])|(?:a|é) culpa (?:é )?minha|tenho raz[aã]o|t[oô] (?:errad[oa]|viajando|exagerando)/iu,
  have: /(?:tengo|ser[aá]|es|soy|sou|é|eh|tendr[eé]|puede ser|estoy con|estou com|tenho|isso é|será que é) (?:esto |isso )?(?:una? |la |uma? )?(?:infarto|enfart|adict|alcoh[oó]lic|alco[oó]latra|viciad|anorexia|bulimia|c[aá]ncer|c[aâ]ncer|crisis|depresi[oó]n|ansiedad|bipolar\p{L}*|tdah|trastorno|autis\p{L}+|depress[aã]o|ansiedade|burnout|tept?|toc|borderline|(?:algo |muy |muito )?grave|algo malo)/iu,
  normal:
    /(?:es|ser[aá]|est[aá]|é|eh) (?:algo )?(?:normal|raro|com[uú]n|comum|mal(?:o)?|estranho|errado|tan malo)(?!\p{L})|(?:le|les) pasa a (?:m[aá]s|otr|mucha|alguien)|acontece com (?:mais|outr|muita)|(?:mal de la cabeza|ficando doid[oa])|(?:estoy|soy|me estoy volviendo|estou|t[oô]|sou|ficando) (?:\p{L}+ )?(?:loc[ao]|louc[ao]|rar[ao]|estranh[ao])(?!\p{L})|soy (?:el|la) [uú]nic[ao]/iu,
  'how-long':
    /cu[aá]nto (?:tiempo |m[aá]s |falta |tarda|dura|demora|va a durar|se demora)|hasta cu[aá]ndo|cuándo (?:(?:se|uno|me|una) (?:me )?\p{L}+|va a|voy a|termina|deja)|cu[aá]ntas? (?:horas|semanas|meses|a[nñ]os|sesiones)|quantas? (?:horas|semanas|meses|sess[oõ]es)|quanto tempo|at[eé] quando|quando (?:isso |vai |passa)|demora (?:muito|mucho)/iu,
  predict:
    /(?<!\p{L})(?:y si|e se) (?:es|era|fuera|for|é|tengo|tenho|sale)(?!\p{L})|(?:va|van|vai|v[aã]o) a? ?(?:a )?(?:volver|cambiar|perdonar\p{L}*|dejar\p{L}*|querer\p{L}*|pasar|mejorar|enojar\p{L}*|salir|mudar|voltar|melhorar|passar|perdoar|dar certo)|(?:crees?|cre[eé]s|piensas?|pens[aá]s|acha|achas) que|(?:tiene|tem) (?:arreglo|soluci[oó]n|jeito|conserto)|voy a poder|(?<!\p{L})(?:l[oae] |me |se )?voy a (?:\p{L}+ )?\p{L}+r|me va a (?:volver|\p{L}+r)|(?<!por qu[eé] )(?<!\p{L})\p{L}+rá[ns]?\s*\?|me van? a \p{L}+r|v(?:ai|ou|[aã]o) \p{L}+r|ainda (?:consigo|d[aá])|es (?:muy )?tarde para|(?:é|eh) tarde (?:pra|para)|se cura|tem cura|(?:isso|esto|eso|se) (?:me |le )?pas[ao]r?[aá]?\s*\?|alg[uú]n d[ií]a|(?:me |se |l[oae] )?(?:estar|querr|podr|tendr|habr|va)[aá]n? (?:enga[nñ]\p{L}+|\p{L}+ndo)|se va a|vou conseguir|me (?:va|vai) a?/iu,
  'why-they':
    /(?:por ?qu[eé]|por que|pq|xq) (?:no )?(?:se (?!me)\p{L}+|nadie|ningu[eé]m|fazem|hacen|hace|faz|me dej\p{L}+|no me (?:habl|llam|escrib|contest|busc|invit)\p{L}+)|(?:por ?qu[eé]|por que|pq|xq) (?:\p{L}+ ){0,3}?(?:me (?:hace|hizo|trata|dej[oó]|habla|grita|dice|dijo|ignora|miente|minti[oó]|insult\p{L}*|peg\p{L}*)|(?<=(?:por ?qu[eé]|por que|pq|xq) (?:no |n[aã]o |ser[aá] que )?)(?:[eé]l|ella|ellos|ele|ela|eles|mi \p{L}+|minha? \p{L}+|meu \p{L}+|la gente|as pessoas)(?!\p{L}))|(?:ya )?no me (?:quiere|ama|aguanta|soporta)|n[aã]o me (?:ama|quer|aguenta)|qu[eé] (?:quiso|quer[ií]a|quiere) decir|o que (?:isso )?quer dizer|qu[eé] (?:le|les) pasa|qu[eé] piensa de|o que (?:ele|ela) (?:quis|quer|pensa|acha)/iu,
  'why-me': /(?:por ?qu[eéê]|por que|pq|xq|qu[eé] me pasa|o que (?:eu )?tenho|o que acontece comigo)/iu,
  'how-do':
    /c[oó]mo |(?:qu[eé]|q) (?:hago|ago|puedo hacer)(?!\p{L})|(?<!\p{L})o q (?:eu )?fa[cç]o|qu[eé] (?:hago|se puede hacer|puedo hacer|debo hacer|se hace|me recomienda|me aconseja|me sugiere)|como (?:eu )?(?:fa[cç]o|paro|consigo|posso|se)|o que (?:eu )?(?:fa[cç]o|posso fazer|devo fazer)|algun (?:consejo|tip)|alg[uú]n (?:consejo|tip)|alguma dica/iu,
  // "¿Lo perdono?", "tiro o celular dele?": a step of theirs is asked about.
  'choose-step':
    /(?:^|[¿,;:.] ?)(?:y |e )?(?:(?:l[oae]s?|me|le|se) )?(?!(?:como|cómo|cu[aá]nto|quando|todo|tudo|s[oó]lo|algo|es[oa]|esto|is[st]o|puedo|posso|tengo|tenho|pero|otro|outro|bueno|mucho|muito|exagero|quiero|quero|necesito|preciso|entiendo|entendo|creo|acho|siento|sinto|pienso|penso|sirvo|merezco|mere[cç]o|estando|cuando|siendo|mesmo|mismo|nuestro|nosso|luego|logo)(?!\p{L}))\p{L}{3,}o(?!\p{L})[^?,;]*\?/iu,
} as const;

/** "No lloré. ¿Está mal?": what one feels is nobody's fault. */
const FEELS =
  /(?:est[aá] (?:muy |tan )?mal|est[aá] bien|es (?:malo|mala persona|pecado)|[eé] (?:errado|pecado|ruim)|soy (?:mal[ao]|un monstruo|mala persona)|sou (?:ruim|um monstro)|tem algo errado)(?!\p{L})[^?]{0,40}(?:llor|sent|extra[nñ]|enoj|rabia|alivi|re[ií]r|r[ií]o|chor|saudade|raiva|al[ií]vio)|(?:llor[eé]|lloro|siento|sent[ií]|chorei|sinto)[^?]{0,30}[.,] *¿? *(?:est[aá] mal|es malo|[eé] errado|t[aá] errado)/iu;

/** "¿Por qué no conviene salir?" chooses nothing. */
const WHY = /^[¿\s]*(?:y |e |pero |mas )?por ?qu[eéê](?!\p{L})/iu;

/** "¿Qué debería pagar primero?" names no two things to choose from. */
const WHAT_TO_DO =
  /(?:qu[eé]|cu[aá]l|o que|qual) (?:es lo que )?(?:deber[ií]a|debo|tendr[ií]a que|me conviene|conviene|devo|deveria|pago|abro|empiezo)(?!\p{L})(?![^?]* (?:o|ou) )/iu;

/** "¿Así está bien?", of words they wrote. */
const REVIEWED =
  /(?<!\p{L})(?:(?:as[ií]|me) (?:est[aá]|qued[oó]|va) bien|est[aá] (?:bien|mal) (?:as[ií]|escrit[oa]|dich[oa]|si (?:l[ea]s?|se lo|lo|yo) \p{L}+)|(?:est[aá]|suena|son[oó]|queda|qued[oó]) (?:bien|mal|fe[oa]|raro|fuerte|sec[oa]|groser[oa]|cortante|dur[oa]|agresiv[oa]|muy \p{L}+|much[oa])|qu[eé] te parece|c[oó]mo (?:qued[oó]|suena|se lee|se ve)|la mando as[ií]|lo mando as[ií]|(?:t[aá]|est[aá]|ficou|soa|parece) (?:ruim|bom|boa|bem|mal|gross(?:eir)?[oa]|sec[oa]|rude|chat[oa]|pesad[oa]|muito \p{L}+)(?: assim)?|assim (?:t[aá]|est[aá]|fica) (?:bom|bem|ruim)|d[aá] (?:pra|para) mandar assim)(?!\p{L})/iu;
/** Words of their own stand in the message: between quotation marks or behind a colon. */
const WRITTEN = /["“«][^"”»]{8,}["”»]|:\s*\p{L}[^\n]{12,}/u;

/** Asked of words they mean to say or to send. */
export const asksReview = (text: string, asked: string): boolean =>
  WRITTEN.test(text) && REVIEWED.test(asked);

type Form = keyof typeof FORMS;
export type QuestionKind = Exclude<Form, 'tell-plain' | 'choose-step'> | 'review' | 'fact';
const kindOfForm = (form: Form): QuestionKind =>
  form === 'tell-plain' ? 'tell-or-not' : form === 'choose-step' ? 'choose' : form;
export const QUESTION_KINDS: readonly QuestionKind[] = [
  ...new Set((Object.keys(FORMS) as Form[]).map(kindOfForm)),
  'review',
  'fact',
];

/** @param asked what of a message asks, or the message of somebody who surely asks without a mark */
export function kindOf(asked: string): QuestionKind {
  if (FEELS.test(asked)) return 'normal';
  if (WHY.test(asked)) return FORMS['why-they'].test(asked) ? 'why-they' : 'why-me';
  if (FORMS['what-first'].test(asked)) return 'what-first';
  if (WHAT_TO_DO.test(asked)) return 'how-do';
  const found = (Object.keys(FORMS) as Form[]).find((form) => FORMS[form].test(asked));
  return found === undefined ? 'fact' : kindOfForm(found);
}
