import { flushSync } from 'react-dom';
import type { SetValueConfig, UseFormReturn } from 'react-hook-form';

/**
 * Fills in a value that nobody has typed. If its input has the focus, the text is selected as soon as it is shown, as after
 * a Tab: otherwise the next key would be added to it.
 */
export function fillValue(form: UseFormReturn, name: string, value: unknown, options?: SetValueConfig): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || input.name !== name) {
    form.setValue(name, value, options);
    return;
  }
  // React cannot draw at once while it runs effects. No key is handled before a microtask.
  queueMicrotask(() => {
    flushSync(() => form.setValue(name, value, options));
    if (document.activeElement === input) input.select();
  });
}
