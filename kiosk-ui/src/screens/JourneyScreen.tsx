import type { KioskStep } from '#domain/terminal/kiosk.rules.ts';
import type { KioskJourney } from '#domain/terminal/kioskMessages.ts';
import { useDeskTexts, useLanguage, useTexts } from '../language.ts';
import { Countdown } from '../parts/Countdown.tsx';
import { Plate } from '../parts/Plate.tsx';
import { Problem } from '../parts/Problem.tsx';
import { PaperNote } from '../parts/PaperNote.tsx';
import { QueuePlace } from '../parts/QueuePlace.tsx';
import { TicketCode } from '../parts/TicketCode.tsx';
import { Unpaid } from '../parts/Unpaid.tsx';
import { StepPicture } from '../pictures/StepPicture.tsx';
import { formatMoney, formatTonnes } from '../formats.ts';
import { useClock } from '../useClock.ts';
import type { DeskControl } from '../useDesk.ts';
import type { VisitControl } from '../useVisit.ts';
import type { Visit } from '../visit.ts';
import { moodOf } from '../moods.ts';

interface JourneyScreenProps {
  readonly visit: Extract<Visit, { at: 'journey' }>;
  /** Makes the moves of the journey and ends the visit. */
  readonly control: VisitControl;
  /** Pays, prints, and leaves the queue. */
  readonly desk: DeskControl;
  /** Whether it is the driver's own phone; otherwise it is the shared kiosk. */
  readonly ownDevice: boolean;
  /** Ends the visit on this screen without a farewell. The truck does not leave the queue; `desk.openLeave` is for that. */
  readonly onLeave: () => void;
}

/** The steps in which the driver must find the station and its scale. */
const onTerminal: ReadonlySet<KioskStep> = new Set([
  'driveToTerminal',
  'firstWeighing',
  'secondWeighing',
  'weighAgain',
]);

/** The steps in which the driver may still have to scan the ticket at the kiosk. */
const shownAtKiosk: ReadonlySet<KioskStep> = new Set(['checkIn', 'wait', 'ready', 'leaveParking', 'exit']);

const isWaiting = (step: KioskStep): boolean => step === 'wait' || step === 'ready';

/** The present step of the journey: what the driver does now, the facts of the visit, and the buttons. */
export function JourneyScreen({ visit, control, desk, ownDevice, onLeave }: JourneyScreenProps) {
  const texts = useTexts();
  const language = useLanguage();
  const { journey } = visit;
  const now = useClock(visit.clockAhead);
  const { step } = journey;
  const isInQueue = isWaiting(step);
  const mustPay = step === 'exit' && journey.punishments.length > 0;
  // The driver pays here if this kiosk has a card terminal (`journey.cards`).
  const { title, text } = mustPay
    ? {
        title: texts.unpaid.title(formatMoney(journey.unpaid, language)),
        text: journey.cards ? texts.unpaid.here : texts.unpaid.text,
      }
    : texts.steps[step];

  const finish = () => {
    if (isInQueue) return control.sayGoodbye('waiting');
    if (step === 'driveToTerminal') return control.sayGoodbye('driving');
    onLeave();
  };

  return (
    <section className="journey" data-step={step}>
      <div className="band" data-mood={mustPay ? 'ready' : moodOf(step)}>
        <StepPicture step={mustPay ? 'pay' : step} />
        <div className="band-words">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
          {isInQueue && journey.phone && <p className="band-note">{texts.queue.smsTo(journey.phone)}</p>}
        </div>
      </div>
      <div className="journey-body">
        <Problem problem={control.problem} />
        {journey.leaveBy && step === 'leaveParking' && <Countdown until={journey.leaveBy} now={now} />}
        {onTerminal.has(step) && journey.scaleNumber !== null && (
          <div className="scale-number">
            <p className="big-label">{texts.facts.scale}</p>
            <p className="big">{journey.scaleNumber}</p>
          </div>
        )}
        {isInQueue && <QueuePlace journey={journey} now={now} />}
        {journey.punishments.length > 0 && <Unpaid journey={journey} isSumShown={mustPay} />}
        <Facts journey={journey} />
        {ownDevice && shownAtKiosk.has(step) && <TicketCode ticket={journey.ticket} />}
        <PaperNote paper={desk.paper} ownDevice={ownDevice} />
        <Extras journey={journey} busy={control.busy} desk={desk} />
      </div>
      <Actions
        control={control}
        desk={desk}
        journey={journey}
        ownDevice={ownDevice}
        mustPay={mustPay}
        onFinish={finish}
      />
    </section>
  );
}

const Fact = ({ name, value }: { readonly name: string; readonly value: string | null }) =>
  value ? (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  ) : null;

/** What this visit is about: the truck, the ticket, the goods and their weight. */
const Facts = ({ journey }: { readonly journey: KioskJourney }) => {
  const texts = useTexts();
  const language = useLanguage();
  const { step } = journey;
  return (
    <dl className="facts">
      {journey.plate && (
        <div>
          <dt>{texts.code.truck}</dt>
          <dd>
            <Plate plate={journey.plate} />
          </dd>
        </div>
      )}
      <Fact name={texts.facts.ticket} value={journey.ticket} />
      <Fact name={texts.facts.product} value={journey.product} />
      {onTerminal.has(step) && <Fact name={texts.facts.station} value={journey.station} />}
      <Fact name={texts.facts.net} value={journey.net && formatTonnes(journey.net, language)} />
    </dl>
  );
};

interface ExtrasProps {
  readonly journey: KioskJourney;
  readonly busy: boolean;
  readonly desk: DeskControl;
}

/** The papers that the driver may print, and the button to leave the queue. */
const Extras = ({ journey, busy, desk }: ExtrasProps) => {
  const { slips, leave } = useDeskTexts();
  const { step } = journey;
  const isInQueue = isWaiting(step);
  return (
    <div className="extras">
      {isInQueue && (
        <button type="button" className="button quiet" disabled={busy} onClick={() => desk.print('ticket')}>
          {slips.ticket}
        </button>
      )}
      {step === 'exit' && journey.net && (
        <button
          type="button"
          className="button quiet"
          disabled={busy}
          onClick={() => desk.print('weighingCard')}
        >
          {slips.weighingCard}
        </button>
      )}
      {journey.mayLeave && (
        <button type="button" className="button quiet" onClick={desk.openLeave}>
          {leave.offer}
        </button>
      )}
    </div>
  );
};

interface ActionsProps extends Pick<JourneyScreenProps, 'control' | 'desk' | 'ownDevice'> {
  readonly journey: KioskJourney;
  readonly mustPay: boolean;
  readonly onFinish: () => void;
}

/** The buttons at the bottom: to finish, to pay, and to make the next move. */
const Actions = ({ control, desk, journey, ownDevice, mustPay, onFinish }: ActionsProps) => {
  const texts = useTexts();
  const { pay } = useDeskTexts();
  const { move } = journey;
  return (
    <div className="actions">
      {!ownDevice && (
        <button type="button" className="button quiet" onClick={onFinish}>
          {texts.done}
        </button>
      )}
      {journey.punishments.length > 0 && journey.cards && !ownDevice && (
        <button
          type="button"
          className={`button ${move && !mustPay ? 'quiet' : 'go'}`}
          disabled={control.busy}
          onClick={desk.openPay}
        >
          {pay.title}
        </button>
      )}
      {move && !mustPay && (
        <button
          type="button"
          className="button go"
          disabled={control.busy}
          onClick={() => control.move(move)}
        >
          {control.busy ? texts.actions.working : texts.actions[move]}
        </button>
      )}
    </div>
  );
};
