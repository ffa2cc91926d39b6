/** Data: which picture stands on which page. Each page has one of its own; another language changes its words, not its picture. */
import type { SceneName } from '../../ui/scenes.tsx';

type Pictures = Readonly<Record<string, SceneName>>;

export const TOPIC_PICTURES: Pictures = {
  'abuso-de-sustancias': 'cerros-brote',
  ansiedad: 'mesa-reloj',
  apego: 'cerros-pajaro',
  'baja-autoestima': 'mesa-espejo',
  codependencia: 'mar-ovillo',
  crianza: 'patio-pelota',
  depresion: 'mesa-maceta',
  'dolor-cronico': 'patio-silla',
  'duelo-y-perdida': 'noche-vela',
  estres: 'mesa-calendario',
  existencial: 'noche-telescopio',
  'imagen-corporal': 'patio-espejo',
  infancia: 'patio-remolino',
  ira: 'calle-tambor',
  personalidad: 'mesa-piezas',
  procrastinacion: 'calle-reloj',
  'salud-sexual': 'patio-caracola',
  sueno: 'noche-cama',
  'terapia-de-pareja': 'mesa-tazas',
  'transiciones-vitales': 'calle-puerta',
  'trastorno-bipolar': 'mar-balanza',
  'trastorno-obsesivo-compulsivo': 'mesa-llave',
  'trastornos-alimentarios': 'mar-piedras',
  trauma: 'mar-barco',
};

export const PROBLEM_PICTURES: Pictures = {
  'acoso-escolar': 'calle-zapatos',
  'alcohol-y-recuperacion': 'patio-maceta',
  'baja-autoestima': 'calle-sombrero',
  'conflictos-de-relacion': 'patio-tazas',
  'equilibrio-trabajo-vida-privada': 'ventana',
  procrastinacion: 'cerros-cuaderno',
  soledad: 'patio-radio',
};

export const THERAPY_PICTURES: Pictures = {
  'aceptacion-y-compromiso': 'cerros-mapa',
  adleriana: 'cerros-silla',
  'cognitivo-conductual': 'mesa-cuaderno',
  'dialectica-conductual': 'cerros-balanza',
  exposicion: 'calle-bicicleta',
  familiar: 'mesa-olla',
  gestalt: 'mar-caracola',
  holistica: 'patio-brote',
  humanistica: 'cerros-maceta',
  interpersonal: 'calle-celular',
  junguiana: 'noche-llave',
  psicodinamica: 'noche-puerta',
  relacional: 'calle-ovillo',
  sistemica: 'cerros-piezas',
  somatica: 'mar-zapatos',
  transpersonal: 'cerros-telescopio',
};

export const POST_PICTURES: Pictures = {
  'ansiedad-de-madrugada': 'noche-reloj',
  'carta-para-quien-migro': 'mesa-carta',
  'celos-y-telefono': 'noche-celular',
  'cinco-frases-sobre-las-madres': 'mesa-delantal',
  'cuando-un-amigo-no-quiere-vivir': 'noche-tazas',
  'deudas-y-verguenza': 'calle-carta',
  'domingo-en-la-noche': 'noche-calendario',
  'duelo-en-diciembre': 'mesa-vela',
  'frases-para-poner-limites-a-la-familia': 'patio-puerta',
  'hablar-con-un-adolescente': 'patio-guitarra',
  'hombres-que-no-hablan': 'calle-fichas',
  'inventario-despues-de-que-se-fue': 'mesa-libros',
  'la-libreta-de-quien-cuida': 'patio-cuaderno',
  'la-primera-cita-con-un-psicologo': 'mesa-silla',
  'la-primera-llamada': 'mesa-celular',
  'mapa-de-una-ciudad-sin-nadie': 'calle-mapa',
  perdonarse: 'cerros-remolino',
  'permiso-para-una-hora-medica': 'calle-calendario',
  'que-puede-y-que-no-puede-una-ia': 'mesa-lentes',
  'rabia-en-el-trafico': 'cerros-bicicleta',
  'receta-para-estudiar-despues-del-turno': 'noche-libros',
  'siete-noches-para-volver-a-dormir': 'mesa-cama',
  'terapia-sin-plata': 'calle-llave',
  'vivir-en-casa-de-los-suegros': 'patio-olla',
  'a-primeira-ligacao-para-o-188': 'noche-radio',
  'as-tres-da-manha': 'noche-reloj',
  'caps-upa-ou-posto': 'calle-mapa',
  'cuidar-de-quem-cuidou-de-mim': 'patio-regadera',
  'domingo-a-noite': 'noche-calendario',
  'dormir-depois-do-plantao': 'mesa-cama',
  'nome-sujo-cabeca-limpa': 'calle-carta',
  'o-primeiro-natal-sem-ela': 'mesa-vela',
};

/** Of the lists of posts by category. */
export const CATEGORY_PICTURES: Pictures = {
  Ánimo: 'mar-maceta',
  Ansiedad: 'mar-reloj',
  Dormir: 'noche-silla',
  Familia: 'cerros-olla',
  Relaciones: 'mar-tazas',
  'Trabajo y dinero': 'calle-maleta',
  'Pedir ayuda': 'calle-radio',
};

/** @throws Error where a page was written and nobody drew its picture */
export function pictureOf(pictures: Pictures, slug: string): SceneName {
  const picture = pictures[slug];
  if (!picture) throw new Error(`No picture stands for ${slug}: page-pictures.ts.`);
  return picture;
}
