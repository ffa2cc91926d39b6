/**
 * The intake in the Portuguese of Brazil: what people read, by question. Values, order and kinds stay those of
 * questions.ts, so an answer means the same in every language.
 */
import { type Intake, PARTS, QUESTIONS, type Question } from './questions.ts';

/** `options`: the labels, in the order of the values. */
type QuestionWords = Pick<Question, 'topic' | 'title' | 'lead' | 'intro' | 'why'> & { options: string[] };

const PART_NAMES = {
  1: 'Sobre você',
  2: 'O que você busca',
  3: 'Seu corpo e seu ânimo',
  4: 'Sua vida hoje',
} as const;

const YES_NO = ['Sim', 'Não'];
const FREQUENCY = ['Nenhum', 'Alguns dias', 'Muitos dias', 'Quase todos os dias'];
const STATE = ['Bem', 'Mais ou menos', 'Mal'];
const TWO_WEEKS = 'Nas últimas 2 semanas';

const WORDS: Record<number, QuestionWords> = {
  1: {
    topic: 'Sexo',
    title: 'Qual é o seu sexo?',
    why: 'Assim a IA fala com você do jeito certo. Não muda o que você pode contar.',
    options: ['Homem', 'Mulher', 'Outro'],
  },
  2: {
    topic: 'Orientação sexual',
    title: 'Qual é a sua orientação sexual?',
    why: 'Serve para não supor quem é seu par nem como é sua vida. Ninguém mais vê, e você pode deixar em branco.',
    options: ['Heterossexual', 'Homossexual', 'Bissexual'],
  },
  3: {
    topic: 'Relação atual',
    title: 'Você está em uma relação?',
    why: 'Para não supor nada quando você falar da sua casa. Ninguém mais vê, e você pode deixar em branco.',
    options: ['Solteira/o', 'Em uma relação', 'Viúva/o', 'Divorciada/o', 'Casada/o'],
  },
  4: {
    topic: 'Terapia antes',
    title: 'Você já fez terapia?',
    why: 'Se já fez, não é preciso explicar o que você conhece. Se não, vamos com mais calma.',
    options: YES_NO,
  },
  5: {
    topic: 'Por que agora',
    title: 'O que faz você buscar ajuda agora?',
    why: 'Com isso a IA sabe por onde começar a perguntar.',
    options: [
      'Estou sem ânimo',
      'Sinto ansiedade',
      'Meu ânimo afeta o trabalho ou o estudo',
      'Tenho dificuldade com relações',
      'Não vejo sentido na vida',
      'Estou de luto',
      'Vivi algo muito duro',
      'Quero falar de um problema',
      'Quero confiar mais em mim',
      'Quero melhorar e não sei por onde começar',
    ],
  },
  6: {
    topic: 'O que você espera',
    title: 'O que você gostaria que fizesse quem te acompanha?',
    why: 'A IA muda o jeito de conversar conforme o que você marcar. Depois dá para mudar.',
    options: [
      'Que me escute',
      'Que olhe para o meu passado',
      'Que me ensine coisas novas',
      'Que questione o que eu penso',
      'Que me ajude a ter metas',
      'Que me passe tarefas',
    ],
  },
  7: {
    topic: 'Suave ou direto',
    title: 'Você prefere um jeito suave ou direto?',
    why: 'Suave: primeiro escuta, depois propõe. Direto: diz o que vê, sem rodeios.',
    options: ['Suave', 'Meio-termo', 'Direto'],
  },
  8: {
    topic: 'Livre ou com ordem',
    title: 'Você prefere conversar livre ou com uma ordem?',
    why: 'Com ordem há passos e uma revisão no fim. Livre, você escolhe o caminho.',
    options: ['Livre', 'Meio-termo', 'Com ordem'],
  },
  9: {
    topic: 'Casual ou formal',
    title: 'Como você quer que eu fale?',
    why: 'Formal usa palavras mais cuidadas. Casual fala como no dia a dia. Nos dois, a IA te chama de você.',
    options: ['Casual', 'Meio-termo', 'Formal'],
  },
  10: {
    topic: 'Seu corpo',
    title: 'Como está o seu corpo?',
    why: 'O corpo e o ânimo andam juntos. Isso também evita exercícios que não fazem bem a você.',
    options: STATE,
  },
  11: {
    topic: 'Sua comida',
    title: 'Como você está comendo?',
    why: 'Comer muito pouco ou demais mexe com o ânimo. Aqui não falamos de peso.',
    options: STATE,
  },
  12: {
    topic: 'Seu ânimo',
    lead: TWO_WEEKS,
    title: 'Em quantos dias você se sentiu sem ânimo ou sem sentido?',
    why: 'O ânimo muda de uma semana para outra. Sua resposta diz à IA por onde começar. Não é um diagnóstico.',
    options: FREQUENCY,
  },
  13: {
    topic: 'Seu sono',
    lead: TWO_WEEKS,
    title: 'Em quantos dias você dormiu mal ou dormiu demais?',
    why: 'Dormir mal faz tudo pesar mais. Às vezes se começa por aí.',
    options: FREQUENCY,
  },
  14: {
    topic: 'Sua energia',
    lead: TWO_WEEKS,
    title: 'Em quantos dias faltou energia?',
    why: 'Com pouca energia, os passos precisam ser menores.',
    options: FREQUENCY,
  },
  15: {
    topic: 'Como você se vê',
    lead: TWO_WEEKS,
    title: 'Em quantos dias você se sentiu mal com você, ou achou que decepcionou sua família?',
    why: 'A culpa faz muito barulho. Saber disso ajuda a não pôr mais peso nela.',
    options: FREQUENCY,
  },
  16: {
    topic: 'Sua atenção',
    lead: TWO_WEEKS,
    title: 'Em quantos dias foi difícil prestar atenção, como ao ler ou ver TV?',
    why: 'Se é difícil prestar atenção, a IA escreve mais curto.',
    options: FREQUENCY,
  },
  17: {
    topic: 'Pensar em morrer',
    lead: TWO_WEEKS,
    title: 'Em quantos dias você pensou que era melhor morrer, ou em se machucar?',
    intro:
      'Esta pergunta é difícil. Fazemos para cuidar de você. Se não quiser responder, pode seguir do mesmo jeito.',
    why: 'Se isso acontece com você, a IA põe isso em primeiro lugar e mostra para quem ligar. Não é um diagnóstico.',
    options: FREQUENCY,
  },
  18: {
    topic: 'Trabalho',
    title: 'Você tem trabalho?',
    why: 'Para não propor passos que não cabem no seu dia.',
    options: YES_NO,
  },
  19: {
    topic: 'Intimidade',
    title: 'Você tem algum problema com a intimidade?',
    why: 'É difícil falar disso. Se marcar, você pode trazer quando quiser, sem pressa.',
    options: YES_NO,
  },
  20: {
    topic: 'Álcool',
    title: 'De quanto em quanto tempo você bebe álcool?',
    why: 'O álcool mexe com o sono e o ânimo. Aqui ninguém te julga.',
    options: ['Todos os dias', 'Toda semana', 'Não bebo'],
  },
  21: {
    topic: 'Drogas',
    title: 'De quanto em quanto tempo você usa drogas?',
    why: 'Muda quais exercícios são seguros para você. Aqui ninguém te julga.',
    options: ['Todos os dias', 'Toda semana', 'Não uso'],
  },
  22: {
    topic: 'Ansiedade',
    title: 'Você tem agora ansiedade, crises de pânico ou fobias?',
    why: 'Assim a IA tem à mão os exercícios que acalmam.',
    options: YES_NO,
  },
  23: {
    topic: 'Dor',
    title: 'Você vive com uma dor que não passa?',
    why: 'A dor cansa. E há exercícios que com dor não convêm.',
    options: YES_NO,
  },
  24: {
    topic: 'Dinheiro',
    title: 'Como está o seu dinheiro hoje?',
    why: 'Para não propor nada que custe. O aperto de dinheiro também pesa no ânimo.',
    options: STATE,
  },
};

function inPortuguese(question: Question): Question {
  const words = WORDS[question.id];
  if (!words) throw new Error(`question ${question.id} has no Portuguese`);
  const options = question.options.map(({ value }, index) => ({
    value,
    label: words.options[index] ?? value,
  }));
  return { ...question, ...words, options };
}

export const PORTUGUESE_INTAKE: Intake = {
  questions: QUESTIONS.map(inPortuguese),
  parts: PARTS.map((part) => ({ ...part, name: PART_NAMES[part.number] })),
};
