import type { KioskTicket } from '#domain/terminal/kioskMessages.ts';
import { formatMoment } from '../formats.ts';
import { useLanguage, useTexts } from '../language.ts';
import { StepPicture } from '../pictures/StepPicture.tsx';

interface FinishedScreenProps {
  readonly ticket: KioskTicket;
  readonly ownDevice: boolean;
  readonly onAgain: () => void;
}

/** The screen for a link or a ticket of a visit that has ended. */
export function FinishedScreen({ ticket, ownDevice, onAgain }: FinishedScreenProps) {
  const { finished, goodbye, steps } = useTexts();
  const language = useLanguage();
  const isCancelled = ticket.step === 'cancelled';
  const thanks = ticket.endedAt
    ? finished.at(formatMoment(ticket.endedAt, language, Date.now()))
    : steps.left.text;
  return (
    <section className="goodbye" data-finished={ticket.step}>
      <StepPicture step={isCancelled ? 'cancelled' : 'left'} />
      <h1>{isCancelled ? steps.cancelled.title : finished.title}</h1>
      <p className="lead">{isCancelled ? steps.cancelled.text : thanks}</p>
      {!ownDevice && (
        <div className="actions">
          <button type="button" className="button" onClick={onAgain}>
            {goodbye.again}
          </button>
        </div>
      )}
    </section>
  );
}
