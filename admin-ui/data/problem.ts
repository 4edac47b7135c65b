import { HttpError } from 'ra-core';
import { saysNoContent } from '#domain/mail/noContent.rules.ts';

/** An RFC 9457 problem document from the API; its messages are already in the reader's language. */
interface Problem {
  readonly code: string;
  readonly detail: string;
  readonly status: number;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors?: readonly { readonly field: string; readonly code: string; readonly message: string }[];
}

/** What react-admin's forms read: messages by field path, `recipients[0].name` written `recipients.0.name`. */
export interface ProblemBody {
  readonly code: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly errors?: Readonly<Record<string, unknown>>;
}

const isProblem = (answer: unknown): answer is Problem =>
  typeof answer === 'object' && answer !== null && 'code' in answer && 'detail' in answer;

/** `a[0].b` with a message becomes `{a: [{b: message}]}`, the shape that react-hook-form gives its own errors. */
const place = (errors: Record<string, unknown>, path: string, message: string): void => {
  const steps = path
    .replace(/\[(\d+)\]/g, '.$1')
    .split('.')
    .filter(Boolean);
  let at = errors;
  for (const [index, step] of steps.entries()) {
    if (index === steps.length - 1) at[step] = message;
    else at = (at[step] ??= /^\d+$/.test(steps[index + 1] ?? '') ? [] : {}) as Record<string, unknown>;
  }
};

const fieldErrors = (problem: Problem): Record<string, unknown> | undefined => {
  if (!problem.errors?.length) return undefined;
  const errors: Record<string, unknown> = {};
  for (const { field, message } of problem.errors) place(errors, field || 'root', message);
  return errors;
};

/** A refusal. @param path of the call: where no reason is given, some say so in words of their own */
export function problemError(status: number, answer: unknown, path = ''): HttpError {
  if (!isProblem(answer)) {
    const usual = status >= 500 ? 'keja.error.server' : 'ra.notification.http_error';
    return new HttpError(saysNoContent(path) ? noContent : usual, status, { code: 'unexpected', params: {} });
  }
  const errors = fieldErrors(answer);
  return new HttpError(answer.detail, status, {
    code: answer.code,
    params: answer.params,
    ...(errors ? { errors } : {}),
  });
}

/** No answer: the network or the server is away. The list of reclamations says so as e-mails do. */
export function unreachable(path = ''): HttpError {
  const message = saysNoContent(path) || path === '/api/reclamation' ? noContent : 'keja.error.unreachable';
  return new HttpError(message, 0, { code: 'unreachable', params: {} });
}

/** An answer that holds nothing, to a call that says so. */
export function emptyAnswer(status: number, path: string): HttpError | undefined {
  return saysNoContent(path)
    ? new HttpError(noContent, status, { code: 'unexpected', params: {} })
    : undefined;
}

const noContent = 'keja.error.noContent';

export function problemCode(error: unknown): string | undefined {
  return error instanceof HttpError ? (error.body as ProblemBody | null)?.code : undefined;
}

/** The errors by field, if the refusal has any. */
export function fieldErrorsOf(error: unknown): ProblemBody['errors'] {
  return error instanceof HttpError ? (error.body as ProblemBody | null)?.errors : undefined;
}
