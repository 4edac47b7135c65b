import { sql } from 'kysely';
import { receiptPrinted } from '#database/finance/receiptPrinted.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { slip } from '#domain/printing/slip.ts';
import type { SlipPrinting } from '#workflows/printing/printSlip.activities.ts';
import { withRefusals } from '../refusals.ts';
import type { Surroundings } from '../surroundings.ts';
import { toEscPos } from './escpos.ts';
import { toPdf } from './pdf.ts';
import { sendToPrinter, usualPrinterPort } from './printer.ts';

interface PrintJob {
  readonly data: unknown;
  readonly copies: number;
  readonly printer: string | null;
  readonly port: number | null;
  readonly roll: boolean;
  readonly pageSize: string | null;
  readonly orientation: 'portrait' | 'landscape';
}

/** Slips go to the printer of their working place: rolls in ESC/POS, sheets as PDF, which office printers take as it is. */
export const printSlipActivities = ({ database }: Surroundings): SlipPrinting => {
  const jobOf = async (printId: number): Promise<PrintJob> => {
    const { rows } = await sql<PrintJob>`
      select p.document_data as data, p.copies, w.printer_name as printer, w.network_port as port,
        coalesce(w.is_roll_printer, true) as roll, w.page_size as "pageSize", coalesce(w.orientation, 'portrait') as orientation
      from print_history p left join working_place w on w.id = p.working_place_id where p.id = ${printId}`.execute(
      database.sql,
    );
    const [job] = rows;
    if (!job) throw new Error(`there is no print ${printId}`);
    return job;
  };

  return withRefusals<SlipPrinting>({
    printSlip: async ({ printId }) => {
      const job = await jobOf(printId);
      if (!job.printer) throw new Error('no printer stands there');
      const content = slip.parse(job.data);
      const once = job.roll ? toEscPos(content) : await toPdf(content, sheetOf(job));
      const port = job.port || usualPrinterPort;
      if (job.roll)
        return sendToPrinter(
          job.printer,
          port,
          Buffer.concat(Array.from({ length: job.copies }, () => once)),
        );
      // A PDF has one end: each copy is a job of its own.
      for (let copy = 0; copy < job.copies; copy += 1) await sendToPrinter(job.printer, port, once);
    },
    closePrint: async ({ key, printId, printed }) => {
      const content = printed ? null : await toPdf(slip.parse((await jobOf(printId)).data), onRoll);
      await database.once(key, async (tx) => {
        const slipState = printed ? 'Printed' : 'AsPdf';
        await tx.records.update(systemActor, 'printHistory', printId, { slipState });
        if (printed) await receiptPrinted(tx, printId);
        if (content)
          await sql`insert into slip_pdf (print_id, content) values (${printId}, ${content})`.execute(tx.sql);
      });
    },
  });
};

const onRoll = { pageSize: null, orientation: 'portrait' } as const;
/** A sheet printer without a size has the paper of offices. */
const sheetOf = ({ pageSize, orientation }: PrintJob) => ({ pageSize: pageSize || 'A4', orientation });
