import { useCreateContext, useRegisterMutationMiddleware, type DataProvider, type Middleware } from 'ra-core';
import { useCallback, useRef } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { WriteRecord } from './useChangeRecord.ts';

/**
 * Creates a record by the `CreateBase` around the form. The controller's `save` returns nothing, so a middleware takes the
 * record from the answer; unlike a callback, it is also called after the person has left the page.
 */
export function useCreateRecord(): WriteRecord {
  const { save } = useCreateContext<AnyRecord>();
  const created = useRef<AnyRecord>(undefined);
  const hear = useCallback<Middleware<DataProvider['create']>>(async (resource, params, next) => {
    const answer = await next(resource, params);
    created.current = answer.data;
    return answer;
  }, []);
  useRegisterMutationMiddleware(hear);
  return useCallback(
    async (values) => {
      created.current = undefined;
      let refusal: unknown;
      await save?.(values, {
        onError: (error) => {
          refusal = error;
        },
      });
      if (!created.current) throw refusal;
      return created.current;
    },
    [save],
  );
}
