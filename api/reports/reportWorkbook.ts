import { DateTime } from 'luxon';
import { groupName } from '#domain/reports/groupName.ts';
import type { ReportedWeighing } from '#domain/reports/reportedWeighing.ts';
import type { Language } from '#domain/kernel/language.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { enumLabel, fieldLabel } from '#domain/labels/index.ts';
import { weighingDimensions, type WeighingReport } from '#domain/reports/weighingReport.rules.ts';
import { weighingReportWords } from '#domain/reports/weighingReport.words.ts';
import type { WorkbookSheet } from '../workbook/sheetXml.ts';
import { workbookOf } from '../workbook/writeWorkbook.ts';

const tonnes = '0.000';
const local = (iso: string): Date =>
  DateTime.fromISO(iso).setZone(businessZone).setZone('utc', { keepLocalTime: true }).toJSDate();

/** A workbook of a report: sums on the first sheet, weighings on the second. Numbers are stored as numbers. */
export function reportWorkbook(
  report: WeighingReport,
  rows: readonly ReportedWeighing[],
  language: Language,
): Promise<Buffer> {
  return workbookOf([sumsSheet(report, language), weighingsSheet(rows, language)]);
}

const label = (language: Language, name: string): string => fieldLabel(language, 'weighingRecord', name);

function sumsSheet(report: WeighingReport, language: Language): WorkbookSheet {
  const words = weighingReportWords(language);
  const rows = weighingDimensions.flatMap((dimension) =>
    report.groups[dimension].map((group) => [
      words.dimensions[dimension],
      groupName(language, dimension, group),
      ...figures(group),
    ]),
  );
  return {
    name: words.total,
    columns: [
      { heading: '', width: 24 },
      { heading: '', width: 34 },
      { heading: words.count, width: 10 },
      ...['brutto', 'tare', 'netto'].map((name) => ({
        heading: label(language, name),
        width: 14,
        format: tonnes,
      })),
    ],
    pages: [rows],
    totals: ['', words.total, ...figures(report.totals)],
  };
}

/** The columns of a weighing: width and format. */
const weighingColumns: Readonly<Record<string, { readonly width: number; readonly format?: string }>> = {
  numberStr: { width: 18 },
  nettoTime: { width: 18, format: 'dd.mm.yyyy hh:mm' },
  typeOfDocument: { width: 18 },
  typeOfOperation: { width: 18 },
  carNumber: { width: 18 },
  product: { width: 28 },
  customer: { width: 28 },
  scaleNetto: { width: 28 },
  brutto: { width: 18, format: tonnes },
  tare: { width: 18, format: tonnes },
  netto: { width: 18, format: tonnes },
};

function weighingsSheet(rows: readonly ReportedWeighing[], language: Language): WorkbookSheet {
  return {
    name: weighingReportWords(language).weighings,
    columns: Object.entries(weighingColumns).map(([name, column]) => ({
      heading: label(language, name),
      ...column,
    })),
    pages: [
      rows.map((row) => [
        row.numberStr,
        local(row.nettoTime),
        enumLabel(language, 'typeOfDocument', row.typeOfDocument),
        enumLabel(language, 'typeOfOperation', row.typeOfOperation),
        row.carNumber,
        row.product,
        row.customer,
        row.scale,
        ...[row.brutto, row.tare, row.netto].map((weight) => (weight === null ? null : Number(weight))),
      ]),
    ],
  };
}

const figures = ({ count, brutto, tare, netto }: WeighingReport['totals']): number[] => [
  count,
  ...[brutto, tare, netto].map(Number),
];
