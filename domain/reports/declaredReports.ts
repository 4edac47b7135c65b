import { interactionReport } from '../service/interaction.report.ts';
import { shiftReport } from '../weighing/shift.report.ts';
import type { Report } from './report.ts';

/** All declared reports. */
export const reports: readonly Report[] = [shiftReport, interactionReport];

export function reportNamed(name: string): Report | undefined {
  return reports.find((report) => report.name === name);
}
