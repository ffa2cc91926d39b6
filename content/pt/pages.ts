// Words of the home, the questions and Ajuda agora in the Portuguese of Brazil, written for people there.
import type { PageWords } from '../es/pages.ts';

const pt: PageWords = {
  home: {
    pageTitle: 'Juntos: fale do que pesa, a qualquer hora',
    description:
      'Converse em português com uma inteligência artificial que escuta e lembra. De graça, em privado, a qualquer hora. Não é uma pessoa.',
    hero: {
      promise: ['Tem dia que pesa. ', 'Aqui você pode contar, ', 'a qualquer hora.'],
      text: 'Converse com uma inteligência artificial que escuta, lembra do que você conta e ajuda com o próximo passo. Não é uma pessoa e não faz diagnóstico.',
      start: 'Comece agora',
    },
    whatItIs: {
      title: 'O que é e o que não é',
      is: 'É',
      isTitle: 'Uma inteligência artificial',
      isText: 'Escuta, pergunta e sugere exercícios. Responde de dia e de noite.',
      isNot: 'Não é',
      isNotTitle: 'Uma pessoa nem um psicólogo',
      isNotText: 'Não faz diagnóstico. Faz companhia, não substitui quem cuida de você.',
    },
    sample: {
      tag: 'Exemplo, não é uma pessoa real',
      title: 'Uma conversa soa assim',
      text: 'A resposta é curta, com uma pergunta por vez. Você decide por onde seguir.',
      ai: 'A IA responde',
      person: 'A pessoa escreve',
      lines: [
        'Chego do trabalho e não quero falar com ninguém',
        'Que bom que você contou. Parece que você chega sem força nenhuma. É todo dia assim ou tem algum diferente?',
        'Na sexta é mais leve',
        'Então a sexta tem alguma coisa. Vamos descobrir o que é e levar um pouco disso para a terça.',
      ],
    },
    film: {
      title: 'Veja como é, em meio minuto',
      note: 'Sem som e sem gastar internet: é um desenho desta página.',
      close: 'Fechar o filme',
      pause: 'Pausar',
      transcript: 'O que ele diz',
      captions: [
        'Você chega com um peso. Pode ser de dia ou de madrugada.',
        'Escreve do seu jeito. Pode usar um apelido.',
        'A IA lê, diz o que entendeu e pergunta uma coisa só.',
        'Se você quiser, faz um exercício curto. Se não, a conversa segue.',
        'Você sai com um passo pequeno e, quem sabe, alguém para procurar.',
        'Não é uma pessoa. Se há perigo, mostra para quem ligar.',
      ],
    },
    benefits: {
      title: 'Por que contar aqui',
      list: [
        { title: 'A qualquer hora', text: 'Às três da manhã ou no ônibus. Sem marcar horário.' },
        { title: 'Lembra de você', text: 'Retoma de onde vocês pararam. Não precisa contar tudo de novo.' },
        { title: 'No seu ritmo', text: 'Um passo pequeno por vez. Se não quiser responder, tudo bem.' },
        {
          title: 'Fala do seu jeito',
          text: 'No português do Brasil, sem palavra difícil. Também em espanhol.',
        },
      ],
    },
    steps: {
      id: 'como-se-comeca',
      title: 'Como se começa',
      list: [
        { title: 'Responda o que quiser', text: '24 perguntas curtas. Uns quatro minutos.' },
        { title: 'Converse', text: 'Escreva do seu jeito. A IA já leu as suas respostas.' },
        { title: 'Leve um passo', text: 'Você termina com algo pequeno, que cabe no dia de hoje.' },
      ],
    },
    reasons: {
      title: 'Como pode ajudar você',
      list: [
        {
          title: 'Fica ao lado da sua gente',
          text: 'Ajuda entre uma consulta e outra. E pergunta com quem mais você pode contar.',
          href: '/pt/faq#com-meu-psicologo',
          label: 'Se você já tem psicólogo',
        },
        {
          title: 'O mais difícil já está escrito',
          text: 'Em perigo imediato, responde um programa com passos escritos antes.',
          href: '/pt/faq#em-crise',
          label: 'O que acontece em uma crise',
        },
        {
          title: 'Diz o que não sabe',
          text: 'Ainda não temos estudo próprio nem revisão clínica. Falamos antes de você perguntar.',
          href: '/pt/terminos#o-que-nao-faz',
          label: 'O que o Juntos não faz',
        },
      ],
    },
    plans: {
      id: 'quanto-custa',
      title: 'Quanto custa',
      text: 'Conversar é de graça. Há três passes para falar sem limite, em pesos chilenos. Você paga uma vez só. Nada se renova sozinho.',
      always: 'As linhas de ajuda e os exercícios são sempre de graça.',
      names: { semana: 'Semana', mes: 'Mês', anio: 'Ano' },
      days: '{days} dias sem limite, {price} por dia',
      see: 'Ver',
      seePass: 'o passe de {name}',
      note: 'Preços em pesos chilenos (CLP), com imposto. Não estão em reais: o banco converte. Uma conversa difícil nunca é cortada por dinheiro.',
      start: 'Começar',
      startWith: 'com as 24 perguntas',
    },
    privacy: {
      title: 'O que acontece com o que você conta',
      list: [
        {
          title: 'Fica guardado com chave',
          text: 'Suas mensagens ficam cifradas. Cada pessoa tem a própria chave.',
        },
        {
          title: 'Fica em casa',
          text: 'A IA que responde é nossa. Nenhuma outra empresa lê o que você escreve.',
        },
        { title: 'Pode usar um apelido', text: 'Nunca pedimos o nome do seu documento.' },
      ],
    },
    questions: { id: 'perguntas', title: 'Perguntas frequentes', all: 'Ver as doze' },
    allies: {
      id: 'aliados',
      title: 'Falta quem se sente ao lado',
      text: 'Hoje não temos parceiros nem depoimentos. Quando houver, virão com nome, data e permissão.',
      list: [
        { title: 'Universidades', text: 'Estudem se isto ajuda. Publiquem também se não ajudar.' },
        { title: 'Fundações e ONGs', text: 'Digam que palavra machuca e que número já não atende.' },
        { title: 'Ética da IA', text: 'Procurem onde falhamos. É o que mais nos ajuda.' },
      ],
      href: '/pt/contacto',
      label: 'Ser parceiro',
    },
  },

  faq: {
    pageTitle: 'Perguntas frequentes - Juntos',
    lead: 'Respostas curtas, sem letra miúda. Se faltar a sua, escreva para nós.',
    missing: 'Faltou a sua pergunta? [Escreva para nós].',
  },

  /** Breathing that begins as the page opens. */
  breathe: {
    pageTitle: 'Respirar agora: quatro e seis, sem conta - Juntos',
    description:
      'Um círculo que marca o ar: quatro segundos para dentro e seis para fora. Começa ao abrir a página. Sem conta.',
    title: 'Respire com o círculo',
    in: 'Puxe o ar',
    out: 'Solte',
    aloud: 'Puxe o ar e conte até quatro. Solte e conte até seis. Faça isso várias vezes.',
    pause: 'Pausa',
    resume: 'Seguir',
    care: 'Sem forçar e sem prender o ar. Se der tontura, volte a respirar como sempre.',
    after: 'Como você está agora?',
    talk: 'Contar na conversa',
    help: 'Ajuda agora',
  },
  help: {
    pageTitle: 'Ajuda agora: para quem ligar - Juntos',
    description:
      'No Brasil, CVV 188 e SAMU 192. Linhas de ajuda de 22 países, com número, horário e a data em que conferimos. Sem conta.',
    text: 'Se você corre perigo, ligue. Uma pessoa atende.',
    exit: 'Sair rápido',
    exitTo: 'https://pt.wikipedia.org/',
    breathe: 'Respirar agora',
    note: 'Não precisa de conta e não guardamos nada. Sair rápido não apaga o seu histórico.',
    countries: 'Para quem ligar',
    call: 'Ligar para {number}',
    byHand: 'Se o celular não ligar sozinho, digite {number} e ligue.',
    free: 'grátis',
    allDay: '24 horas por dia',
    verified: 'Conferido {when}',
    seen: 'Visto {when}, falta confirmar',
    stale: 'Ninguém conferiu nos últimos 90 dias',
    allStale:
      'Ninguém conferiu estes números nos últimos 90 dias. Se um não atender, tente outro ou vá ao pronto-socorro.',
    onDay: 'em {date}',
    inMonth: 'em {date}',
    directory: 'Mais linhas em {directory}',
    otherCountry: 'Outro país',
    otherText: 'Ligue para a emergência do seu país ou vá ao pronto-socorro mais perto.',
    aloud: 'Ligue comigo',
    aloudNote: 'Você pode ler isto em voz alta.',
    aloudLines: [
      'Oi. Preciso falar com alguém agora.',
      'Não estou bem. Tenho medo de me machucar.',
      'Meu nome é… e eu estou em…',
    ],
    withMe: 'Comigo agora',
    exercises: [
      {
        title: 'Respirar mais devagar',
        steps: [
          'Sente e apoie os pés no chão.',
          'Puxe o ar pelo nariz e conte até quatro.',
          'Solte pela boca e conte até seis.',
          'Faça seis vezes. Se ficar com tontura, pare.',
        ],
      },
      {
        title: 'Voltar para o agora',
        steps: [
          'Olhe e diga o nome de cinco coisas.',
          'Toque quatro coisas e sinta como são.',
          'Escute três sons.',
          'Procure dois cheiros e um gosto.',
        ],
      },
      {
        title: 'Ficar com alguém',
        steps: [
          'Pense em uma pessoa que faz bem a você.',
          'Escreva: «Não estou bem. Você pode vir?».',
          'Se está só, vá para um lugar com gente.',
          'Fique longe de tudo que possa machucar você.',
        ],
      },
    ],
    talk: 'Continuar a conversa',
    back: 'Voltar ao início',
  },
  model: {
    connected:
      'Hoje está conectado um modelo de {provider}. Responde só a quem permitiu. Aos outros responde o programa guiado.',
    none: 'Hoje não há nenhum modelo externo conectado. Responde o programa guiado.',
  },
};

export default pt;
