import type { WeighingReport } from './weighingReport.rules.ts';

/** One weighing of a report, as people read it. */
export interface ReportedWeighing {
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
export interface ReportedWeighings extends WeighingReport {
  readonly rows: readonly ReportedWeighing[];
}
