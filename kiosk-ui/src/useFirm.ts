import { useState } from 'react';
import type { KioskFirm } from '#domain/terminal/kioskPaymentMessages.ts';
import type { VisitControl } from './useVisit.ts';

/** Looks for a firm. The driver may give a look-up up: it changes nothing, and on a lost connection it waits for ever. */
export function createFirmLookUp(find: VisitControl['client']['firm']) {
  let stop = new AbortController();
  return {
    /**
     * @returns undefined if the driver has given the look-up up
     * @throws what the call throws
     */
    find: async (number: string, driverGone: AbortSignal): Promise<KioskFirm | undefined> => {
      stop = new AbortController();
      const { signal } = stop;
      try {
        return await find(number, { signal: AbortSignal.any([driverGone, signal]) });
      } catch (thrown) {
        if (signal.aborted) return undefined;
        throw thrown;
      }
    },
    giveUp: (): void => stop.abort(),
  };
}

/** The buyer that the register of firms knows by the typed number; null until it has answered, and after `setFirm(null)`. */
export function useFirm({ client, attempt, clearProblem }: VisitControl) {
  const [firm, setFirm] = useState<KioskFirm | null>(null);
  const [lookUp] = useState(() => createFirmLookUp(client.firm));
  const find = (number: string) =>
    void attempt(async (signal) => {
      const found = await lookUp.find(number, signal);
      if (found) setFirm(found);
    });
  /** Goes back from the number, also while the register has not answered. */
  const leave = () => {
    lookUp.giveUp();
    clearProblem();
  };
  return { firm, setFirm, find, leave };
}
