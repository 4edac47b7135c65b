/**
 * The handler `onClose` of a dialog in which something is typed or chosen: Escape closes it, but a click beside it does not, because
 * it would lose all that.
 */
export function byEscape(close: () => void) {
  return (_event: unknown, reason: 'escapeKeyDown' | 'backdropClick'): void => {
    if (reason === 'escapeKeyDown') close();
  };
}
