import { Problem } from '../parts/Problem.tsx';
import { StepPicture } from '../pictures/StepPicture.tsx';
import { useDeskTexts } from '../language.ts';
import type { DeskControl } from '../useDesk.ts';
import type { VisitControl } from '../useVisit.ts';

interface LeaveScreenProps {
  readonly control: VisitControl;
  readonly desk: DeskControl;
}

/**
 * Asks the driver to confirm leaving without the order, because that loses the place in the queue. A button with `data-loses` is
 * pressed only by a touch, and not by the Enter key of a scanner.
 */
export function LeaveScreen({ control, desk }: LeaveScreenProps) {
  const { leave, document } = useDeskTexts();
  return (
    <section className="goodbye" data-leave="asked">
      <StepPicture step="cancelled" />
      <h1>{leave.title}</h1>
      <p className="lead">{leave.text}</p>
      <Problem problem={control.problem} />
      <div className="actions">
        <button type="button" className="button" onClick={desk.back}>
          {document.no}
        </button>
        <button type="button" className="button stop" data-loses disabled={control.busy} onClick={desk.leave}>
          {leave.confirm}
        </button>
      </div>
    </section>
  );
}
