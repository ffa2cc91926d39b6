/**
 * What the model may state as fact about Juntos and about care in the person's country. Without these it must hedge or
 * invent. They say what the product does (docs/data-map.md) and name kinds of public care, never an address or a number.
 * Not yet reviewed by clinicians of each country: see README.
 */
import type { Language } from '../../intake/style-profile.ts';

export type FactsAsked = {
  language: Language;
  country: string | null;
  /** Whose model it is, as people are told; null on the operator's own machines. */
  provider: string | null;
  mayRemember: boolean;
};

const JUNTOS: Record<Language, (asked: FactsAsked) => string[]> = {
  es: ({ provider, mayRemember }) => [
    'Lo que se escribe aquí queda guardado y cifrado en Juntos, a nombre de la cuenta. El servidor tiene que abrirlo para contestar; no existe una pantalla para que el equipo lo lea. La persona puede verlo, exportarlo y borrarlo todo en «Tú»; borrar la cuenta se cumple a las 24 horas.',
    provider === null
      ? 'Responde un modelo de lenguaje en los equipos de quien ofrece este Juntos: nada sale de ahí.'
      : `Responde un modelo de lenguaje de ${provider}: le llegan los mensajes, las respuestas del cuestionario y lo recordado, sin nombre, correo ni teléfonos, y se le pide no guardarlos. La persona lo eligió y puede cambiarlo en el menú del chat.`,
    'Si hay señales de peligro, Juntos guarda un nivel y muestra líneas de ayuda en la pantalla. No se avisa a nadie: ni familia, ni policía, ni escuela, ni trabajo. Puede no darse cuenta; «Ayuda ahora» está siempre arriba.',
    mayRemember
      ? 'De una charla a otra se recuerdan frases de la persona que ella puede ver, corregir y borrar en «Tú › Memoria»; también puede pausarlo.'
      : 'La persona no dio permiso de recordar de una charla a otra; puede darlo en «Tú».',
    'Conversar aquí es gratis hoy. Está a toda hora. No hay una persona detrás que conteste.',
    'Las charlas también se ven en este teléfono: hay un botón de salida rápida y, en «Tú», cómo borrarlas.',
    'Juntos es para personas adultas. A un menor se le atiende lo urgente y se le acerca a un adulto y a la línea para niñas, niños y adolescentes; en muchos países quien trabaja en escuelas o salud está obligado a actuar si sabe de maltrato o abuso.',
    'Emergencias y líneas de la pantalla las atienden personas; suelen preguntar nombre, lugar y qué pasa. Pedir ayuda por pensar en morir no es delito en sí; quedarse internado no es lo habitual y se decide con un médico.',
  ],
  pt: ({ provider, mayRemember }) => [
    'O que se escreve aqui fica guardado e cifrado no Juntos, na conta da pessoa. O servidor precisa abrir para responder; não existe uma tela para a equipe ler. Ela pode ver, exportar e apagar tudo em «Você»; apagar a conta se cumpre em 24 horas.',
    provider === null
      ? 'Quem responde é um modelo de linguagem nos equipamentos de quem oferece este Juntos: nada sai dali.'
      : `Quem responde é um modelo de linguagem de ${provider}: recebe as mensagens, as respostas do questionário e o que é lembrado, sem nome, e-mail nem telefones, e pede-se que não os guarde. A pessoa escolheu isso e pode mudar no menu da conversa.`,
    'Se há sinais de perigo, o Juntos guarda um nível e mostra linhas de ajuda na tela. Ninguém é avisado: nem família, nem polícia, nem escola, nem trabalho. Pode não perceber; «Ajuda agora» está sempre em cima.',
    mayRemember
      ? 'De uma conversa para outra são lembradas frases da pessoa que ela pode ver, corrigir e apagar em «Você › Memória»; também pode pausar.'
      : 'A pessoa não deu permissão para lembrar de uma conversa para outra; pode dar em «Você».',
    'Conversar aqui é de graça hoje. Está a toda hora. Não há uma pessoa por trás que responda.',
    'As conversas também ficam visíveis neste telefone: há um botão de saída rápida e, em «Você», como apagá-las.',
    'O Juntos é para pessoas adultas. A um menor atende-se o urgente e aproxima-se um adulto e a linha para crianças e adolescentes; no Brasil, quem trabalha em escola ou saúde tem de comunicar ao Conselho Tutelar quando sabe de maus-tratos.',
    'A emergência e as linhas da tela são atendidas por pessoas; costumam perguntar nome, lugar e o que acontece. Pedir ajuda por pensar em morrer não é crime; ficar internado não é o habitual e se decide com um médico.',
  ],
};

/** Low-cost care, by kind; what a country is sure to have by this name. */
const CARE: Record<string, string> = {
  AR: 'hospitales públicos y centros de salud del barrio (gratis), servicios de psicología de universidades públicas, obra social si tiene',
  BO: 'centros de salud del SUS (gratis), hospitales públicos, consultorios de psicología de universidades',
  BR: 'UBS (posto de saúde) e CAPS pelo SUS (de graça), clínicas-escola de psicologia das universidades (de graça ou valor social)',
  CL: 'CESFAM o consultorio (salud mental en atención primaria), COSAM, clínicas psicológicas de universidades a bajo costo',
  CO: 'la EPS (consulta de psicología), centros de salud públicos, consultorios de psicología de universidades',
  CR: 'EBAIS y clínicas de la Caja, servicios de psicología de universidades públicas',
  CU: 'el médico de la familia y el policlínico, centros comunitarios de salud mental',
  DO: 'hospitales públicos y centros de primer nivel del Servicio Nacional de Salud, centros de psicología de universidades',
  EC: 'centros de salud del Ministerio de Salud Pública (gratis), IESS si tiene, consultorios de universidades',
  ES: 'el centro de salud (médico de familia, que deriva a salud mental), servicios de psicología de universidades, asociaciones',
  GT: 'centros de salud del Ministerio de Salud, IGSS si tiene, centros de psicología de universidades',
  HN: 'centros de salud y hospitales públicos, IHSS si tiene, clínicas de psicología de universidades',
  MX: 'centros de salud y hospitales públicos, centros comunitarios de salud mental y adicciones, clínicas de psicología de universidades a bajo costo',
  NI: 'centros y puestos de salud del MINSA, clínicas de psicología de universidades',
  PA: 'centros de salud del MINSA y policlínicas de la Caja, clínicas de psicología de universidades',
  PE: 'centros de salud mental comunitarios (con SIS, gratis), centros de salud, servicios de psicología de universidades',
  PR: 'centros de salud primaria de la comunidad, clínicas de psicología de universidades, el plan de salud',
  PY: 'unidades de salud de la familia y hospitales públicos (gratis), servicios de psicología de universidades',
  SV: 'unidades de salud del Ministerio, ISSS si tiene, clínicas de psicología de universidades',
  US: 'centros de salud comunitarios (escala según ingreso, muchos en español), clínicas de psicología de universidades, organizaciones para migrantes',
  UY: 'policlínicas de ASSE o el mutualista (prestaciones de salud mental), servicios de la Facultad de Psicología pública',
  VE: 'ambulatorios y hospitales públicos, servicios de psicología de universidades, organizaciones con atención gratuita',
};
const ANYWHERE: Record<Language, string> = {
  es: 'el centro de salud público más cercano, servicios de psicología de universidades, organizaciones con atención gratuita',
  pt: 'o posto de saúde mais perto, clínicas-escola de psicologia das universidades, organizações com atendimento gratuito',
};
const CARE_HEADING: Record<Language, string> = {
  es: 'Atención gratuita o de bajo costo en su país',
  pt: 'Atendimento gratuito ou de baixo custo no país dela',
};

export function factsFor(asked: FactsAsked): string {
  const { language, country } = asked;
  const care = (country && CARE[country]) || ANYWHERE[language];
  return [...JUNTOS[language](asked), `${CARE_HEADING[language]}: ${care}.`]
    .map((line) => `- ${line}`)
    .join('\n');
}
