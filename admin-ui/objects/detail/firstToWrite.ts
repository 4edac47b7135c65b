import type { FormSection } from '../../views/form/formLayout.ts';

/** Selects the inputs into which people can write or choose a value. Hidden ones, ticks and read-only ones are left out. */
const writable =
  'input:enabled:not([aria-hidden], [type="checkbox"], [readonly]), textarea:enabled:not([aria-hidden]), [role="combobox"]:not([aria-disabled])';

/** For a list of fixed values, the hidden input beside the button has the name. */
const inputOf = (element: HTMLElement): HTMLElement =>
  element.matches('input, textarea') ? element : (element.parentElement?.querySelector('input') ?? element);

const nameOf = (element: HTMLElement): string => inputOf(element).getAttribute('name') ?? '';

const isEmpty = (element: HTMLElement): boolean =>
  'value' in inputOf(element) && (inputOf(element) as HTMLInputElement).value === '';

/** The input to focus in a new record: the first empty one that is required, else the first empty one, else the first of all. */
export function firstToWrite(
  form: Element | null | undefined,
  sections: readonly FormSection[],
): HTMLElement | undefined {
  const visible = [...(form?.querySelectorAll<HTMLElement>(writable) ?? [])].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  );
  // The server sets the prefix of a number by default.
  const emptyInputs = visible.filter((element) => isEmpty(element) && nameOf(element) !== 'prefix');
  // A field that takes its value from elsewhere is not offered first, because it will be filled in a moment.
  const requiredPaths = new Set(
    sections.flatMap(({ items }) =>
      items.filter(({ field }) => field.required && !field.takes).map(({ path }) => path),
    ),
  );
  return emptyInputs.find((element) => requiredPaths.has(nameOf(element))) ?? emptyInputs[0] ?? visible[0];
}
