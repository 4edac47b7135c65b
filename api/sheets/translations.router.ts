import { Router, type Request, type Response } from 'express';
import type { Database } from '#database/connect.ts';
import { fail } from '#domain/kernel/fail.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { translationHeadings } from '#domain/platform/sheets/translations.ts';
import { errorMessage } from '#domain/labels/index.ts';
import { languageOf } from '../http/language.ts';
import { sheetTypes } from './exportEndpoint.ts';
import type { ImportGate } from './importGate.ts';
import { importTranslations } from './importTranslations.ts';
import { readSheet } from './readSheet.ts';
import { receivedSheet } from './receivedSheet.ts';
import { translationColumns, translationRows } from './translationSheet.ts';
import { writeXlsx } from './xlsxSheet.ts';

/** Export and import of all translatable texts of the database as one spreadsheet; only for full rights. */
export function translationsRouter(database: Database, gate: ImportGate): Router {
  const router = Router();

  router.get('/database_translation/file', async (_request, response) => {
    const actor = mustHaveFullRights(response);
    response.attachment('keja-translations.xlsx');
    response.set('Content-Type', sheetTypes.xlsx);
    const head = {
      title: 'Keja',
      columns: translationColumns,
      headings: translationHeadings,
    };
    try {
      await writeXlsx(response, head, translationRows(database, actor));
    } catch (error) {
      // A sheet that was begun can no longer become an error message. The connection is cut, so the browser reports a failure.
      if (!response.headersSent) throw error;
      response.destroy(error as Error);
    }
  });

  const importHandler = (preview: boolean) => async (request: Request, response: Response) => {
    const actor = mustHaveFullRights(response);
    const importRequest = { request, response, object: 'database_translation', preview };
    const result = await gate(actor, importRequest, async (run) => {
      const { content, name, options } = await receivedSheet(request);
      run.file(name);
      const sheet = await readSheet(content, run.signal);
      return importTranslations(database, actor, sheet, { partly: options.partly, preview, run });
    });
    const language = languageOf(request, response);
    response.json({
      ...result,
      refused: result.refused.map(({ row, error }) => ({
        row,
        ...error,
        message: errorMessage(language, error.code, error.params),
      })),
    });
  };
  router.post('/database_translation/preview', importHandler(true));
  router.post('/database_translation', importHandler(false));
  return router;
}

const mustHaveFullRights = (response: Response): Actor => {
  const actor = response.locals.actor as Actor | undefined;
  if (!actor) throw fail('not_signed_in');
  if (!actor.fullRights) throw fail('no_access', { object: 'database_translation' });
  return actor;
};
