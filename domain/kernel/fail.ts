import { errorCatalogue, type ErrorCode } from './errorCatalogue.ts';

export type ErrorParams = Record<string, string | number | boolean | null | string[]>;

/** An error in one field of the input. `field` is its path, such as `recipients[0].phoneNumber`. */
export interface FieldError {
  readonly field: string;
  readonly code: ErrorCode;
  readonly params?: ErrorParams;
}

/** A refusal with a stable code; the API turns it into an RFC 9457 problem document. */
export class KejaError extends Error {
  readonly code: ErrorCode;
  readonly params: ErrorParams;
  readonly errors: readonly FieldError[];

  constructor(code: ErrorCode, params: ErrorParams = {}, errors: readonly FieldError[] = []) {
    super(`${code} ${JSON.stringify(params)}`);
    this.name = 'KejaError';
    this.code = code;
    this.params = params;
    this.errors = errors;
  }

  /** The HTTP status of the answer. */
  get status(): number {
    return errorCatalogue[this.code];
  }
}

/** Makes the error of a refusal; the caller throws it. */
export function fail(code: ErrorCode, params?: ErrorParams): KejaError {
  return new KejaError(code, params);
}

/** Makes one error from errors of fields; the caller throws it. */
export function failFields(errors: readonly FieldError[]): KejaError {
  return new KejaError('validation_failed', { count: errors.length }, errors);
}
