// Words that passwords are made of, in Spanish, Portuguese and English: written down for this project from everyday
// words, names, teams, places and keyboards, without accents. `common-password.ts` says what is done with them.

export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `contrasena clave password passwort passcode senha acceso admin administrador administrator root usuario user login
  entrar secreto secreta secret segredo segredos master maestro invitado guest test testing prueba teste demo default
  welcome bienvenido bienvenida bemvindo hola holahola hello ola tudobem buenosdias bomdia changeme cambiame trocar
  letmein dejameentrar abrete sesamo opensesame micontrasena miclave minhasenha mypassword nuevaclave novasenha
  qwerty qwertyuiop qwert asdf asdfgh asdfghjkl asdfghjklñ zxcvbn zxcvbnm qazwsx qazwsxedc poiuytrewq lkjhgfdsa mnbvcxz
  abc abcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abecedario alfabeto
  juntos terapia terapeuta psicologo psicologa ansiedad depresion soledad
  teamo teama tequiero teamomucho tequieromucho amor amormio miamor mivida micielo corazon carino teadoro besos beso amo amar
  amore amado amada meuamor euteamo minhavida saudade coracao querida querido princesa principe reina rey bebe gordo
  gorda flaco flaca chiquita chiquito preciosa hermosa hermoso bonita bonito linda lindo mami papi mama papa madre padre
  familia family hijo hija hijos filho filha filhos hermano hermana abuela abuelo irmao irma mae pai love iloveyou
  loveyou lovely forever parasiempre siempre sweetheart darling baby babygirl angel angeles angelito anjo
  dios jesus jesucristo cristo diosesamor deusefiel deus virgen maria santa santo biblia gracias bendicion fe paz
  amigos amigas amigo amiga friends amistad amizade feliz felicidad felicidade alegria sonrisa sorriso happy esperanza
  esperanca libertad liberdade vida life sol luna lua estrella estrela star sunshine cielo ceu mar playa praia flor
  flores rosa mariposa borboleta butterfly arcoiris gato gatito gatinho perro perrito cachorro perra dog cat kitty tigre
  tiger leon leao lion aguila aguia lobo wolf oso caballo delfin dragon dinosaurio monkey unicornio pantera conejo
  futbol futebol football soccer gol campeon campeao champion barcelona barca realmadrid madrid bocajuniors boca river
  riverplate colocolo universidad catolica america chivas pumas cruzazul tigres santos flamengo corinthians palmeiras
  saopaulo vasco gremio internacional cruzeiro atletico botafogo fluminense millonarios nacional medellin penarol
  alianza alianzalima universitario sporting cristal barcelonasc emelec olimpia cerro boliva thestrongest messi ronaldo
  maradona neymar pele cristiano lionel baseball basketball hockey
  argentina bolivia brasil brazil chile colombia costarica cuba ecuador mexico peru panama paraguay uruguay venezuela
  guatemala honduras nicaragua salvador dominicana puertorico espana portugal santiago lima bogota caracas quito
  buenosaires cordoba rosario montevideo asuncion lapaz valparaiso guadalajara monterrey cali barranquilla rio
  riodejaneiro bahia recife fortaleza latino latina latinoamerica
  enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre janeiro fevereiro marco maio
  junho julho setembro outubro novembro dezembro january february march april june july august september october
  november december lunes martes miercoles jueves viernes sabado domingo segunda terca quarta quinta sexta primavera
  verano otono invierno verao outono inverno summer winter spring autumn navidad natal christmas
  alejandro alejandra alexander andrea andres angela antonio beatriz camila camilo carlos carla carmen carolina catalina
  cesar claudia cristian cristina daniel daniela david diana diego eduardo elena enrique esteban fabian fernanda
  fernando francisco francisca gabriel gabriela gonzalo guillermo gustavo hector ignacio isabel isabella ivan javier
  jeronimo joaquin jorge jose josefina juan juana juancarlos julian juliana julieta karen karina katherine laura leonardo
  leticia lorena lucas lucia luis luisa manuel marcela marcelo marco marcos mariana mario martin martina mateo matias
  mauricio maximiliano melissa miguel monica natalia nicolas oscar pablo paola patricia paula pedro rafael raquel
  ricardo roberto rodrigo rosa samuel sandra santino sara sebastian sergio silvia sofia susana teresa tomas valentina
  valeria vanessa veronica vicente victor victoria ximena yolanda ana anabel agustin adriana adrian joao pedroh thiago
  tiago gabrielly larissa leticia bruna bruno caio felipe vinicius matheus mateus henrique rodrigues luiza luiz heloisa
  rafaela amanda jessica ashley michael jennifer thomas robert charlie jordan hunter andrew joshua matthew nicole
  michelle samantha elizabeth
  silva santos oliveira souza gonzalez rodriguez gomez fernandez lopez martinez perez garcia sanchez romero diaz torres
  ramirez flores rojas munoz soto contreras
  azul rojo verde negro blanco amarillo morado rosado vermelho preto branco amarelo roxo blue red green black white
  yellow purple pink orange naranja laranja chocolate galleta cookie banana manzana fresa morango cafe coffee cerveja
  cerveza pizza tequila vino vinho pepsi cocacola
  computer computador computadora internet google gmail hotmail yahoo facebook instagram whatsapp tiktok youtube netflix
  samsung nokia motorola iphone apple android microsoft windows linux nintendo playstation xbox minecraft fortnite
  pokemon pikachu naruto goku dragonball superman batman spiderman starwars disney mickey minnie snoopy barbie hellokitty
  harrypotter matrix metallica nirvana beatles shakira badbunny rbd rebelde selena karolg eminem
  freedom trustno whatever shadow killer hunter ranger soldier warrior guerrero gangster pirata ninja samurai rock rap
  reggaeton guitarra guitar musica music dance baile danza princess queen king prince boss jefe jefa
  mierda puta puto carajo pendejo pendeja cabron culo verga pinga chucha weon huevon boludo porra caralho merda foda
  fuckyou fuck shit bitch asshole sexy sexo
  casa hogar escuela colegio trabajo empresa oficina carro auto moto moneda dinero dinheiro money plata banco tarjeta
  suerte sorte lucky magia magic mundo world tierra agua fuego aire fogo
  uno dos tres cuatro cinco seis siete ocho nueve diez um dois quatro sete oito nove dez one two three four five six
  seven eight nine ten mil cien numero numeros number
  mi mis tu tus yo te me la el los las un una de del y o a en que no si con por para es
  meu minha seu eu o os as um uma do da e em nao sim com my your the i you and of to in is it this that`.split(
    /\s+/,
  ),
);
