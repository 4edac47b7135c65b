import { DateTime } from 'luxon';
import type { Database } from '#database/connect.ts';
import { reportedRows } from '#database/reports/reportedRows.ts';
import { weighingReport, type WantedWeighings } from '#database/reports/weighingReport.ts';
import { fail } from '#domain/kernel/fail.ts';
import { shownRows } from '#domain/reports/weighingReport.contracts.ts';
import { longestReportDays } from '#domain/reports/weighingReport.rules.ts';
import { sheetLimits } from '#domain/platform/sheets/limits.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { weighingReportContracts } from '#domain/reports/weighingReport.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { sheetTypes } from '../sheets/exportEndpoint.ts';
import { reportWorkbook } from './reportWorkbook.ts';

const tag = 'reports';

const mustBeSpan = ({ from, to }: WantedWeighings): void => {
  const days = DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days').days;
  if (days < 0) throw fail('query_invalid', { parameter: 'to' });
  if (days >= longestReportDays) throw fail('query_invalid', { parameter: 'from' });
};

/** Reports of a shift or a day: the sums of its weighings. */
export function weighingReportEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { sql, registry } = database;
  const mustRead = (actor: Actor): void => {
    const declaration = registry.byName('weighingRecord');
    if (!may(actor, 'read', declaration)) throw fail('no_access', { object: declaration.name });
    actor.noteRead?.(declaration.name, null);
  };
  return [
    serve(weighingReportContracts.report, {
      tag,
      summary:
        'The weighings of working days or one of their shifts, added up by product, customer, direction, scale',
      access: ['operator', 'sales'],
      handle: async ({ actor, query }) => {
        mustRead(actor);
        mustBeSpan(query);
        const [report, rows] = await Promise.all([
          weighingReport(sql, registry, actor, query),
          reportedRows(sql, registry, actor, query, shownRows),
        ]);
        return { ...report, rows };
      },
    }),
    serve(weighingReportContracts.file, {
      tag,
      summary: 'The same as a workbook, with every weighing',
      access: ['operator', 'sales'],
      raw: true,
      sends: [sheetTypes.xlsx],
      handle: async ({ actor, query, language, response }) => {
        mustRead(actor);
        mustBeSpan(query);
        const report = await weighingReport(sql, registry, actor, query);
        const limit = sheetLimits.exportedRows;
        if (report.totals.count > limit) throw fail('row_limit_exceeded', { limit });
        const rows = await reportedRows(sql, registry, actor, query, limit);
        const days = query.from === query.to ? query.from : `${query.from} ${query.to}`;
        response.attachment(`${days}${query.shift ? ` ${query.shift}` : ''}.xlsx`);
        response.type(sheetTypes.xlsx).send(await reportWorkbook(report, rows, language));
      },
    }),
  ];
}
