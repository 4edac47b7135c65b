import type { Database } from '#database/connect.ts';
import { reportSums } from '#database/reports/reportSums.ts';
import { fail } from '#domain/kernel/fail.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter, type Filter } from '#domain/kernel/filter.ts';
import { holdsRole, may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { reportNamed } from '#domain/reports/declaredReports.ts';
import { reportContracts, shownRows } from '#domain/reports/report.contracts.ts';
import type { Report } from '#domain/reports/report.ts';
import {
  daysOf,
  longestReportDays,
  reportFilter,
  spanOf,
  type ReportPeriod,
} from '#domain/reports/reportPeriod.rules.ts';
import { screenRoles } from '#domain/screens.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { listParameters } from '../records/listQuery.ts';
import { sheetTypes } from '../sheets/exportEndpoint.ts';
import { sendReport } from './reportWorkbook.ts';

const tag = 'reports';

interface ReportQuery extends ReportPeriod {
  readonly filter?: string | undefined;
}

/** The declared reports, on screen and as workbooks. */
export function reportEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { records, registry } = database;
  return [
    serve(reportContracts.result, {
      tag,
      summary:
        'The records of some days or one of their shifts, added up by the dimensions of a declared report',
      access: 'signedIn',
      handle: async ({ actor, query, params }) => {
        const report = openReport(actor, params.report);
        const filter = recordsFilter(database, report, query);
        const path = parsePath(registry, report.object, report.time);
        const [sums, page] = await Promise.all([
          reportSums(database, actor, report, filter),
          records.list(actor, report.object.name, {
            filter,
            sort: [{ path, desc: false }],
            only: report.columns,
            limit: shownRows,
            offset: 0,
            uncounted: true,
          }),
        ]);
        return { ...spanOf(report, query), ...sums, rows: page.rows };
      },
    }),
    serve(reportContracts.file, {
      tag,
      summary: 'The same as a workbook, with every record',
      access: 'signedIn',
      raw: true,
      sends: [sheetTypes.xlsx],
      handle: async ({ actor, query, params, language, response }) => {
        const report = openReport(actor, params.report);
        const filter = recordsFilter(database, report, query);
        await sendReport(database, actor, response, { report, period: query, filter, language });
      },
    }),
  ];
}

/**
 * The report of this name. The access log gets the read, if the object is one whose reads it keeps.
 * @throws record_not_found for an unknown report, no_access if the actor may not open its screen or read its object
 */
function openReport(actor: Actor, name: string): Report {
  const report = reportNamed(name);
  if (!report) throw fail('record_not_found', { object: 'report', id: name });
  const { object } = report;
  if (!holdsRole(actor, 'read', screenRoles(report.name)) || !may(actor, 'read', object))
    throw fail('no_access', { object: object.name });
  // `null`: many records are read, and none of them is named.
  actor.noteRead?.(object.name, null);
  return report;
}

/**
 * The filter for the records of a report: its period and what the caller asks for.
 * @throws query_invalid, filter_* naming what is wrong
 */
function recordsFilter({ registry }: Database, report: Report, query: ReportQuery): Filter {
  if (daysOf(query) <= 0) throw fail('query_invalid', { parameter: 'to' });
  if (daysOf(query) > longestReportDays) throw fail('query_invalid', { parameter: 'from' });
  if (query.shift && report.days !== 'working') throw fail('query_invalid', { parameter: 'shift' });
  const parsedFilter = listParameters.shape.filter.safeParse(query.filter);
  if (!parsedFilter.success) throw fail('query_invalid', { parameter: 'filter' });
  const periodFilter = parseFilter(registry, report.object, reportFilter(report, query));
  return { kind: 'all', of: [periodFilter, parseFilter(registry, report.object, parsedFilter.data)] };
}
