import { registry } from '#domain/objects.ts';
import { parseFilter, parsePath } from '#domain/kernel/filter.ts';
import type { Fields } from '#domain/kernel/field.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { demoRows } from './demo/rows.ts';
import type { DemoSite } from './demo/site.ts';
import { openingStock } from './demo/stock.ts';
import { unloading } from './demo/ships.ts';
import { protocols } from './demo/weighing.ts';
import { predefinedRows } from './predefined/rows.ts';
import type { RecordService } from './recordService.ts';
import type { SeedRow } from './seedRow.ts';

export const seedPredefined = (records: RecordService): Promise<void> => seed(records, predefinedRows);

/** The demo rows; simulated scales are looked for where they are this time. */
export const seedDemo = async (records: RecordService, site: DemoSite): Promise<void> => {
  const posted = await Promise.all(openingStock.map((document) => openingOf(records, document)));
  await seed(records, demoRows(site));
  for (const [index, document] of openingStock.entries()) {
    if (posted[index]) continue;
    const made = await openingOf(records, document);
    if (made) await records.confirm(systemActor, 'inventoryDocument', made.id);
  }
  await seedUnloading(records);
  for (const { name, port } of protocols(site)) {
    const known = await find(records, 'scaleProtocol', 'name', name);
    if (known && known.port !== port) await records.update(systemActor, 'scaleProtocol', known.id, { port });
  }
};

/** A document without a name of its own: there is one once its ship has any. */
const seedUnloading = async (records: RecordService): Promise<void> => {
  const idOf = async (object: string, code: string) => (await find(records, object, 'code', code))?.id;
  const ship = await idOf('ship', unloading.ship);
  if (await find(records, 'shipUnloading', 'ship', ship)) return;
  const product = await idOf('product', unloading.product);
  const boxes = await Promise.all(
    unloading.boxes.map(async ({ box, ...row }) => ({ ...row, box: await idOf('box', box) })),
  );
  await records.create(systemActor, 'shipUnloading', { ship, product, boxes });
};

const openingOf = (records: RecordService, { incomingNumber }: { readonly incomingNumber: string }) =>
  find(records, 'inventoryDocument', 'incomingNumber', incomingNumber);

/** Somebody who can sign in to an empty installation and make the other accounts. */
export const seedAdministrator = (records: RecordService, password: string): Promise<void> =>
  seed(records, [
    {
      object: 'user',
      by: 'login',
      values: {
        login: 'admin',
        name: 'Administrator',
        email: 'admin@keja.example',
        fullRights: true,
        password,
      },
    },
  ]);

/** Adds what is missing and leaves what is there: people may have changed it since. */
const seed = async (records: RecordService, rows: readonly SeedRow[]): Promise<void> => {
  const keys = new Map(rows.map(({ object, by }) => [object, by]));
  const keyOf = (object: string) =>
    keys.get(object) ?? predefinedRows.find((row) => row.object === object)?.by ?? 'name';
  for (const { object, by, values } of rows) {
    if (await find(records, object, by, values[by])) continue;
    await records.create(
      systemActor,
      object,
      await withIds(records, registry.byName(object).fields, values, keyOf),
    );
  }
};

const find = async (
  records: RecordService,
  object: string,
  by: string,
  value: unknown,
): Promise<AnyRecord | undefined> => {
  const declaration = registry.byName(object);
  const filter = parseFilter(registry, declaration, { [by]: value });
  const page = await records.list(systemActor, object, {
    filter,
    sort: [{ path: parsePath(registry, declaration, 'id'), desc: false }],
    limit: 1,
    offset: 0,
  });
  return page.rows[0];
};

const withIds = async (
  records: RecordService,
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  keyOf: (object: string) => string,
): Promise<Record<string, unknown>> => {
  const resolved: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(values)) {
    const field = fields[name];
    resolved[name] = value;
    if (field?.type === 'reference' && typeof value === 'string')
      resolved[name] = await idOf(records, field.to, keyOf(field.to), value);
    if (field?.type === 'rows')
      resolved[name] = await Promise.all(
        (value as Record<string, unknown>[]).map((row) => withIds(records, field.fields, row, keyOf)),
      );
  }
  return resolved;
};

const idOf = async (records: RecordService, object: string, by: string, value: string): Promise<number> => {
  const found = await find(records, object, by, value);
  if (!found) throw new Error(`Seed rows name ${object} "${value}", which is not there`);
  return found.id;
};
