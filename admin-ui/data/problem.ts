import { HttpError } from 'ra-core';

/** An RFC 9457 problem document from the API; its messages are already in the reader's language. */
interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

/** What react-admin's forms read. Errors are nested like the record: `errors.recipients[0].name` is the error of a cell. */
export interface ProblemBody {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, unknown>>;
}

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'detail' in answer;

/** `a[0].b` with a message becomes `{a: [{b: message}]}`, the shape that react-hook-form gives its own errors. */
const putAt = (errors: Record<string, unknown>, path: string, message: string): void => {
  const steps = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  let level = errors;
  for (const [index, step] of steps.entries()) {
    // The API may report an error of a whole list and one of its rows. Then only the error of the row is kept: it says more.
    const isNested = typeof level[step] === 'object';
    if (index === steps.length - 1) {
      if (!isNested) level[step] = message;
      return;
    }
    // A number after this step is an index in a list.
    if (!isNested) level[step] = /^\d+$/.test(steps[index + 1] ?? '') ? [] : {};
    level = level[step] as Record<string, unknown>;
  }
};

const fieldErrors = (problem: Problem): Record<string, unknown> | undefined => {
  if (!problem.errors?.length) return undefined;
  const errors: Record<string, unknown> = {};
  // An error of no single field goes to `root`, where react-hook-form keeps errors of the whole form.
  for (const { field, message } of problem.errors) putAt(errors, field || 'root', message);
  return errors;
};

/** The error to throw for an answer that is no success. An answer that is no problem document has the code `unexpected`. */
export function problemError(status: number, answer: unknown): HttpError {
  if (!isProblem(answer))
    return new HttpError(status >= 500 ? 'keja.error.server' : 'ra.notification.http_error', status, {
      code: 'unexpected',
      params: {},
    });
  const errors = fieldErrors(answer);
  return new HttpError(answer.detail, status, {
    code: answer.code,
    params: answer.params,
    ...(errors ? { errors } : {}),
  });
}

/** The error of a call without an answer: the network or the server is not there. */
export function unreachable(): HttpError {
  return new HttpError('keja.error.unreachable', 0, { code: 'unreachable', params: {} });
}

/** The stable code of a call that failed; undefined for any other error. */
export function problemCode(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as ProblemBody | null)?.code : undefined;
}

/** The errors by field, if the refusal has any. */
export function fieldErrorsOf(error: unknown): ProblemBody['errors'] {
  return error instanceof HttpError ? (error.body as ProblemBody | null)?.errors : undefined;
}
