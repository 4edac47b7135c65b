import { z } from 'zod';
import { contract, type DeepReadonly } from '../../kernel/contract.ts';
import { requestIdPattern } from '../../kernel/requestId.ts';

export const importOptions = z.strictObject({
  /** Adds new records, changes existing ones, or both. */
  mode: z.enum(['add', 'update', 'both']).default('both'),
  /** Paths of the columns that identify the record of a row. */
  key: z.array(z.string().max(200)).min(1).max(5).optional(),
  /**
   * The paths of columns by position from 0; null or an empty text leaves a column out. Other columns are recognized by their
   * headings.
   */
  columns: z
    .record(
      z.string().regex(/^\d{1,3}$/),
      z
        .string()
        .max(200)
        .nullable()
        .transform((path) => path || null),
    )
    .prefault({}),
  /** Writes the valid rows and skips the others; otherwise all rows or none are written. */
  partly: z.boolean().default(false),
});
export type ImportOptions = z.output<typeof importOptions>;

const problem = z.object({
  field: z.string(),
  code: z.string(),
  params: z.record(z.string(), z.unknown()).optional(),
  message: z.string(),
});

const counts = z.object({ added: z.int(), changed: z.int(), unchanged: z.int(), refused: z.int() });
export type ImportCounts = Readonly<z.infer<typeof counts>>;

/** The planned or actual result of an import. */
export const importAnswer = z.object({
  written: z.boolean().describe('Whether anything stands now that did not before'),
  counts,
  columns: z
    .array(
      z.object({
        heading: z.string(),
        path: z.string().nullable(),
        label: z.string().nullable(),
        isKey: z.boolean(),
        isWritten: z.boolean(),
      }),
    )
    .describe('Every column of the file; `path` is null where it is left out'),
  warnings: z.array(problem),
  rows: z.array(
    z.object({
      row: z.int(),
      action: z.enum(['added', 'changed', 'unchanged', 'refused']),
      id: z.int().nullable(),
      presentation: z.string(),
      changes: z.array(z.object({ path: z.string(), from: z.unknown(), to: z.unknown() })),
      errors: z.array(problem),
    }),
  ),
});
export type ImportAnswer = DeepReadonly<z.infer<typeof importAnswer>>;

/** `notWritten`: finished without writing, as a preview does. `interrupted`: its process stopped reporting. */
const importStates = ['running', 'written', 'notWritten', 'cancelled', 'interrupted'] as const;

/** One import as its user sees it. */
const sheetImport = z.object({
  id: z.string().describe('The Idempotency-Key that it was sent under'),
  object: z.string(),
  fileName: z.string(),
  preview: z.boolean(),
  state: z.enum(importStates).describe('Only what is `written` has changed anything'),
  /** How many rows were worked on so far. */
  done: z.int(),
  all: z.int().nullable().describe('How many rows the file has; null until it has been read'),
  counts: counts.nullable().describe('Known once it has ended by itself'),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type SheetImport = DeepReadonly<z.infer<typeof sheetImport>>;

const params = z.object({ id: z.string().regex(requestIdPattern) });

/** The state of the user's own imports. */
export const sheetImportContracts = {
  list: contract({ method: 'get', path: '/sheet_imports', answer: z.array(sheetImport) }),
  read: contract({ method: 'get', path: '/sheet_imports/:id', params, answer: sheetImport }),
  cancel: contract({ method: 'post', path: '/sheet_imports/:id/cancel', params, answer: sheetImport }),
};
