import type { ErrorCode } from './errorCatalogue.ts';

/** A rule for a value that depends on another value or on the clock. Checked when a person writes one of the two. */
export type Constraint =
  /**
   * A day or a moment that is not later than that of another field. Forms of a `span` keep its length: when somebody moves its
   * beginning, the end moves with it.
   */
  | {
      readonly field: string;
      readonly rule: 'notAfterField';
      readonly other: string;
      readonly span?: true;
    }
  /** A day or a moment at most so many days in the future. */
  | { readonly field: string; readonly rule: 'notAfterNow'; readonly days: number }
  /** A day that is not in the past when the record is created. */
  | { readonly field: string; readonly rule: 'notBeforeToday' }
  /** An amount that cannot be lowered. A debt can only be cancelled as a whole, by a call of its own and with a reason. */
  | { readonly field: string; readonly rule: 'notLowered' }
  /** The sum of the same field in its parts, if there are any: the records of `of` that refer to this one by their field `by`. */
  | { readonly field: string; readonly rule: 'sumOf'; readonly of: string; readonly by: string }
  /**
   * A secret that is sent to the address in other fields. A person who changes one of these fields must write the secret again.
   * Otherwise somebody who does not know the secret could have it sent to an address of their own.
   */
  | { readonly field: string; readonly rule: 'writtenAgainWith'; readonly fields: readonly string[] }
  /**
   * A reference that may not name a record that its field excludes by `notOffered`. The refusal has the name of that record as
   * `name`.
   */
  | { readonly field: string; readonly rule: 'offered'; readonly refusal: ErrorCode }
  /**
   * A value that must equal the field of the same name in the record of `reference`, if that record has a value. The refusal has
   * the name of that record as `name`.
   */
  | {
      readonly field: string;
      readonly rule: 'asIn';
      readonly reference: string;
      readonly refusal: ErrorCode;
    }
  /** A VAT number that follows the rules of the country in a reference field, if the object has such a field. */
  | { readonly field: string; readonly rule: 'vatNumberOf'; readonly country?: string };
