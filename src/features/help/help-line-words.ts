import type { Language } from '../intake/style-profile.ts';

/** Words of the table of lines in Portuguese. What is not here is the name by which a line is known: it stays. */
const PORTUGUESE: Record<string, string> = {
  Emergencias: 'Emergências',
  'Emergencias médicas': 'Emergências médicas',
  'Emergencias por violencia': 'Emergências por violência',
  'Centro de emergencias': 'Centro de emergências',
  'SIUM, emergencias médicas': 'SIUM, emergências médicas',
  'SAME, emergencias médicas': 'SAME, emergências médicas',
  'Cruz Blanca, ambulancias': 'Cruz Blanca, ambulâncias',
  'Minsa, información': 'Minsa, informação',
  Policía: 'Polícia',
  Bomberos: 'Bombeiros',
  'Bomberos Voluntarios': 'Bombeiros voluntários',
  'Bomberos Municipales': 'Bombeiros municipais',
  'Ministerio Público': 'Ministério Público',
  'Línea de apoyo': 'Linha de apoio',
  'Línea de apoyo emocional': 'Linha de apoio emocional',
  'Línea de apoyo en español': 'Linha de apoio em espanhol',
  'Línea de crisis': 'Linha de crise',
  'Línea contra la violencia': 'Linha contra a violência',
  'Línea contra la violencia de género': 'Linha contra a violência de gênero',
  'Línea de Medellín': 'Linha de Medellín',
  'Línea Vida desde celular': 'Línea Vida pelo celular',
  'Orientación en violencia': 'Orientação em violência',
  'Federación de Psicólogos': 'Federação de Psicólogos',
  'Desde celulares': 'Pelo celular',
  'Desde todo el país': 'De todo o país',
  'No es de emergencia': 'Não é de emergência',
  'Buenos Aires y Gran Buenos Aires': 'Buenos Aires e Grande Buenos Aires',
  'La Paz y Santa Cruz': 'La Paz e Santa Cruz',
  'Bogotá; en otras ciudades puede no estar': 'Bogotá; em outras cidades pode não haver',
  'También violencia de género; hay denuncias de poca reserva':
    'Também violência de gênero; há queixas de pouco sigilo',
  'Chat en cvv.org.br': 'Chat em cvv.org.br',
  'Texto AYUDA al 988; chat en español': 'Mensagem AYUDA para 988; chat em espanhol',
};

export function wordsOfLine(text: string, language: Language): string {
  return language === 'pt' ? (PORTUGUESE[text] ?? text) : text;
}
