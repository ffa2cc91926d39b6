// What every public form says, by language. The English lines that the specification fixes (§4, §5, §8) stand
// here letter by letter; `FORM_ERROR` and `FORM_OK` are also the codes of the answer.
import type { Locale } from '../../platform/locale.ts';
import type { FieldName, FieldProblem, FormName } from './forms.ts';

export type FormCopy = {
  FORM_ERROR: string;
  FORM_OK: string;
  /** No answer came: what was written is still there. */
  FORM_UNSENT: string;
  FORM_TOO_MANY: string;
  labels: Record<FieldName, string>;
  problems: Record<FieldProblem, string>;
  /** The button at rest and while it sends. */
  send: Record<FormName, readonly [rest: string, busy: string]>;
  trap: string;
  result: {
    title: string;
    errorTitle: string;
    caseNumber: string;
    /** What happens next, by form. */
    next: Record<FormName, string>;
    back: string;
  };
  help: {
    title: string;
    text: string;
    /** With `{number}`. */
    call: string;
    more: string;
    allCountries: string;
  };
};

const es: FormCopy = {
  FORM_ERROR: 'Hay un error en el formulario. Por favor, verifica.',
  FORM_OK: 'Formulario enviado exitosamente.',
  FORM_UNSENT: 'No pudimos enviarlo. Lo que escribiste sigue aquí.',
  FORM_TOO_MANY: 'Van muchos envíos seguidos. Espera unos minutos y prueba otra vez.',
  labels: {
    name: 'Nombre',
    email: 'Correo',
    message: 'Mensaje',
    url: 'Tu página web (opcional)',
    comment: 'Comentario',
    isAgreed: 'Acepto los términos y la política de privacidad',
  },
  problems: {
    required: 'Falta completar esto.',
    email: 'Revisa el correo.',
    url: 'La dirección empieza con https://',
    agree: 'Falta aceptar los términos.',
    too_long: 'Es muy largo. Acórtalo un poco.',
    wrong: 'Esto no tiene la forma esperada.',
  },
  send: {
    contact: ['Enviar mensaje', 'Enviando...'],
    quote: ['Enviar mensaje', 'Enviando...'],
    newsletter: ['Suscribirme', 'Suscribiendo...'],
    comment: ['Publicar comentario', 'Publicando...'],
  },
  trap: 'Deja esto vacío',
  result: {
    title: 'Recibido',
    errorTitle: 'Falta revisar algo',
    caseNumber: 'Tu número de caso es',
    next: {
      contact: 'Lo lee una persona del equipo. Te respondemos a tu correo.',
      quote: 'Lo lee una persona del equipo. Te respondemos a tu correo.',
      newsletter: 'Revisa tu correo. Te enviamos un enlace para confirmar.',
      comment: 'Lo revisamos antes de publicarlo. Tu correo no se muestra.',
    },
    back: 'Volver a la página',
  },
  help: {
    text: 'Por lo que cuentas, quizás hoy necesitas a alguien. Hay personas que atienden ahora.',
    title: 'Habla con una persona ahora',
    call: 'Llamar al {number}',
    more: 'Otras líneas y países',
    allCountries: 'Ver las líneas de tu país',
  },
};

const en: FormCopy = {
  FORM_ERROR: 'Found error in the form. Please check again.',
  FORM_OK: 'Form submitted successfully',
  FORM_UNSENT: 'We could not send it. What you wrote is still here.',
  FORM_TOO_MANY: 'Too many forms in a row. Wait a few minutes and try again.',
  labels: {
    name: 'Your Name',
    email: 'Email Address',
    message: 'Message',
    url: 'Website (optional)',
    comment: 'Comment',
    isAgreed: 'I agree to the terms and the privacy policy',
  },
  problems: {
    required: 'This field is missing.',
    email: 'Check the email address.',
    url: 'The address starts with https://',
    agree: 'Please accept the terms.',
    too_long: 'This is too long. Shorten it a little.',
    wrong: 'This does not look right.',
  },
  send: {
    contact: ['Send Message', 'Sending...'],
    quote: ['Send Message', 'Sending...'],
    newsletter: ['Subscribe', 'Subscribing...'],
    comment: ['Post Comment', 'Posting...'],
  },
  trap: 'Leave this empty',
  result: {
    title: 'Received',
    errorTitle: 'Something needs a look',
    caseNumber: 'Your case number is',
    next: {
      contact: 'A person of the team reads it. We answer to your email.',
      quote: 'A person of the team reads it. We answer to your email.',
      newsletter: 'Check your email. We sent you a link to confirm.',
      comment: 'We read it before it is published. Your email is not shown.',
    },
    back: 'Back to the page',
  },
  help: {
    text: 'From what you tell, you may need someone today. There are people who answer now.',
    title: 'Talk to someone now',
    call: 'Call {number}',
    more: 'Other lines and countries',
    allCountries: 'See the lines of your country',
  },
};

const pt: FormCopy = {
  FORM_ERROR: 'Há um erro no formulário. Verifique, por favor.',
  FORM_OK: 'Formulário enviado com sucesso.',
  FORM_UNSENT: 'Não conseguimos enviar. O que você escreveu continua aqui.',
  FORM_TOO_MANY: 'Foram muitos envios seguidos. Espere uns minutos e tente de novo.',
  labels: {
    name: 'Nome',
    email: 'E-mail',
    message: 'Mensagem',
    url: 'Seu site (opcional)',
    comment: 'Comentário',
    isAgreed: 'Aceito os termos e a política de privacidade',
  },
  problems: {
    required: 'Falta preencher isto.',
    email: 'Confira o e-mail.',
    url: 'O endereço começa com https://',
    agree: 'Falta aceitar os termos.',
    too_long: 'Está muito longo. Encurte um pouco.',
    wrong: 'Isto não tem a forma esperada.',
  },
  send: {
    contact: ['Enviar mensagem', 'Enviando...'],
    quote: ['Enviar mensagem', 'Enviando...'],
    newsletter: ['Assinar', 'Assinando...'],
    comment: ['Publicar comentário', 'Publicando...'],
  },
  trap: 'Deixe isto vazio',
  result: {
    title: 'Recebido',
    errorTitle: 'Falta revisar algo',
    caseNumber: 'O número do seu caso é',
    next: {
      contact: 'Uma pessoa da equipe lê. A resposta vai para o seu e-mail.',
      quote: 'Uma pessoa da equipe lê. A resposta vai para o seu e-mail.',
      newsletter: 'Veja seu e-mail. Enviamos um link para confirmar.',
      comment: 'Lemos antes de publicar. Seu e-mail não aparece.',
    },
    back: 'Voltar à página',
  },
  help: {
    text: 'Pelo que você conta, talvez hoje precise de alguém. Há pessoas que atendem agora.',
    title: 'Fale com uma pessoa agora',
    call: 'Ligar para {number}',
    more: 'Outras linhas e países',
    allCountries: 'Ver as linhas do seu país',
  },
};

export const FORM_COPY: Record<Locale, FormCopy> = { es, en, pt };
