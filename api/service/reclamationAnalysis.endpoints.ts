import type { Database } from '#database/connect.ts';
import { reclamationAnalysis, type WantedReclamations } from '#database/service/reclamationAnalysis.ts';
import type { Language } from '#domain/kernel/language.ts';
import { objects } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { reclamationContracts } from '#domain/service/reclamation.contracts.ts';
import { mustReadAll } from '../auth/mustReadAll.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { sheetTypes } from '../sheets/exportEndpoint.ts';
import { analysisWorkbook } from './analysisWorkbook.ts';
import { mustBeSpan } from '../http/mustBeSpan.ts';

/** The analysis of reclamations: their subjects, reasons, perpetrators and costs, and how long decisions take. */
export function reclamationAnalysisEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  const { sql, registry } = database;
  const analyse = (actor: Actor, days: WantedReclamations, language: Language) => {
    mustReadAll(registry, actor, ['reclamation']);
    mustBeSpan(days);
    // The analysis also reads items and costs, as far as the actor may read them: the access log notes this.
    for (const part of [objects.reclamationItem, objects.reclamationCost])
      if (may(actor, 'read', part)) actor.noteRead?.(part.name, null);
    return reclamationAnalysis(sql, registry, actor, days, language);
  };
  const about = { tag: 'service', access: ['operator', 'sales'] } as const;
  return [
    serve(reclamationContracts.analysis, {
      ...about,
      summary: 'Reclamations that came in on some days, added up by subject, reason, perpetrator and more',
      handle: ({ actor, query, language }) => analyse(actor, query, language),
    }),
    serve(reclamationContracts.analysisFile, {
      ...about,
      summary: 'The same as a workbook',
      raw: true,
      sends: [sheetTypes.xlsx],
      handle: async ({ actor, query, language, response }) => {
        const analysis = await analyse(actor, query, language);
        response.attachment(`${query.from} ${query.to}.xlsx`);
        response.type(sheetTypes.xlsx).send(await analysisWorkbook(analysis, language));
      },
    }),
  ];
}
