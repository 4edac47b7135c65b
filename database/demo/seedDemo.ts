import { createHash } from 'node:crypto';
import { systemActor } from '#domain/platform/actor.ts';
import type { Database } from '../connect.ts';
import { keepContent } from '../files/fileContent.ts';
import type { RecordService } from '../recordService.ts';
import { findRow, seedRows } from '../seedRows.ts';
import { parameterSettings } from './configurator.ts';
import { demoDay } from './day.ts';
import { demoFiles, type DemoFile } from './files.ts';
import { seedProcesses } from './processes.ts';
import { demoRows } from './rows.ts';
import type { DemoSite } from './site.ts';
import { openingStock } from './stock.ts';
import { protocols } from './weighing.ts';

/** Adds the demo rows, and updates the addresses of simulated scales and cameras, which differ from start to start. */
export async function seedDemo(database: Database, site: DemoSite): Promise<void> {
  const { records } = database;
  const existing = await Promise.all(openingStock.map((document) => findOpening(records, document)));
  await database.transaction((tx) => seedRows(tx.records, demoRows(site, demoDay())));
  // Only documents that were added now are confirmed: people may have undone the confirmation of those that existed before.
  for (const [index, document] of openingStock.entries()) {
    if (existing[index]) continue;
    const made = await findOpening(records, document);
    if (made) await records.confirm(systemActor, 'inventoryDocument', made.id);
  }
  await database.transaction((tx) => seedSettings(tx.records));
  await database.transaction((tx) => seedProcesses(tx.records));
  for (const file of demoFiles) await attachFile(database, file);
  await updateAddresses(records, site);
  if (site.kiosk) await equipDesks(records, site.kiosk);
}

/**
 * Adds the parameters that products ask for in the configurator. A setting has no name by which it could be found again, so a
 * product that has any settings keeps them as they are.
 */
const seedSettings = async (records: RecordService): Promise<void> => {
  for (const [product, settings] of Map.groupBy(parameterSettings, (setting) => setting.product)) {
    const { id } = (await findRow(records, 'product', 'code', product)) ?? {};
    // The last argument names the fields to read; only the id is needed.
    if (id === undefined || (await findRow(records, 'productParamSetting', 'product', id, []))) continue;
    const idOf = async (object: string, code: string | undefined) =>
      code === undefined ? null : (await findRow(records, object, 'code', code))?.id;
    for (const { productParameter, defaultValue, ...setting } of settings)
      await records.create(systemActor, 'productParamSetting', {
        ...setting,
        product: id,
        productParameter: await idOf('productParameter', productParameter),
        defaultValue: await idOf('parameterValue', defaultValue),
      });
  }
};

/** The kiosk takes cards and prints on a roll; the desk beside it prints sheets on the same printer. */
const equipDesks = async (
  records: RecordService,
  { cardTerminalZvt, printerRaw }: NonNullable<DemoSite['kiosk']>,
): Promise<void> => {
  const printer = { printerName: '127.0.0.1', networkPort: printerRaw };
  const equipment = {
    KIOSK: { ...printer, cardTerminal: `127.0.0.1:${cardTerminalZvt}` },
    KASA: printer,
  };
  for (const [code, devices] of Object.entries(equipment)) {
    const place = await findRow(records, 'workingPlace', 'code', code);
    // A working place with a real printer keeps it.
    const hasRealPrinter = place?.printerName && place.printerName !== printer.printerName;
    if (place && !hasRealPrinter) await records.update(systemActor, 'workingPlace', place.id, devices);
  }
};

const findOpening = (records: RecordService, { incomingNumber }: { readonly incomingNumber: string }) =>
  findRow(records, 'inventoryDocument', 'incomingNumber', incomingNumber);

const attachFile = async (database: Database, { content, on, ...file }: DemoFile): Promise<void> => {
  if (await findRow(database.records, 'file', 'name', file.name)) return;
  const record = await findRow(database.records, on.object, on.by, on.value);
  if (!record) return;
  const checksum = createHash('sha256').update(content).digest('hex');
  const stored = { checksum, size: content.length };
  await database.transaction(async (tx) => {
    await keepContent(tx.sql, stored, singleChunk(content));
    await tx.records.create(systemActor, 'file', {
      ...file,
      ...stored,
      objectName: on.object,
      objectId: record.id,
    });
  });
};

async function* singleChunk(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

const updateAddresses = async (records: RecordService, site: DemoSite): Promise<void> => {
  for (const { name, port } of protocols(site)) {
    const protocol = await findRow(records, 'scaleProtocol', 'name', name);
    if (protocol && protocol.port !== port)
      await records.update(systemActor, 'scaleProtocol', protocol.id, { port });
  }
  if (site.cameraPort === undefined) return;
  const scale = await findRow(records, 'scale', 'code', 'W1');
  if (!scale || scale.videoRecorderPort === site.cameraPort) return;
  await records.update(systemActor, 'scale', scale.id, {
    useVideoRecorder: true,
    videoRecorderServer: '127.0.0.1',
    videoRecorderPort: site.cameraPort,
    videoRecorderRequest: '/camera/1',
  });
};
