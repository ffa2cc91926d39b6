// The messages as they are read: days, the two shapes, and under the last reply its piece and quick answers.
import { Component, Fragment, lazy, memo, type ReactNode, Suspense } from 'react';
import { appWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { Speech } from '../../ui/speech.tsx';
import type { Piece } from '../therapist/move.ts';
import type { SayAgain } from '../therapist/say-again.ts';
import { CountryPiece } from './country-piece.tsx';
import { dayDivider, opensDay } from './day-divider.ts';
import { PagePiece } from './page-piece.tsx';
import { ReplyTools } from './reply-tools.tsx';
import { ScalePiece } from './scale-piece.tsx';
import { ScreenerPiece } from './screener-piece.tsx';
import type { Bubble, Transcript } from './transcript.ts';

const LivePiece = lazy(() => import('./live-piece.tsx'));

type TranscriptViewProps = {
  transcript: Transcript;
  onAnswer: (words: string) => void;
  /** null: nobody is there who could say it in another way. */
  onAgain: ((again: SayAgain, words: string) => void) | null;
  /** A card of the house, and the turn it stands under; without that turn it stands at the end. */
  card: ReactNode;
  cardUnder: string | null;
};

export function TranscriptView({ transcript, onAnswer, onAgain, card, cardUnder }: TranscriptViewProps) {
  const { bubbles, running, failure } = transcript;
  const last = bubbles.at(-1);
  const live = last?.from === 'therapist' && !running && !failure ? last : null;
  // In danger nothing stands between the reply and the help, nor beside the question about it.
  const isAsked = transcript.panel?.size === 'full' || live?.piece?.kind === 'screener';
  const hasTools = live && live.text !== '' && bubbles.length > 1 && !isAsked;
  const today = new Date();
  const { tag, chat: words } = appWords();
  const isCardInside =
    last?.turnId !== cardUnder &&
    bubbles.some((bubble) => bubble.turnId === cardUnder && bubble.from === 'therapist');
  const days = { tag, today: words.today, yesterday: words.yesterday };
  return (
    <div className="chat-log">
      {bubbles.map((bubble, index) => (
        <Fragment key={bubble.id}>
          {opensDay(bubble.at, bubbles[index - 1]?.at) && (
            <p className="chat-day">
              <time dateTime={bubble.at}>{dayDivider(bubble.at, today, days)}</time>
            </p>
          )}
          {bubble.notice && <p className="chat-notice">{bubble.notice}</p>}
          <BubbleView bubble={bubble} />
          {isCardInside && bubble.turnId === cardUnder && bubble.from === 'therapist' && card}
        </Fragment>
      ))}
      {live && <LiveAnswers key={live.id} bubble={live} onAnswer={onAnswer} />}
      {hasTools && <ReplyTools key={`${live.turnId} tools`} bubble={live} onAgain={onAgain} />}
      {!isCardInside && card}
    </div>
  );
}

const BubbleView = memo(function BubbleView({ bubble }: { bubble: Bubble }) {
  const isPerson = bubble.from === 'person';
  const words = appWords().chat;
  if (!isPerson && bubble.text === '') {
    return bubble.status === 'stopped' ? <p className="quiet">{words.stopped}</p> : null;
  }
  return (
    <Speech from={isPerson ? 'person' : 'ai'} heading={isPerson ? words.youSaid : words.aiSaid}>
      <span data-from={bubble.from}>{bubble.text}</span>
      {!isPerson && bubble.status === 'stopped' && <p className="quiet">{words.stopped}</p>}
    </Speech>
  );
});

/** Only the last reply can still be answered with a tap; everything can also be written. */
function LiveAnswers({ bubble, onAnswer }: { bubble: Bubble; onAnswer: (words: string) => void }) {
  const { piece, choices } = bubble;
  const quick = choices && choices.length > 0 && (
    <fieldset className="chat-choices">
      <legend className="hidden-text">{appWords().chat.quickAnswers}</legend>
      {choices.map((choice) => (
        <Button key={choice} onClick={() => onAnswer(choice)}>
          {choice}
        </Button>
      ))}
    </fieldset>
  );
  return (
    <>
      {piece && (
        <WhileItWorks>
          <Suspense>
            <PieceView piece={piece} turnId={bubble.turnId} quick={quick} onAnswer={onAnswer} />
          </Suspense>
        </WhileItWorks>
      )}
      {piece?.kind !== 'screener' && quick}
    </>
  );
}

type PieceViewProps = {
  piece: Piece;
  turnId: string;
  /** The quick answers, which belong to the question they answer. */
  quick: ReactNode;
  onAnswer: (words: string) => void;
};

function PieceView({ piece, turnId, quick, onAnswer }: PieceViewProps) {
  switch (piece.kind) {
    case 'scale':
      return <ScalePiece scale={piece} onChoose={onAnswer} />;
    case 'country':
      return <CountryPiece onChoose={onAnswer} />;
    case 'page':
      return <PagePiece page={piece.page} />;
    case 'screener':
      return <ScreenerPiece screener={piece}>{quick}</ScreenerPiece>;
    default:
      return <LivePiece piece={piece} turnId={turnId} onAnswer={onAnswer} />;
  }
}

/** A piece that does not load takes nothing else with it: everything can also be written. */
class WhileItWorks extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return !this.state.isBroken && this.props.children;
  }
}
