import { isCtrlEnter, isEnter, type PressedKey } from '../../parts/useKeys.ts';

interface Picker {
  /** The typed text that is no value yet. */
  readonly pending: string | undefined;
  /** Whether a record may be created with this text as its name. */
  readonly canCreate: boolean;
  /** Whether somebody moved to the marked option by the arrow keys. Enter then takes this option. */
  readonly picks: boolean;
}

/**
 * What a key does in a picker with a typed text: restore the present value, create a record with this name, or look the
 * text up. A scanner ends with Enter, so Enter alone never creates a record.
 */
export function choiceKey(
  event: PressedKey,
  { pending, canCreate, picks }: Picker,
): 'revert' | 'create' | 'settle' | undefined {
  if (pending === undefined) return undefined;
  if (event.key === 'Escape') return 'revert';
  if (isCtrlEnter(event) && canCreate) return 'create';
  return isEnter(event) && !picks ? 'settle' : undefined;
}

const walking = new Set(['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp']);

/** Whether a key goes to another option. */
export function walksOptions({ key }: PressedKey): boolean {
  return walking.has(key);
}
