import { formatMoney } from '../formats.ts';
import { useDeskTexts, useLanguage, useTexts } from '../language.ts';
import { PaperNote } from '../parts/PaperNote.tsx';
import { Problem } from '../parts/Problem.tsx';
import { CardPicture } from '../pictures/CardPicture.tsx';
import type { DeskControl } from '../useDesk.ts';
import type { VisitControl } from '../useVisit.ts';

interface PayScreenProps {
  readonly control: VisitControl;
  readonly desk: DeskControl;
}

/** The debt, the card payment at the terminal, and its outcome. */
export function PayScreen({ control, desk }: PayScreenProps) {
  const { payment, calledOff } = desk;
  if (!payment) return null;
  // An attempt with an open outcome is shown even if it began before this panel was opened. A failed one is shown by `Owed`, and
  // only if it began since then (`lastAttempt`): an earlier one may be that of another driver.
  const state = payment.attempt?.state;
  if (payment.paid) return <Paid control={control} desk={desk} />;
  if (state === 'Unknown' || state === 'Reversing') return <Unsure desk={desk} />;
  if (state === 'Waiting' || state === 'Sending')
    return (
      <AtTerminal
        control={control}
        desk={desk}
        amount={payment.amount}
        isCalledOff={calledOff}
        isReached={state === 'Sending'}
      />
    );
  return <Owed control={control} desk={desk} />;
}

/** What the driver owes, and why the last attempt failed. An attempt that the driver cancelled is no failure. */
const Owed = ({ control, desk }: PayScreenProps) => {
  const { pay } = useDeskTexts();
  const { back, unpaid } = useTexts();
  const language = useLanguage();
  const { payment, lastAttempt, calledOff } = desk;
  if (!payment) return null;
  const failed = lastAttempt?.state === 'Failed' ? pay.failed : null;
  const failure = lastAttempt?.state === 'Declined' ? pay.declined : failed;
  return (
    <section className="entry pay" data-pay="owed">
      <div className="entry-told">
        <h1>{unpaid.title(formatMoney(payment.amount, language))}</h1>
        <ul className="pay-rows">
          {payment.rows.map(({ name, amount }, index) => (
            <li key={index}>
              <span>{name}</span> <strong>{formatMoney(amount, language)}</strong>
            </li>
          ))}
        </ul>
        {!payment.cards && <p className="lead">{pay.noCards}</p>}
        <div role="alert">{failure && !calledOff && <p className="problem">{failure}</p>}</div>
        <Problem problem={control.problem} />
      </div>
      <div className="actions">
        <button type="button" className="button quiet" onClick={desk.back}>
          {back}
        </button>
        {payment.cards && (
          <>
            <button type="button" className="button" disabled={control.busy} onClick={desk.openFirm}>
              {pay.withInvoice}
            </button>
            <button
              type="button"
              className="button go"
              disabled={control.busy}
              onClick={() => desk.payByCard(null)}
            >
              {pay.byCard}
            </button>
          </>
        )}
      </div>
    </section>
  );
};

interface AtTerminalProps extends PayScreenProps {
  readonly amount: string;
  /** Whether the driver has asked to cancel, and the answer is awaited. */
  readonly isCalledOff: boolean;
  /** Whether the terminal has got the payment. */
  readonly isReached: boolean;
}

/** The terminal asks for a card. Only a touch presses a button with `data-loses`, not the Enter key of a scanner. */
const AtTerminal = ({ control, desk, amount, isCalledOff, isReached }: AtTerminalProps) => {
  const { pay } = useDeskTexts();
  const instruction = isReached ? pay.cardText : pay.waiting;
  const language = useLanguage();
  return (
    <section className="entry pay" data-pay="terminal">
      <div className="entry-told">
        <CardPicture says="asks" />
        <h1>{pay.cardTitle}</h1>
        <p className="pay-amount">{formatMoney(amount, language)}</p>
        <p className="lead" role="status">
          {isCalledOff ? pay.asking : instruction}
        </p>
        <Problem problem={control.problem} />
      </div>
      <div className="actions">
        <button
          type="button"
          className="button quiet"
          data-loses
          disabled={isCalledOff}
          onClick={desk.callOff}
        >
          {pay.cancel}
        </button>
      </div>
    </section>
  );
};

/** Nobody knows yet whether the card was charged, or the money is being given back (`Reversing`). */
const Unsure = ({ desk }: { readonly desk: DeskControl }) => {
  const { pay } = useDeskTexts();
  const { back } = useTexts();
  return (
    <section className="entry pay" data-pay="unsure">
      <div className="entry-told">
        <CardPicture says="unsure" />
        <h1>{pay.unknownTitle}</h1>
        <p className="problem" role="alert">
          {pay.unknownText}
        </p>
      </div>
      <div className="actions">
        <button type="button" className="button quiet" onClick={desk.back}>
          {back}
        </button>
      </div>
    </section>
  );
};

const Paid = ({ control, desk }: PayScreenProps) => {
  const { pay, slips } = useDeskTexts();
  const { ticket } = useTexts();
  return (
    <section className="entry pay" data-pay="paid">
      <div className="entry-told">
        <CardPicture says="paid" />
        <h1>{pay.paidTitle}</h1>
        <p className="lead">{pay.paidText}</p>
        {/* Only the kiosk takes cards, so this is never the driver's own phone. */}
        <PaperNote paper={desk.paper} ownDevice={false} />
        <Problem problem={control.problem} />
      </div>
      <div className="actions">
        <button
          type="button"
          className="button"
          disabled={control.busy}
          onClick={() => desk.print('receipt')}
        >
          {slips.receipt}
        </button>
        <button type="button" className="button go" onClick={desk.back}>
          {ticket.next}
        </button>
      </div>
    </section>
  );
};
