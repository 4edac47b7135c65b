import { emailReport } from '../mail/email.report.ts';
import { orderRegister } from '../sales/orderRegister.report.ts';
import { timeReport } from '../platform/time.report.ts';
import { interactionReport } from '../service/interaction.report.ts';
import { shiftReport } from '../weighing/shift.report.ts';
import type { Report } from './report.ts';

/** All declared reports. */
export const reports: readonly Report[] = [
  shiftReport,
  interactionReport,
  orderRegister,
  emailReport,
  timeReport,
];

export function reportNamed(name: string): Report | undefined {
  return reports.find((report) => report.name === name);
}
