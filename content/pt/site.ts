// Words that the public pages share in the Portuguese of Brazil: você, short, plain and warm.
import type { SiteWords } from '../es/site.ts';

const pt: SiteWords = {
  tag: 'pt-BR',
  territory: 'pt_BR',
  ownName: 'Português',
  menu: [
    {
      href: '/pt/problemas',
      label: 'Problemas',
      under: [
        { href: '/pt/soledad', label: 'Solidão' },
        { href: '/pt/problemas/acoso-escolar', label: 'Bullying' },
        { href: '/pt/problemas/alcohol-y-recuperacion', label: 'Álcool' },
        { href: '/pt/problemas/procrastinacion', label: 'Deixar para depois' },
        { href: '/pt/problemas', label: 'Ver todos os problemas' },
      ],
    },
    {
      href: '/pt/temas',
      label: 'Temas',
      under: [
        { href: '/pt/luchas-comunes-soledad', label: 'Depressão' },
        { href: '/pt/temas/ansiedad', label: 'Ansiedade' },
        { href: '/pt/temas/estres', label: 'Estresse' },
        { href: '/pt/temas/baja-autoestima', label: 'Autoestima' },
        { href: '/pt/temas', label: 'Ver todos os temas' },
      ],
    },
    { href: '/pt/tipos-de-terapia', label: 'Terapias' },
    { href: '/pt/contacto', label: 'Contato' },
    { href: '/pt/blog', label: 'Blog' },
    { href: '/pt/chatbot', label: 'Conversar com a IA' },
  ],
  footer: [
    { href: '/pt', label: 'Início' },
    { href: '/pt/contacto', label: 'Contato' },
    { href: '/pt/blog', label: 'Blog' },
    { href: '/pt/faq', label: 'Perguntas frequentes' },
    { href: '/pt/mediosDePago', label: 'Preços' },
    { href: '/pt/privacidad', label: 'Privacidade' },
    { href: '/pt/terminos', label: 'Termos' },
    { href: '/quienes-somos', label: 'Quem somos (em espanhol)' },
  ],
  skip: 'Ir para o conteúdo',
  main: 'Principal',
  more: 'Menu',
  foot: 'Rodapé',
  languages: 'Idiomas',
  help: 'Ajuda agora',
  signIn: 'Entrar',
  account: 'Sua conta',
  about: ['Programa de inteligência artificial.', 'Faz companhia, não substitui um psicólogo.'],
  together: 'Quem conversa aqui faz parte do «Juntos».',
  share: 'Mande para alguém:',
  shareText: 'Juntos: um lugar para conversar quando o dia pesa',
  mail: 'E-mail',
  danger: 'Você está em perigo?',
  dangerEnd: ', sem conta e sem custo.',
  picture: 'Desenho do Juntos: uma praça com piso de ladrilhos.',
  months: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro'.split(
    ' ',
  ),
  dateJoin: ' de ',

  reading: {
    home: 'Início',
    trail: 'Você está em',
    onThisPage: 'Nesta página',
    sources: 'Fontes',
    published: 'Publicado em',
    reviewedBy: 'Revisado por',
    notReviewed: 'Revisão clínica: ninguém fez ainda.',
  },

  crisisNote:
    'Se você está em crise, não use este formulário. Ninguém lê na hora. Abra a [Ajuda agora] e ligue.',

  contact: {
    pageTitle: 'Contato: escreva para nós - Juntos',
    description:
      'Escreva para a equipe do Juntos: dúvidas, falhas, seus dados ou uma ideia. Três campos e um número de caso. Em crise, abra a Ajuda agora.',
    title: 'Escreva para nós',
    lead: 'Dúvidas, falhas, seus dados ou uma ideia.',
    form: 'Formulário de contato',
    ways: [
      { way: 'Por escrito', what: 'Por este formulário. Uma pessoa lê, e você recebe um número de caso.' },
      { way: 'Chat, 24 horas', what: 'Em [Conversar com a IA]. Quem responde é um programa.' },
      { way: 'Pessoalmente', what: 'Atendemos só pela internet. Ainda não há um escritório para visitar.' },
    ],
    behind: 'Quem responde pelo Juntos',
    map: 'Atendemos pela internet.',
    mapNote: 'Esta praça é um desenho: não há endereço para procurar.',
  },

  notFound: {
    pageTitle: 'Não encontramos esta página - Juntos',
    description: 'Esta página não existe. Daqui você pode voltar ao início ou pedir ajuda.',
    title: 'Não encontramos esta página.',
    text: 'Talvez o endereço tenha uma letra a mais. Nada do que é seu se perdeu.',
    home: 'Ir para o início',
  },
};

export default pt;
