// What the readable export says around the person's own words, by language.
import type { Locale } from '../../platform/locale.ts';

export type ExportCopy = {
  tag: string;
  title: string;
  /** {day}, {zone} */
  made: string;
  alone: string;
  account: { title: string; name: string; email: string; country: string; since: string; agreed: string };
  /** By table, in the order of the file; a table that is not named here comes last under its own name. */
  sections: Record<string, string>;
  untold: string;
  you: string;
  therapist: string;
  /** {at}, {agent} */
  device: string;
  /** {id} */
  ways: { password: string; google: string };
  yes: string;
  no: string;
  purposes: Record<string, string>;
  technical: string;
  unreadable: string;
};

const es: ExportCopy = {
  tag: 'es',
  title: 'Lo que Juntos guarda de ti',
  made: 'Copia hecha el {day}. Las horas son de {zone}.',
  alone: 'Este archivo no está cifrado. Quien lo abra puede leerlo: guárdalo donde solo entres tú.',
  account: {
    title: 'Tu cuenta',
    name: 'Nombre',
    email: 'Correo',
    country: 'País',
    since: 'Cuenta creada',
    agreed: 'Aceptaste los términos',
  },
  sections: {
    consents: 'Tus permisos',
    answers: 'Tus respuestas',
    memories: 'Lo que se recuerda de ti, y tu plan de seguridad',
    turns: 'Tus conversaciones',
    conversations: 'Notas del programa sobre cada conversación',
    letters: 'Mensajes que nos escribiste',
    comments: 'Comentarios en el blog',
    subscriptions: 'Listas de correo',
    passes: 'Tus pases',
    orders: 'Lo que compraste',
    sponsor_uses: 'Códigos de aliados que usaste',
    privacy: 'Lo que pediste sobre tus datos',
    session: 'Dónde tienes la sesión abierta',
    account: 'Cómo entras',
  },
  untold: 'Preferiste no responder',
  you: 'Tú',
  therapist: 'Terapeuta Artificial',
  device: 'Desde el {at}: {agent}',
  ways: { password: 'Con contraseña', google: 'Con Google, bajo el número {id}' },
  yes: 'sí',
  no: 'no',
  purposes: {
    memory: 'Recordar lo que cuentas',
    externalModel: 'Usar un modelo de otra empresa',
    reminders: 'Recordatorios',
    research: 'Investigación',
  },
  technical: 'Las notas técnicas de cada respuesta están en la copia en JSON.',
  unreadable: 'Esto se dañó y ya no se puede leer.',
};

const pt: ExportCopy = {
  tag: 'pt-BR',
  title: 'O que o Juntos guarda de você',
  made: 'Cópia feita em {day}. Os horários são de {zone}.',
  alone: 'Este arquivo não é cifrado. Quem abrir pode ler: guarde onde só você entra.',
  account: {
    title: 'Sua conta',
    name: 'Nome',
    email: 'E-mail',
    country: 'País',
    since: 'Conta criada',
    agreed: 'Você aceitou os termos',
  },
  sections: {
    consents: 'Suas permissões',
    answers: 'Suas respostas',
    memories: 'O que é lembrado de você, e seu plano de segurança',
    turns: 'Suas conversas',
    conversations: 'Notas do programa sobre cada conversa',
    letters: 'Mensagens que você nos escreveu',
    comments: 'Comentários no blog',
    subscriptions: 'Listas de e-mail',
    passes: 'Seus passes',
    orders: 'O que você comprou',
    sponsor_uses: 'Códigos de parceiros que você usou',
    privacy: 'O que você pediu sobre seus dados',
    session: 'Onde sua sessão está aberta',
    account: 'Como você entra',
  },
  untold: 'Você preferiu não responder',
  you: 'Você',
  therapist: 'Terapeuta Artificial',
  device: 'Desde {at}: {agent}',
  ways: { password: 'Com senha', google: 'Com o Google, sob o número {id}' },
  yes: 'sim',
  no: 'não',
  purposes: {
    memory: 'Lembrar o que você conta',
    externalModel: 'Usar um modelo de outra empresa',
    reminders: 'Lembretes',
    research: 'Pesquisa',
  },
  technical: 'As notas técnicas de cada resposta estão na cópia em JSON.',
  unreadable: 'Isto se danificou e já não dá para ler.',
};

const en: ExportCopy = {
  tag: 'en',
  title: 'What Juntos keeps of you',
  made: 'Copy made on {day}. Times are of {zone}.',
  alone: 'This file is not encrypted. Whoever opens it can read it: keep it where only you can go.',
  account: {
    title: 'Your account',
    name: 'Name',
    email: 'E-mail',
    country: 'Country',
    since: 'Account made',
    agreed: 'You agreed to the terms',
  },
  sections: {
    consents: 'What you allow',
    answers: 'Your answers',
    memories: 'What is remembered of you, and your safety plan',
    turns: 'Your conversations',
    conversations: 'Notes of the program on each conversation',
    letters: 'Messages you wrote to us',
    comments: 'Comments on the blog',
    subscriptions: 'Mailing lists',
    passes: 'Your passes',
    orders: 'What you bought',
    sponsor_uses: 'Codes of allies you used',
    privacy: 'What you asked about your data',
    session: 'Where you are signed in',
    account: 'How you sign in',
  },
  untold: 'You preferred not to answer',
  you: 'You',
  therapist: 'Terapeuta Artificial',
  device: 'Since {at}: {agent}',
  ways: { password: 'With a password', google: 'With Google, under the number {id}' },
  yes: 'yes',
  no: 'no',
  purposes: {
    memory: 'Remember what you tell',
    externalModel: 'Use a model of another company',
    reminders: 'Reminders',
    research: 'Research',
  },
  technical: 'The technical notes of each reply are in the JSON copy.',
  unreadable: 'This was damaged and can no longer be read.',
};

export const EXPORT_COPY: Record<Locale, ExportCopy> = { es, pt, en };
