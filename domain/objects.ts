import { calendarObjects } from './calendar/objects.ts';
import { exchangeObjects } from './exchange/objects.ts';
import { financeObjects } from './finance/objects.ts';
import { goodsObjects } from './goods/objects.ts';
import type { RecordOf } from './kernel/record.ts';
import { createRegistry } from './kernel/registry.ts';
import { mailObjects } from './mail/objects.ts';
import { partnersObjects } from './partners/objects.ts';
import { platformObjects } from './platform/objects.ts';
import { processesObjects } from './processes/objects.ts';
import { railwayObjects } from './railway/objects.ts';
import { reportsObjects } from './reports/objects.ts';
import { salesObjects } from './sales/objects.ts';
import { serviceObjects } from './service/objects.ts';
import { shipsObjects } from './ships/objects.ts';
import { terminalObjects } from './terminal/objects.ts';
import { weighingObjects } from './weighing/objects.ts';

/** Every business object of Keja by its name, module by module. */
export const objects = {
  ...platformObjects,
  ...partnersObjects,
  ...goodsObjects,
  ...weighingObjects,
  ...terminalObjects,
  ...shipsObjects,
  ...railwayObjects,
  ...salesObjects,
  ...serviceObjects,
  ...processesObjects,
  ...mailObjects,
  ...calendarObjects,
  ...reportsObjects,
  ...financeObjects,
  ...exchangeObjects,
} as const;

export type Objects = typeof objects;
export type ObjectName = keyof Objects;
/** A record of the named object, as it is served. */
export type RecordNamed<N extends ObjectName> = RecordOf<Objects[N]>;

export const declarations = Object.values(objects);
export const registry = createRegistry(declarations);
