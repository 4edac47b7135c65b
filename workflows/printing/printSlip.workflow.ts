import { log, proxyActivities, setCurrentDetails, upsertSearchAttributes } from '@temporalio/workflow';
import { databasePort } from '../kernel/databasePort.ts';
import { keyOf } from '../kernel/step.ts';
import { searchKeys } from '../searchAttributes.ts';
import type { SlipPrinting } from './printSlip.activities.ts';
import type { PrintSlipInput } from './printSlip.messages.ts';

/**
 * The driver waits at the kiosk, which shows the slip on its screen if printing fails. The driver and the operators must know of
 * a failure within ten seconds. The tries therefore end earlier, and leave time to start, to draw the slip and to notify people.
 */
const printer = proxyActivities<Pick<SlipPrinting, 'printSlip'>>({
  startToCloseTimeout: '3 seconds',
  scheduleToCloseTimeout: '6 seconds',
  retry: { initialInterval: '1 second', backoffCoefficient: 1.5 },
  summary: 'send the slip to its printer',
});
const db = databasePort<Pick<SlipPrinting, 'closePrint'>>();

/** Prints one slip, or gives up: `closePrint` then stores it as PDF. Returns whether it was printed. */
export async function printSlip({ printId }: PrintSlipInput): Promise<boolean> {
  const printed = await printer.printSlip({ printId }).then(
    () => true,
    (error: unknown) => {
      log.warn('the slip is not printed', { printId, error });
      return false;
    },
  );
  await db.closePrint({ key: keyOf('closed'), printId, printed });
  const stage = printed ? 'printed' : 'failed';
  upsertSearchAttributes([
    { key: searchKeys.stage, value: stage },
    { key: searchKeys.needsAttention, value: !printed },
  ]);
  setCurrentDetails(stage);
  return printed;
}
