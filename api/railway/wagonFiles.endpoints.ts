import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { sheetColumn } from '#domain/platform/sheets/columns.ts';
import { wagonColumns, weighedColumns } from '#domain/railway/wagonSheet.ts';
import { endpoint, type AnyEndpoint } from '../http/endpoint.ts';
import { recordId } from '../http/recordId.ts';
import { sendSheet, sheetTypes } from '../sheets/exportEndpoint.ts';
import { importAnswer, importInto } from '../sheets/importEndpoint.ts';
import { importOptions } from '../sheets/importPlan.ts';
import { wagonRows } from './wagonRows.ts';

const tag = 'railway';

/** The wagons of a train, from a file and into one. */
export const wagonFileEndpoints = ({ database }: { database: Database }): AnyEndpoint[] => {
  const { registry, records } = database;
  const declaration = registry.byName('trainWagon');
  const ofTrain = (trainId: number) =>
    parseFilter(registry, declaration, { train: trainId, markedToDelete: false });

  return [
    endpoint({
      method: 'post',
      path: '/dispositions/load_wagons_data_from_file',
      tag,
      summary:
        'Reads the wagons of a train from a spreadsheet, each with its disposition; or says what it would do',
      access: ['operator', 'sales'],
      refuses: [413],
      query: z.object({ trainId: recordId, preview: z.stringbool().default(false) }),
      form: z.object({ options: importOptions.optional() }),
      answer: importAnswer,
      handle: async ({ actor, query, request, response }) => {
        await records.mustSee(actor, 'train', query.trainId, 'modify');
        return importInto(database, declaration, actor, request, response, query.preview, {
          part: {
            within: parseFilter(registry, declaration, { train: query.trainId }),
            given: { train: query.trainId },
          },
          prepared: wagonRows(registry, declaration),
        });
      },
    }),
    endpoint({
      method: 'post',
      path: '/dispositions/unload_wagons_to_file',
      tag,
      summary: 'The wagons of a train with their weights as a spreadsheet, which can be read again',
      access: 'signedIn',
      body: z.strictObject({ trainId: recordId, format: z.enum(['xlsx', 'csv']).default('xlsx') }),
      raw: true,
      sends: Object.values(sheetTypes),
      handle: async ({ actor, body, language, response }) => {
        const train = await records.get(actor, 'train', body.trainId);
        await sendSheet(database, declaration, actor, response, {
          title: `${objectLabel(language, 'train').one} ${String(train.trainNumber)}`,
          format: body.format,
          empty: false,
          reader: language,
          query: {
            filter: ofTrain(body.trainId),
            sort: [{ path: parsePath(registry, declaration, 'place'), desc: false }],
          },
          columns: [...wagonColumns, ...weighedColumns].map((path) =>
            sheetColumn(registry, declaration, path),
          ),
        });
      },
    }),
  ];
};
