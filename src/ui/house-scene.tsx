import { type ComponentType, lazy, Suspense } from 'react';
import { Floor } from './floor.tsx';

/** A picture that does not come takes nothing with it. */
const Bench = lazy(
  (): Promise<{ default: ComponentType }> =>
    import('./scene-bench.tsx').then(
      ({ SceneBenchPhone }) => ({ default: SceneBenchPhone }),
      () => ({ default: () => null }),
    ),
);

/** The bench under the jacaranda on its floor, at the foot of a column; its room is kept until it comes. */
export function HouseScene() {
  return (
    <div className="house-scene">
      <Suspense fallback={<div className="scene" />}>
        <Bench />
      </Suspense>
      <Floor />
    </div>
  );
}
