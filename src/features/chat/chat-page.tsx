// The chat: who is allowed in, and the frame of the conversation. What is said and sent lives in use-chat.ts.
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { appWords, at, entryWords, fill } from '../../platform/browser/language.ts';
import { withReturn } from '../../platform/browser/return-path.ts';
import { useArrival } from '../../platform/browser/router.tsx';
import { useOnline } from '../../platform/browser/use-online.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { LinkedText } from '../../ui/linked-text.tsx';
import { type ModelChoice, useWhoAnswers } from '../account/use-who-answers.ts';
import { AppRail } from '../auth/app-frame.tsx';
import { AppTabs } from '../auth/app-tabs.tsx';
import { RestrictedScreen } from '../auth/restricted-screen.tsx';
import { UnconfirmedLine } from '../auth/unconfirmed-line.tsx';
import { emailOf, useSession } from '../auth/use-session.tsx';
import { HelpPanel } from '../help/help-panel.tsx';
import { TopBar } from '../help/top-bar.tsx';
import type { SayAgain } from '../therapist/say-again.ts';
import { ChatMenu } from './chat-menu.tsx';
import { Composer } from './composer.tsx';
import { type Bubble, feltWait, messageProblem } from './transcript.ts';
import { TranscriptView } from './transcript-view.tsx';
import { useBeside } from './use-beside.ts';
import { type Chat, useChat } from './use-chat.ts';
import { useDraft } from './use-draft.ts';
import { type EngineQuestion as Question, useEngineQuestion } from './use-engine-question.ts';
import { useFollowScroll } from './use-follow-scroll.ts';
import './chat.css';

const BesideTalk = lazy(() => import('./beside-talk.tsx'));
/** As many as the intake asks; its questions are a file that the chat does not load. */
const ALL_ANSWERED = 24;

const EngineCard = lazy(() => import('./engine-card.tsx'));

export default function ChatPage() {
  const { session } = useSession();
  // A session that ends in the middle keeps the screen and what is written on it.
  const owner = session.status === 'out' ? session.expiredFor : emailOf(session);
  const words = appWords().chat;
  useArrival(words.pageTitle);
  if (owner) return <Conversation key={owner} owner={owner} />;
  if (session.status === 'loading') return <p className="screen late">{words.opening}</p>;
  return <RestrictedScreen title={words.title} path="/chatbot" />;
}

function Conversation({ owner }: { owner: string }) {
  const chat = useChat(owner);
  const { transcript } = chat;
  const words = appWords().chat;
  const { bubbles, panel, running, finished } = transcript;
  const [text, setText] = useDraft(owner);
  const [isCardClosed, setCardClosed] = useState(false);
  const scroll = useFollowScroll(bubbles[0]?.id);
  const isCrisis = panel?.size === 'full';
  const who = useWhoAnswers();
  const beside = useBeside(!isCrisis && !transcript.isWatched, running !== null);
  const question = useEngineQuestion(owner, who);
  // The card about the model keeps its place in the conversation while it goes on below.
  const [cardUnder, setCardUnder] = useState<string | null>(null);
  const newest = bubbles.at(-1)?.turnId;
  if (cardUnder === null && chat.load === 'ready' && newest) setCardUnder(newest);

  function say(words: string) {
    scroll.toEnd();
    void chat.send(words);
  }

  async function answer(words: string) {
    // The tapped button goes away: the focus waits on the conversation, without opening the keyboard.
    scroll.ref.current?.focus({ preventScroll: true });
    if (await chat.settle()) say(words);
  }

  async function sayAgain(again: SayAgain, words: string) {
    scroll.ref.current?.focus({ preventScroll: true });
    if (!(await chat.settle())) return;
    scroll.toEnd();
    void chat.sayAgain(again, words);
  }

  async function submit() {
    if (messageProblem(text)) return;
    // A message still without its reply goes first, so that none is skipped; if it fails, this one stays here.
    if (!(await chat.settle())) return;
    setText('');
    say(text);
  }

  const spoken =
    finished && bubbles.find((bubble) => bubble.turnId === finished && bubble.from === 'therapist');
  return (
    <div className="chat" data-crisis={isCrisis || undefined} data-beside={beside !== null || undefined}>
      <AppRail bare={beside !== null} />
      <div className="chat-main">
        <TopBar start={<h1 className="chat-title">{words.title}</h1>} end={<ChatMenu />} />
        <main className="chat-room" id="contenido">
          <p className="chat-ai-line">{words.aiLine}</p>
          {panel && !(panel.size === 'card' && isCardClosed) && (
            <HelpPanel panel={panel} onDismiss={() => setCardClosed(true)} />
          )}
          <h2 className="hidden-text">{words.conversation}</h2>
          <div
            className="chat-scroll"
            ref={scroll.ref}
            onScroll={scroll.onScroll}
            role="log"
            aria-live="off"
            aria-label={words.conversation}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area must be reachable with the keyboard
            tabIndex={0}
          >
            {transcript.more && (
              <Button kind="link" onClick={() => void chat.loadOlder()}>
                {words.older}
              </Button>
            )}
            {chat.load === 'loading' && <p className="quiet late">{words.opening}</p>}
            <TranscriptView
              transcript={transcript}
              onAnswer={(words) => void answer(words)}
              onAgain={who?.answers === 'model' ? (again, words) => void sayAgain(again, words) : null}
              card={
                !isCrisis &&
                chat.load === 'ready' &&
                who && <EngineQuestion question={question} who={who} rest={scroll.ref} />
              }
              cardUnder={cardUnder}
            />
            {chat.load === 'ready' && who?.model === 'local' && bubbles.length <= 1 && (
              <p className="chat-notice">{words.answeredByHouse}</p>
            )}
            {running && (
              <Waiting
                key={running}
                ahead={transcript.ahead}
                hasWords={bubbles.at(-1)?.from === 'therapist' && bubbles.at(-1)?.text !== ''}
                onStop={chat.stop}
              />
            )}
            {chat.load === 'ready' && !question.isOpen && isGreeted(bubbles) && (
              <IntakeInvitation answered={transcript.answered} isFirst={bubbles.length <= 1} />
            )}
            {chat.load === 'ready' && bubbles.length <= 1 && <UnconfirmedLine />}
            <Notices chat={chat} />
            <Failed chat={chat} onTakeBack={(words) => setText(text === '' ? words : `${words}\n${text}`)} />
          </div>
          {scroll.isBehind && (
            <Button className="chat-new" onClick={scroll.toEnd}>
              {words.newMessage}
            </Button>
          )}
          <p className="hidden-text" role="status">
            {spoken ? said(spoken) : ''}
          </p>
          <NoSignal />
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
      {beside !== null && (
        <Suspense fallback={<div className="chat-side" />}>
          <BesideTalk beside={beside} />
        </Suspense>
      )}
    </div>
  );
}

type EngineQuestionProps = {
  question: Question;
  who: ModelChoice;
  /** Where the focus waits: the tapped button goes away. */
  rest: RefObject<HTMLElement | null>;
};

/** With the model or guided: the question, and then the line that says how it stands. */
function EngineQuestion({ question, who, rest }: EngineQuestionProps) {
  const { isOpen, said, answer } = question;
  const { said: lines } = appWords().engine;
  if (said) {
    const line = lines[who.isDecided ? who.answers : said];
    return (
      <p className="chat-notice" role="status">
        {fill(line, { provider: who.provider })}
      </p>
    );
  }
  if (!isOpen) return null;
  return (
    <Suspense>
      <EngineCard
        choice={who}
        onAnswer={(said) => {
          rest.current?.focus({ preventScroll: true });
          answer(said);
        }}
      />
    </Suspense>
  );
}

/** What the person should know before writing on: no signal, no session, no history, no answers. */
function Notices({ chat }: { chat: Chat }) {
  const { session } = useSession();
  const { transcript, load, reload } = chat;
  const { chat: words } = appWords();
  const retry = <Button onClick={() => void reload()}>{entryWords().frame.retry}</Button>;
  const hasAnswers =
    session.status === 'in' && session.me.answered.some((id) => !session.me.unused.includes(id));
  return (
    <>
      {session.status === 'out' && !transcript.failure && (
        <Banner kind="info" action={<SignInAgain />}>
          <p>{words.signedOut}</p>
        </Banner>
      )}
      {load === 'failed' && session.status !== 'out' && (
        <Banner kind="error" action={retry}>
          <p>{words.notLoaded}</p>
        </Banner>
      )}
      {load === 'ready' && !transcript.intakeRead && hasAnswers && (
        <Banner kind="info" action={retry}>
          <p>{words.intakeNotRead}</p>
        </Banner>
      )}
    </>
  );
}

/** Said when it happens, wherever the person is reading. */
function NoSignal() {
  const isOnline = useOnline();
  return (
    <p className="chat-offline" role="status">
      {isOnline ? '' : appWords().noSignal}
    </p>
  );
}

/** Greeted, and nothing said since. */
function isGreeted(bubbles: readonly Bubble[]): boolean {
  const last = bubbles.at(-1);
  return last?.from === 'therapist' && bubbles.at(-2)?.turnId !== last.turnId;
}

/** The questions help, and nobody has to answer them to talk; whoever left them half-way finds the way back. */
function IntakeInvitation({ answered, isFirst }: { answered: number; isFirst: boolean }) {
  const { chat: words } = appWords();
  if (answered >= ALL_ANSWERED || (answered === 0 && !isFirst)) return null;
  const text = answered === 0 ? words.intake : fill(words.intakeGoOn, { answered, count: ALL_ANSWERED });
  return (
    <p className="quiet">
      <LinkedText text={text} to={[at('/preguntas')]} />
    </p>
  );
}

function SignInAgain() {
  const back = withReturn(at('/inicio-de-sesion'), at('/chatbot'));
  return <ButtonLink href={back}>{appWords().chat.signIn}</ButtonLink>;
}

/** Read aloud once, when the reply is whole or was stopped. */
function said(reply: Bubble): string {
  const words = appWords().chat;
  if (reply.status === 'stopped') return words.stopped;
  const text = heard(reply);
  return `${reply.notice ?? ''} ${text && fill(words.aiSaidThis, { text })}`.trim();
}

/** A question that stands on a card is heard with the words above it. */
function heard({ text, piece }: Bubble): string {
  return piece?.kind === 'screener' ? `${text} ${piece.text}`.trim() : text;
}

type WaitingProps = { ahead: number; hasWords: boolean; onStop: () => void };

function Waiting({ ahead, hasWords, onStop }: WaitingProps) {
  const [seconds, setSeconds] = useState(0);
  const words = appWords().chat;
  const felt = feltWait(seconds, hasWords);
  useEffect(() => {
    const timer = setInterval(() => setSeconds((before) => before + 1), 1000);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="chat-waiting">
      <p>
        {words.processing}{' '}
        <span>
          {ahead > 0
            ? fill(ahead === 1 ? words.aheadOne : words.ahead, { count: ahead })
            : felt && words[felt]}
        </span>
      </p>
      <Button kind="link" onClick={onStop}>
        {words.stop}
      </Button>
    </div>
  );
}

function Failed({ chat, onTakeBack }: { chat: Chat; onTakeBack: (text: string) => void }) {
  const { session } = useSession();
  const { failure } = chat.transcript;
  const words = appWords().chat;
  if (!failure) return null;
  return (
    <Banner
      kind="error"
      action={
        <span className="button-row">
          {session.status === 'out' ? (
            <SignInAgain />
          ) : (
            failure.isRetryable && (
              <Button onClick={() => void chat.settle()}>{entryWords().frame.retry}</Button>
            )
          )}
          <Button kind="link" onClick={() => onTakeBack(chat.takeBack())}>
            {words.writeAgain}
          </Button>
        </span>
      }
    >
      <p>{failure.message ?? words.notAnswered}</p>
      {failure.isWaiting && <p>{words.leavesByItself}</p>}
    </Banner>
  );
}
