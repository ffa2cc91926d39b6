import type { ReactNode } from 'react';
import { appWords, at } from '../../platform/browser/language.ts';
import { usePlace } from '../../platform/browser/router.tsx';
import { TabsBar } from '../../ui/tabs-bar.tsx';

/** Only what exists: a tab never leads nowhere. `head`: what stands above them in a column. */
export function AppTabs({ head }: { head?: ReactNode }) {
  const words = appWords().tabs;
  const tabs = [
    { href: at('/chatbot'), label: words.chat },
    { href: at('/preguntas/resumen'), label: words.questions },
    { href: at('/tu'), label: words.you },
  ];
  const side = head !== undefined;
  return <TabsBar label={words.label} tabs={tabs} current={usePlace().path} side={side} head={head} />;
}
