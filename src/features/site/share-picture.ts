import type { SceneName } from '../../ui/scenes.tsx';

/** Address of the picture that stands for a page when it is passed on; the build draws it from the scene. */
export const DEFAULT_SCENE: SceneName = 'banca';

export function scenePicture(scene: SceneName = DEFAULT_SCENE): string {
  return `/compartir/${scene}.png`;
}
