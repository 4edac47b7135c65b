import type { KioskStep } from '#domain/terminal/kiosk.rules.ts';
import { useTexts } from '../language.ts';
import { StepPicture } from '../pictures/StepPicture.tsx';

interface LastWordsProps {
  readonly step: KioskStep;
  readonly title: string;
  readonly text: string;
  /** Whether it is the driver's own device. There is no button then, because no other driver begins on it. */
  readonly ownDevice: boolean;
  readonly onAgain: () => void;
}

/** What a screen says at the end of a visit, with the button that begins the next one. */
export function LastWords({ step, title, text, ownDevice, onAgain }: LastWordsProps) {
  const { goodbye } = useTexts();
  return (
    <>
      <StepPicture step={step} />
      <h1>{title}</h1>
      <p className="lead">{text}</p>
      {!ownDevice && (
        <div className="actions">
          <button type="button" className="button" onClick={onAgain}>
            {goodbye.again}
          </button>
        </div>
      )}
    </>
  );
}
