import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameLanguages } from '#domain/kernel/language.ts';
import { registry } from '#domain/objects.ts';
import { freshDatabase } from '#database/testing/database.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { connect, type Database } from '#database/connect.ts';
import { findRecords } from './findRecords.ts';

let database: Database;
beforeAll(async () => {
  const { url, secretKey } = await freshDatabase();
  database = await connect(url, { secretKey });
});
afterAll(() => database?.close());

/** What every installation has after its migration. The names are apart by blanks, or by `|` if a name has a blank. */
const predefined: Readonly<Record<string, string>> = {
  dispositionStatus: 'OnTheWay NaTerminalu SecondWeighing ParkingExit Loaded Unloaded RemoveWeight',
  salesOrderStatus: 'OFERTA NEW CONFIRMED READY_FOR_PRODUCTION CANCELED CLOSED',
  customerRequestStatus: 'new inProgress answered closed',
  interactionStatus: 'new inProgress answered closed',
  reclamationStatusGroup: 'open ongoing toReceive rejected',
  reclamationState: '17 examined decided ordered ready rejected closed',
  reclamationType: 'quantity quality',
  userRole: 'operator sales forwarder',
  userSettingItem: 'layoutType theme footerTheme tabs',
  documentPrefix: 'D ZD LP SMS K PP AAA IT ZS ZK RK DM DD ZT ZN OP CN RB',
  currency: 'PLN EUR USD GBP CHF CZK UAH',
  country: 'PL DE CZ SK LT UA BY GB NO CH NL FR IT ES',
  vatRate: '23|8|5|0 KR|0 WDT|0 EX|zw|np I|np II|oo',
  unitOfMeasure: 't kg szt. m³ l godz.',
  paymentType: 'cash card transfer',
  cashFlowItem: 'parking sale purchase',
  termOfPayment: 'prepayment days7 days14 days30 days60',
  supplyMethod: 'shippingCompany ourTransport',
  inventoryCategory: 'income expense moving',
  exchangeNode: '1c impulse',
};
const items = Object.entries(predefined).flatMap(([object, names]) =>
  names.split(names.includes('|') ? '|' : ' ').map((name) => [object, name] as const),
);

describe('a new installation has', () => {
  it.each(items)('%s %s', async (object, name) => {
    expect(await database.records.predefined(systemActor, object, name)).toMatchObject({
      markedToDelete: false,
    });
  });

  it('the history of what people agree on with customers', async () => {
    const settings = await findRecords(database, systemActor, 'objectVersioningSetting', {});
    const kept = settings.filter(({ versioningMethod }) => versioningMethod === 'all');
    expect(kept.map(({ objectType }) => objectType)).toEqual(
      expect.arrayContaining(['counterparty', 'salesOrder', 'pricelist', 'userRole']),
    );
  });

  it('the one record that each new record takes a value from', async () => {
    const asked = registry.all.flatMap(({ name: object, fields }) =>
      Object.entries(fields).flatMap(([name, field]) =>
        field.type === 'reference'
          ? (field.takes ?? []).flatMap((source) =>
              typeof source === 'object' && 'record' in source
                ? [{ at: `${object}.${name}`, to: field.to, by: source.record }]
                : [],
            )
          : [],
      ),
    );
    expect(asked.length).toBeGreaterThan(5);
    for (const { at, to, by } of asked)
      expect(await findRecords(database, systemActor, to, by), at).toHaveLength(1);
  });

  it('a prefix for every kind of document, by which it is numbered as ever', async () => {
    for (const { kind, prefix = '', name } of registry.all) {
      if (kind !== 'document') continue;
      const described = await database.records.predefined(systemActor, 'documentPrefix', prefix);
      expect(described).toMatchObject({ documentTypes: [{ objectType: name }], isActive: true });
    }
    expect(await database.records.create(systemActor, 'deliveryOrder', {})).toMatchObject({
      numberStr: 'ZD-000001',
    });
  });

  it('names in Polish and English wherever a dictionary is translated, and in no unknown language', async () => {
    for (const object of Object.keys(predefined)) {
      if (registry.byName(object).fields.lang?.type !== 'translated') continue;
      for (const { lang } of await findRecords(database, systemActor, object, {})) {
        const named = Object.keys(lang as object);
        expect(named, object).toEqual(expect.arrayContaining(['pl', 'en']));
        expect(nameLanguages, object).toEqual(expect.arrayContaining(named));
      }
    }
  });
});

describe('what begins', () => {
  it.each([
    ['reclamation', '17', {}],
    ['interaction', 'new', { reference: 'Pytanie' }],
  ])('a new %s has the default status', async (object, predefinedName, input) => {
    const { statusId } = await database.records.create(systemActor, object, input);
    const fields = registry.byName(object).fields;
    const to = fields.status?.type === 'reference' ? fields.status.to : '';
    expect(await database.records.predefined(systemActor, to, predefinedName)).toMatchObject({
      id: statusId,
    });
  });

  it('a mail folder that nobody has placed is behind all others', async () => {
    expect(await database.records.create(systemActor, 'mailbox', { name: 'Faktury' })).toMatchObject({
      sort: 99,
    });
  });
});
