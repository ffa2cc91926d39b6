/** Data: forms of verbs that whoever takes up, asks and stays with somebody says without telling a life of their own or ordering. */
export const PLAIN_VERBS: ReadonlySet<string> = new Set(
  `
  abrazo abrimos aceito acepto achei acho acompanharia acompanho acompanhou acompañaría acompaño acompañó
  aconteceria afasta afastar-se agrade agregue ajudaria ajudo ama amanece apagou apareceria aparezca apareça
  apertava aperto apoyo apretaba aprietan apura arranca arrancamos arreglara arriesgo asuste avisó ayudaría
  ayudo baixasse borró buscaba buscabas buscava busquemos caiga caiu cala calla cambió carga cargaría
  cargarías cargo casas causa cause cayó chamam chamo charla chegasse cobraria cobre cobro combina comeu
  começam começasse comiste comió completa complete complica compromete consumo contestan contestaste continúe
  contáselo corregís corrige-se corriges cresce cria cruza cruzas cruzás cría cuidaba cuidava cuidou
  cuidándose cuidó curo cuéntalo cuéntaselo cuéntelo cuénteselo dará decido decírmelo descanso desconfíe
  desconfíes deseo destaca-se dieran dije dirá dirás diste dudas duras durmió echa echas emociones empezara
  empezó empiezan encerramos encierra encontra encontramos encontré encuentra enganei enojan enseñó ensucia
  entenda entendem entendesse entendiera entendo entienda entrou equivoco equivoqué erre errei escape escreveu
  escribas escribiste escucharan escucho escutasse escuto esperaba esperando esperabas esperava esquiva estamos evalúa
  evita exigiria exigiría explica explicámelo explique explotara explícamelo explíquemelo extrañan falaria
  falasse fallé faltara falte faltou faltó ficaram ficasse fui fuiste ganaría ganarías ganharia gosta
  guardaste guardou guardó gusta hablara hablaría hablarías hables habrías hagan hicieran hubieras imagino
  importaba importara importava intenta intentas intentás jogo lea lembra leyera llaman llegaste llevas llevo
  llevás llévala llévela límite mando marcas marco marcás medir-se mediría medirías metió metí mexo mide mudou
  muevo míralo mírelo necesitan necesitaría necesitarías necesite noto ocupaba ofende oiría opino ordeno
  organizo oyera paga pago pasaba pasan pasaría passava passei pediste pega pegou pensam pensamos pensaria
  pensaría pensarías pensemos penso perca perderías perdesse perdeu perdiera perdió perguntasse pergunte
  persigue pesaba pesara pesasse pesava pido piensan planejou planeó pondría pondrías portas practica precisam
  preguntara pregunte preguntárselo pregúntale probemos procura pruebas pruebes pudieras puxam quedara
  quedaron quedo quería querías quitaría recebo recetas recetó recibo reclamaría recordó recuerda reemplaza
  reemplazo regresa repare repetimos respetó respiro reta saberia sabia sabría sabía sacamos saem salen
  salieron salto saíram saísse sentem sentiria señala sienten sigamos sirva sirvo sobra sofria soluciones soma
  sospecha soubesse suben sufría suma supiera supieras tardas tardás tento terminou tiramos tiran tiraria
  tomando tomara traigo trataste tratou trató troque tuvieras título valiera vejo ven vence vengo venía veo vienes
  viera vim vinha visse volviste volvió
`
    .trim()
    .split(/\s+/),
);
