// Refusals at the edge: one table maps a code to its status and to what the person reads, in the language of
// the page that asked.
import type { z } from 'zod';
import type { errorSchema } from './answers.ts';
import type { Locale } from './locale.ts';

type Refusal = { status: number } & Record<Locale, string>;

const REFUSALS = {
  bad_json: {
    status: 400,
    es: 'No pudimos leer lo que llegó. Inténtalo otra vez.',
    pt: 'Não deu para ler o que chegou. Tente de novo.',
    en: 'We could not read what arrived. Try again.',
  },
  invalid_input: {
    status: 400,
    es: 'Falta algo o algo no tiene la forma esperada. Revísalo y vuelve a enviar.',
    pt: 'Falta algo, ou algo não está como deveria. Confira e envie de novo.',
    en: 'Something is missing or not as expected. Check it and send again.',
  },
  unknown_question: {
    status: 400,
    es: 'Esa pregunta no existe. Son 24, de la 1 a la 24.',
    pt: 'Essa pergunta não existe. São 24, da 1 à 24.',
    en: 'There is no such question. They go from 1 to 24.',
  },
  unknown_option: {
    status: 400,
    es: 'Esa respuesta no está entre las opciones.',
    pt: 'Essa resposta não está entre as opções.',
    en: 'That answer is not one of the options.',
  },
  link_expired: {
    status: 400,
    es: 'Este enlace ya no sirve. Pide otro; llega en unos minutos.',
    pt: 'Este link não serve mais. Peça outro; chega em alguns minutos.',
    en: 'This link no longer works. Ask for another; it comes in a few minutes.',
  },
  answer_required: {
    status: 400,
    es: 'Elige una opción para seguir.',
    pt: 'Escolha uma opção para seguir.',
    en: 'Choose an option to go on.',
  },
  too_many_options: {
    status: 400,
    es: 'Esta pregunta admite una sola respuesta.',
    pt: 'Esta pergunta aceita uma resposta só.',
    en: 'This question takes one answer only.',
  },
  signed_out: {
    status: 401,
    es: 'Tu sesión terminó. Ingresa otra vez; lo que escribiste no se pierde.',
    pt: 'Sua sessão terminou. Entre de novo; o que você escreveu não se perde.',
    en: 'Your session ended. Sign in again; what you wrote is not lost.',
  },
  foreign_origin: {
    status: 403,
    es: 'Esta acción solo se puede hacer desde Juntos.',
    pt: 'Isso só pode ser feito a partir do Juntos.',
    en: 'This can only be done from Juntos.',
  },
  not_yours: {
    status: 403,
    es: 'Solo puedes ver y cambiar lo tuyo.',
    pt: 'Você só pode ver e mudar o que é seu.',
    en: 'You can only see and change what is yours.',
  },
  not_found: {
    status: 404,
    es: 'No encontramos lo que buscas.',
    pt: 'Não encontramos o que você procura.',
    en: 'We could not find what you are looking for.',
  },
  turn_conflict: {
    status: 409,
    es: 'Ese mensaje ya se envió con otro texto. Escríbelo como uno nuevo.',
    pt: 'Essa mensagem já foi enviada com outro texto. Escreva como uma nova.',
    en: 'That message was already sent with another text. Write it as a new one.',
  },
  common_password: {
    status: 400,
    es: 'Esa contraseña es de las primeras que se prueban. Usa una frase que solo tú dirías.',
    pt: 'Essa senha está entre as primeiras que se tentam. Use uma frase que só você diria.',
    en: 'That password is among the first to be tried. Use a sentence only you would say.',
  },
  wrong_password: {
    status: 400,
    es: 'Esa no es la contraseña que tienes ahora. La nueva no se guardó.',
    pt: 'Essa não é a senha que você tem agora. A nova não foi guardada.',
    en: 'That is not the password you have now. The new one was not kept.',
  },
  password_needed: {
    status: 403,
    es: 'Para confirmarlo, escribe la contraseña de la cuenta. Si no la creaste tú, toca “No fui yo”.',
    pt: 'Para confirmar, escreva a senha da conta. Se você não a criou, toque em “Não fui eu”.',
    en: 'To confirm it, write the password of the account. If you did not make it, press “It was not me”.',
  },
  password_mismatch: {
    status: 400,
    es: 'Esa no es la contraseña de la cuenta que tiene este correo.',
    pt: 'Essa não é a senha da conta que tem este e-mail.',
    en: 'That is not the password of the account that has this e-mail.',
  },
  google_refused: {
    status: 400,
    es: 'Google no pudo confirmar tu cuenta esta vez. Inténtalo otra vez, o entra con tu correo.',
    pt: 'O Google não conseguiu confirmar sua conta desta vez. Tente de novo, ou entre com seu e-mail.',
    en: 'Google could not confirm your account this time. Try again, or sign in with your e-mail.',
  },
  google_unreachable: {
    status: 503,
    es: 'Google no responde ahora. Inténtalo en un rato, o entra con tu correo.',
    pt: 'O Google não responde agora. Tente daqui a pouco, ou entre com seu e-mail.',
    en: 'Google does not answer now. Try in a while, or sign in with your e-mail.',
  },
  only_way_in: {
    status: 409,
    es: 'Google es tu única forma de entrar. Crea antes una contraseña.',
    pt: 'O Google é sua única forma de entrar. Crie antes uma senha.',
    en: 'Google is your only way in. Choose a password first.',
  },
  inbox_full: {
    status: 409,
    es: 'Ya tenemos muchos mensajes tuyos por leer. Lo que escribiste sigue aquí: envíalo cuando te respondamos.',
    pt: 'Já temos muitas mensagens suas por ler. O que você escreveu continua aqui: envie quando respondermos.',
    en: 'Many messages of yours still wait to be read. What you wrote is still here: send it once we have answered.',
  },
  wrong_confirmation: {
    status: 400,
    es: 'Escribe la palabra tal como aparece.',
    pt: 'Escreva a palavra como aparece.',
    en: 'Write the word as it is shown.',
  },
  data_blocked: {
    status: 423,
    es: 'Pediste que no usemos tus datos, así que no leemos ni contestamos. Lo cambias en Tú, en Tus datos. Si estás en peligro, entra a Ayuda ahora.',
    pt: 'Você pediu para não usarmos seus dados, então não lemos nem respondemos. Você muda isso em Você, em Seus dados. Se está em perigo, abra a Ajuda agora.',
    en: 'You asked us not to use your data, so we neither read nor answer. You can change it in your data. If you are in danger, open Help now.',
  },
  account_leaving: {
    status: 423,
    es: 'Tu cuenta se va a borrar, así que ya no leemos ni contestamos. Lo deshaces en Tú, en Tus datos. Si estás en peligro, entra a Ayuda ahora.',
    pt: 'Sua conta vai ser apagada, então já não lemos nem respondemos. Você desfaz isso em Você, em Seus dados. Se está em perigo, abra a Ajuda agora.',
    en: 'Your account is about to be erased, so we neither read nor answer. You can undo it in your data. If you are in danger, open Help now.',
  },
  message_too_long: {
    status: 413,
    es: 'Tu mensaje es muy largo. Pártelo en dos: caben 4.000 letras.',
    pt: 'Sua mensagem é muito longa. Divida em duas: cabem 4.000 letras.',
    en: 'Your message is very long. Split it in two: 4,000 letters fit.',
  },
  body_too_large: {
    status: 413,
    es: 'Eso pesa demasiado para enviarlo de una vez.',
    pt: 'Isso é pesado demais para enviar de uma vez.',
    en: 'That is too large to send at once.',
  },
  unsupported_media_type: {
    status: 415,
    es: 'Ese formato no se puede leer. Envía JSON.',
    pt: 'Não dá para ler esse formato. Envie JSON.',
    en: 'That format cannot be read. Send JSON.',
  },
  invalid_memory: {
    status: 422,
    es: 'Escribe algo, hasta 600 letras. Para quitarlo, bórralo.',
    pt: 'Escreva algo, até 600 letras. Para tirar, apague.',
    en: 'Write something, up to 600 letters. To remove it, erase it.',
  },
  too_many_requests: {
    status: 429,
    es: 'Van muchos intentos seguidos. Espera un momento y sigue.',
    pt: 'Foram muitas tentativas seguidas. Espere um pouco e continue.',
    en: 'Many attempts in a row. Wait a moment and go on.',
  },
  plan_unavailable: {
    status: 409,
    es: 'Todavía no se puede pagar así. Elige otro medio.',
    pt: 'Ainda não dá para pagar assim. Escolha outro meio.',
    en: 'It is not possible to pay that way yet. Choose another one.',
  },
  payment_unreachable: {
    status: 503,
    es: 'El medio de pago no responde ahora. No se te cobró nada. Inténtalo en unos minutos, o elige otro.',
    pt: 'O meio de pagamento não responde agora. Nada foi cobrado. Tente em alguns minutos, ou escolha outro.',
    en: 'The payment provider does not answer now. You were not charged. Try in a few minutes, or choose another one.',
  },
  not_refundable: {
    status: 409,
    es: 'Este pase ya no se puede devolver: pasaron los 10 días, o el dinero ya volvió.',
    pt: 'Este passe não pode mais ser devolvido: passaram os 10 dias, ou o dinheiro já voltou.',
    en: 'This pass can no longer be refunded: the 10 days are over, or the money went back already.',
  },
  code_unknown: {
    status: 404,
    es: 'No conocemos ese código. Son tres grupos de cuatro letras y números.',
    pt: 'Não conhecemos esse código. São três grupos de quatro letras e números.',
    en: 'We do not know that code. It has three groups of four letters and digits.',
  },
  code_over: {
    status: 409,
    es: 'Ese código ya no sirve: se usó, se venció o el aliado lo retiró.',
    pt: 'Esse código não serve mais: já foi usado, venceu ou o parceiro o retirou.',
    en: 'That code no longer works: it was used up, it expired, or the ally withdrew it.',
  },
  code_yours: {
    status: 409,
    es: 'Ese código ya lo usaste. Su pase está en esta página.',
    pt: 'Você já usou esse código. O passe dele está nesta página.',
    en: 'You have used that code already. Its pass is on this page.',
  },
  internal: {
    status: 500,
    es: 'Algo falló de nuestro lado. Si estás en peligro, entra a Ayuda ahora.',
    pt: 'Algo falhou do nosso lado. Se você está em perigo, abra a Ajuda agora.',
    en: 'Something failed on our side. If you are in danger, open Help now.',
  },
  not_ready: {
    status: 503,
    es: 'La base de datos no responde ahora. Inténtalo en unos segundos.',
    pt: 'O banco de dados não responde agora. Tente em alguns segundos.',
    en: 'The database does not answer now. Try in a few seconds.',
  },
  overloaded: {
    status: 503,
    es: 'Hay mucha gente ahora. Inténtalo en unos segundos.',
    pt: 'Tem muita gente agora. Tente em alguns segundos.',
    en: 'There are many people now. Try in a few seconds.',
  },
} as const satisfies Record<string, Refusal>;

export type RefusalCode = keyof typeof REFUSALS;

export type ErrorBody = z.infer<typeof errorSchema>;

export class AppError extends Error {
  readonly code: RefusalCode;
  readonly fields: Record<string, string> | undefined;

  constructor(code: RefusalCode, fields?: Record<string, string>) {
    super(code);
    this.code = code;
    this.fields = fields;
  }
}

export function statusOf(code: RefusalCode): number {
  return REFUSALS[code].status;
}

export function errorBody(
  code: RefusalCode,
  requestId: string,
  fields?: Record<string, string>,
  locale: Locale = 'es',
): ErrorBody {
  return { error: { code, message: REFUSALS[code][locale], ...(fields ? { fields } : {}), requestId } };
}
