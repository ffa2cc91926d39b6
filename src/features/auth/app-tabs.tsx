import { usePlace } from '../../platform/browser/router.tsx';
import { TabsBar } from '../../ui/tabs-bar.tsx';

/** Only what exists: a tab never leads nowhere. */
const TABS = [
  { href: '/chatbot', label: 'Conversar' },
  { href: '/preguntas/resumen', label: 'Preguntas' },
  { href: '/tu', label: 'Tú' },
] as const;

export function AppTabs({ side }: { side?: boolean }) {
  return <TabsBar label="Secciones" tabs={TABS} current={usePlace().path} side={side} />;
}
