import { isReference } from '#domain/kernel/record.ts';

/** The values of fields of a firm, typed or told by a register. */
export type FirmValues = Readonly<Record<string, unknown>>;

/** The values that a register gives for a firm, compared with what is typed. */
export interface RegisterFill {
  /** Fields that nobody has filled. */
  readonly empty: FirmValues;
  /** Fields in which something else is typed. A person decides about them. */
  readonly differing: FirmValues;
}

/** Compares the values of a register with those of the form. A value that differs only in spelling stays as it is typed. */
export function registerFill(typed: FirmValues, registered: FirmValues): RegisterFill {
  const filled = Object.entries(registered).filter(([, value]) => inWords(value) !== '');
  const isEmpty = (field: string): boolean => inWords(typed[field]) === '';
  return {
    empty: Object.fromEntries(filled.filter(([field]) => isEmpty(field))),
    differing: Object.fromEntries(
      filled.filter(([field, value]) => !isEmpty(field) && !isSame(field, typed[field], value)),
    ),
  };
}

/** Whether both values mean the same, however they are written. */
const isSame = (field: string, typed: unknown, registered: unknown): boolean =>
  digitFields.has(field)
    ? digitsOf(typed) === digitsOf(registered)
    : inWords(typed).toLowerCase() === inWords(registered).toLowerCase();

/** Fields of which only the digits are compared. */
const digitFields: ReadonlySet<string> = new Set(['nip', 'regon', 'postCode']);

/** The digits of a number as people write it, with dashes, spaces or the letters of its country. */
export function digitsOf(value: unknown): string {
  return inWords(value).replaceAll(/\D/g, '');
}

/** A text or the name of a reference, with single blanks; an empty text for any other value. */
export function inWords(value: unknown): string {
  if (isReference(value)) return value.presentation.trim();
  return typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
}
