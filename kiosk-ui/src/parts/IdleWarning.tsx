import { useEffect, useRef } from 'react';
import { useTexts } from '../language.ts';

interface IdleWarningProps {
  readonly seconds: number;
  readonly onStay: () => void;
}

/** Asks whether somebody still uses the kiosk before it is reset for the next driver. */
export function IdleWarning({ seconds, onStay }: IdleWarningProps) {
  const { idle } = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog className="idle" ref={dialog} aria-labelledby="idle-title" onCancel={onStay}>
      <h2 id="idle-title">{idle.title}</h2>
      <p className="idle-seconds" role="timer">
        {seconds}
      </p>
      <p>{idle.text(seconds)}</p>
      <button type="button" className="button go" onClick={onStay}>
        {idle.stay}
      </button>
    </dialog>
  );
}
