import { z } from 'zod';
import { errorCatalogue, type ErrorCode } from '../kernel/errorCatalogue.ts';
import type { KejaError } from '../kernel/fail.ts';
import type { Language } from '../kernel/language.ts';
import { errorMessage } from '../labels/index.ts';

const code = z.enum(Object.keys(errorCatalogue) as [ErrorCode, ...ErrorCode[]]);
const params = z.record(
  z.string(),
  z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())]),
);

/** Why a process stopped: the refusal, and the refused fields of a record. */
const stopReason = z.object({
  code,
  params,
  errors: z.array(z.object({ field: z.string(), code, params })),
});
export type StopReason = z.infer<typeof stopReason>;

export function stopReasonOf(error: KejaError): StopReason {
  return {
    code: error.code,
    params: error.params,
    errors: error.errors.map((each) => ({ field: each.field, code: each.code, params: each.params ?? {} })),
  };
}

/** The reason as text; null if it was stored by a later version of Keja and cannot be read. */
export function stopReasonText(language: Language, stored: unknown): string | null {
  const reason = stopReason.safeParse(stored).data;
  if (!reason) return null;
  const fields = reason.errors.map(
    (each) => `${each.field}: ${errorMessage(language, each.code, each.params)}`,
  );
  return [errorMessage(language, reason.code, reason.params), ...fields].join(' ');
}
