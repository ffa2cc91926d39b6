import { describe, expect, test } from 'vitest';
import { reflect } from './reflect.ts';

const VOCE = `
vão me demitir → vão demitir você
minha mãe quer que eu volte → sua mãe quer que você volte
minha filha não come e eu fico nervosa → sua filha não come e você fica nervosa
quando minha filha chora eu grito → quando sua filha chora você grita
eu gritei com minha filha e chorei → você gritou com sua filha e chorou
meu marido bebe e eu escondo as garrafas → seu marido bebe e você esconde as garrafas
meu marido bebe e some → seu marido bebe e some
trabalhei o dia todo e ninguém agradeceu → você trabalhou o dia todo e ninguém agradeceu
eu sei que exagerei → você sabe que exagerou
não tenho com quem falar → você não tem com quem falar
só quero dormir → você só quer dormir
hoje não levantei da cama → hoje você não levantou da cama
me mudei pra São Paulo em maio → você se mudou pra São Paulo em maio
ele diz que me ama mas me ignora → ele diz que ama você, e ignora você
ela não me ouve → ela não ouve você
eles não me ouvem → eles não ouvem você
saí do emprego e me arrependi → você saiu do emprego e se arrependeu
o médico disse que estou bem → o médico disse que você está bem
parece que não existo → parece que você não existe
estudei tanto e reprovei → você estudou tanto e reprovou
perdi a hora e meu chefe gritou → você perdeu a hora e seu chefe gritou
eu amo meu filho mas estou exausta → você ama seu filho, e está exausta
meu filho chora e não sei o que fazer → seu filho chora e você não sabe o que fazer
minha vida não anda → sua vida não anda
minha mãe não me deixa em paz → sua mãe não deixa você em paz
tô cansada de tentar → você está cansada de tentar
hoje reprovei em química de novo → hoje você reprovou em química de novo
minha irmã vendeu a bicicleta do meu avô → sua irmã vendeu a bicicleta do seu avô
cuido da minha mãe desde o derrame → você cuida da sua mãe desde o derrame
trabalho de noite e estudo de dia → você trabalha de noite e estuda de dia
não tenho emprego desde março → você não tem emprego desde março
sinto falta do meu cachorro → você sente falta do seu cachorro
briguei com meu pai por causa da herança → você brigou com seu pai por causa da herança
meu marido dorme na sala → seu marido dorme na sala
acordo às três e não durmo mais → você acorda às três e não dorme mais
minhas amigas saíram sem mim → suas amigas saíram sem você
meu filho não fala comigo → seu filho não fala com você
minha mãe diz que eu exagero → sua mãe diz que você exagera
minha mae diz que exagero → sua mãe diz que você exagera
acho que meu namorado não me ama mais → você acha que seu namorado não ama você mais
não sei como contar pra minha filha → você não sabe como contar pra sua filha
fiquei sozinha com as crianças → você ficou sozinha com as crianças
tô cheia de dívidas → você está cheia de dívidas
quando chego em casa ninguém fala comigo → quando você chega em casa ninguém fala com você
terminei com meu namorado no sábado → você terminou com seu namorado no sábado
sinto um buraco no peito → você sente um buraco no peito
meu pai bebia e chegava tarde → seu pai bebia e chegava tarde
eu queria contar tudo pra minha prima → você queria contar tudo pra sua prima
queria contar tudo pra minha prima → você queria contar tudo pra sua prima
meu filho não queria comer → seu filho não queria comer
não conseguia respirar no elevador → você não conseguia respirar no elevador
tinha que cuidar dos meus irmãos → você tinha que cuidar dos seus irmãos
voltei pra casa e ninguém falou nada → você voltou pra casa e ninguém falou nada
emprestei dinheiro pro meu cunhado → você emprestou dinheiro pro seu cunhado
ele me bloqueou em tudo → ele bloqueou você em tudo
vou perder o ano → você vai perder o ano
tenho vergonha de pedir ajuda → você tem vergonha de pedir ajuda
odeio meu trabalho → você odeia seu trabalho
faço tudo em casa → você faz tudo em casa
me sinto invisível → você se sente invisível
não me sinto bem → você não se sente bem
nada me anima → nada anima você
tudo me irrita → tudo irrita você
me preocupo com minha filha → você se preocupa com sua filha
ela me disse que não volta → ela lhe disse que não volta
eu disse que não → você disse que não
disse que não → você disse que não
meu chefe grita e eu travo → seu chefe grita e você trava
meu chefe grita e travo → seu chefe grita e você trava
ele saiu e fiquei sozinha → ele saiu e você ficou sozinha
eu não aguento mais meu chefe → você não aguenta mais seu chefe
to com medo → você está com medo
to no terminal → você está no terminal
eu tava dormindo → você estava dormindo
tava dormindo quando ele chegou → você estava dormindo quando ele chegou
quero sair mas tenho medo → você quer sair, e tem medo
estou longe da minha família → você está longe da sua família
penso nele o dia todo → você pensa nele o dia todo
comecei a terapia e parei → você começou a terapia e parou
meu gato morreu na segunda → seu gato morreu na segunda
minha sogra se mete em tudo → sua sogra se mete em tudo
gasto mais do que ganho → você gasta mais do que ganha
moro com minha avó → você mora com sua avó
morava com minha avó → você morava com sua avó
fui ao médico sozinha → você foi ao médico sozinha
fui demitida ontem → você foi demitida ontem
meu irmão foi embora → seu irmão foi embora
falei pra ela que não dava → você falou pra ela que não dava
não quero voltar pra lá → você não quer voltar pra lá
eu fico esperando ele ligar → você fica esperando ele ligar
peço ajuda e ninguém vem → você pede ajuda e ninguém vem
prefiro ficar calada → você prefere ficar calada
perco a paciência com meus filhos → você perde a paciência com seus filhos
eu surto quando ela grita → você surta quando ela grita
pego no sono só de manhã → você pega no sono só de manhã
o trabalho me cansa → o trabalho cansa você
não me lembro de nada → você não se lembra de nada
esqueci o aniversário da minha mãe → você esqueceu o aniversário da sua mãe
eu me sinto um estranho em casa → você se sente um estranho em casa
não consigo dormir sem remédio → você não consegue dormir sem remédio
acordei chorando hoje → você acordou chorando hoje
trabalho doze horas e chego morto → você trabalha doze horas e chega morto
meu filho não quer me ver → seu filho não quer ver você
minha ex levou as crianças → sua ex levou as crianças
perdi o emprego na semana passada → você perdeu o emprego na semana passada
tenho medo de ficar sozinha → você tem medo de ficar sozinha
sinto raiva de mim mesma → você sente raiva de você mesma
fico no celular até as três → você fica no celular até as três
minha mãe vive doente e eu cuido dela → sua mãe vive doente e você cuida dela
meu irmão não me ajuda em nada → seu irmão não ajuda você em nada
estou devendo três meses de aluguel → você está devendo três meses de aluguel
não tenho vontade de nada → você não tem vontade de nada
minha cabeça não descansa → sua cabeça não descansa
discuti com minha chefe na segunda → você discutiu com sua chefe na segunda
meu marido chegou bêbado de novo → seu marido chegou bêbado de novo
cansei de fingir que está tudo bem → você cansou de fingir que está tudo bem
tento ser forte e não consigo → você tenta ser forte e não consegue
ninguém me pergunta como estou → ninguém lhe pergunta como você está
minhas mãos tremem quando ele grita → suas mãos tremem quando ele grita
sonho com o acidente toda noite → você sonha com o acidente toda noite
larguei o curso no meio → você largou o curso no meio
me arrependo de ter voltado → você se arrepende de ter voltado
quero voltar a desenhar → você quer voltar a desenhar
preciso falar com meu pai → você precisa falar com seu pai
comi demais e me senti mal → você comeu demais e se sentiu mal
menti pra minha esposa → você mentiu pra sua esposa
meu avô morreu e eu não fui ao enterro → seu avô morreu e você não foi ao enterro
não chorei no velório → você não chorou no velório
guardo as roupas dela no armário → você guarda as roupas dela no armário
passo o domingo na cama → você passa o domingo na cama
evito encontrar meus amigos → você evita encontrar seus amigos
me tranquei no quarto a tarde toda → você se trancou no quarto a tarde toda
minha namorada terminou comigo por mensagem → sua namorada terminou com você por mensagem
sinto falta do meu irmão → você sente falta do seu irmão
esqueço tudo o que estudo → você esquece tudo o que estuda
travei na prova de matemática → você travou na prova de matemática
meu coração dispara no ônibus → seu coração dispara no ônibus
tenho vergonha do meu corpo → você tem vergonha do seu corpo
não me olho no espelho → você não se olha no espelho
minha filha parou de falar comigo → sua filha parou de falar com você
gritei com meu filho e me arrependi → você gritou com seu filho e se arrependeu
meu chefe elogiou o colega e me ignorou → seu chefe elogiou o colega e ignorou você
recebi a notícia ontem → você recebeu a notícia ontem
não sei se conto pra ela → você não sabe se conta pra ela
penso em mudar de cidade → você pensa em mudar de cidade
me mudei em janeiro e não conheço ninguém → você se mudou em janeiro e não conhece ninguém
bebi ontem depois de dois meses → você bebeu ontem depois de dois meses
fumo quando fico ansiosa → você fuma quando fica ansiosa
minha tia diz que é frescura → sua tia diz que é frescura
ela fala que eu exagero → ela fala que você exagera
deixei de ir à igreja → você deixou de ir à igreja
rezo e não sinto nada → você reza e não sente nada
moro longe dos meus filhos → você mora longe dos seus filhos
trabalho com meu cunhado → você trabalha com seu cunhado
ganho pouco e gasto muito → você ganha pouco e gasta muito
meu salário não dá pro mês → seu salário não dá pro mês
eu durmo mal desde o assalto → você dorme mal desde o assalto
tenho pesadelos com o assalto → você tem pesadelos com o assalto
ouço a voz dele ainda → você ouve a voz dele ainda
minha vizinha me ajudou muito → sua vizinha ajudou você muito
agradeço a minha irmã → você agradece a sua irmã
consegui sair de casa hoje → você conseguiu sair de casa hoje
caminhei na praia e me acalmei → você caminhou na praia e se acalmou
não atendi a ligação da minha mãe → você não atendeu a ligação da sua mãe
meu primo me chamou de fraco → seu primo chamou você de fraco
me escondi no banheiro do trabalho → você se escondeu no banheiro do trabalho
acho que decepcionei meus pais → você acha que decepcionou seus pais
sei que preciso pedir ajuda → você sabe que precisa pedir ajuda
queria que ele me ouvisse → você queria que ele ouvisse você
vivo correndo e não paro → você vive correndo e não para
demorei pra contar isso → você demorou pra contar isso
comecei num emprego novo → você começou num emprego novo
me irrito com qualquer coisa → você se irrita com qualquer coisa
desconto tudo no meu filho → você desconta tudo no seu filho
estou grávida de cinco meses → você está grávida de cinco meses
fiz um exame e estou esperando o resultado → você fez um exame e está esperando o resultado
tomo conta do meu neto → você toma conta do seu neto
nunca aprendi a nadar → você nunca aprendeu a nadar
perdi meu cachorro no domingo → você perdeu seu cachorro no domingo
meu sócio sumiu com o dinheiro → seu sócio sumiu com o dinheiro
tranquei a faculdade em março → você trancou a faculdade em março
reprovei duas vezes → você reprovou duas vezes
não gosto do meu trabalho → você não gosta do seu trabalho
penso na minha mãe todo dia → você pensa na sua mãe todo dia
apanhei quando criança → você apanhou quando criança
cuidei dos meus irmãos → você cuidou dos seus irmãos
criei meus filhos sozinha → você criou seus filhos sozinha
`;
const UNSURE = `
ninguém me ligou no meu aniversário
quando chego em casa choro
minha chefe mudou meu turno
era tarde e não tinha ninguém
quero que me escutem
a gente briga toda noite
meu amigo me emprestou a casa
isso me dá medo
me dá medo
você acha que exagero
eu me sinto um peso pra eles
`;

describe('said back in Portuguese with você', () => {
  test.each(
    VOCE.trim()
      .split('\n')
      .map((line) => line.split(' → ') as [string, string]),
  )('%s → %s', (said, back) => {
    expect(reflect(said, { address: 'voce', gender: null })).toBe(back);
  });
  test.each(UNSURE.trim().split('\n'))('not sure or not to be echoed: %s', (said) => {
    expect(reflect(said, { address: 'voce', gender: null })).toBeNull();
  });
});
