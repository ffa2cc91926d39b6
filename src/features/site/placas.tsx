import { addressIn } from '../../routes.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Placa } from '../../ui/placa.tsx';
import { LIST_WORDS, type PageLocale } from './site-words.ts';

/** The way from a text to a conversation. */
export function TalkPlaca({ locale = 'es' }: { locale?: PageLocale }) {
  return <WayPlaca words={LIST_WORDS[locale].talk} href={addressIn(locale, '/chatbot')} />;
}

/** Where a chat is not enough, the way leads to people. */
export function CarePlaca({ locale = 'es' }: { locale?: PageLocale }) {
  return <WayPlaca words={LIST_WORDS[locale].care} href={addressIn(locale, '/ayuda-ahora')} />;
}

type WayPlacaProps = { words: { title: string; text: string; button: string }; href: string };

function WayPlaca({ words, href }: WayPlacaProps) {
  return (
    <Placa>
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <ButtonLink wide href={href}>
        {words.button}
      </ButtonLink>
    </Placa>
  );
}
