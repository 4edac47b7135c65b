import type { KioskTicket } from '#domain/terminal/kioskMessages.ts';
import { formatMoment } from '../formats.ts';
import { useLanguage, useTexts } from '../language.ts';
import { LastWords } from '../parts/LastWords.tsx';

interface FinishedScreenProps {
  readonly ticket: KioskTicket;
  readonly ownDevice: boolean;
  readonly onAgain: () => void;
}

/** The screen for a link or a ticket of a visit that has ended. */
export function FinishedScreen({ ticket, ownDevice, onAgain }: FinishedScreenProps) {
  const { finished, steps } = useTexts();
  const language = useLanguage();
  const isCancelled = ticket.step === 'cancelled';
  const thanks = ticket.endedAt
    ? finished.at(formatMoment(ticket.endedAt, language, Date.now()))
    : steps.left.text;
  return (
    <section className="goodbye" data-finished={ticket.step}>
      <LastWords
        step={isCancelled ? 'cancelled' : 'left'}
        title={isCancelled ? steps.cancelled.title : finished.title}
        text={isCancelled ? steps.cancelled.text : thanks}
        ownDevice={ownDevice}
        onAgain={onAgain}
      />
    </section>
  );
}
