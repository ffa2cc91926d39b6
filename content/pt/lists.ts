// Words around the lists of readings and the passes in the Portuguese of Brazil, written for people there.
import type { ListWords } from '../es/lists.ts';

const pt: ListWords = {
  minutes: '{minutes} minutos de leitura.',
  minutesShort: '{minutes} minutos.',
  before: 'Antes',
  next: 'Depois',
  talk: {
    title: 'Quer contar agora?',
    text: 'Quem responde é uma inteligência artificial, a qualquer hora. Hoje é de graça.',
    button: 'Conversar',
  },
  care: {
    title: 'Procure uma pessoa',
    text: 'Isto pede mais do que um chat. Aqui estão os números para ligar e os horários.',
    button: 'Ver para quem ligar',
  },
  problems: {
    label: 'Problemas',
    pageTitle: 'Problemas: escolha a frase parecida com a sua - Juntos',
    description:
      'Solidão, bullying, álcool, trabalho, brigas, deixar para depois e autoestima. Sete leituras curtas, com passos e onde buscar ajuda.',
    title: 'Problemas que pesam',
    lead: 'Não precisa saber o nome do que você tem. Escolha a frase que chega mais perto.',
    neighbours: 'Outros problemas',
    after: 'O seu não está aqui? Veja os [24 temas] ou [conte do seu jeito].',
  },
  topics: {
    label: 'Temas',
    pageTitle: 'Temas de terapia: ache o seu - Juntos',
    description:
      'Vinte e quatro temas em palavras simples: ansiedade, depressão, luto, sono, casamento e mais. O que ajuda e onde buscar ajuda no SUS.',
    title: 'Temas de terapia',
    lead: 'Vinte e quatro leituras curtas. Procure a frase parecida com a sua.',
    groupsLabel: 'Grupos de temas',
    groups: {
      Ánimo: 'Humor',
      Ansiedad: 'Ansiedade',
      Relaciones: 'Relações',
      Cuerpo: 'Corpo',
      Vida: 'Vida',
      Adicciones: 'Álcool e drogas',
    },
    severe: 'Precisa de apoio profissional',
    neighbours: 'Outros temas',
  },
  therapies: {
    label: 'Tipos de terapia',
    pageTitle: 'Tipos de terapia e o que já foi provado - Juntos',
    description:
      'Dezesseis tipos de terapia em palavras simples: quando cada um serve, o que dizem os estudos e o que uma IA pode fazer.',
    title: 'Tipos de terapia',
    lead: 'Dezesseis jeitos de cuidar do que pesa. Aqui dizemos o que é cada um e quanto já foi testado.',
    intro: [
      'No Juntos olhamos a pessoa inteira: o sono, o corpo, o trabalho, a família. Chamam isso de [olhar holístico]. É um nome amplo, não um método provado.',
      'A IA usa exercícios conhecidos de algumas destas terapias. Ela não faz terapia. Quem faz terapia é uma pessoa formada, com registro no CRP.',
    ],
    simple: 'Em poucas palavras',
    useful: 'Serve quando',
    evidence: 'Evidência',
    ai: 'O que a IA pode fazer',
    levels: { alta: 'Evidência alta', media: 'Evidência média', poca: 'Pouca evidência' },
    neighbours: 'Outros tipos de terapia',
  },
  blog: {
    label: 'Blog',
    pageTitle: 'Blog: textos para dias que pesam - Juntos',
    description:
      'Textos curtos sobre ansiedade, família, trabalho, dinheiro e como pedir ajuda no Brasil. Com fontes e frases prontas para usar.',
    title: 'Blog',
    lead: 'Textos para ler no ônibus, na fila ou de madrugada. Com fontes e sem pressa.',
    categories: {
      Ánimo: 'Humor',
      Ansiedad: 'Ansiedade',
      Dormir: 'Sono',
      Familia: 'Família',
      Relaciones: 'Relações',
      'Trabajo y dinero': 'Trabalho e dinheiro',
      'Pedir ayuda': 'Pedir ajuda',
    },
    comment: 'Deixe um comentário',
    commentNote: 'Lemos antes de publicar. Seu e-mail não aparece.',
    neighbours: 'Outros textos',
  },
  soledad: { pageTitle: 'Solidão: cinco perguntas e uma noite comprida - Juntos' },
  holistic: { pageTitle: 'Terapia holística: o que é e o que esperar - Juntos' },
  payment: {
    pageTitle: 'Formas de pagamento: preços em pesos chilenos - Juntos',
    lead: 'Você paga uma vez só. Nada se renova sozinho. Se mudar de ideia em 10 dias, devolvemos tudo.',
    choose: 'Escolha um passe',
    names: { semana: 'Semana', mes: 'Mês', anio: 'Ano' },
    days: '{days} dias, {price} por dia',
    how: 'Escolha como pagar',
    providers: {
      webpay: { name: 'Webpay', note: 'Só cartões do Chile' },
      mercadopago: { name: 'Mercado Pago', note: 'Sua conta ou um cartão' },
      stripe: { name: 'Cartão internacional', note: 'O banco converte e cobra IOF' },
      prueba: { name: 'Pagamento de teste', note: 'Não cobra nada' },
    },
    go: 'Ir para {name}',
    closed: 'Por aqui ainda não',
    total: 'Total',
    statement: 'Na fatura do banco vai aparecer “{name}”.',
    note: 'Pesos chilenos (CLP), com imposto. Não estão em reais. Um pagamento só, sem renovar.',
    demo: {
      title: 'Isto é uma demonstração',
      text: 'Nada é cobrado e ninguém pede cartão. O passe que você recebe aqui é de teste.',
    },
    notYet: {
      title: 'Ainda não dá para pagar',
      text: 'Conversar é de graça e não pedimos cartão. Os botões de baixo não levam a lugar nenhum por enquanto.',
      button: 'Conversar de graça',
    },
  },
};

export default pt;
