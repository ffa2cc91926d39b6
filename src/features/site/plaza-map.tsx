import { useId } from 'react';
import { FLOR_PETALS } from '../../ui/tiles.tsx';

/** The square from above: tiled paths, eight trees and one bench. It stands where a street map would, because
 *  there is no office to visit; nothing of a map service is loaded. */
export function PlazaMap() {
  const floor = useId();
  const roofs = useId();
  const tree = (x: number, y: number, r: number) => (
    <g key={`${x} ${y}`}>
      <circle cx={x} cy={y} r={r} fill="var(--flor-1)" />
      <circle cx={x - 4} cy={y - 4} r={r - 9} fill="var(--flor-2)" />
    </g>
  );
  return (
    <svg className="plaza-map" viewBox="0 0 1184 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <pattern id={floor} width="24" height="24" patternUnits="userSpaceOnUse">
        <rect width="24" height="24" fill="var(--piso-b)" />
        <path d={FLOR_PETALS} fill="var(--piso-b-flor)" />
        <circle cx="12" cy="12" r="2.6" fill="var(--maracuya)" />
      </pattern>
      <pattern id={roofs} width="52" height="48" patternUnits="userSpaceOnUse">
        <rect width="52" height="48" fill="var(--hundido)" />
        <path d="M4 4h44v40H4z" fill="var(--cielo)" />
        <path d="M4 24h44v20H4z" fill="var(--cerro-lejos)" />
      </pattern>
      <rect width="1184" height="450" fill="var(--cal)" />
      <g fill={`url(#${roofs})`}>
        <path d="M0 0h196v64H0zM0 112h196v226H0zM0 386h196v64H0zM988 0h196v64H988zM988 112h196v226H988zM988 386h196v64H988zM244 0h696v24H244zM244 426h696v24H244z" />
      </g>
      <rect x="260" y="48" width="664" height="354" rx="16" fill="var(--cerro)" />
      <g stroke={`url(#${floor})`} strokeWidth="48" fill="none">
        <path d="M260 225h664M592 48v354" />
        <path d="M284 72l616 306M900 72L284 378" strokeWidth="24" />
        <circle cx="592" cy="225" r="96" />
      </g>
      <circle cx="592" cy="225" r="73" fill="var(--cielo)" />
      {[
        [352, 150, 34],
        [420, 92, 28],
        [764, 92, 30],
        [836, 152, 36],
        [348, 306, 30],
        [430, 362, 26],
        [752, 360, 30],
        [838, 300, 34],
      ].map(([x = 0, y = 0, r = 0]) => tree(x, y, r))}
      <g fill="var(--asiento)">
        <path d="M552 208h80v9h-80zM552 221h80v9h-80zM552 234h80v9h-80z" />
      </g>
      <circle cx="576" cy="225" r="11" fill="var(--abrigo)" />
      <circle cx="608" cy="225" r="10" fill="none" stroke="var(--trazo-ia)" strokeWidth="2.6" />
    </svg>
  );
}
