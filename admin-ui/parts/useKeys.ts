import { useEffect, useRef, type KeyboardEvent as ReactKeyboardEvent, type RefObject } from 'react';

/** Whether a question of `AskDialog` is open, which must be answered before other keys act. */
const isAsking = (): boolean => document.querySelector('[role="alertdialog"]') !== null;

/**
 * Calls `act` for each key that `matches`, pressed anywhere on the screen, unless a question is open. The browser does nothing
 * with such a key.
 */
const useKey = (
  matches: (event: KeyboardEvent) => boolean,
  act: (event: KeyboardEvent) => void,
  enabled = true,
): void => {
  // In a ref, because both functions are made anew by each render, and the listener must not be replaced each time.
  const latest = useRef({ matches, act });
  latest.current = { matches, act };
  useEffect(() => {
    if (!enabled) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (!latest.current.matches(event)) return;
      event.preventDefault();
      if (!isAsking()) latest.current.act(event);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [enabled]);
};

/** Calls `act` when Ctrl (or ⌘) is held and this key (in lower case) is pressed, anywhere on the screen. */
export function useCtrlKey(key: string, act: () => void): void {
  return useKey((event) => isWithCtrl(event, key), act);
}

/**
 * Whether a key was pressed in a dialog that lies above the screen or dialog that listens. The key is then meant for the dialog
 * above.
 * @param own an element of the dialog that listens; absent if a screen listens
 */
const isOfDialogAbove = ({ target }: KeyboardEvent, own?: Element | null): boolean => {
  const dialog = target instanceof Element ? target.closest('[role="dialog"]') : null;
  return dialog !== null && !(own && dialog.contains(own));
};

/**
 * Calls `act` when Ctrl+Enter is pressed, anywhere on the screen but in a dialog above the screen or dialog that listens.
 * @param own an element of the dialog that listens; absent if a screen listens
 */
export function useCtrlEnter(act: () => void, own?: RefObject<Element | null>): void {
  return useKey(
    (event) => isWithCtrl(event, 'enter'),
    (event) => {
      if (!isOfDialogAbove(event, own?.current)) act();
    },
  );
}

/**
 * Calls `act` when Ctrl+S is pressed, anywhere on the screen but in a dialog above it. `act` does not save what was typed in a
 * dialog, but its message "saved" would be understood so.
 */
export function useSaveKey(act: () => void): void {
  return useKey(
    (event) => isWithCtrl(event, 's'),
    (event) => {
      if (!isOfDialogAbove(event)) act();
    },
  );
}

/** The handler `onKeyDown` of a dialog: Ctrl+Enter and Ctrl+S call `save`, and do not reach the form behind the dialog. */
export function saveByKey(save: () => void) {
  return (event: ReactKeyboardEvent): void => {
    if (!isCtrlEnter(event) && !isWithCtrl(event.nativeEvent, 's')) return;
    // React also calls this handler for keys in a dialog that was opened from this one. They are not meant for this dialog.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    event.preventDefault();
    event.stopPropagation();
    if (!event.repeat) save();
  };
}

/** Whether this key (in lower case) was pressed with Ctrl or ⌘, without Alt, and with Shift only if `shift` is true. */
const isWithCtrl = (event: KeyboardEvent, key: string, shift = false): boolean =>
  (event.ctrlKey || event.metaKey) &&
  !event.altKey &&
  event.shiftKey === shift &&
  event.key.toLowerCase() === key;

/** Keys that are written as a sign instead of their name. */
const signs: Readonly<Record<string, string>> = {
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
};

/**
 * Calls `act` for keys written as people read them: `/`, `Alt+1`, `Ctrl+Enter`, `Ctrl+Shift+Enter`. So the same text is
 * used to listen and to show. With Alt, only digits work. Enter in a dialog above the screen is left to that dialog.
 */
export function useWrittenKey(keys: string, act: () => void, enabled = true): void {
  return useWrittenKeys([keys], act, enabled);
}

/** Calls `act` for each of several keys, written as for `useWrittenKey`. */
export function useWrittenKeys(written: readonly string[], act: () => void, enabled = true): void {
  return useKey(
    (event) => written.some((keys) => isWritten(event, keys)),
    (event) => {
      if (event.key !== 'Enter' || !isOfDialogAbove(event)) act();
    },
    enabled,
  );
}

/** Whether the pressed key is the written one (`keys`), such as `Ctrl+Shift+Enter`. */
const isWritten = (event: KeyboardEvent, keys: string): boolean => {
  const held = keys.split('+');
  const key = held.pop() ?? '';
  if (held.includes('Ctrl')) return isWithCtrl(event, key.toLowerCase(), held.includes('Shift'));
  return held.includes('Alt') ? isWithAlt(event, `Digit${key}`) : isBare(event, signs[key] ?? key);
};

/**
 * Calls `act` when only Alt is held and the key with this `code` is pressed, anywhere on the screen. The right Alt of
 * Polish keyboards, which Windows reports with Ctrl, still types letters.
 */
export function useAltKey(code: string, act: () => void): void {
  return useKey((event) => isWithAlt(event, code), act);
}

const isWithAlt = (event: KeyboardEvent, code: string): boolean =>
  event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && event.code === code;

/**
 * The key `/` focuses the search of a screen, unless somebody is typing elsewhere. Inside the search it selects the text,
 * so that the next scan replaces it; plates, tickets and names contain no slash.
 */
export function useSearchKey(input: RefObject<HTMLInputElement | null>, key = '/'): void {
  return useKey(
    (event) => isBare(event, key) || (event.key === key && event.target === input.current),
    () => {
      input.current?.focus();
      input.current?.select();
    },
  );
}

/** Whether the key belongs to a text input, or to a dialog or menu above the screen. */
const isTaken = ({ target }: KeyboardEvent): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable ||
    target.closest('input:not([type=checkbox]), textarea, select, [role="dialog"], [role="menu"]') !== null);

/** Calls `act` when only this key is pressed, outside text inputs, dialogs and menus. */
export function useBareKey(key: string, act: () => void): void {
  return useKey((event) => isBare(event, key), act);
}

/**
 * Whether this key was pressed alone, outside text inputs, dialogs and menus. Shift may be held, because some keyboards need it
 * for a sign.
 */
const isBare = (event: KeyboardEvent, key: string): boolean =>
  event.key === key && !event.ctrlKey && !event.metaKey && !event.altKey && !isTaken(event);

/** A key, and which other keys are held with it. */
export type PressedKey = Pick<ReactKeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Enter with Ctrl (or ⌘), which no scanner sends. */
export function isCtrlEnter({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean {
  return key === 'Enter' && (ctrlKey || metaKey) && !altKey && !shiftKey;
}

/** Enter alone: with Ctrl or another key it is a shortcut of the screen. */
export function isEnter({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey): boolean {
  return key === 'Enter' && !ctrlKey && !metaKey && !altKey && !shiftKey;
}

/**
 * Stops Enter in a field from pressing the button of its dialog; Ctrl+Enter still does. For dialogs whose button does what cannot
 * be undone.
 */
export function keepEnterFromAnswering(event: ReactKeyboardEvent): void {
  if (isEnter(event) && event.target instanceof HTMLInputElement) event.preventDefault();
}
