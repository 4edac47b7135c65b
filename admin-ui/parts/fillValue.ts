import { flushSync } from 'react-dom';
import type { SetValueConfig, UseFormReturn } from 'react-hook-form';

type FillListener = (name: string, value: unknown) => void;

/** By the control of a form, because `useFormContext` may give another object at each rendering. */
const listeners = new WeakMap<object, Set<FillListener>>();

/** Calls `listener` with each value that the form fills in. @returns a function that ends this */
export function hearFilled({ control }: Pick<UseFormReturn, 'control'>, listener: FillListener): () => void {
  const all = listeners.get(control) ?? new Set<FillListener>();
  listeners.set(control, all.add(listener));
  return () => void all.delete(listener);
}

/** Sets a value that nobody has typed, and announces it, so that a save under way does not take it for a typed one. */
export function setFilled(form: UseFormReturn, name: string, value: unknown, options?: SetValueConfig): void {
  form.setValue(name, value, options);
  for (const listener of listeners.get(form.control) ?? []) listener(name, value);
}

/**
 * Fills in a value that nobody has typed. If its input has the focus, the text is selected as soon as it is shown, as after
 * a Tab: otherwise the next key would be added to the text.
 */
export function fillValue(form: UseFormReturn, name: string, value: unknown, options?: SetValueConfig): void {
  const input = document.activeElement;
  if (!(input instanceof HTMLInputElement) || input.name !== name) {
    setFilled(form, name, value, options);
    return;
  }
  // React cannot render synchronously inside an effect, so this waits for a microtask. No key press is handled before a
  // microtask runs.
  queueMicrotask(() => {
    flushSync(() => setFilled(form, name, value, options));
    if (document.activeElement === input) input.select();
  });
}
