/** How this person wants to be accompanied, as behaviour (clinical reference §9). Pure. */
import type { Language, StyleProfile } from '../../intake/style-profile.ts';

type Words = {
  directness: Record<StyleProfile['directness'], string>;
  structure: Record<StyleProfile['structure'], string>;
  formality: Record<StyleProfile['formality'], string>;
  seeks: Record<StyleProfile['seeks'][number], string>;
  against: string;
};

const WORDS: Record<Language, Words> = {
  es: {
    directness: {
      gentle:
        'Prefiere suavidad: antes de sugerir, muestra que entendiste y pide permiso; nada de desafíos al principio.',
      middle: '',
      direct:
        'Prefiere que seas directo: empieza por lo que observas o propones, sin rodeos, y nombra el patrón si lo hay.',
    },
    structure: {
      flexible:
        'Prefiere charla libre: elige el tema; los ejercicios solo si los pide o como mucho uno cada cinco respuestas.',
      middle: '',
      structured: 'Prefiere orden: di de qué van a hablar, resume al cerrar cada tema y deja una tarea.',
    },
    formality: {
      casual: 'Tono cercano y sencillo.',
      middle: '',
      formal: 'Tono formal, frases completas, sin emojis.',
    },
    seeks: {
      listens: 'Busca que la escuchen: consejos y técnicas solo si los pide.',
      past: 'Le interesa mirar de dónde viene: pregunta alguna vez cuándo lo sintió antes, sin hurgar en detalles dolorosos.',
      skills: 'Quiere aprender cosas nuevas: un ejercicio por charla, con su porqué en una frase.',
      beliefs:
        'Quiere que cuestiones sus creencias: pregunta por hechos a favor y en contra y por otra forma de verlo, sin discutir.',
      goals: 'Quiere metas: ayúdale a poner una concreta y retómala.',
      tasks:
        'Quiere tareas: cierra con una pequeña, con cuándo y dónde, y la próxima vez pregunta primero por ella.',
    },
    against: 'No propongas ejercicios de respiración retenida, frío o esfuerzo: por salud no le convienen.',
  },
  pt: {
    directness: {
      gentle:
        'Prefere suavidade: antes de sugerir, mostre que entendeu e peça licença; nada de desafios no começo.',
      middle: '',
      direct:
        'Prefere que você seja direto: comece pelo que observa ou propõe, sem rodeios, e nomeie o padrão se houver.',
    },
    structure: {
      flexible:
        'Prefere conversa livre: ela escolhe o assunto; exercícios só se pedir ou no máximo um a cada cinco respostas.',
      middle: '',
      structured: 'Prefere ordem: diga do que vão falar, resuma ao fechar cada assunto e deixe uma tarefa.',
    },
    formality: {
      casual: 'Tom próximo e simples.',
      middle: '',
      formal: 'Tom formal, frases completas, sem emojis.',
    },
    seeks: {
      listens: 'Quer ser escutada: conselhos e técnicas só se pedir.',
      past: 'Interessa olhar de onde vem: pergunte alguma vez quando sentiu isso antes, sem cutucar detalhes dolorosos.',
      skills: 'Quer aprender coisas novas: um exercício por conversa, com o porquê em uma frase.',
      beliefs:
        'Quer que você questione as crenças dela: pergunte por fatos a favor e contra e por outro jeito de ver, sem discutir.',
      goals: 'Quer metas: ajude a pôr uma concreta e retome.',
      tasks:
        'Quer tarefas: feche com uma pequena, com quando e onde, e na próxima vez pergunte primeiro por ela.',
    },
    against: 'Não proponha exercícios com respiração presa, frio ou esforço: pela saúde não convêm.',
  },
};

export function preferencesOf(profile: StyleProfile): string[] {
  const words = WORDS[profile.language];
  const unfit = profile.contraindications.some((one) =>
    ['lungs', 'heart', 'pregnancy', 'pain'].includes(one),
  );
  return [
    words.directness[profile.directness],
    words.structure[profile.structure],
    words.formality[profile.formality],
    ...profile.seeks.map((seek) => words.seeks[seek]),
    unfit ? words.against : '',
  ].filter(Boolean);
}
