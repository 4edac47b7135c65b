import { Button } from '@mui/material';
import BackIcon from '@mui/icons-material/ArrowBack';
import { useEffect, useRef, type RefObject } from 'react';

/** The pane that is shown where the three do not fit beside one another, as on a phone. */
export type MailStep = 'folders' | 'letters' | 'letter';

/** The width in pixels below which the mailbox shows one pane at a time. */
const narrow = 790;
const whereNarrow = `@container (max-width: ${narrow - 1}px)`;

/** Hides the pane of a step while another step is shown. */
const hidden = (step: MailStep) => ({
  [`&:not([data-step="${step}"]) > [data-pane="${step}"]`]: { display: 'none' },
});

/**
 * The style of the columns of the mailbox. It is for an element with `data-step` that holds elements with `data-pane`, within a
 * container with a size.
 */
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

/** Whether the mailbox is so narrow that it shows one pane at a time. */
export function isNarrow(panes: HTMLElement | null): boolean {
  return panes !== null && panes.clientWidth < narrow;
}

interface StepBackProps {
  /** The name of the pane to which the button leads. */
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

/** For each pane, the selector of the element that gets the focus. */
const focusTargets: Readonly<Record<MailStep, string>> = {
  folders: '[data-pane="folders"] [aria-current]',
  letters: '[data-letter]',
  letter: '[data-pane="letter"] [data-step-back]',
};

/**
 * If the focused element gets hidden, moves the focus to the pane that is shown. In the list of letters, the line that was read
 * last gets the focus, or the first line if that one is not in the list.
 * @param letter the id of the open letter; undefined if none is open
 */
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
    const next = panes.current.querySelector<HTMLElement>(focusTargets[step]);
    (step === 'letters' ? (line ?? next) : next)?.focus();
  }, [panes, step]);
}
