import { useState } from 'react';
import type { KioskSlip, SlipKind } from '#domain/terminal/kioskPaymentMessages.ts';
import { lookEveryMs, pause } from './kioskCall.ts';
import type { KioskLanguage } from './texts/texts.ts';
import type { VisitControl } from './useVisit.ts';

const paperStates = { Queued: 'printing', Printed: 'printed', AsPdf: 'asPdf' } as const;
/** A document that the driver had printed. `address` is that of its PDF. */
export type Paper = {
  readonly kind: SlipKind;
  readonly says: (typeof paperStates)[KioskSlip['state']];
  readonly address: string;
};

interface Printing {
  readonly client: Pick<VisitControl['client'], 'slip' | 'slipAddress'>;
  readonly kind: SlipKind;
  /** Sends the slip to the printer. */
  readonly begin: () => Promise<KioskSlip>;
  readonly show: (paper: Paper | null) => void;
  readonly signal: AbortSignal;
}

/**
 * Prints a slip and shows its state until it is printed or only available as PDF. After an error the note is removed: as long as
 * a note says that paper comes, the kiosk waits longer before it begins again for the next driver.
 * @throws what the calls throw
 */
export async function showPrinting({ client, kind, begin, show, signal }: Printing): Promise<void> {
  try {
    let slip = await begin();
    const address = client.slipAddress(slip.id);
    show({ kind, says: paperStates[slip.state], address });
    while (slip.state === 'Queued') {
      await pause(lookEveryMs, signal);
      slip = await client.slip(slip.id, { signal });
      show({ kind, says: paperStates[slip.state], address });
    }
  } catch (thrown) {
    show(null);
    throw thrown;
  }
}

/**
 * The document that the driver had printed last, and the function that prints one. `press` gives the same key to a press that is
 * repeated because its answer was lost, so that nothing is printed twice.
 */
export function usePaper({ client, attempt, press }: VisitControl, language: KioskLanguage) {
  const [paper, setPaper] = useState<Paper | null>(null);
  const print = (kind: SlipKind) =>
    void attempt((signal) =>
      showPrinting({
        client,
        kind,
        begin: () => press(`print ${kind}`, (key) => client.printSlip(kind, language, key, { signal })),
        show: setPaper,
        signal,
      }),
    );
  return { paper, setPaper, print };
}
