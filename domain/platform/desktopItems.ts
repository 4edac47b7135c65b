import { z } from 'zod';

/** What somebody has put on their start page, in that order: the figures of the day, screens, whole sections. */
export const desktopItems = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('figures') }),
      z.strictObject({
        kind: z.literal('entry'),
        viewType: z.enum(['list', 'detail', 'report', 'worker', 'subsystem']),
        path: z.string().min(1).max(255),
      }),
    ]),
  )
  .max(200);
export type DesktopItem = z.infer<typeof desktopItems>[number];
