const inputSelector =
  'input:not([type="hidden"], [aria-hidden="true"], :disabled), textarea:not([aria-hidden="true"]), [role="combobox"]';

/** Focuses the first input, unless something in the box has the focus already; without inputs, the usual button. */
export function focusFirst(box: HTMLElement | null): void {
  if (!box || box.contains(document.activeElement)) return;
  const first =
    box.querySelector<HTMLElement>(inputSelector) ?? box.querySelector<HTMLElement>('[data-usual]');
  first?.focus();
}

/** Focuses the first required input that is empty. The box of a select takes the focus for its hidden input. */
export function focusMissing(box: HTMLElement | null): void {
  const missing = box?.querySelector<HTMLElement>(':is(input, textarea):invalid');
  const isHidden = missing?.matches('[aria-hidden="true"]') === true;
  const shown = isHidden ? missing.parentElement?.querySelector<HTMLElement>('[role="combobox"]') : missing;
  shown?.focus();
}
