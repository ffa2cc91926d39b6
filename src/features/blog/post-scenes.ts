import type { SceneName } from '../../ui/scenes.tsx';

const BY_CATEGORY: Record<string, SceneName> = {
  Ánimo: 'lluvia',
  Ansiedad: 'farol',
  Dormir: 'ventana',
  Familia: 'mate',
  Relaciones: 'banca',
  'Trabajo y dinero': 'paradero',
  'Pedir ayuda': 'jacaranda',
};

/** Where the text names a place of its own. */
const BY_POST: Record<string, SceneName> = {
  'ansiedad-de-madrugada': 'ventana',
  'carta-para-quien-migro': 'cordillera',
  'rabia-en-el-trafico': 'paradero',
  'mapa-de-una-ciudad-sin-nadie': 'ventana',
  'duelo-en-diciembre': 'farol',
  'receta-para-estudiar-despues-del-turno': 'ventana',
  'hombres-que-no-hablan': 'cordillera',
  'la-libreta-de-quien-cuida': 'jacaranda',
  'cuando-un-amigo-no-quiere-vivir': 'banca',
};

export function sceneOfPost({ slug, category }: { slug: string; category: string }): SceneName {
  return BY_POST[slug] ?? BY_CATEGORY[category] ?? 'banca';
}
