/** The strip of tiles every picture and the footer stand on. */
export function Floor({ double }: { double?: boolean }) {
  return <div className={double ? 'floor floor-double' : 'floor'} aria-hidden="true" />;
}
