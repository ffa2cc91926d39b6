/** The few icons of the house, 24 units, drawn inline. They never stand without words beside them. */
const ICONS = {
  chevron: 'M6 9.5l6 6 6-6',
  back: 'M15 5l-7 7 7 7',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3 8.5h18M3 16h18',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18M12 7.5v5.5M12 16v.6',
  phone:
    'M7.3 3.5 9.7 8 7.6 10.3c1.2 2.7 3.3 4.8 6.1 6.1L16 14.3l4.5 2.4c.2 2.4-1.3 3.9-3.6 3.8C9.9 20.1 3.9 14.1 3.5 7.1 3.4 4.8 4.9 3.3 7.3 3.5z',
  mic: 'M12 3.5a3 3 0 0 0-3 3V12a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3M5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3',
  stop: 'M7 7h10v10H7z',
  play: 'M8 5.5v13l11-6.5z',
  forward: 'M5 12h13M13 6.5l5.5 5.5-5.5 5.5',
  search: 'M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L20.5 20.5',
  mail: 'M3.5 6h17v12.5h-17zM4 6.5l8 6.5 8-6.5',
  feed: 'M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 5.5a13.5 13.5 0 0 1 13.5 13.5M5.5 18.5v.1',
  whatsapp:
    'M4 20l1.3-4.2a8 8 0 1 1 3 2.9zM9 8.5q-.5 3 2 5.2t4.5 1.800l1-1.700-2-1-1 .9q-1.800-.7-2.5-2.5l.9-1-1-2z',
} as const;

export type IconName = keyof typeof ICONS;
export const ICON_NAMES = Object.keys(ICONS) as IconName[];

const SOLID: ReadonlySet<IconName> = new Set(['phone', 'stop', 'play']);

export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  const solid = SOLID.has(name);
  return (
    <svg className="icon" width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <path
        d={ICONS[name]}
        fill={solid ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth={solid ? 1 : 2.2}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
