import { z } from 'zod';
import { menuViewType } from './enums.ts';

/** The items on a user's start page, in order: figures of the day, screens, whole sections. */
export const desktopItems = z
  .array(
    z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('figures') }),
      z.strictObject({
        kind: z.literal('entry'),
        viewType: z.enum(menuViewType.values),
        path: z.string().min(1).max(255),
      }),
    ]),
  )
  .max(200);
export type DesktopItem = z.infer<typeof desktopItems>[number];
