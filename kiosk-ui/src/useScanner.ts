import { useEffect, useRef } from 'react';
import { documentReader } from './documentReader.ts';
import { keyRuns } from './keyRuns.ts';

const shortestTicket = 4;
/** A single character of a ticket, of a link that holds one, or of the lines of a document. */
const scannedCharacter = /^[A-Za-z0-9:/?=&._%<-]$/;

export interface Typing {
  /** Called with each character. `burst` holds the run of quickly typed characters that ends with it, as a scan makes one. */
  readonly onCharacter: (character: string, burst: string) => void;
  readonly onErase: () => void;
  /** Called at Enter. `scanned` is the text of a scan; undefined if a person typed, or if the text is too short for a ticket. */
  readonly onEnter: (scanned: string | undefined) => void;
  /** All lines of a document, one after the other. */
  readonly onDocument: (lines: readonly string[]) => void;
}

/** Listens to all keys wherever the focus is, so that a scan is never lost and never presses a button. */
export function useScanner(typing: Typing): void {
  // The listener of keys is added once. The ref gives it the callbacks of the last render.
  const latest = useRef(typing);
  latest.current = typing;

  useEffect(() => {
    const runs = keyRuns();
    const documents = documentReader();

    /**
     * Takes a scan, and tells whether it was a line of a document. With the last line, the reader gives all lines of the
     * document; with an earlier one, or with another scan, it gives a word.
     * @param time when the scan ended (ms)
     */
    const isDocumentLine = (scanned: string, time: number): boolean => {
      const read = documents.read(scanned, time);
      if (typeof read !== 'string') latest.current.onDocument(read);
      return read !== 'none';
    };

    const onKeyDown = (event: KeyboardEvent) => {
      if (isShortcut(event) || event.isComposing) return;
      // Some scanners end a scan with two Enters; the second one does nothing.
      if (event.key === 'Enter' && runs.isFurtherEnter(event.timeStamp)) return stopKey(event);
      runs.note(event.timeStamp);
      if (event.key === 'Enter') {
        const run = runs.end();
        // Enter after a run that is too short for a ticket presses nothing, but the run is not taken for a scan either.
        const scanned = run !== undefined && run.length >= shortestTicket ? run : undefined;
        if (scanned !== undefined && isDocumentLine(scanned, event.timeStamp)) return stopKey(event);
        documents.forget();
        // Without a run a person pressed Enter: the browser then presses the focused button or submits the form.
        if (run === undefined && (mayPress(event.target) || maySubmit(event.target))) return;
        stopKey(event);
        latest.current.onEnter(scanned);
        return;
      }
      // An input writes its keys itself. The field for keys gets the focus first, also if the focus is in another input.
      const isForField = focusFieldFor(event);
      const isInInput = isForField || event.target instanceof HTMLInputElement;
      // A space in a scanned code would press the focused button.
      if (event.key === ' ' && runs.mayBeScan() && !isInInput) return stopKey(event);
      if (event.key === 'Backspace') {
        if (isInInput) return;
        event.preventDefault();
        latest.current.onErase();
        return;
      }
      if (!scannedCharacter.test(event.key)) return;
      const burst = runs.add(event.key);
      if (isInInput) return;
      event.preventDefault();
      latest.current.onCharacter(event.key, burst);
    };

    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}

/** Keeps a key from the browser and from all other listeners. */
const stopKey = (event: KeyboardEvent): void => {
  event.preventDefault();
  event.stopPropagation();
};

/** Whether the key commands the browser. AltGr is no command: it writes letters such as `ą`. */
const isShortcut = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey || event.altKey) && !event.getModifierState('AltGraph');

/**
 * Focuses the field that takes the keys of a keyboard (`data-takes-keys`), so that a key is written there after a tap beside
 * it or on a field that is locked. The space presses a focused button instead.
 * @returns whether there is such a field, and the key is for it
 */
const focusFieldFor = ({ key, target }: KeyboardEvent): boolean => {
  const isForField = key === 'Backspace' || (key.length === 1 && !(key === ' ' && isControl(target)));
  const field = isForField ? document.querySelector<HTMLElement>('[data-takes-keys]') : null;
  field?.focus();
  return field !== null;
};

const isControl = (target: EventTarget | null): boolean => controlOf(target) !== null;

const controlOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof HTMLElement ? target.closest<HTMLElement>('button, a, [role="button"]') : null;

/** Whether Enter may press the focused button. A button that loses something (`data-loses`) must be touched by a finger. */
const mayPress = (target: EventTarget | null): boolean => {
  const control = controlOf(target);
  return control !== null && control.dataset.loses === undefined;
};

/** Whether Enter may submit the form of the focused input. On a phone it is the only key that does. */
const maySubmit = (target: EventTarget | null): boolean =>
  target instanceof HTMLInputElement && target.form !== null;
