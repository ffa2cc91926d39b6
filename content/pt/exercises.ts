import type { ExerciseTexts } from '../../src/features/therapist/exercises/exercise-card.ts';

// The exercises as fixed steps in Portuguese, written for Brazil and not translated: everybody is "você".
export const EXERCISE_TEXTS_PT: ExerciseTexts = {
  breathing: {
    name: 'Respirar mais devagar',
    intro:
      'Soltar o ar mais devagar do que ele entra ajuda o corpo a baixar o alarme. Leva uns três minutos.',
    unfit:
      'Este exercício não é para uma dor nova no peito, que um médico precisa ver hoje, nem para problemas de pulmão ou de coração ou para a gravidez.',
    steps: [
      'Apoie os pés no chão e as costas em algo firme. Solte os ombros. Assim o ar ganha espaço.',
      'Puxe o ar pelo nariz contando até quatro. Sem forçar e sem encher tudo.',
      'Solte o ar pela boca contando até seis, como quem esfria uma sopa. Não prenda o ar em nenhum momento.',
      'Repita oito ou dez vezes, sem pressa. Se der tontura ou angústia, volte a respirar como sempre e pare por aqui.',
      'Repare no que mudou, mesmo que seja pouco: os ombros, o maxilar, o peito. Ao terminar, você pode contar na conversa.',
    ],
  },
  grounding: {
    name: 'Voltar aos sentidos',
    intro:
      'Quando tudo parece longe ou forte demais, os sentidos trazem a gente de volta para o lugar onde está. Leva uns quatro minutos.',
    steps: [
      'Olhe em volta e diga o nome de cinco coisas que você vê. Em voz baixa ou em silêncio, sem pressa. Pode ser uma xícara ou uma porta.',
      'Toque em quatro coisas: a roupa, a mesa, a parede, uma mão na outra. Sinta se são frias, ásperas ou macias.',
      'Escute três sons. Primeiro o mais forte, depois um distante, depois um bem baixinho.',
      'Procure dois cheiros e um sabor. Se não houver nenhum por perto, lembre dois cheiros de que você gosta e tome um gole de água.',
      'Ponha os dois pés no chão. Diga onde você está, que dia é hoje e que horas são. Isso lembra ao corpo que o momento é este.',
      'Veja se o lugar parece um pouco mais perto. Se ainda não, repita o passo que mais ajudou.',
    ],
  },
  record: {
    name: 'Rever um pensamento',
    intro:
      'Um pensamento que dói pode parecer um fato. Este exercício serve para olhar para ele por partes e ver o que fica de pé. É bom ter papel ou as notas do celular.',
    unfit:
      'Se existe um perigo real, ou se você ouve ou vê coisas que outras pessoas não, este exercício pode esperar e é melhor contar na conversa.',
    steps: [
      'Escreva o que aconteceu, como uma câmera gravaria: onde, quando e com quem. Ainda sem explicações.',
      'Escreva a frase que passou pela sua cabeça naquela hora, do jeito que veio. Depois anote quanto você acredita nela, de 0 a 100.',
      'Dê um nome ao que você sentiu: medo, vergonha, raiva, tristeza. Pode ser mais de uma coisa.',
      'Anote os fatos que apoiam essa frase. Valem os que outra pessoa também poderia ver, não as impressões.',
      'Anote os fatos que não combinam com ela. Ajuda pensar no que você diria a uma amizade que contasse a mesma coisa.',
      'Escreva uma frase mais justa, que leve em conta as duas listas. Não precisa ser otimista: basta ser verdadeira.',
      'Leia de novo a primeira frase e anote quanto acredita nela agora. Se baixou um pouco, algo já se mexeu. Se não baixou, você pode contar na conversa.',
    ],
  },
  activation: {
    name: 'Um passo pequeno para hoje',
    intro:
      'Quando o ânimo cai, a gente deixa de fazer o que dava vontade, e isso derruba mais. Este exercício quebra esse círculo com uma coisa pequena.',
    unfit:
      'Se nestes dias você dorme muito pouco e tem energia de sobra, ou se pensa em morrer, este exercício pode esperar e é melhor contar na conversa.',
    steps: [
      'Pense no último dia que foi um pouco menos ruim. Escreva o que você fez nesse dia e com quem. Ali costuma ter uma pista.',
      'Faça uma lista de três coisas: uma de que você gostava antes, uma que importa para você e uma pendência que daria alívio resolver.',
      'Escolha a mais fácil e vá cortando até caber em cinco minutos. Em vez de arrumar a casa, liberar uma cadeira.',
      'Escreva quando e onde vai ser. Com hora e lugar, é mais provável que aconteça do que com um "depois".',
      'Pense no que pode atrapalhar e no que você faria então. Por exemplo: se chover, ando pelo corredor.',
      'Faça mesmo sem vontade: ela costuma chegar depois, não antes. Ao terminar, veja se o ânimo mudou, nem que seja um ponto em dez.',
    ],
  },
  worry: {
    name: 'Uma hora para as preocupações',
    intro:
      'As preocupações tomam o dia inteiro quando não têm um lugar. Quinze minutos fixos ajudam a soltar o resto.',
    unfit:
      'Se o que preocupa você precisa ser resolvido hoje, isso vem primeiro e este exercício pode esperar.',
    steps: [
      'Escolha uma hora e um lugar para se preocupar, sempre os mesmos, e que não seja logo antes de dormir. Quinze minutos bastam.',
      'Quando vier uma preocupação fora dessa hora, anote em uma linha. Diga em voz baixa: "agora não, às sete". Depois volte ao que estava fazendo.',
      'Na hora marcada, leia a lista e risque o que já não importa. Costuma ser mais do que parece.',
      'Separe o que sobrou em dois grupos: onde você pode fazer algo, e onde não depende de você.',
      'Para o primeiro grupo, escreva um só passo e o dia em que vai fazer. Para o segundo, basta reconhecer que pesa e deixar por hoje.',
      'Passados os quinze minutos, levante e mude de lugar. O que faltou tem a sua hora amanhã.',
    ],
  },
  problem: {
    name: 'Organizar um problema',
    intro: 'Um problema inteiro assusta. Em partes, vira uma decisão pequena. Ajuda ter papel por perto.',
    unfit:
      'Se alguém pratica violência contra você, sua segurança vem primeiro e é melhor contar na conversa.',
    steps: [
      'Escreva o problema em uma frase só: o que acontece e quem ele afeta. Se aparecerem vários, escolha um.',
      'Escreva como você saberia que melhorou um pouco. Que seja uma meta que dependa de você e caiba nesta semana.',
      'Anote cinco ideias sem julgar, também as estranhas. As boas costumam aparecer depois das primeiras.',
      'Ponha ao lado de cada uma o que tem a favor e o que custa: tempo, dinheiro, uma conversa difícil.',
      'Escolha uma, ou junte duas. Não precisa ser perfeita: precisa dar para fazer.',
      'Escreva o primeiro passo com dia, hora e lugar. Anote também quem poderia ajudar.',
      'Depois de fazer, veja o que mudou. Se não deu certo, volte à lista: ainda há ideias.',
    ],
  },
  muscles: {
    name: 'Soltar o corpo por partes',
    intro:
      'O corpo fica tenso sem avisar. Apertar e soltar cada parte ajuda a sentir a diferença e a relaxar. Leva uns seis minutos.',
    unfit: 'Se uma parte dói ou está machucada, pule essa e siga com a próxima.',
    steps: [
      'Sente ou deite onde o corpo fique apoiado. Em cada parte, aperte por cinco segundos, sem doer, e solte por dez. O ar entra e sai como sempre.',
      'Feche as mãos, aperte e solte. Depois dobre os braços, aperte e solte. Sinta a diferença.',
      'Franza o rosto: os olhos, a testa, a boca. Aperte, e solte até o maxilar ficar mole.',
      'Suba os ombros em direção às orelhas, segure por cinco segundos e deixe cair. É onde o dia mais costuma se juntar.',
      'Endureça a barriga e solte. Deixe as costas se apoiarem inteiras.',
      'Aperte as coxas e solte. Depois leve a ponta dos pés para cima e solte, com cuidado, para não dar cãibra.',
      'Fique um momento assim. Percorra o corpo das mãos aos pés e, se alguma parte ainda estiver dura, repita.',
    ],
  },
  tipp: {
    name: 'Baixar a intensidade pelo corpo',
    intro:
      'Quando a emoção está em oito ou mais de dez, pensar ajuda pouco. O corpo pode baixar primeiro. Leva uns cinco minutos.',
    unfit:
      'Com problema de coração, gravidez ou um transtorno alimentar, pule o frio e o movimento forte e comece no passo 3.',
    steps: [
      'Molhe o rosto com água fria, ou ponha um pano frio sobre os olhos e as bochechas, por uns trinta segundos. O frio no rosto ajuda o coração a bater mais devagar.',
      'Mexa o corpo por dois ou três minutos: subir uma escada, andar rápido, sacudir os braços. Assim se gasta a energia que a emoção juntou.',
      'Respire mais devagar: quatro tempos para o ar entrar e seis para sair, sem prender. Repita dez vezes.',
      'Enquanto solta o ar, relaxe uma parte de cada vez: o maxilar, os ombros, as mãos, a barriga.',
      'Sinta os pés no chão e dê de novo um número à emoção. Se continua muito alta, repita o que mais ajudou ou ligue para alguém de confiança.',
    ],
  },
  urge: {
    name: 'Surfar o impulso',
    intro:
      'Um impulso sobe, chega a um ponto alto e desce, como uma onda. Este exercício é para ver a onda passar sem fazer o que ela pede.',
    unfit:
      'Se você pensa em se machucar e já existe um jeito ou uma hora, não fique neste exercício: diga agora na conversa ou abra Ajuda agora.',
    steps: [
      'Afaste-se do que torna fácil seguir o impulso. Basta mudar de cômodo ou ir até a porta.',
      'Procure em que parte do corpo ele aparece: a garganta, o peito, as mãos. Dê um número de 0 a 10.',
      'Olhe para ele como uma onda durante um minuto. Veja se sobe, se treme, se muda de lugar. Não precisa empurrar nem obedecer.',
      'Espere dez minutos com outra coisa nas mãos: lavar um prato, andar, ouvir uma música inteira. Um alarme pode ajudar.',
      'Dê de novo um número. Se baixou, a onda está passando. Se continua igual, espere mais dez minutos: cada espera conta.',
      'Escreva uma linha sobre o que trouxe o impulso e o que ajudou. E pense em quem você pode chamar da próxima vez.',
    ],
  },
  kindness: {
    name: 'Uma pausa com outro tom',
    intro:
      'A voz que critica por dentro costuma ser mais dura do que qualquer outra. Este exercício busca um tom mais justo, sem mentir.',
    unfit: 'Se palavras gentis parecem falsas, use só o tom de uma boa amizade, sincero e sem enfeite.',
    steps: [
      'Escreva a frase mais dura que você disse para si hoje, do jeito que foi. Ver no papel já baixa um pouco o volume.',
      'Repare no que essa frase faz no corpo: um nó, um peso, calor no rosto. Ponha uma mão ali, se for confortável.',
      'Lembre que errar, cansar ou não dar conta de tudo acontece com as pessoas. Não é uma falha só sua.',
      'Imagine que uma amizade querida conta exatamente a mesma coisa. Escreva o que você diria.',
      'Leia essa resposta como se fosse para você. Mude o que precisar até soar verdadeira.',
      'Escolha uma frase curta para guardar e deixe onde você possa ver.',
    ],
  },
  defusion: {
    name: 'Tomar distância de um pensamento',
    intro:
      'Há pensamentos que voltam e voltam. Não é preciso discutir com eles: dá para olhar de um pouco mais longe.',
    unfit:
      'Se você ouve vozes ou sente que alguém persegue você, este exercício não é o indicado e é melhor contar na conversa.',
    steps: [
      'Escreva o pensamento que mais volta, em uma frase. Só um, do jeito que soa.',
      'Ponha na frente estas palavras: "Percebo que estou pensando que". Leia a frase completa duas vezes. Ela continua ali, e você está um passo atrás.',
      'Diga a frase com outra voz: bem lenta, ou como anúncio de rádio. Não é para zombar. É para ouvir que são palavras.',
      'Imagine a frase escrita em uma folha que desce um rio. Veja a folha passar. Se a frase voltar, ponha em outra folha.',
      'Olhe para uma coisa próxima e faça o que você ia fazer em seguida. O pensamento pode vir junto, mas não precisa dirigir.',
    ],
  },
  values: {
    name: 'O que importa e um passo',
    intro:
      'Quando tudo parece vazio ou é preciso decidir, ajuda lembrar o que importa. Este exercício termina em um passo bem pequeno.',
    unfit: 'Se você pensa em morrer, este exercício pode esperar e é melhor contar agora na conversa.',
    steps: [
      'Escolha uma parte da sua vida: as pessoas queridas, o trabalho ou o estudo, o corpo, a fé, o bairro, algo que você gosta de fazer. Só uma.',
      'Escreva como você gostaria de estar nessa parte. Não uma conquista, mas um jeito: com paciência, com presença, com curiosidade.',
      'Escreva por que isso importa para você. Se a resposta for "porque eu deveria", procure outra que seja mais sua.',
      'Pense em algo de menos de dez minutos que vá nessa direção. Uma mensagem, uma página, uma volta no quarteirão.',
      'Escreva quando e onde vai ser. Anote também o que você faz se algo atrapalhar.',
      'Depois de fazer, veja como foi. Não importa quanto saiu, importa se foi por ali.',
    ],
  },
  opposite: {
    name: 'Ir ao contrário do impulso',
    intro:
      'Cada emoção empurra para alguma coisa: se esconder, calar, atacar. Quando isso piora tudo, fazer o contrário ajuda a emoção a baixar.',
    unfit:
      'Se alguém ameaça ou existe um perigo real, esse medo protege, não é para ir contra ele e é melhor contar na conversa.',
    steps: [
      'Dê um nome à emoção e um número de 0 a 10. Se forem várias, escolha a que mais empurra.',
      'Escreva para onde ela empurra: não sair, não responder, gritar, checar o celular.',
      'Veja se os fatos dão razão a ela. Se a emoção avisa de algo verdadeiro, é melhor cuidar disso e deixar o exercício por aqui.',
      'Escreva o contrário, em tamanho pequeno. Se empurra a se esconder, aparecer por cinco minutos. Se empurra a gritar, falar mais baixo e mais devagar.',
      'Faça por inteiro, também com o corpo: as costas, o olhar, a voz. Pela metade costuma não funcionar.',
      'Dê de novo um número à emoção. Pode levar várias vezes para baixar, e cada vez conta.',
    ],
  },
  assertive: {
    name: 'Preparar como pedir',
    intro: 'Pedir algo ou pôr um limite sai melhor quando as primeiras frases já estão pensadas.',
    unfit:
      'Se com a outra pessoa já houve agressão ou ameaça, não use este exercício com ela e conte na conversa, porque sua segurança vem primeiro.',
    steps: [
      'Escreva a quem e o que você quer pedir, em uma linha. Uma coisa só.',
      'Descreva o que aconteceu sem opinar. Por exemplo: "Esta semana fiquei três noites até as nove".',
      'Diga como isso afeta você, falando do seu lado. Por exemplo: "Estou chegando em casa sem forças". Assim fica mais fácil a outra pessoa escutar.',
      'Peça algo concreto, que dê para fazer. Por exemplo: "Preciso sair às seis na terça e na quinta".',
      'Acrescente o que a outra pessoa ganha ou o que você pode oferecer. Um acordo dura mais quando serve aos dois lados.',
      'Ensaie em voz alta duas vezes. Pense no que você faz se a resposta for não: repetir com calma ou deixar para outro dia.',
      'Escolha um lugar tranquilo e uma hora sem pressa. Escreva quando vai ser.',
    ],
  },
  sleep: {
    name: 'Arrumar o sono',
    intro:
      'O sono não vem à força, mas dá para abrir espaço para ele. Estes passos se experimentam por umas duas semanas, um de cada vez.',
    unfit:
      'Com transtorno bipolar ou epilepsia, ou se você dirige de noite ou trabalha por turnos, pule os passos 2 e 4 e converse com um médico.',
    steps: [
      'Anote por alguns dias a que hora você deita, quanto demora para dormir e a que hora levanta. Não precisa olhar o relógio de noite: mais ou menos já basta.',
      'Escolha uma hora fixa para levantar, todos os dias, também depois de uma noite ruim. É o que mais arruma o sono.',
      'Use a cama para dormir. Celular, televisão e contas ficam em outro lugar, para o corpo aprender que ali se dorme.',
      'Se passarem uns vinte minutos sem sono, levante e faça algo tranquilo com pouca luz. Volte para a cama quando o sono vier.',
      'Deixe o café e as bebidas com cafeína para a manhã. O álcool dá sono no começo e depois corta o sono.',
      'Na hora antes de deitar, baixe as luzes e anote no papel o que ficou para amanhã. Para começar, escolha um só destes passos.',
    ],
  },
  grief: {
    name: 'Uma carta e um gesto',
    intro:
      'Quando alguém morre, muita coisa fica por dizer. Este exercício dá um lugar a isso. É bom fazer com tempo.',
    unfit:
      'Se a morte foi há menos de duas semanas, ou se dá vontade de ir com essa pessoa, deixe este exercício e conte na conversa.',
    steps: [
      'Escreva o nome e quem essa pessoa era na sua vida. Uma ou duas linhas bastam.',
      'Escolha uma lembrança pequena e concreta: uma comida, uma frase, um domingo. Escreva com os detalhes que tiver.',
      'Escreva o que ficou por dizer. Pode ser amor, raiva, perdão ou uma pergunta. Ninguém mais precisa ler.',
      'Escreva o que você acha que essa pessoa responderia, no tom que ela tinha. Se não sair, pode ficar em branco.',
      'Escolha um gesto para honrar a lembrança: uma vela, uma música, uma receita dela, uma caminhada. Anote o dia.',
      'Pense em quem poderia acompanhar esse momento ou saber dele. Ao terminar, faça algo que cuide de você: água, ar, um abraço.',
    ],
  },
  connection: {
    name: 'Um contato pequeno',
    intro:
      'A solidão costuma dizer que ninguém mais quer saber da gente. Um contato pequeno é um jeito de conferir sem arriscar muito.',
    steps: [
      'Faça uma lista de pessoas, também as que você vê pouco: família, trabalho, bairro, gente de antes. Deixe de fora quem já machucou você.',
      'Escolha alguém com quem o contato seja fácil, mesmo que não seja a pessoa mais próxima.',
      'Pense no menor contato possível: um oi, uma foto, uma pergunta curta. Não precisa contar como você está.',
      'Escreva a mensagem. Por exemplo: "Hoje passei pela praça e lembrei daquela tarde. Como vão as coisas?"',
      'Escolha quando vai mandar, e mande sem corrigir mais de uma vez.',
      'Se a resposta demorar, costuma ser por mil coisas que não têm a ver com você. Pense em quem seria a segunda pessoa da lista.',
    ],
  },
  drinking: {
    name: 'O lugar da bebida',
    intro:
      'Este exercício não manda parar nada. Serve para ver o que a bebida dá, o que custa e o que você quer fazer com isso.',
    unfit:
      'Se, ao passar horas sem beber, você treme, sua ou vê coisas, não pare de uma vez, porque é perigoso e um médico pode ajudar a fazer isso bem.',
    steps: [
      'Escreva o que a bebida dá a você. Vale o que for verdade: descanso, companhia, sono, não pensar.',
      'Escreva o que ela custa: no corpo, no dinheiro, com as pessoas, de manhã.',
      'Dê um número de 0 a 10 a quanto importa para você mudar algo. Escreva por que não é um número menor. Ali está a sua razão.',
      'Dê outro número a quanto você acha que conseguiria. Escreva o que faria subir um ponto.',
      'Escolha uma mudança sua para esta semana, com dia e lugar. Por exemplo: contar a alguém que dá vontade de beber menos.',
      'Pense em quem pode saber disso e no que você vai fazer quando vier a vontade. Se você bebe todos os dias, fale antes com um médico.',
    ],
  },
  gratitude: {
    name: 'Três coisas concretas',
    intro:
      'A cabeça guarda melhor o ruim do que o bom. Este exercício não nega isso: dá lugar também ao outro lado.',
    unfit:
      'Se nestes dias quase tudo parece escuro, este exercício pode pesar mais do que ajudar, e tudo bem deixar para depois.',
    steps: [
      'Lembre os últimos sete dias e escreva uma coisa concreta que foi boa. Pequena serve: um café quente, uma mensagem, um pouco de sol.',
      'Escreva uma segunda, que tenha vindo de outra pessoa. Anote o que ela fez.',
      'Escreva uma terceira que tenha dependido de você. Levantar da cama também conta.',
      'Ao lado de cada uma, anote que parte você teve nisso. Ajuda a acontecer de novo.',
      'Escolha uma pessoa da lista e pense se você quer agradecer. Uma linha basta.',
    ],
  },
};
