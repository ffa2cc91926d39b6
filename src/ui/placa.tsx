import type { ReactNode } from 'react';

/** The enamel street plate that carries a fact of the house. At most one a screen height. */
export function Placa({ children, className }: { children: ReactNode; className?: string }) {
  return <div className={className ? `placa ${className}` : 'placa'}>{children}</div>;
}

/** A step, drawn like a house number. */
export function PlacaNumber({ children }: { children: ReactNode }) {
  return (
    <span className="placa-number" aria-hidden="true">
      {children}
    </span>
  );
}
