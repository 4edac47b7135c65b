import { z } from 'zod';
import type { DeepReadonly } from '../kernel/contract.ts';
import { menuViewType } from './enums.ts';

/** Parameter values by name, as in a URL. */
const values = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** What an administrator has set for an entry: the parts of its address (`route` to `hash`), and `flags` beside the address. */
const menuEntryParts = z.object({
  route: z.string().describe('The path as it was written, with `:name` where a parameter stands'),
  params: values,
  query: values,
  hash: z.string().nullable(),
  flags: z.object({ isMenuItem: z.boolean(), placedAsOther: z.boolean() }),
});

/** An entry of the side menu, with the entries below it (`children`). */
export const menuEntry = z
  .object({
    name: z.string(),
    path: z.string(),
    title: z.string(),
    viewType: z.enum(menuViewType.values),
    objectName: z.string().nullable(),
    /** Whether the entry is shown after the usual entries, under "other". */
    placedAsOther: z.boolean(),
    icon: z
      .string()
      .nullable()
      .optional()
      .describe('The name of its picture, where that is not its own name'),
    parts: menuEntryParts
      .optional()
      .describe('Of an entry that administrators added: the parts that `path` is made of'),
    get children() {
      return z.array(menuEntry);
    },
  })
  .meta({ id: 'MenuEntry' });
export type MenuEntry = DeepReadonly<z.infer<typeof menuEntry>>;
