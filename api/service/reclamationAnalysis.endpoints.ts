import { DateTime } from 'luxon';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { reclamationAnalysis, type WantedReclamations } from '#database/service/reclamationAnalysis.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { longestAnalysisDays, reclamationDimensions } from '#domain/service/reclamationAnalysis.rules.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { sheetTypes } from '../sheets/exportEndpoint.ts';
import { analysisWorkbook } from './analysisWorkbook.ts';

const wanted = z.object({ from: z.iso.date(), to: z.iso.date() });
const sum = {
  reclamations: z.int(),
  positions: z.int(),
  amount: z.string(),
  cost: z.string().nullable(),
  decided: z.int(),
  days: z.string().nullable(),
};
const part = z.object({ key: z.string().nullable(), name: z.string().nullable(), ...sum });

/** What is complained of, why, by whose fault, what it costs and how long a decision takes. */
export const reclamationAnalysisEndpoints = ({
  database,
}: {
  readonly database: Database;
}): AnyEndpoint[] => {
  const { sql, registry } = database;
  const analysed = (actor: Actor, days: WantedReclamations, language: Language) => {
    const declaration = registry.byName('reclamation');
    if (!may(actor, 'read', declaration)) throw fail('no_access', { object: declaration.name });
    mustBeSpan(days);
    actor.noteRead?.(declaration.name, null);
    return reclamationAnalysis(sql, registry, actor, days, language);
  };
  const about = { method: 'get', tag: 'service', access: ['operator', 'sales'], query: wanted } as const;
  return [
    endpoint({
      ...about,
      path: '/reclamation_analysis',
      summary: 'Reclamations that came in on some days, added up by subject, reason, perpetrator and more',
      answer: z.object({
        totals: z.object(sum),
        parts: z.record(z.enum(reclamationDimensions), z.array(part)),
        unpriced: z.int().describe('Costs whose currency has no rate: they are in no sum'),
      }),
      handle: ({ actor, query, language }) => analysed(actor, query, language),
    }),
    endpoint({
      ...about,
      path: '/reclamation_analysis/file',
      summary: 'The same as a workbook',
      raw: true,
      sends: [sheetTypes.xlsx],
      handle: async ({ actor, query, language, response }) => {
        const analysis = await analysed(actor, query, language);
        response.attachment(`${query.from} ${query.to}.xlsx`);
        response.type(sheetTypes.xlsx).send(await analysisWorkbook(analysis, language));
      },
    }),
  ];
};

const mustBeSpan = ({ from, to }: WantedReclamations): void => {
  const days = DateTime.fromISO(to).diff(DateTime.fromISO(from), 'days').days;
  if (days < 0) throw fail('query_invalid', { parameter: 'to' });
  if (days >= longestAnalysisDays) throw fail('query_invalid', { parameter: 'from' });
};
