import exceljs from 'exceljs';
import { DateTime } from 'luxon';
import { groupName } from '#domain/reports/groupName.ts';
import type { ReportedWeighing } from '#domain/reports/reportedWeighing.ts';
import type { Language } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import { weighingDimensions, type WeighingReport } from '#domain/reports/weighingReport.rules.ts';
import { weighingReportWords } from '#domain/reports/weighingReport.words.ts';

const tonnes = '0.000';
const local = (iso: string): Date =>
  DateTime.fromISO(iso).setZone(businessZone).setZone('utc', { keepLocalTime: true }).toJSDate();

/** A workbook of a report: its sums on the first sheet, its weighings on the second. Numbers are numbers. */
export const reportWorkbook = async (
  report: WeighingReport,
  rows: readonly ReportedWeighing[],
  language: Language,
): Promise<Buffer> => {
  const workbook = new exceljs.Workbook();
  const words = weighingReportWords[language];
  const label = (name: string) => fieldLabel(language, 'weighingRecord', name);
  const sums = workbook.addWorksheet(words.total, { views: [{ state: 'frozen', ySplit: 1 }] });
  sums.columns = [
    { width: 24 },
    { width: 34 },
    { width: 10 },
    ...[1, 2, 3].map(() => ({ width: 14, style: { numFmt: tonnes } })),
  ];
  sums.addRow(['', '', words.count, label('brutto'), label('tare'), label('netto')]).font = { bold: true };
  for (const dimension of weighingDimensions)
    for (const group of report.groups[dimension])
      sums.addRow([words.dimensions[dimension], groupName(language, dimension, group), ...figures(group)]);
  sums.addRow(['', words.total, ...figures(report.totals)]).font = { bold: true };

  const sheet = workbook.addWorksheet(words.weighings, {
    views: [{ state: 'frozen', ySplit: 1 }],
  });
  const names = ['numberStr', 'nettoTime', 'typeOfDocument', 'typeOfOperation', 'carNumber', 'product', 'customer', 'scaleNetto', 'brutto', 'tare', 'netto']; // prettier-ignore
  sheet.columns = names.map((name) => ({
    width: ['product', 'customer', 'scaleNetto'].includes(name) ? 28 : 18,
    ...(name === 'nettoTime' ? { style: { numFmt: 'dd.mm.yyyy hh:mm' } } : {}),
    ...(['brutto', 'tare', 'netto'].includes(name) ? { style: { numFmt: tonnes } } : {}),
  }));
  sheet.addRow(names.map(label)).font = { bold: true };
  for (const row of rows)
    sheet.addRow([
      row.numberStr,
      local(row.nettoTime),
      enumLabel(language, 'typeOfDocument', row.typeOfDocument),
      enumLabel(language, 'typeOfOperation', row.typeOfOperation),
      row.carNumber,
      row.product,
      row.customer,
      row.scale,
      ...[row.brutto, row.tare, row.netto].map((weight) => (weight === null ? null : Number(weight))),
    ]);
  return Buffer.from(await workbook.xlsx.writeBuffer());
};

const figures = ({ count, brutto, tare, netto }: WeighingReport['totals']): number[] => [
  count,
  ...[brutto, tare, netto].map(Number),
];
