import { useEffect } from 'react';
import { keyRuns } from '#domain/kernel/keyRuns.ts';

/** Whether Enter begins a new line there. A scan into such a text presses nothing. */
const isLongText = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || (target instanceof HTMLElement && target.isContentEditable);

/** The codes of tickets and of goods have eight characters and more. A clerk may type a shorter number as quickly as a scanner. */
const shortestCode = 8;

/**
 * Passes on one Enter of each scan. A scanner that sends two would otherwise go on from the field to which the first one has
 * led, or press what has come to the screen.
 */
export function useSingleEnter(): void {
  useEffect(() => {
    const runs = keyRuns(shortestCode);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.key === 'Enter' && runs.isFurtherEnter(event.timeStamp)) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      if (isLongText(event.target)) return;
      runs.note(event.timeStamp);
      if (event.key === 'Enter') runs.end();
      else if (event.key.length === 1) runs.add(event.key);
      else if (event.key !== 'Shift') runs.breakOff();
    };
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
