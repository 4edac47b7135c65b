/** The inputs of a row that can be typed into; buttons are skipped. */
const typeableInput = 'input:enabled:not([aria-hidden], [type="hidden"], [readonly])';

export function rowAt(table: Element | null, index: number): HTMLElement | null {
  return table?.querySelector<HTMLElement>(`tr[data-row="${index}"]`) ?? null;
}

/** The opened fields of a row, which stand in a table row of their own below it. */
const openedAt = (table: Element | null, index: number): Element | null =>
  table?.querySelector(`tr[data-opened="${index}"]`) ?? null;

/** The index of the row that contains the target, also in its opened fields. */
export function rowIndexOf(target: EventTarget | null): number | undefined {
  const row = target instanceof Element ? target.closest('tr[data-row], tr[data-opened]') : null;
  const index = row?.getAttribute('data-row') ?? row?.getAttribute('data-opened');
  return index === null || index === undefined ? undefined : Number(index);
}

function inputsOf(row: Element | null): HTMLInputElement[] {
  return [...(row?.querySelectorAll<HTMLInputElement>(typeableInput) ?? [])];
}

const focusInput = (input: HTMLInputElement | undefined): boolean => {
  input?.focus();
  if (input && input.type !== 'checkbox') input.select();
  return input !== undefined;
};

/** Focuses the first input of a row. @returns whether there was one */
export function focusRow(table: Element | null, index: number): boolean {
  return focusInput(inputsOf(rowAt(table, index))[0]);
}

/**
 * Focuses the input of the column `name` in a row, or the first input of that row if it has none in this column.
 * @returns whether there was one
 */
export function focusInRow(table: Element | null, index: number, name: string): boolean {
  const inputs = inputsOf(rowAt(table, index));
  return focusInput(inputs.find((input) => input.name.endsWith(`.${name}`)) ?? inputs[0]);
}

/** Focuses the next input of the row or, after its last one, the first of its opened fields. @returns whether there was one */
export function focusNext(table: Element | null, index: number, input: HTMLInputElement): boolean {
  const inputs = [...inputsOf(rowAt(table, index)), ...inputsOf(openedAt(table, index))];
  return focusInput(inputs[inputs.indexOf(input) + 1]);
}
