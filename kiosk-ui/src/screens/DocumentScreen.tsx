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
  readonly control: VisitControl;
  readonly desk: DeskControl;
}

/** The driver shows a document before checking in, and confirms that name and order are right. */
export function DocumentScreen({ journey, control, desk }: DocumentScreenProps) {
  const { document: told, camera } = useDeskTexts();
  const [watching, setWatching] = useState(false);
  const { back, facts, code } = useTexts();
  const asks = journey.document === 'toConfirm';
  const refused = journey.document === 'refused';
  const title = refused ? told.refusedTitle : asks ? told.confirmTitle : told.title;
  const text = refused ? told.refusedText : asks ? told.confirmText : told.text;
  if (watching && !asks)
    return (
      <CameraScreen
        onDocument={(lines) => {
          setWatching(false);
          desk.showDocument(lines);
        }}
        onBack={() => setWatching(false)}
      />
    );
  return (
    <section className="entry document" data-document={journey.document}>
      <div className="entry-told">
        {!asks && <DocumentPicture stop={refused} />}
        <h1>{title}</h1>
        <p className="lead">{text}</p>
        {asks && (
          <dl className="facts document-facts">
            <div className="document-name">
              <dt className="unseen">{told.confirmTitle}</dt>
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
        )}
        <Problem problem={control.problem} />
      </div>
      <div className="actions">
        {asks ? (
          <>
            <button
              type="button"
              className="button"
              data-loses
              disabled={control.busy}
              onClick={() => desk.answerDocument(false)}
            >
              {told.no}
            </button>
            <button
              type="button"
              className="button go"
              disabled={control.busy}
              onClick={() => desk.answerDocument(true)}
            >
              {told.yes}
            </button>
          </>
        ) : (
          <>
            <button type="button" className="button quiet" onClick={control.reset}>
              {back}
            </button>
            {hasCamera() && (
              <button
                type="button"
                className="button"
                disabled={control.busy}
                onClick={() => setWatching(true)}
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
