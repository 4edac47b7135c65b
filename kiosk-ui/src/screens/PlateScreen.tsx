import { foldPlate } from '#domain/goods/plate.ts';
import { plateMaxLength } from '#domain/terminal/kioskPaymentMessages.ts';
import { useDeskTexts, useTexts } from '../language.ts';
import { ClearKey, EraseKey, Keyboard, plateKeys } from '../parts/Keyboard.tsx';
import { Problem } from '../parts/Problem.tsx';
import type { VisitControl } from '../useVisit.ts';

/** The API takes no shorter plate. */
const plateMinLength = 4;

/** The driver of a truck without an order types its plate and leaves. */
export function PlateScreen({
  control,
  onBack,
}: {
  readonly control: VisitControl;
  readonly onBack: () => void;
}) {
  // The texts of this screen, and those that all screens share.
  const { leave } = useDeskTexts();
  const { back, ticket, actions } = useTexts();
  const { typed, busy } = control;
  const plate = foldPlate(typed);
  return (
    <form
      className="entry ticket"
      onSubmit={(event) => {
        event.preventDefault();
        control.exitWithPlate();
      }}
    >
      <div className="entry-told">
        <h1>{leave.plateTitle}</h1>
        <p className="lead">{leave.plateText}</p>
        <div className="field-row">
          <label className="field">
            <span className="unseen">{leave.plate}</span>
            <input
              value={typed}
              onChange={(event) => control.typeEntry(event.target.value)}
              // The keyboard on this screen is used, not the one of the tablet.
              inputMode="none"
              autoComplete="off"
            />
          </label>
          <EraseKey disabled={busy} onPress={() => control.typeEntry(typed.slice(0, -1))} />
          <ClearKey disabled={busy} onPress={() => control.typeEntry('')} />
        </div>
        <Problem problem={control.problem} />
      </div>
      <Keyboard
        keys={plateKeys}
        className="keyboard-plate"
        disabled={busy}
        onKey={(key) => control.typeEntry(typed + key)}
      />
      <div className="actions">
        <button type="button" className="button quiet" onClick={onBack}>
          {back}
        </button>
        <button
          type="submit"
          className="button go"
          disabled={busy || plate.length < plateMinLength || plate.length > plateMaxLength}
        >
          {busy ? actions.working : ticket.next}
        </button>
      </div>
    </form>
  );
}
