import { Button } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import { useEffect, useRef, type RefObject } from 'react';

/** Where the panes do not fit beside one another, as on a phone, one of them is shown at a time. */
export type MailStep = 'folders' | 'letters' | 'letter';

/** Narrower than this, in pixels, the mailbox shows one pane. */
const narrow = 790;
const whereNarrow = `@container (max-width: ${narrow - 1}px)`;

const hidden = (step: MailStep) => ({
  [`&:not([data-step="${step}"]) > [data-pane="${step}"]`]: { display: 'none' },
});

/** The columns of the mailbox: an element with `data-step` around those with `data-pane`, within a container of sizes. */
export const mailColumns = {
  display: 'grid',
  gridTemplateColumns: 'minmax(150px, 210px) minmax(220px, 380px) minmax(420px, 1fr)',
  gridTemplateRows: 'minmax(0, 1fr)',
  '& > * + *': { borderLeft: 1, borderColor: 'divider' },
  [whereNarrow]: {
    gridTemplateColumns: 'minmax(0, 1fr)',
    '& > * + *': { borderLeft: 0 },
    ...hidden('folders'),
    ...hidden('letters'),
    ...hidden('letter'),
  },
} as const;

export function isNarrow(panes: HTMLElement | null): boolean {
  return panes !== null && panes.clientWidth < narrow;
}

interface StepBackProps {
  /** Where it leads. */
  readonly label: string;
  readonly onBack: () => void;
}

/** The way back to the pane before; shown only where one pane is shown at a time. */
export function StepBack({ label, onBack }: StepBackProps) {
  return (
    <Button
      color="inherit"
      startIcon={<BackIcon />}
      onClick={onBack}
      data-step-back
      sx={{
        display: 'none',
        flex: 'none',
        alignSelf: 'flex-start',
        [whereNarrow]: { display: 'inline-flex' },
      }}
    >
      {label}
    </Button>
  );
}

/** Where the keyboard goes on in each pane. */
const first: Readonly<Record<MailStep, string>> = {
  folders: '[data-pane="folders"] [aria-current]',
  letters: '[data-letter]',
  letter: '[data-pane="letter"] [data-step-back]',
};

/** Keeps the focus where something is shown: it goes on in the next pane, and comes back to the line that was read. */
export function useStepFocus(
  panes: RefObject<HTMLElement | null>,
  step: MailStep,
  letter: number | undefined,
): void {
  const lastRead = useRef(letter);
  useEffect(() => {
    if (letter !== undefined) lastRead.current = letter;
  }, [letter]);
  useEffect(() => {
    const { activeElement } = document;
    if (!activeElement || !panes.current?.contains(activeElement) || activeElement.checkVisibility()) return;
    const line = panes.current.querySelector<HTMLElement>(`[data-letter="${lastRead.current ?? 0}"]`);
    const next = panes.current.querySelector<HTMLElement>(first[step]);
    (step === 'letters' ? (line ?? next) : next)?.focus();
  }, [panes, step]);
}
