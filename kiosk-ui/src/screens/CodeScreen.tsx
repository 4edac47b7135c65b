import { smsCodeLength, type KioskCodeSent } from '#domain/terminal/kioskMessages.ts';
import { useTexts } from '../language.ts';
import { ClearKey, digitKeys, EraseKey, Keyboard } from '../parts/Keyboard.tsx';
import { Plate } from '../parts/Plate.tsx';
import { Problem } from '../parts/Problem.tsx';
import { PhonePicture } from '../pictures/PhonePicture.tsx';
import type { Texts } from '../texts/kioskTexts.ts';
import { useClock } from '../useClock.ts';
import type { VisitControl } from '../useVisit.ts';
import type { Visit } from '../visit.ts';

interface CodeScreenProps {
  readonly visit: Extract<Visit, { at: 'code' }>;
  readonly control: VisitControl;
  /** Whether it is the driver's own phone, with a keyboard of its own; otherwise it is the shared kiosk. */
  readonly ownDevice: boolean;
}

/** The driver confirms the ticket with the code that was sent by SMS. */
export function CodeScreen({ visit, control, ownDevice }: CodeScreenProps) {
  const { code: words, back } = useTexts();
  const now = useClock(visit.clockAhead);
  const { sent, ticket } = visit;
  const { code, busy, problem } = control;
  const secondsToWait = sent ? Math.max(0, Math.ceil((Date.parse(sent.resendAt) - now) / 1000)) : 0;
  const isOpen = sent !== null && !busy;
  return (
    <section className="entry code">
      <div className="entry-told">
        {!ownDevice && <PhonePicture />}
        <h1>{words.title}</h1>
        <p className="lead" aria-live="polite">
          {sentence(words, sent, busy)}
        </p>
        {ticket.plate && (
          <p className="code-truck">
            {words.truck} <Plate plate={ticket.plate} />
          </p>
        )}
        <CodeField control={control} ownDevice={ownDevice} isOpen={isOpen} />
        {sent?.state === 'failed' && (
          <p className="problem" role="alert">
            {words.notSent}
          </p>
        )}
        <Problem problem={problem} />
      </div>
      {!ownDevice && (
        <Keyboard
          keys={digitKeys}
          className="keyboard-code"
          disabled={!isOpen}
          onKey={(key) => control.typeCode(code + key)}
        >
          <ClearKey disabled={!isOpen} onPress={() => control.typeCode('')} />
          <EraseKey disabled={!isOpen} onPress={() => control.typeCode(code.slice(0, -1))} />
        </Keyboard>
      )}
      <div className="actions">
        <button type="button" className="button quiet" onClick={control.backToTicket}>
          {back}
        </button>
        <button
          type="button"
          className="button"
          disabled={busy || secondsToWait > 0}
          onClick={control.resendCode}
        >
          {secondsToWait > 0 ? words.resendIn(secondsToWait) : words.resend}
        </button>
      </div>
    </section>
  );
}

/**
 * The state of the SMS with the code, as a sentence. If there is nothing to say, it is a space, so that the line keeps its height.
 */
const sentence = (words: Texts['code'], sent: KioskCodeSent | null, busy: boolean): string => {
  if (!sent) return busy ? words.sending : ' ';
  const { state, phone } = sent;
  if (state === 'failed') return ' ';
  return state === 'sending' ? words.sendingTo(phone) : words.sentTo(phone);
};

interface CodeFieldProps extends Pick<CodeScreenProps, 'control' | 'ownDevice'> {
  /** Whether a code can be typed: the server has taken the request for an SMS with a code, and no request is running. */
  readonly isOpen: boolean;
}

/** The code in boxes, one for each digit. The input itself is invisible under them. */
const CodeField = ({ control: { code, busy, typeCode }, ownDevice, isOpen }: CodeFieldProps) => {
  const { code: words } = useTexts();
  return (
    <label className="field code-field">
      <span className="unseen">{words.field}</span>
      <input
        value={code}
        onChange={(event) => typeCode(event.target.value)}
        inputMode={ownDevice ? 'numeric' : 'none'}
        autoComplete={ownDevice ? 'one-time-code' : 'off'}
        autoFocus={ownDevice}
        readOnly={busy}
      />
      <span className="code-boxes" aria-hidden="true">
        {Array.from({ length: smsCodeLength }, (_, index) => (
          <i key={index} data-next={isOpen && index === code.length}>
            {code[index] ?? ''}
          </i>
        ))}
      </span>
    </label>
  );
};
