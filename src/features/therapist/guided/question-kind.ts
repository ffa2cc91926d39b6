/**
 * What kind of answer a question wants, by its form. Where nothing that is written answers it, this says what can honestly be said
 * instead: nobody's question is met with silence or with another question in its place. Pure.
 */

/** The first that fits counts: the narrower stand first. */
const FORMS = {
  'who-first':
    /(?:qui[eé]n|quem) (?:\p{L}+ ){0,4}(?:primero|antes|primeiro)|(?:[eé]l|ella|ele|ela|\p{L}+) (?:o|ou) (?:yo|eu)\s*\?/iu,
  'before-or-after':
    /(?:antes|primero|primeiro)(?: \p{L}+){0,4},? (?:o|ou) (?:\p{L}+ ){0,2}(?:despu[eé]s|cuando|depois|quando|al (?:final|terminar))|(?:por tel[eé]fono|por mensaje|por telefone|por mensagem)(?: \p{L}+){0,2} (?:o|ou) (?:\p{L}+ ){0,2}(?:en persona|pessoalmente)/iu,
  'tell-or-not':
    /(?:digo|cuento|confieso|aviso|pregunto|conto|falo|aviso) [^?]{0,40}(?:o|ou) (?:no\b|n[aã]o\b|me (?:callo|hago|calo)|lo (?:dejo|callo|guardo)|finjo|disimulo|fico|deixo|mejor (?:no|callo))/iu,
  'write-or-wait':
    /(?:le|les|la|lo) (?:escribo|llamo|busco|marco|mando (?:un )?mensaje)[^?]{0,25} (?:o|ou) (?:no\b|q\b|qu[eé]\b|(?:lo|la|le|mejor|me) \p{L}+|espero)|(?:escrevo|ligo|procuro|chamo)[^?]{0,25} ou (?:n[aã]o|espero|deixo)/iu,
  'go-or-not':
    /(?:^|[¿?.,;:] ?|\s)(?:voy|vou) (?:\p{L}+ ){0,3}(?:o|ou) (?:no (?:voy)?|n[aã]o(?: vou)?|me quedo|fico)/iu,
  'how-say':
    /c[oó]mo (?:se )?(?:l[eo]s?|te|la) (?:digo|cuento|explico|hablo|pido|escribo|respondo|contesto|planteo|doy la noticia)|(?:^|[¿?.,;:] ?|(?:^|\s)(?:[yY]|pero) )(?:y )?(?:qu[eé]|q) (?:le|les|te) (?:digo|escribo|contesto|respondo|pongo|mando)|(?:dame|deme|decime|dime|ayúdame con|ay[uú]deme con|me ayudas? con|necesito|quiero|me d[aá]s?) (?:unas? |algunas? |las |el |un )?(?:palabras|frases?|mensaje|texto)|como (?:(?:é|e|eh) que )?(?:eu )?(?:falo|conto|digo|peço|explico|escrevo|respondo)|o que (?:eu )?(?:digo|falo|escrevo|respondo|mando)(?! aqui| pra voc)|me ajuda a (?:falar|escrever|dizer)|ay[uú]d[ae]me a (?:escribir|decir|contar)/iu,
  send: /(?:l[oae]s?|se l[oa]) (?:mando|env[ií]o|publico|subo|contesto|respondo|escribo|llamo|mando o no)(?: (?:o no|ya|ahora))?[^?]{0,30}(?:\bo no\b|\bs[ií] o no\b|\bahora\b)|(?:mando|envio|respondo|ligo) ou n[aã]o/iu,
  'now-or-later':
    /(?:ahora|hoy|ya|hoje|agora) (?:mismo )?(?:o|ou) (?:mejor )?(?:ma[nñ]ana|despu[eé]s|el \p{L}+|amanh[aã]|depois)/iu,
  sum: /me alcanza(?! el (?:tiempo|d[ií]a))|cu[aá]nto (?:me )?(?:queda|sobra|falta|termino pagando|pago|ser[ií]a|puedo gastar)|d[aá] (?:pra|para) pagar|quanto (?:sobra|falta|fica)/iu,
  choose:
    /(?:deber[ií]a|debo|tendr[ií]a que|me conviene|conviene|ser[aá] mejor|es mejor|qu[eé] es mejor|cu[aá]l (?:elijo|escojo|conviene)|qu[eé] (?:har[ií]as|har[ií]a usted|elijo|escojo|decido)|le entro|me (?:voy|quedo|arriesgo)|lo (?:dejo|hago|compro)|la (?:dejo|hago)|acept[oe]|renuncio|devo|deveria|vale a pena|vale la pena|compensa|o que (?:voc[eê]|tu) faria|(?:é|eh) melhor|qual (?:eu )?escolho)(?!\p{L})[^?]*\?|\p{L}+ (?:o|ou) (?:mejor |melhor |ya |me |se |lo |la |le |no |n[aã]o |que |es |é |espero|sigo|vuelvo|dejo)[^?]*\?/iu,
  judge:
    /(?:tengo|ten[ií]a|tuve|tiene|no tengo) (?:o no (?:tengo )?)?(?:la )?raz[oó]n|(?:estoy|estuve|hice|hago|est[aá]) (?:muy |tan )?mal(?: en| con| o|\?|,)|(?:soy|fui|estoy siendo) (?:muy |tan |una? |yo )*(?:mal[ao]|exagerad[ao]|ego[ií]sta|injust[ao]|loc[ao]|tont[ao]|la? del problema|el del problema|d[eé]bil)|exagero|me pas[eé]|es mi culpa|fue mi culpa|t(?:engo|uve) (?:yo )?(?:la )?culpa|errei|estou (?:errad[oa]|exagerando|certa|certo)|sou (?:muito |uma? )*(?:ruim|p[eé]ssim[ao]|m[aá]|mau|ego[ií]sta|exagerad[ao])|(?:a|é) culpa (?:é )?minha|tenho raz[aã]o|t[oô] (?:errad[oa]|viajando|exagerando)/iu,
  have: /(?:tengo|ser[aá]|es|tendr[eé]|puede ser|estoy con|estou com|tenho|isso é|será que é) (?:esto )?(?:una? |la )?(?:depresi[oó]n|ansiedad|bipolar\p{L}*|tdah|trastorno|autis\p{L}+|depress[aã]o|ansiedade|burnout|tept?|toc|borderline|algo grave|algo malo)/iu,
  normal:
    /(?:es|ser[aá]|est[aá]|é|eh) (?:algo )?(?:normal|raro|com[uú]n|comum|mal(?:o)?|estranho|errado|grave|tan malo)(?!\p{L})|(?:le|les) pasa a (?:m[aá]s|otr|mucha|alguien)|acontece com (?:mais|outr|muita)|soy (?:el|la) [uú]nic[ao]/iu,
  'how-long':
    /cu[aá]nto (?:tiempo |m[aá]s |falta |tarda|dura|demora|va a durar|se demora)|hasta cu[aá]ndo|cu[aá]ndo (?:se (?:me )?(?:pasa|va|quita)|va a|voy a|termina|deja)|quanto tempo|at[eé] quando|quando (?:isso |vai |passa)|demora (?:muito|mucho)/iu,
  predict:
    /(?:va|van|vai|v[aã]o) a? ?(?:a )?(?:volver|cambiar|perdonar\p{L}*|dejar\p{L}*|querer\p{L}*|pasar|mejorar|enojar\p{L}*|salir|mudar|voltar|melhorar|passar|perdoar|dar certo)|(?:crees?|cre[eé]s|piensas?|pens[aá]s|acha|achas) que|(?:tiene|tem) (?:arreglo|soluci[oó]n|jeito|conserto)|voy a poder|se va a|vou conseguir|me (?:va|vai) a?/iu,
  'why-they':
    /(?:por ?qu[eé]|por que|pq|xq) (?:\p{L}+ ){0,3}?(?:me (?:hace|hizo|trata|dej[oó]|habla|grita|dice|dijo|ignora|miente|minti[oó])|(?:[eé]l|ella|ellos|ele|ela|eles|mi \p{L}+|minha? \p{L}+|meu \p{L}+|la gente|as pessoas)(?!\p{L}))|qu[eé] (?:quiso|quer[ií]a|quiere) decir|qu[eé] (?:le|les) pasa|qu[eé] piensa de|o que (?:ele|ela) (?:quis|quer|pensa|acha)/iu,
  'why-me': /(?:por ?qu[eé]|por que|pq|xq|qu[eé] me pasa|o que (?:eu )?tenho|o que acontece comigo)/iu,
  'how-do':
    /c[oó]mo |qu[eé] (?:hago|se puede hacer|puedo hacer|debo hacer|se hace|me recomienda|me aconseja|me sugiere)|como (?:eu )?(?:fa[cç]o|paro|consigo|posso|se)|o que (?:eu )?(?:fa[cç]o|posso fazer|devo fazer)|algun (?:consejo|tip)|alg[uú]n (?:consejo|tip)|alguma dica/iu,
} as const;

/** "No lloré. ¿Está mal?": what one feels is nobody's fault. */
const FEELS =
  /(?:est[aá] (?:muy |tan )?mal|est[aá] bien|es (?:malo|mala persona|pecado)|[eé] (?:errado|pecado|ruim)|soy (?:mal[ao]|un monstruo|mala persona)|sou (?:ruim|um monstro)|tem algo errado)(?!\p{L})[^?]{0,40}(?:llor|sent|extra[nñ]|enoj|rabia|alivi|re[ií]r|r[ií]o|chor|saudade|raiva|al[ií]vio)|(?:llor[eé]|lloro|siento|sent[ií]|chorei|sinto)[^?]{0,30}[.,] *¿? *(?:est[aá] mal|es malo|[eé] errado|t[aá] errado)/iu;

/** "¿Qué debería pagar primero?" names no two things to choose from. */
const WHAT_TO_DO =
  /(?:qu[eé]|cu[aá]l|o que|qual) (?:es lo que )?(?:deber[ií]a|debo|tendr[ií]a que|me conviene|conviene|devo|deveria|pago|abro|empiezo)(?!\p{L})(?![^?]* (?:o|ou) )/iu;

export type QuestionKind = keyof typeof FORMS | 'fact';
export const QUESTION_KINDS = [...(Object.keys(FORMS) as (keyof typeof FORMS)[]), 'fact'] as const;

/** @param asked what of a message asks, or the message of somebody who surely asks without a mark */
export function kindOf(asked: string): QuestionKind {
  if (FEELS.test(asked)) return 'normal';
  if (WHAT_TO_DO.test(asked)) return 'how-do';
  const found = Object.entries(FORMS).find(([, form]) => form.test(asked));
  return (found?.[0] as QuestionKind | undefined) ?? 'fact';
}
