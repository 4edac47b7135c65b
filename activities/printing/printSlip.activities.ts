import { ApplicationFailure } from '@temporalio/common';
import { receiptPrinted } from '#database/finance/receiptPrinted.ts';
import { keepSlipPdf, printJob, type PrintJob } from '#database/printing/printJobs.ts';
import { notifyOfSilentPrinter } from '#database/printing/notifyOfSilentPrinter.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { slip } from '#domain/printing/slip.ts';
import type { SlipPrinting } from '#workflows/printing/printSlip.activities.ts';
import { withRefusals } from '../refusals.ts';
import type { Dependencies } from '../dependencies.ts';
import { toEscPos } from './escpos.ts';
import { toPdf } from './pdf.ts';
import { PaperOut, sendToPrinter, usualPrinterPort } from './printer.ts';

/** Prints slips on the printer of their working place: rolls in ESC/POS, sheets as PDF, which office printers accept. */
export function printSlipActivities({ database, deviceAddress }: Dependencies): SlipPrinting {
  const jobOf = async (printId: number): Promise<PrintJob> => {
    const job = await printJob(database.sql, printId);
    if (!job) throw new Error(`there is no print ${printId}`);
    return job;
  };

  return withRefusals<SlipPrinting>({
    printSlip: async ({ printId }) => {
      const job = await jobOf(printId);
      if (!job.printer) throw new Error('no printer stands there');
      const content = slip.parse(job.data);
      const oneCopy = job.roll ? toEscPos(content) : await toPdf(content, sheetOf(job));
      // Refuses an address outside the networks for devices.
      const [host, port] = [await deviceAddress(job.printer), job.port || usualPrinterPort];
      if (job.roll)
        return sendToPrinter(host, port, Buffer.concat(Array.from({ length: job.copies }, () => oneCopy)), {
          asksPaper: true,
        }).catch(asFinal);
      // The end of a PDF ends the job, so each copy is a job of its own.
      for (let copy = 0; copy < job.copies; copy += 1) await sendToPrinter(host, port, oneCopy);
    },
    closePrint: async ({ key, printId, printed }) => {
      const job = await jobOf(printId);
      // A slip that was not printed is stored as PDF, so that somebody can print it elsewhere.
      const pdf = printed ? null : await toPdf(slip.parse(job.data), onRoll);
      await database.once(key, async (tx) => {
        const slipState = printed ? 'Printed' : 'AsPdf';
        await tx.records.updateOnly(systemActor, 'printHistory', printId, { slipState });
        if (printed) await receiptPrinted(tx, printId);
        if (pdf && job.printer && job.placeId !== null)
          await notifyOfSilentPrinter(tx, { id: job.placeId, name: job.placeName ?? '' });
        if (pdf) await keepSlipPdf(tx.sql, printId, pdf);
      });
    },
  });
}

/** Makes the lack of paper final: another attempt would not help, and the driver waits. After other errors printing is retried. */
const asFinal = (error: unknown): never => {
  if (error instanceof PaperOut) throw ApplicationFailure.nonRetryable(error.message, 'PaperOut');
  throw error;
};

/** The format of a stored PDF: without a paper size it is a roll. */
const onRoll = { pageSize: null, orientation: 'portrait' } as const;
/** The paper size of a sheet printer for which none is set. */
const sheetOf = ({ pageSize, orientation }: PrintJob) => ({ pageSize: pageSize || 'A4', orientation });
