// The chat: who is allowed in, and the frame of the conversation. What is said and sent lives in use-chat.ts.
import { useEffect, useState } from 'react';
import { withReturn } from '../../platform/browser/return-path.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { useOnline } from '../../platform/browser/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Floor } from '../../ui/floor.tsx';
import { Mark } from '../../ui/mark.tsx';
import { SceneBenchPhone } from '../../ui/scene-bench.tsx';
import { AppTabs } from '../auth/app-tabs.tsx';
import { RestrictedScreen } from '../auth/restricted-screen.tsx';
import { emailOf, useSession } from '../auth/use-session.tsx';
import { HelpPanel } from '../help/help-panel.tsx';
import { TopBar } from '../help/top-bar.tsx';
import { ChatMenu } from './chat-menu.tsx';
import { Composer } from './composer.tsx';
import { messageProblem, waitingWords } from './transcript.ts';
import { TranscriptView } from './transcript-view.tsx';
import { type Chat, useChat } from './use-chat.ts';
import { useDraft } from './use-draft.ts';
import { useFollowScroll } from './use-follow-scroll.ts';
import './chat.css';

export default function ChatPage() {
  const { session } = useSession();
  // A session that ends in the middle keeps the screen and what is written on it.
  const owner = session.status === 'out' ? session.expiredFor : emailOf(session);
  useArrival('Terapeuta Artificial - Juntos');
  if (owner) return <Conversation key={owner} owner={owner} />;
  if (session.status === 'loading') return <p className="screen late">Abriendo tu conversación...</p>;
  return <RestrictedScreen title="Terapeuta Artificial" path="/chatbot" />;
}

function Conversation({ owner }: { owner: string }) {
  const chat = useChat(owner);
  const { transcript } = chat;
  const { bubbles, panel, running, finished } = transcript;
  const [text, setText] = useDraft(owner);
  const [isCardClosed, setCardClosed] = useState(false);
  const scroll = useFollowScroll(bubbles[0]?.id);
  const isCrisis = panel?.size === 'full';

  function say(words: string) {
    scroll.toEnd();
    void chat.send(words);
  }

  function answer(words: string) {
    // The tapped button goes away: the focus waits on the conversation, without opening the keyboard.
    scroll.ref.current?.focus({ preventScroll: true });
    say(words);
  }

  async function submit() {
    if (messageProblem(text)) return;
    // A message still without its reply goes first, so that none is skipped; if it fails, this one stays here.
    if (transcript.failure?.isRetryable && !(await chat.retry())) return;
    setText('');
    say(text);
  }

  const spoken =
    finished && bubbles.find((bubble) => bubble.turnId === finished && bubble.from === 'therapist');
  return (
    <div className="chat" data-crisis={isCrisis || undefined}>
      <div className="chat-nav">
        <a className="brand" href="/">
          <Mark height={28} />
          <span>Juntos</span>
        </a>
        <AppTabs side />
      </div>
      <div className="chat-main">
        <TopBar start={<h1 className="chat-title">Terapeuta Artificial</h1>} end={<ChatMenu />} />
        <main className="chat-room" id="contenido">
          <p className="chat-ai-line">
            Programa de inteligencia artificial. No es una persona ni un psicólogo.
          </p>
          {panel && !(panel.size === 'card' && isCardClosed) && (
            <HelpPanel panel={panel} onDismiss={() => setCardClosed(true)} />
          )}
          <h2 className="hidden-text">Conversación</h2>
          <div
            className="chat-scroll"
            ref={scroll.ref}
            onScroll={scroll.onScroll}
            role="log"
            aria-live="off"
            aria-label="Conversación"
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
            tabIndex={0}
          >
            {transcript.more && (
              <Button kind="link" onClick={() => void chat.loadOlder()}>
                Ver anteriores
              </Button>
            )}
            {chat.load === 'loading' && <p className="quiet late">Abriendo tu conversación...</p>}
            <TranscriptView transcript={transcript} onAnswer={answer} />
            {running && <Waiting key={running} onStop={chat.stop} />}
            {chat.load === 'ready' && !transcript.intakeRead && bubbles.length <= 1 && <IntakeInvitation />}
            <Notices chat={chat} />
            <Failed chat={chat} onTakeBack={(words) => setText(text === '' ? words : `${words}\n${text}`)} />
          </div>
          {scroll.isBehind && (
            <Button className="chat-new" onClick={scroll.toEnd}>
              Mensaje nuevo
            </Button>
          )}
          <p className="hidden-text" role="status">
            {spoken ? `Terapeuta Artificial dijo: ${spoken.text}` : ''}
          </p>
          <Composer
            text={text}
            onText={setText}
            onSend={() => void submit()}
            isProcessing={running !== null}
          />
        </main>
        <div className="chat-tabs">
          <AppTabs />
        </div>
      </div>
      <aside className="chat-side" aria-label="A tu ritmo">
        <div>
          <h2>A tu ritmo</h2>
          <p>Puedes parar, cambiar de tema o decir que algo no te sirve.</p>
          <p>
            <a href="/preguntas/resumen">Ver tus respuestas</a>
          </p>
        </div>
        <div className="chat-scene">
          <SceneBenchPhone />
          <Floor />
        </div>
      </aside>
    </div>
  );
}

/** What the person should know before writing on: no signal, no session, no history, no answers. */
function Notices({ chat }: { chat: Chat }) {
  const { session } = useSession();
  const isOnline = useOnline();
  const { transcript, load, reload } = chat;
  const hasAnswers = session.status === 'in' && session.me.answered.length > 0;
  return (
    <>
      {!isOnline && <Banner kind="info">Sin señal. Guardamos lo que escribes.</Banner>}
      {session.status === 'out' && !transcript.failure && (
        <Banner kind="info" action={<SignInAgain />}>
          <p>Tu sesión terminó. Lo que escribiste sigue aquí.</p>
        </Banner>
      )}
      {load === 'failed' && session.status !== 'out' && (
        <Banner kind="error" action={<Button onClick={() => void reload()}>Reintentar</Button>}>
          <p>No pudimos traer tu conversación. Sigue guardada.</p>
        </Banner>
      )}
      {load === 'ready' && !transcript.intakeRead && hasAnswers && (
        <Banner kind="info" action={<Button onClick={() => void reload()}>Reintentar</Button>}>
          <p>Hoy no pude leer tus respuestas. Igual podemos conversar.</p>
        </Banner>
      )}
    </>
  );
}

/** The questions help, and nobody has to answer them to talk. */
function IntakeInvitation() {
  const { session } = useSession();
  if (session.status !== 'in' || session.me.answered.length > 0) return null;
  return (
    <p className="quiet">
      Puedes contestar <a href="/preguntas">24 preguntas</a> para que te conozca mejor. También puedes
      conversar igual.
    </p>
  );
}

function SignInAgain() {
  return <ButtonLink href={withReturn('/inicio-de-sesion', '/chatbot')}>Ingresar</ButtonLink>;
}

function Waiting({ onStop }: { onStop: () => void }) {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="chat-waiting">
      <p>
        Procesando... <span>{waitingWords(seconds)}</span>
      </p>
      <Button kind="link" onClick={onStop}>
        Detener
      </Button>
    </div>
  );
}

function Failed({ chat, onTakeBack }: { chat: Chat; onTakeBack: (text: string) => void }) {
  const { session } = useSession();
  const { failure } = chat.transcript;
  if (!failure) return null;
  return (
    <Banner
      kind="error"
      action={
        <span className="button-row">
          {session.status === 'out' ? (
            <SignInAgain />
          ) : (
            failure.isRetryable && <Button onClick={() => void chat.retry()}>Reintentar</Button>
          )}
          <Button kind="link" onClick={() => onTakeBack(chat.takeBack())}>
            Volver a escribirlo
          </Button>
        </span>
      }
    >
      <p>{failure.message}</p>
    </Banner>
  );
}
