import { describe, expect, test } from 'vitest';
import { reflect } from './reflect.ts';

const VOCE = `
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
`;
const UNSURE = `
ninguém me ligou no meu aniversário
quando chego em casa choro
minha chefe mudou meu turno
era tarde e não tinha ninguém
quero que me escutem
a gente briga toda noite
meu amigo me emprestou a casa
vão me demitir
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
