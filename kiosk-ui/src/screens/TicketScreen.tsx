import { ticketOf } from '#domain/terminal/kioskMessages.ts';
import { useDeskTexts, useTexts } from '../language.ts';
import { ClearKey, EraseKey, Keyboard, ticketKeys } from '../parts/Keyboard.tsx';
import { Problem } from '../parts/Problem.tsx';
import { TicketPicture } from '../pictures/TicketPicture.tsx';
import type { VisitControl } from '../useVisit.ts';

interface TicketScreenProps {
  readonly control: VisitControl;
  /** Whether it is the driver's own phone, which has a keyboard of its own; otherwise it is the shared kiosk. */
  readonly ownDevice: boolean;
  readonly onBack: () => void;
}

/**
 * The driver types or scans the number of the ticket. At the kiosk the screen also has a keyboard, and buttons for going back
 * and for going on without a ticket.
 */
export function TicketScreen({ control, ownDevice, onBack }: TicketScreenProps) {
  const { ticket, back, actions } = useTexts();
  const { leave } = useDeskTexts();
  const { typed, busy, problem } = control;
  return (
    <form
      className="entry ticket"
      onSubmit={(event) => {
        event.preventDefault();
        control.submitTicket();
      }}
    >
      <div className="entry-told">
        {!ownDevice && <TicketPicture />}
        <h1>{ownDevice ? ticket.field : ticket.title}</h1>
        {!ownDevice && <p className="lead">{ticket.or}</p>}
        <TicketField control={control} ownDevice={ownDevice} />
        {/* A problem takes the place of the hint on the screen. Screen readers still read the hint (`unseen`). */}
        <p id="ticket-hint" className={problem ? 'unseen' : 'hint'}>
          {ticket.hint}
        </p>
        <Problem problem={problem} />
      </div>
      {!ownDevice && (
        <Keyboard
          keys={ticketKeys}
          className="keyboard-ticket"
          disabled={busy}
          onKey={(key) => control.typeEntry(typed + key)}
        />
      )}
      <div className="actions">
        {!ownDevice && (
          <button type="button" className="button quiet" onClick={onBack}>
            {back}
          </button>
        )}
        {!ownDevice && (
          <button type="button" className="button quiet" onClick={control.openPlate}>
            {leave.noTicket}
          </button>
        )}
        <button type="submit" className="button go" disabled={busy || ticketOf(typed) === ''}>
          {busy ? actions.working : ticket.next}
        </button>
      </div>
    </form>
  );
}

/** The number of the ticket, which a driver at the kiosk types on the screen. */
const TicketField = ({ control, ownDevice }: Pick<TicketScreenProps, 'control' | 'ownDevice'>) => {
  const { ticket } = useTexts();
  const { typed, busy } = control;
  return (
    <div className="field-row">
      <label className="field">
        <span className="unseen">{ticket.field}</span>
        <input
          value={typed}
          onChange={(event) => control.typeEntry(event.target.value)}
          inputMode={ownDevice ? 'text' : 'none'}
          autoCapitalize="characters"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
          aria-describedby="ticket-hint"
        />
      </label>
      {!ownDevice && (
        <>
          <EraseKey disabled={busy} onPress={() => control.typeEntry(typed.slice(0, -1))} />
          <ClearKey disabled={busy} onPress={() => control.typeEntry('')} />
        </>
      )}
    </div>
  );
};
