import type { KioskTicket } from '#domain/terminal/kioskMessages.ts';
import { formatMoment } from '../formats.ts';
import { useLanguage, useTexts } from '../language.ts';
import { LastWords } from '../parts/LastWords.tsx';

interface FinishedScreenProps {
  readonly ticket: KioskTicket;
  /** Whether it is the driver's own device, and not a kiosk of the terminal. */
  readonly ownDevice: boolean;
  /** Begins the visit of the next driver; there is no button for it on the driver's own device. */
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
