import type { z } from 'zod';
import { errorCatalogue, type ErrorCode } from './errorCatalogue.ts';
import type { FieldError } from './fail.ts';

/** A limit has two names, because the messages about texts use the first. */
const paramsOf = (issue: z.core.$ZodIssue): FieldError['params'] => {
  if (issue.code === 'too_big') return { maxLength: Number(issue.maximum), max: Number(issue.maximum) };
  if (issue.code === 'too_small') return { minLength: Number(issue.minimum), min: Number(issue.minimum) };
  if (issue.code === 'invalid_value') return { values: issue.values.map(String) };
  return 'params' in issue ? (issue.params as FieldError['params']) : undefined;
};

/** Our own checks report an error code as their message. Those of zod report a sentence: then a general code is used. */
const codeOf = ({ code, message }: z.core.$ZodIssue): ErrorCode => {
  if (Object.hasOwn(errorCatalogue, message)) return message as ErrorCode;
  return code === 'invalid_type' ? 'invalid_type' : 'invalid_value';
};

/** An error of a validator, with the path of the field. */
export function toFieldError(name: string, issue: z.core.$ZodIssue): FieldError {
  const path = issue.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('');
  const params = paramsOf(issue);
  return {
    field: `${name}${path}`,
    code: codeOf(issue),
    ...(params ? { params } : {}),
  };
}
