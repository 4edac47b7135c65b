import { useTexts } from '../language.ts';
import { LastWords } from '../parts/LastWords.tsx';

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
      <LastWords step={pictures[kind]} {...goodbye[kind]} ownDevice={ownDevice} onAgain={onAgain} />
    </section>
  );
}
