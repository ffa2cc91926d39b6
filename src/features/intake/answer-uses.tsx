// "Así lo usará la IA": what comes of each answer in a sentence, with a switch for whoever wants to keep it from the talk.
import { useState } from 'react';
import { putJson } from '../../platform/browser/api.ts';
import { fill, tuWords } from '../../platform/browser/language.ts';
import { useWide } from '../../platform/browser/use-wide.ts';
import { Banner } from '../../ui/banner.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icons.tsx';
import { useSession } from '../auth/use-session.tsx';
import { type Answers, isBlank, labelsOf, type Question } from './questions.ts';

/** From here up they stand beside the answers, and need not be opened. */
const BESIDE_FROM = 1160;

type AnswerUsesProps = { answers: Answers; questions: readonly Question[] };

export function AnswerUses({ answers, questions }: AnswerUsesProps) {
  const { session, refresh } = useSession();
  const isWide = useWide(BESIDE_FROM);
  const words = tuWords().review;
  /** What was switched here and the server has not told back yet. */
  const [switched, setSwitched] = useState<Record<number, boolean>>({});
  const [hasFailed, setFailed] = useState(false);
  const me = session.status === 'in' ? session.me : null;

  async function change(id: number, isUsed: boolean) {
    setSwitched((before) => ({ ...before, [id]: isUsed }));
    const result = await putJson(`/api/v1/answers/${id}/use`, { isUsed });
    setFailed(!result.ok);
    if (result.ok) await refresh();
    else setSwitched(({ [id]: _, ...before }) => before);
  }

  return (
    <details className="why" open={isWide}>
      <summary>
        {words.use}
        <Icon name="chevron" size={18} />
      </summary>
      {me && <p>{words.useText}</p>}
      {hasFailed && <Banner kind="error">{words.useNotChanged}</Banner>}
      <div>
        {questions.map((question) => {
          const answer = answers[question.id];
          if (!answer || isBlank(answer)) return null;
          const sentence = sentenceOf(question, answer);
          if (!me) return <p key={question.id}>{sentence}</p>;
          const isUsed = switched[question.id] ?? !me.unused.includes(question.id);
          return (
            <Checkbox
              key={question.id}
              label={sentence}
              hint={isUsed ? undefined : words.notUsed}
              checked={isUsed}
              onChange={(event) => void change(question.id, event.target.checked)}
            />
          );
        })}
      </div>
    </details>
  );
}

/** One plain sentence. */
export function sentenceOf(question: Question, answer: string[]): string {
  const use: string | Partial<Record<string, string>> | undefined = tuWords().review.uses[question.id - 1];
  if (typeof use !== 'string') return use?.[answer[0] ?? ''] ?? use?.other ?? '';
  const labels = labelsOf(question, answer).map((label) => label.charAt(0).toLowerCase() + label.slice(1));
  return fill(use, { answer: labels.join('; ') });
}
