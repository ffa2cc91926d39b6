import { renderToStaticMarkup } from 'react-dom/server';
import { DEFAULT_SCENE, scenePicture } from '../features/site/share-picture.ts';
import { Scene, type SceneName } from '../ui/scenes.tsx';
import { FLOR_PETALS } from '../ui/tiles.tsx';
import { PAGES } from './pages.ts';

const TILE = 24;
const WIDTH = 480;
const HEIGHT = 252;
const SCENE_HEIGHT = 240;

/** What stands for a page that names no scene, and each scene a page names. */
const USED: readonly (SceneName | undefined)[] = [
  undefined,
  ...new Set(PAGES.flatMap(({ scene }) => scene ?? [])),
];

/** Each scene on its floor as a drawing of its own: colours of the light theme in place of the tokens. */
export function sharePictures(tokensCss: string): { file: string; svg: string }[] {
  const files = new Map(USED.map((scene) => [scenePicture(scene), scene ?? DEFAULT_SCENE]));
  return [...files].map(([file, name]) => {
    const scene = renderToStaticMarkup(<Scene name={name} />)
      .replace(
        /^<svg[^>]*>/,
        `<svg y="${HEIGHT - TILE - SCENE_HEIGHT}" width="${WIDTH}" height="${SCENE_HEIGHT}" viewBox="0 0 ${WIDTH} ${SCENE_HEIGHT}">`,
      )
      .trim();
    const floor = renderToStaticMarkup(<FloorRow />);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}">${scene}${floor}</svg>`;
    return { file: file.slice(1), svg: inLight(svg, tokensCss) };
  });
}

function FloorRow() {
  return Array.from({ length: WIDTH / TILE }, (_, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: twenty equal tiles that never move
    <g key={place} transform={`translate(${place * TILE} ${HEIGHT - TILE})`}>
      <rect width={TILE} height={TILE} fill={place % 2 ? 'var(--piso-b)' : 'var(--piso-a)'} />
      <path d={FLOR_PETALS} fill={place % 2 ? 'var(--piso-b-flor)' : 'var(--piso-a-flor)'} />
      <circle cx="12" cy="12" r="2.6" fill="var(--maracuya)" />
    </g>
  ));
}

function inLight(svg: string, tokensCss: string): string {
  return svg.replace(/var\(--([a-z0-9-]+)\)/g, (_, token: string) => {
    const value = new RegExp(`--${token}: (?:light-dark\\()?(#[0-9a-f]{6,8})`).exec(tokensCss)?.[1];
    if (!value) throw new Error(`The token ${token} has no plain colour.`);
    return value;
  });
}
