/** Portuguese verbs of everyday talk, as data: regular ones ("dormir:durmo" names an odd first person). */
export const VERBS_PT = `
abandonar aceitar acabar achar acordar acreditar acontecer adiar adorar agredir:agrido ajudar aguentar amar
andar apagar apanhar aparecer aprender arrumar assistir atrapalhar aumentar avisar baixar beber bater beijar
brigar brincar buscar cansar cantar carregar casar chamar chegar chorar cobrar colocar começar comer comprar
comparar conhecer conseguir:consigo contar controlar conversar convidar correr cozinhar crescer criar
criticar cuidar culpar decidir deitar deixar demorar depender desabafar descansar descobrir:descubro
desistir desligar discutir dividir dormir:durmo duvidar empurrar encarar encontrar enfrentar enganar
engolir:engulo entender entrar enviar errar esconder escrever escutar esperar esquecer estudar evitar
existir explicar explodir falar faltar ficar fingir fugir:fujo fumar ganhar gastar gostar gritar guardar
humilhar ignorar imaginar importar incomodar julgar jogar juntar largar lavar lembrar levantar levar ligar
limpar lutar mandar machucar mentir:minto mexer morar morrer mudar nascer namorar olhar pagar parar parecer
participar passar pensar perceber perder:perco perdoar perguntar permitir pesar pegar precisar
preferir:prefiro preocupar preparar procurar prometer provar puxar quebrar queimar reagir reclamar receber
reconhecer resolver respirar responder respeitar rezar rolar roubar seguir:sigo sentar sentir:sinto separar
sofrer sonhar sobrar subir:subo sumir:sumo suar suportar tentar terminar tirar tocar tomar trabalhar
traduzir:traduzo tratar travar tremer trocar usar valer:valho vencer vender viajar virar visitar viver
voltar xingar afastar apertar aproveitar atender magoar desmaiar desesperar acompanhar adoecer afundar
arrepender atrasar bloquear calar congelar defender demitir engordar emagrecer enlouquecer esforçar estourar
fechar forçar gaguejar implorar irritar isolar lidar melhorar piorar negar ofender reprovar exagerar animar
emprestar meter negociar agradar apoiar assumir atacar batalhar cochilar concordar confiar copiar costurar
dirigir educar economizar empacar enrolar entregar enxergar estragar exigir fracassar implicar insistir
invejar investir:invisto merecer mostrar notar obedecer operar ordenar ousar planejar postar postergar
questionar realizar recusar refletir:reflito relaxar render renunciar resistir retornar revirar roncar
sangrar soltar superar sustentar tolerar topar torcer valorizar procrastinar rejeitar repetir:repito
sobreviver somar surtar tranquilizar vigiar vomitar desabar despencar despedir:despeço levantar alegrar arrumar concentrar elogiar disparar acalmar decepcionar descontar trancar agradecer piscar encostar caminhar almoçar jantar varrer passear
concluir escorregar escapar desligar arrancar emendar estranhar segurar sentar pular rezar parcelar dever perceber
`;

type IrregularPt = { pairs: string; others: string };
export const IRREGULAR_PT: Record<string, IrregularPt> = {
  ser: { pairs: 'sou/é fui/foi era serei/será seria seja fosse', others: 'são foram eram sejam' },
  estar: {
    pairs: 'estou/está estive/esteve estava estarei/estará estaria esteja estivesse',
    others: 'estão estiveram estavam tão',
  },
  ter: { pairs: 'tenho/tem tive/teve tinha terei/terá teria tenha tivesse', others: 'têm tiveram tinham' },
  ir: { pairs: 'vou/vai fui/foi ia irei/irá iria vá', others: 'vão foram iam' },
  fazer: { pairs: 'faço/faz fiz/fez fazia farei/fará faria faça fizesse', others: 'fazem fizeram faziam' },
  poder: {
    pairs: 'posso/pode pude/pôde podia poderei/poderá poderia possa pudesse',
    others: 'podem puderam podiam',
  },
  querer: { pairs: 'quero/quer quis queria queira quisesse', others: 'querem quiseram queriam' },
  saber: {
    pairs: 'sei/sabe soube sabia saberei/saberá saberia saiba soubesse',
    others: 'sabem souberam sabiam',
  },
  dizer: { pairs: 'digo/diz disse dizia direi/dirá diria diga dissesse', others: 'dizem disseram diziam' },
  ver: { pairs: 'vejo/vê vi/viu via verei/verá veria veja visse', others: 'veem viram viam' },
  vir: { pairs: 'venho/vem vim/veio vinha virei/virá viria venha viesse', others: 'vêm vieram vinham' },
  dar: { pairs: 'dou/dá dei/deu dava darei/dará daria dê desse', others: 'dão deram davam' },
  trazer: { pairs: 'trago/traz trouxe trazia traga', others: 'trazem trouxeram' },
  pôr: { pairs: 'ponho/põe pus/pôs punha ponha', others: 'põem puseram' },
  pedir: {
    pairs: 'peço/pede pedi/pediu pedia pedirei/pedirá pediria peça pedisse',
    others: 'pedem pediram pediam',
  },
  ouvir: { pairs: 'ouço/ouve ouvi/ouviu ouvia ouça ouvisse', others: 'ouvem ouviram ouviam' },
  sair: { pairs: 'saio/sai saí/saiu saía sairei/sairá sairia saia saísse', others: 'saem saíram saíam' },
  cair: { pairs: 'caio/cai caí/caiu caía cairia caia', others: 'caem caíram caíam' },
  trair: { pairs: 'traio/trai traí/traiu traía', others: 'traem traíram' },
  ler: { pairs: 'leio/lê li/leu lia leia', others: 'leem leram liam' },
  crer: { pairs: 'creio/crê cri/creu cria creia', others: 'creem' },
  rir: { pairs: 'rio/ri ri/riu ria ria', others: 'riem riram' },
  odiar: { pairs: 'odeio/odeia odiei/odiou odiava', others: 'odeiam odiavam' },
  haver: { pairs: 'hei/há havia haja', others: 'hão' },
  doer: { pairs: 'doo/dói doí/doeu doía', others: 'doem doeram' },
};
