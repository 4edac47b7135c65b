import type { WeighingReport } from '#domain/reports/weighingReport.rules.ts';

/** One weighing of a report. */
export interface ShownWeighing {
  readonly id: number;
  readonly numberStr: string;
  readonly nettoTime: string;
  readonly typeOfDocument: string;
  readonly typeOfOperation: string;
  readonly carNumber: string | null;
  readonly product: string | null;
  readonly customer: string | null;
  readonly scale: string | null;
  readonly brutto: string | null;
  readonly tare: string | null;
  readonly netto: string;
}

/** A report as the API answers it: the sums of all weighings, and the first of them. */
export interface ShownReport extends WeighingReport {
  readonly rows: readonly ShownWeighing[];
}
