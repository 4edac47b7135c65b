import { createHash } from 'node:crypto';
import type { Request, Response } from 'express';
import { z } from 'zod';
import type { Database } from '#database/connect.ts';
import type { Declaration } from '#domain/kernel/declaration.ts';
import type { FieldError } from '#domain/kernel/fail.ts';
import type { Language } from '#domain/kernel/language.ts';
import { errorMessage } from '#domain/labels/index.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { acceptedCells } from '#domain/platform/sheets/acceptedCells.ts';
import { columnLabel } from '#domain/platform/sheets/columns.ts';
import { languageOf } from '../http/language.ts';
import { doOnce } from '../http/writeOnce.ts';
import type { ImportPlan } from './importPlan.ts';
import { importSheet, mustImport, type ImportedPart, type ImportedRow } from './importSheet.ts';
import { readSheet, type ReadSheet } from './readSheet.ts';
import { receivedSheet } from './receivedSheet.ts';

const told = z.object({
  field: z.string(),
  code: z.string(),
  params: z.looseObject({}).optional(),
  message: z.string(),
});

export const importAnswer = z.object({
  written: z.boolean().describe('Whether anything stands now that did not before'),
  counts: z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() }),
  /** Every column of the file; `path` is null where it is left out. */
  columns: z.array(
    z.object({
      heading: z.string(),
      path: z.string().nullable(),
      label: z.string().nullable(),
      isKey: z.boolean(),
      isWritten: z.boolean(),
    }),
  ),
  warnings: z.array(told),
  rows: z.array(
    z.object({
      row: z.int(),
      action: z.enum(['added', 'changed', 'unchanged', 'refused']),
      id: z.int().nullable(),
      presentation: z.string(),
      changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
      errors: z.array(told),
    }),
  ),
});

/** What is special about sheets of one object: where their rows go, and what is made of the sheet before it is read. */
export interface SpecialImport {
  readonly part?: ImportedPart;
  readonly prepared?: (sheet: ReadSheet) => ReadSheet;
}

/** Reads a spreadsheet into an object: what would happen, or what has happened, row by row. */
export const importInto = async (
  database: Database,
  declaration: Declaration,
  actor: Actor,
  request: Request,
  response: Response,
  preview: boolean,
  special: SpecialImport = {},
): Promise<z.output<typeof importAnswer>> => {
  mustImport(actor, declaration);
  const { content, options } = await receivedSheet(request);
  const received = await readSheet(content);
  const sheet = special.prepared?.(received) ?? received;
  const reader = languageOf(request, response);
  const asked = {
    options,
    part: special.part?.given,
    checksum: createHash('sha256').update(content).digest('hex'),
  };
  const { written, plan, rows } = await importSheet(
    database,
    declaration,
    actor,
    sheet,
    { ...options, preview, part: special.part },
    (write) => (preview ? database.transaction(write) : doOnce(database, actor, request, asked, write)),
  );
  return {
    written,
    counts: countsOf(rows),
    columns: sheet.headings.map((heading, place) => {
      const planned = plan.columns.find((column) => column.place === place);
      return {
        heading,
        path: planned?.column.path ?? null,
        label: planned ? columnLabel(database.registry, declaration, planned.column, reader) : null,
        isKey: planned !== undefined && plan.key.includes(planned),
        isWritten: planned !== undefined && plan.written.includes(planned),
      };
    }),
    warnings: plan.warnings.map((warning) => toldTo(reader, warning)),
    rows: rows.map((row) => ({
      ...row,
      // What was only tried has no number to be found by.
      id: row.action === 'added' && !written ? null : row.id,
      changes: [...row.changes],
      errors: row.errors.map((error) => toldTo(reader, withAccepted(plan, reader, error))),
    })),
  };
};

/** A value that means nothing is told together with what would. */
const withAccepted = (plan: ImportPlan, reader: Language, error: FieldError): FieldError => {
  if (error.code !== 'sheet_value_invalid') return error;
  const field = plan.columns.find(({ column }) => column.path === error.field)?.column.field;
  return {
    ...error,
    params: { ...error.params, accepted: [...(field ? acceptedCells(field, reader) : [])] },
  };
};

const toldTo = (reader: Language, { field, code, params }: FieldError): z.output<typeof told> => ({
  field,
  code,
  ...(params ? { params } : {}),
  message: errorMessage(reader, code, params),
});

const countsOf = (rows: readonly ImportedRow[]) => {
  const counts = { added: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { action } of rows) counts[action] += 1;
  return counts;
};
