// The messages as they are read: days, the two shapes, and under the last reply its piece and quick answers.
import { Fragment, memo } from 'react';
import { appWords } from '../../platform/browser/language.ts';
import { Button } from '../../ui/button.tsx';
import { Speech } from '../../ui/speech.tsx';
import type { SayAgain } from '../therapist/say-again.ts';
import { BreathingPiece } from './breathing-piece.tsx';
import { CountryPiece } from './country-piece.tsx';
import { dayDivider, opensDay } from './day-divider.ts';
import { RecordPiece } from './record-piece.tsx';
import { ReplyTools } from './reply-tools.tsx';
import { ScalePiece } from './scale-piece.tsx';
import { SensesPiece } from './senses-piece.tsx';
import { SummaryPiece } from './summary-piece.tsx';
import type { Bubble, Transcript } from './transcript.ts';

type TranscriptViewProps = {
  transcript: Transcript;
  onAnswer: (words: string) => void;
  onAgain: (again: SayAgain, words: string) => void;
};

export function TranscriptView({ transcript, onAnswer, onAgain }: TranscriptViewProps) {
  const { bubbles, running, failure } = transcript;
  const last = bubbles.at(-1);
  const live = last?.from === 'therapist' && !running && !failure ? last : null;
  // In danger nothing stands between the reply and the help.
  const hasTools = live && live.text !== '' && bubbles.length > 1 && transcript.panel?.size !== 'full';
  const today = new Date();
  const { tag, chat: words } = appWords();
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
        </Fragment>
      ))}
      {live && <LiveAnswers key={live.id} bubble={live} onAnswer={onAnswer} />}
      {hasTools && (
        <ReplyTools
          key={`${live.turnId} tools`}
          bubble={live}
          onAgain={transcript.engine === 'guided' ? null : onAgain}
        />
      )}
    </div>
  );
}

const BubbleView = memo(function BubbleView({ bubble }: { bubble: Bubble }) {
  const isPerson = bubble.from === 'person';
  const words = appWords().chat;
  if (!isPerson && bubble.text === '') return null;
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
  return (
    <>
      {piece?.kind === 'pacer' && <BreathingPiece pacer={piece} onEnd={onAnswer} />}
      {piece?.kind === 'scale' && <ScalePiece scale={piece} onChoose={onAnswer} />}
      {piece?.kind === 'country' && <CountryPiece onChoose={onAnswer} />}
      {piece?.kind === 'senses' && <SensesPiece senses={piece} onEnd={onAnswer} />}
      {piece?.kind === 'record' && <RecordPiece record={piece} onWrite={onAnswer} />}
      {piece?.kind === 'summary' && <SummaryPiece summary={piece} turnId={bubble.turnId} />}
      {choices && choices.length > 0 && (
        <fieldset className="chat-choices">
          <legend className="hidden-text">{appWords().chat.quickAnswers}</legend>
          {choices.map((choice) => (
            <Button key={choice} onClick={() => onAnswer(choice)}>
              {choice}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
