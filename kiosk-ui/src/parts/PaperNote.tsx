import { useEffect, useRef, useState } from 'react';
import { useDeskTexts, useTexts } from '../language.ts';
import type { Paper } from '../usePaper.ts';

interface PaperNoteProps {
  readonly paper: Paper | null;
  /** Whether it is the driver's own phone; otherwise it is the shared kiosk. */
  readonly ownDevice: boolean;
}

/** The state of a document that the driver had printed. Without a printer the driver can open it. */
export function PaperNote({ paper, ownDevice }: PaperNoteProps) {
  const { slips } = useDeskTexts();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <div role="status">
        {paper && (
          <p className="paper" data-paper={paper.says}>
            {slips[paper.says]}{' '}
            {paper.says === 'asPdf' &&
              (ownDevice ? (
                <a href={paper.address} target="_blank" rel="noreferrer">
                  {slips.open}
                </a>
              ) : (
                <button type="button" className="button" onClick={() => setOpen(true)}>
                  {slips.open}
                </button>
              ))}
          </p>
        )}
      </div>
      {isOpen && paper && <PaperOnScreen address={paper.address} onBack={() => setOpen(false)} />}
    </>
  );
}

/**
 * The document over the screen of the kiosk. A window of its own could not be closed there. The document gets neither touches
 * nor keys (`inert`): the menu of the browser's PDF viewer leads out of the kiosk, and a scanner types what it reads, which
 * must reach the kiosk.
 */
const PaperOnScreen = ({ address, onBack }: { readonly address: string; readonly onBack: () => void }) => {
  const { slips } = useDeskTexts();
  const { back } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="paper-shown" ref={dialog} aria-label={slips.open} onCancel={onBack}>
      {/* oxlint-disable-next-line react/iframe-missing-sandbox -- Chrome shows no PDF in a sandbox. */}
      <iframe src={`${address}#toolbar=0&view=Fit`} title={slips.open} inert tabIndex={-1} />
      <button type="button" className="button" onClick={onBack}>
        {back}
      </button>
    </dialog>
  );
};
