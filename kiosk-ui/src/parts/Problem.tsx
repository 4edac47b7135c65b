import { useTexts } from '../language.ts';
import type { KioskProblem } from '../kioskProblem.ts';

/** A problem and what to do about it. Screen readers read it immediately. */
export function Problem({ problem }: { readonly problem: KioskProblem | null }) {
  const { problems } = useTexts();
  if (!problem) return <div role="alert" />;
  const { what, next } = problems[problem.code];
  const { attemptsLeft } = problem.params;
  return (
    <div role="alert">
      {/* A driver who has arrived already did nothing wrong, so this does not look like an error. */}
      <div className={problem.code === 'already_arrived' ? 'problem known' : 'problem'}>
        <strong>{what}</strong> <span>{next}</span>
        {typeof attemptsLeft === 'number' && <span> {problems.attemptsLeft(attemptsLeft)}</span>}
      </div>
    </div>
  );
}
