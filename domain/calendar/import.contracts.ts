import { z } from 'zod';
import { contract } from '../kernel/contract.ts';
import { recordId } from '../kernel/recordId.ts';
import { importLimits, importResults, isTooLargeFile } from './importedEvent.ts';

/** Events from files of calendar programs. */
export const calendarImportContracts = {
  import: contract({
    method: 'post',
    path: '/calendar_events/import',
    body: z.strictObject({
      calendarId: recordId
        .nullable()
        .describe('Null for a calendar of one’s own that is made with the import'),
      content: z
        .string()
        .refine((content) => !isTooLargeFile(content))
        .describe(`The text of the file, an iCalendar by RFC 5545, of at most ${importLimits.bytes} bytes`),
      write: z.boolean().describe('If false, the answer only tells what would become of each event'),
    }),
    answer: z.object({
      rows: z.array(
        z.object({
          title: z.string(),
          start: z.iso.datetime({ offset: true }).nullable(),
          allDay: z.boolean(),
          result: z.enum(importResults),
        }),
      ),
    }),
  }),
};

export type CalendarImport = z.infer<typeof calendarImportContracts.import.answer>;
