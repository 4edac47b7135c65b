import { useState } from 'react';
import type { KioskJourney } from '#domain/terminal/kioskMessages.ts';
import { hasCamera } from '../camera/useDocumentCamera.ts';
import { useDeskTexts, useTexts } from '../language.ts';
import { Plate } from '../parts/Plate.tsx';
import { Problem } from '../parts/Problem.tsx';
import { DocumentPicture } from '../pictures/DocumentPicture.tsx';
import type { DeskControl } from '../useDesk.ts';
import type { VisitControl } from '../useVisit.ts';
import { CameraScreen } from './CameraScreen.tsx';

interface DocumentScreenProps {
  readonly journey: KioskJourney;
  /** The visit of the driver, with its last problem. */
  readonly control: VisitControl;
  /** Has the actions with the document. */
  readonly desk: DeskControl;
  readonly onBack: () => void;
}

/** The driver shows a document before checking in, and confirms that name and order are right. */
export function DocumentScreen({ journey, control, desk, onBack }: DocumentScreenProps) {
  const { document: words, camera } = useDeskTexts();
  const [isCameraOpen, setCameraOpen] = useState(false);
  const { back } = useTexts();
  const isToConfirm = journey.document === 'toConfirm';
  const isRefused = journey.document === 'refused';
  const usual = isToConfirm ? { title: words.confirmTitle, text: words.confirmText } : words;
  const { title, text } = isRefused ? { title: words.refusedTitle, text: words.refusedText } : usual;
  if (isCameraOpen && !isToConfirm)
    return (
      <CameraScreen
        // The lines are those of the document's MRZ.
        onDocument={(lines) => {
          setCameraOpen(false);
          desk.showDocument(lines);
        }}
        onBack={() => setCameraOpen(false)}
      />
    );
  return (
    <section className="entry document" data-document={journey.document}>
      <div className="entry-told">
        {!isToConfirm && <DocumentPicture stop={isRefused} />}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {isToConfirm && <DriverAndOrder journey={journey} />}
        <Problem problem={control.problem} />
      </div>
      <div className="actions">
        {isToConfirm ? (
          <DocumentAnswers
            busy={control.busy}
            onAnswer={(isRight) => {
              // A scanner may have read the document while the camera was open. After a “no” this screen says what to do.
              setCameraOpen(false);
              desk.answerDocument(isRight);
            }}
          />
        ) : (
          <>
            <button type="button" className="button quiet" onClick={onBack}>
              {back}
            </button>
            {hasCamera() && (
              <button
                type="button"
                className="button"
                disabled={control.busy}
                onClick={() => setCameraOpen(true)}
              >
                {camera.open}
              </button>
            )}
          </>
        )}
      </div>
    </section>
  );
}

/** Whose document was read, and what the order is about. */
const DriverAndOrder = ({ journey }: { readonly journey: KioskJourney }) => {
  const { document: words } = useDeskTexts();
  const { facts, code } = useTexts();
  return (
    <dl className="facts document-facts">
      <div className="document-name">
        <dt className="unseen">{words.confirmTitle}</dt>
        <dd>{journey.driverName}</dd>
      </div>
      {journey.plate && (
        <div>
          <dt>{code.truck}</dt>
          <dd>
            <Plate plate={journey.plate} />
          </dd>
        </div>
      )}
      {journey.product && (
        <div>
          <dt>{facts.product}</dt>
          <dd>{journey.product}</dd>
        </div>
      )}
    </dl>
  );
};

interface DocumentAnswersProps {
  readonly busy: boolean;
  readonly onAnswer: (isRight: boolean) => void;
}

/**
 * The buttons for yes and no. Only a touch presses the button with `data-loses`: a scanner ends its text with Enter, which must not
 * say no.
 */
const DocumentAnswers = ({ busy, onAnswer }: DocumentAnswersProps) => {
  const { document: words } = useDeskTexts();
  return (
    <>
      <button type="button" className="button" data-loses disabled={busy} onClick={() => onAnswer(false)}>
        {words.no}
      </button>
      <button type="button" className="button go" disabled={busy} onClick={() => onAnswer(true)}>
        {words.yes}
      </button>
    </>
  );
};
