/** Refusals at the edge: one table maps a code to its status and to what the person reads. */

const REFUSALS = {
  bad_json: [400, 'No pudimos leer lo que llegó. Inténtalo otra vez.'],
  invalid_input: [400, 'Falta algo o algo no tiene la forma esperada. Revísalo y vuelve a enviar.'],
  unknown_question: [400, 'Esa pregunta no existe. Son 24, de la 1 a la 24.'],
  unknown_option: [400, 'Esa respuesta no está entre las opciones.'],
  link_expired: [400, 'Este enlace ya no sirve. Pide otro; llega en unos minutos.'],
  answer_required: [400, 'Elige una opción para seguir.'],
  too_many_options: [400, 'Esta pregunta admite una sola respuesta.'],
  signed_out: [401, 'Tu sesión terminó. Ingresa otra vez; lo que escribiste no se pierde.'],
  foreign_origin: [403, 'Esta acción solo se puede hacer desde Juntos.'],
  not_yours: [403, 'Solo puedes ver y cambiar lo tuyo.'],
  not_found: [404, 'No encontramos lo que buscas.'],
  turn_conflict: [409, 'Ese mensaje ya se envió con otro texto. Escríbelo como uno nuevo.'],
  message_too_long: [413, 'Tu mensaje es muy largo. Pártelo en dos: caben 4.000 letras.'],
  body_too_large: [413, 'Eso pesa demasiado para enviarlo de una vez.'],
  unsupported_media_type: [415, 'Ese formato no se puede leer. Envía JSON.'],
  too_many_requests: [429, 'Van muchos intentos seguidos. Espera un momento y sigue.'],
  internal: [500, 'Algo falló de nuestro lado. Si estás en peligro, entra a Ayuda ahora.'],
  overloaded: [503, 'Hay mucha gente ahora. Inténtalo en unos segundos.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof REFUSALS;

/** One shape for every error that leaves the server. */
export type ErrorBody = {
  error: { code: string; message: string; fields?: Record<string, string>; requestId: string };
};

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
  return REFUSALS[code][0];
}

export function errorBody(code: RefusalCode, requestId: string, fields?: Record<string, string>): ErrorBody {
  return { error: { code, message: REFUSALS[code][1], ...(fields ? { fields } : {}), requestId } };
}
