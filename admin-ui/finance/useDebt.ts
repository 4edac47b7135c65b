import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { cashCalls } from './cashCalls.ts';

/** The debt of a truck, updated when it changes, and a function that makes a change and reads the debt again. */
export function useDebt(dispositionId: number) {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  useRefetchOnChange(['punishment', 'deliveryPayment', 'cardPayment', 'invoice'], ['debt', dispositionId]);
  const { data, error } = useQuery({
    queryKey: ['debt', dispositionId],
    queryFn: ({ signal }) => cashCalls.debt(dispositionId, signal),
  });
  /** Resolves to true if the change was made; otherwise the error is shown. */
  const act = async (command: () => Promise<unknown>): Promise<boolean> => {
    const isDone = await command().then(
      () => true,
      (refused: unknown) => {
        notifyError(refused);
        return false;
      },
    );
    await client.invalidateQueries({ queryKey: ['debt', dispositionId] });
    void client.invalidateQueries({ queryKey: ['debtors'] });
    return isDone;
  };
  return { debt: data, error, act };
}
/** Makes a change, shows its refusal, and reads again what it may have changed. */
export type Act = ReturnType<typeof useDebt>['act'];
