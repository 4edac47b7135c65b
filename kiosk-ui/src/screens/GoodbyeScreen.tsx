import { useTexts } from '../language.ts';
import { StepPicture } from '../pictures/StepPicture.tsx';

interface GoodbyeScreenProps {
  readonly kind: 'waiting' | 'driving' | 'left';
  readonly ownDevice: boolean;
  readonly onAgain: () => void;
}

const pictures = { waiting: 'wait', driving: 'driveToTerminal', left: 'left' } as const;

/** The last screen of a visit. Its text depends on what the driver does next (`kind`). */
export function GoodbyeScreen({ kind, ownDevice, onAgain }: GoodbyeScreenProps) {
  const { goodbye } = useTexts();
  return (
    <section className="goodbye">
      <StepPicture step={pictures[kind]} />
      <h1>{goodbye[kind].title}</h1>
      <p className="lead">{goodbye[kind].text}</p>
      {!ownDevice && (
        <div className="actions">
          <button type="button" className="button" onClick={onAgain}>
            {goodbye.again}
          </button>
        </div>
      )}
    </section>
  );
}
