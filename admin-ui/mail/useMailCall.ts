import { useQueryClient } from '@tanstack/react-query';
import { useNotifyError } from '../parts/useNotifyError.ts';

/** Runs a call that changes mail, shows why it was refused, and reads the mail again. @returns whether it was done */
export function useMailCall(): (call: () => Promise<unknown>) => Promise<boolean> {
  const client = useQueryClient();
  const notifyError = useNotifyError();
  return async (call) => {
    try {
      await call();
      return true;
    } catch (error) {
      notifyError(error);
      return false;
    } finally {
      await client.invalidateQueries({ queryKey: ['mail'] });
    }
  };
}
