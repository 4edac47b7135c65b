import type { Database } from '#database/connect.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { objectLabel } from '#domain/labels/index.ts';
import { sheetColumn } from '#domain/platform/sheets/columns.ts';
import { wagonColumns, weighedColumns } from '#domain/railway/wagonSheet.ts';
import { wagonFileContracts } from '#domain/railway/wagonFile.contracts.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { sendSheet, sheetTypes } from '../sheets/exportEndpoint.ts';
import { importInto } from '../sheets/importEndpoint.ts';
import type { ImportGate } from '../sheets/importGate.ts';
import { wagonRows } from './wagonRows.ts';

const tag = 'railway';

/** The wagons of a train, from a file and into one. */
export function wagonFileEndpoints({
  database,
  importGate,
}: {
  readonly database: Database;
  readonly importGate: ImportGate;
}): AnyEndpoint[] {
  const { registry, records } = database;
  const declaration = registry.byName('trainWagon');
  const wagonsOf = (trainId: number) => ({
    filter: parseFilter(registry, declaration, { train: trainId, markedToDelete: false }),
    sort: [{ path: parsePath(registry, declaration, 'place'), desc: false }],
  });
  const columns = [...wagonColumns, ...weighedColumns].map((path) =>
    sheetColumn(registry, declaration, path),
  );

  return [
    serve(wagonFileContracts.load, {
      tag,
      summary:
        'Reads the wagons of a train from a spreadsheet, each with its disposition; or says what it would do',
      access: ['operator', 'sales'],
      refuses: [413],
      handle: async ({ actor, query, request, response }) => {
        await records.mustSee(actor, 'train', query.trainId, 'modify');
        // Rows of the file are compared with the wagons of this train only, and new wagons become part of it.
        const part = {
          within: parseFilter(registry, declaration, { train: query.trainId }),
          given: { train: query.trainId },
        };
        const { preview } = query;
        return importGate(actor, { request, response, object: declaration.name, preview }, (run) =>
          importInto(database, declaration, actor, request, response, {
            preview,
            run,
            part,
            prepare: wagonRows(registry, declaration),
          }),
        );
      },
    }),
    serve(wagonFileContracts.unload, {
      tag,
      summary: 'The wagons of a train with their weights as a spreadsheet, which can be read again',
      access: 'signedIn',
      raw: true,
      sends: Object.values(sheetTypes),
      handle: async ({ actor, body, language, response }) => {
        const train = await records.get(actor, 'train', body.trainId);
        await sendSheet(database, declaration, actor, response, {
          title: `${objectLabel(language, 'train').one} ${String(train.trainNumber)}`,
          format: body.format,
          // The sheet has the wagons, and not the headings alone.
          empty: false,
          reader: language,
          query: wagonsOf(body.trainId),
          columns,
        });
      },
    }),
  ];
}
