import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { FieldError } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import { errorMessage } from '#domain/labels/index.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { acceptedCells } from '#domain/platform/sheets/acceptedCells.ts';
import { columnLabel } from '#domain/platform/sheets/columns.ts';
import type { ImportAnswer } from '#domain/platform/sheets/import.contracts.ts';
import { languageOf } from '../http/language.ts';
import { doOnce } from '../http/writeOnce.ts';
import type { ImportPlan } from './importPlan.ts';
import type { ImportRun } from './importRun.ts';
import { countsOf, importSheet, mustImport, type ImportedPart } from './importSheet.ts';
import type { ReadSheet } from './parseSheet.ts';
import { readSheet } from './readSheet.ts';
import { receivedSheet } from './receivedSheet.ts';

/** How a sheet is imported: as a preview or for real, with special rules for some objects. */
export interface SheetImport {
  readonly preview: boolean;
  readonly run: ImportRun;
  /** The part of the records that the rows belong to. */
  readonly part?: ImportedPart;
  /** Changes the sheet before it is imported. */
  readonly prepare?: (sheet: ReadSheet) => ReadSheet;
}

/** Imports a spreadsheet into an object; answers row by row what was done, or what would be done. */
export async function importInto(
  database: Database,
  declaration: Declaration,
  actor: Actor,
  request: Request,
  response: Response,
  { preview, run, part, prepare }: SheetImport,
): Promise<ImportAnswer> {
  mustImport(actor, declaration);
  const { content, name, options } = await receivedSheet(request);
  run.file(name);
  const rawSheet = await readSheet(content, run.signal);
  const sheet = prepare?.(rawSheet) ?? rawSheet;
  const language = languageOf(request, response);
  // Two requests with one request id count as the same import if these values are equal.
  const importRequest = {
    options,
    part: part?.given,
    checksum: createHash('sha256').update(content).digest('hex'),
  };
  const { written, plan, rows } = await importSheet(
    database,
    declaration,
    actor,
    sheet,
    { ...options, preview, part, run },
    // A preview is rolled back, so there is nothing to keep for a repetition of its request.
    (write) =>
      preview ? database.transaction(write) : doOnce(database, actor, request, importRequest, write),
  );
  return {
    written,
    counts: countsOf(rows),
    columns: sheet.headings.map((heading, index) => {
      const planned = plan.columns.find((column) => column.place === index);
      return {
        heading,
        path: planned?.column.path ?? null,
        label: planned ? columnLabel(database.registry, declaration, planned.column, language) : null,
        isKey: planned !== undefined && plan.key.includes(planned),
        isWritten: planned !== undefined && plan.written.includes(planned),
      };
    }),
    warnings: plan.warnings.map((warning) => inLanguageOf(language, warning)),
    rows: rows.map((row) => ({
      ...row,
      // Unless the sheet was written, the id of an added record was rolled back with it.
      id: row.action === 'added' && !written ? null : row.id,
      changes: [...row.changes],
      errors: row.errors.map((error) => inLanguageOf(language, withAccepted(plan, language, error))),
    })),
  };
}

/** Adds the accepted values to the error of an invalid value. */
const withAccepted = (plan: ImportPlan, language: Language, error: FieldError): FieldError => {
  if (error.code !== 'sheet_value_invalid') return error;
  const field = plan.columns.find(({ column }) => column.path === error.field)?.column.field;
  return {
    ...error,
    params: { ...error.params, accepted: [...(field ? acceptedCells(field, language) : [])] },
  };
};

const inLanguageOf = (
  language: Language,
  { field, code, params }: FieldError,
): ImportAnswer['warnings'][number] => ({
  field,
  code,
  ...(params ? { params } : {}),
  message: errorMessage(language, code, params),
});
