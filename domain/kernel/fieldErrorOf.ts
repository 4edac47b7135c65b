import type { z } from 'zod';
import { errorCatalogue, type ErrorCode } from './errorCatalogue.ts';
import type { FieldError } from './fail.ts';

const paramsOf = (found: z.core.$ZodIssue): FieldError['params'] => {
  if (found.code === 'too_big') return { maxLength: Number(found.maximum), max: Number(found.maximum) };
  if (found.code === 'too_small') return { minLength: Number(found.minimum), min: Number(found.minimum) };
  if (found.code === 'invalid_value') return { values: found.values.map(String) };
  return 'params' in found ? (found.params as FieldError['params']) : undefined;
};

/** Our own checks report an error code as their message. Those of zod report a sentence: then a general code is used. */
const codeOf = ({ code, message }: z.core.$ZodIssue): ErrorCode => {
  if (Object.hasOwn(errorCatalogue, message)) return message as ErrorCode;
  return code === 'invalid_type' ? 'invalid_type' : 'invalid_value';
};

/** An error of a validator, with the path of the field. */
export function toFieldError(name: string, found: z.core.$ZodIssue): FieldError {
  const path = found.path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('');
  const params = paramsOf(found);
  return {
    field: `${name}${path}`,
    code: codeOf(found),
    ...(params ? { params } : {}),
  };
}
