import type { ReactNode, Ref } from 'react';
import { IconButton } from './button.tsx';
import { Icon, type IconName } from './icons.tsx';

export type BannerKind = 'error' | 'ok' | 'info';

const ICON: Record<BannerKind, IconName> = { error: 'alert', ok: 'check', info: 'alert' };

type BannerProps = {
  kind: BannerKind;
  children: ReactNode;
  /** A button or link under the text, such as Reintentar. */
  action?: ReactNode;
  onDismiss?: () => void;
  dismissLabel?: string;
  /** So that a form can move the focus to its summary. */
  ref?: Ref<HTMLDivElement>;
};

/** Says what happened and what was kept. Errors interrupt a screen reader, the others wait. */
export function Banner({ kind, children, action, onDismiss, dismissLabel, ref }: BannerProps) {
  return (
    <div
      ref={ref}
      tabIndex={-1}
      role={kind === 'error' ? 'alert' : 'status'}
      className={`banner banner-${kind}`}
    >
      <Icon name={ICON[kind]} />
      <div className="banner-text">
        {children}
        {action && <div className="banner-action">{action}</div>}
      </div>
      {onDismiss && dismissLabel && (
        <IconButton label={dismissLabel} onClick={onDismiss}>
          <Icon name="close" />
        </IconButton>
      )}
    </div>
  );
}
