import { useCreateContext, useRegisterMutationMiddleware, type DataProvider, type Middleware } from 'ra-core';
import { useCallback, useRef } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { WriteRecord } from './useChangeRecord.ts';

const nothing = (): void => undefined;

/** For `CreateBase`: the form itself shows that a record was created, or why not. */
export const reportedByForm = { onSuccess: nothing, onError: nothing } as const;

type Outcome = { readonly record: AnyRecord } | { readonly refusal: unknown };

const recordOf = (outcome: Outcome | undefined): AnyRecord => {
  if (!outcome) throw new Error('the record was not sent');
  if ('refusal' in outcome) throw outcome.refusal;
  return outcome.record;
};

/**
 * Creates a record by the `CreateBase` around the form. The controller's `save` returns nothing, so a middleware takes the
 * record or the error; unlike a callback, it is also called after the person has left the page.
 */
export function useCreateRecord(): WriteRecord {
  const { save } = useCreateContext<AnyRecord>();
  const outcome = useRef<Outcome>(undefined);
  const keepOutcome = useCallback<Middleware<DataProvider['create']>>(async (resource, params, next) => {
    try {
      const answer = await next(resource, params);
      outcome.current = { record: answer.data };
      return answer;
    } catch (refusal) {
      outcome.current = { refusal };
      throw refusal;
    }
  }, []);
  useRegisterMutationMiddleware(keepOutcome);
  return useCallback(
    async (values) => {
      outcome.current = undefined;
      await save?.(values);
      return recordOf(outcome.current);
    },
    [save],
  );
}
