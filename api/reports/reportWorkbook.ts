import type { Response } from 'express';
import type { Database } from '#database/connect.ts';
import { reportSums, type ReportSums } from '#database/reports/reportSums.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';
import type { Filter } from '#domain/kernel/filter.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import type { Language } from '#domain/kernel/language.ts';
import { fieldLabel, objectLabel, screenLabel } from '#domain/labels/index.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { headingsOf, sheetColumn } from '#domain/platform/sheets/columns.ts';
import { cellFormat } from '#domain/platform/sheets/writtenCell.ts';
import { groupName } from '#domain/reports/groupName.ts';
import type { ReportSum } from '#domain/reports/report.contracts.ts';
import { dimensionsOf, type Report } from '#domain/reports/report.ts';
import { dimensionLabel, reportWords } from '#domain/reports/report.words.ts';
import type { ReportPeriod } from '#domain/reports/reportPeriod.rules.ts';
import { sheetTypes } from '../sheets/exportEndpoint.ts';
import { exportedRows, mustFitSheet } from '../sheets/exportedRows.ts';
import { columnWidth } from '../sheets/xlsxSheet.ts';
import type { WorkbookSheet } from '../workbook/sheetXml.ts';
import { writeWorkbook } from '../workbook/writeWorkbook.ts';

interface ReportRequest {
  readonly report: Report;
  readonly period: ReportPeriod;
  readonly filter: Filter;
  readonly language: Language;
}

/**
 * Answers with a workbook: the sums on the first sheet, the records on the second. Numbers are stored as numbers.
 * @throws row_limit_exceeded before anything is sent; if reading fails in the middle, the connection is broken off
 */
export async function sendReport(
  database: Database,
  actor: Actor,
  response: Response,
  request: ReportRequest,
): Promise<void> {
  const { report, filter, language, period } = request;
  const records = recordsSheet(database, actor, request);
  await mustFitSheet(database, actor, report.object, { ...records.exported });
  const sums = await reportSums(database, actor, report, filter);
  // The file is named by the report, its days and its shift, such as `Report 2026-11-01 2026-11-30.xlsx`.
  const days = period.from === period.to ? period.from : `${period.from} ${period.to}`;
  response.attachment(
    `${[screenLabel(language, report.name), days, period.shift].filter(Boolean).join(' ')}.xlsx`,
  );
  response.type(sheetTypes.xlsx);
  try {
    await writeWorkbook(response, [sumsSheet(report, sums, language), records.sheet]);
  } catch (error) {
    if (!response.headersSent) throw error;
    response.destroy(error as Error);
  }
}

/** The sheet with the sums: a row for each group of each dimension, and below them the totals. */
function sumsSheet(report: Report, { totals, groups }: ReportSums, language: Language): WorkbookSheet {
  const words = reportWords(language);
  const rows = dimensionsOf(report).flatMap((dimension) =>
    (groups[dimension] ?? []).map((group) => [
      dimensionLabel(language, report, dimension),
      groupName(language, report, dimension, group),
      ...figures(report, group),
    ]),
  );
  const measures = report.measures.map((name) => {
    const field = fieldOf(report.object, name);
    return {
      heading: fieldLabel(language, report.object.name, name),
      width: 14,
      format: field && cellFormat(field),
    };
  });
  return {
    name: words.total,
    // The first two columns name the dimension and the group.
    columns: [
      { heading: '', width: 24 },
      { heading: '', width: 34 },
      { heading: words.count, width: 10 },
      ...measures,
    ],
    pages: [rows],
    totals: ['', words.total, ...figures(report, totals)],
  };
}

/** The number of records and the sums of the measures, in the order of the columns. */
const figures = ({ measures }: Report, { count, sums }: ReportSum): number[] => [
  count,
  ...measures.map((name) => Number(sums[name])),
];

/** The sheet with the records, and the query and columns that it is read with (`exported`). */
function recordsSheet(database: Database, actor: Actor, { report, filter, language }: ReportRequest) {
  const { registry } = database;
  const { object } = report;
  const columns = report.columns.map((name) => sheetColumn(registry, object, name));
  const headings = headingsOf(registry, object, columns, language);
  const sort = [{ path: parsePath(registry, object, report.time), desc: false }];
  const exported = { query: { filter, sort }, columns, reader: language };
  const sheet: WorkbookSheet = {
    name: objectLabel(language, object.name).many,
    columns: columns.map(({ field }, index) => ({
      heading: headings[index] ?? '',
      width: columnWidth(headings[index] ?? '', field.type),
      format: cellFormat(field),
    })),
    pages: exportedRows(database, actor, object, exported),
    filtered: true,
  };
  return { sheet, exported };
}
