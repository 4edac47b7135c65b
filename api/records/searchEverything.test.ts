import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerAt } from '#domain/contracts.ts';
import { fieldsOf } from '#domain/kernel/declaration.ts';
import type { RecordInput } from '#domain/kernel/record.ts';
import { declarations } from '#domain/objects.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { sampleRecordsOf } from '../testing/sampleRecords.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

type Found = AnswerAt<'GET /search'>;

let api: TestApi;
let operator: Visitor;
let forwarder: Visitor;
beforeAll(async () => {
  api = await startTestApi();
  operator = await api.signedIn('operator');
  forwarder = await api.signedIn('forwarder');
});
afterAll(() => api?.close());

const make = async (object: string, input: RecordInput): Promise<number> =>
  (await api.database.records.create(systemActor, object, input)).id;
const search = async (who: Visitor, q: string): Promise<Found> => {
  const { status, body } = await who.get('/search', { q });
  expect(status, q).toBe(200);
  return body as Found;
};
const idsOf = ({ groups }: Found, object: string): number[] =>
  groups.find((group) => group.object === object)?.rows.map(({ id }) => id) ?? [];

/**
 * The telephone of each object. That of a disposition is found by the digits in a row as they are stored, and in any spelling
 * through its driver: an index of its own would be written at each move of a truck.
 */
const telephones = declarations
  .filter(({ name }) => name !== 'disposition')
  .flatMap((declaration) =>
    Object.entries(fieldsOf(declaration)).flatMap(([name, field]) =>
      field.type === 'text' && field.format === 'phone' ? [[declaration.name, name] as const] : [],
    ),
  );

describe('One search finds', () => {
  it.each([
    ['a firm by its name without marks', 'counterparty', { name: 'Żółwińska Dźwignia' }, 'zolwinska dzwig'],
    [
      'a firm by its NIP with dashes',
      'counterparty',
      { name: 'Ze znakami', nip: '5260250274' },
      '526-025-02-74',
    ],
    [
      'a firm by its NIP with its country',
      'counterparty',
      { name: 'Z krajem', nip: '5252344078' },
      'PL 525 234 40 78',
    ],
    [
      'a firm by its telephone',
      'counterparty',
      { name: 'Z telefonem', phone: '+48 58 766 12 34' },
      '58 766-12-34',
    ],
    ['a vehicle by its plate, however it is written', 'vehicle', { name: 'XWQ 9K31' }, 'xwq9k31'],
    ['a vehicle by its plate typed in parts', 'vehicle', { name: 'XWR9K32' }, 'xwr 9k 32'],
    [
      'a driver by a telephone typed with blanks',
      'driver',
      { name: 'Ktoś', phoneNumber: '+48601777131' },
      '601 777 131',
    ],
  ] as const)('%s', async (_what, object, input, typed) => {
    const id = await make(object, input);
    const found = await search(operator, typed);
    expect(idsOf(found, object)).toContain(id);
    expect(found.alike).toBe(false);
  });

  it.each(telephones)('a record by %s.%s, whatever the spelling of the telephone', async (object, field) => {
    const admin = await api.signedIn('admin');
    // Each record has a telephone of its own.
    const digits = String(telephones.findIndex(([one, other]) => one === object && other === field) + 10);
    const declaration = api.database.registry.byName(object);
    const made = await sampleRecordsOf(api, admin).make(declaration, { [field]: `+48 58 321 40 ${digits}` });
    expect(idsOf(await search(admin, `58-3214-0${digits}`), object)).toEqual([made.id]);
  });

  it('an order by its reference', async () => {
    const customer = await make('counterparty', { name: 'Z zamówieniem', isCustomer: true });
    const { rows } = (await operator.get('/currencies', { filter: { code: 'PLN' } })).body as {
      rows: { id: number }[];
    };
    const order = { customer, currency: rows[0]?.id ?? 0, reference: 'REF/QQ/7781' };
    const id = await make('salesOrder', order);
    const sales = await api.signedIn('sales');
    expect(idsOf(await search(sales, 'ref/qq/7781'), 'salesOrder')).toEqual([id]);
  });

  it('a truck by the plate of its vehicle, behind the vehicle itself', async () => {
    const vehicle = await make('vehicle', { name: 'XWT 4411' });
    const disposition = await make('disposition', { vehicle });
    const { groups } = await search(operator, 'XWT4411');
    expect(groups.map(({ object, rows }) => [object, rows.map(({ id }) => id)])).toEqual([
      ['vehicle', [vehicle]],
      ['disposition', [disposition]],
    ]);
  });

  it('the one called just so before many that contain it', async () => {
    const name = 'Zbożopol';
    const one = await make('counterparty', { name });
    for (let index = 0; index < 8; index += 1) await make('counterparty', { name: `${name} ${index}` });
    const { groups } = await search(operator, name);
    expect(groups[0]).toMatchObject({ object: 'counterparty', more: true });
    expect(groups[0]?.rows[0]?.id).toBe(one);
    expect(groups[0]?.rows).toHaveLength(5);
  });

  it.each([
    ['with letters in the wrong order', 'Krzysztof Brzęczyszczykiewicz', 'brzeczyszczykeiwicz'],
    ['with a letter missing', 'Wacław Popiołkowski', 'popilkowski'],
    ['with a wrong letter', 'Zenobiusz Gąsienica', 'gasjenica'],
  ])('a name %s, and says that it is only similar', async (_what, name, typed) => {
    const id = await make('driver', { name });
    const found = await search(operator, typed);
    expect(idsOf(found, 'driver')).toContain(id);
    expect(found.alike).toBe(true);
  });

  it('nothing that is marked for deletion', async () => {
    const id = await make('vehicle', { name: 'XWD 1010' });
    expect(idsOf(await search(operator, 'XWD1010'), 'vehicle')).toEqual([id]);
    await api.database.records.changeDeletionMark(systemActor, 'vehicle', id, true);
    expect((await search(operator, 'XWD1010')).groups).toEqual([]);
  });
});

describe('The first answer of a search', () => {
  const first = async (who: Visitor, q: string): Promise<Found> => {
    const { status, body } = await who.get('/search', { q, first: 'true' });
    expect(status, q).toBe(200);
    return body as Found;
  };

  it('has what is sought most often as the whole answer has it, and nothing else', async () => {
    const name = 'Pierwszorzędny';
    await make('counterparty', { name });
    await make('product', { name });
    const truck = await make('vehicle', { name: 'PWQ 1X23' });
    const visit = await make('disposition', { vehicle: truck });
    const whole = await search(operator, name);
    expect(whole.groups.map(({ object }) => object)).toEqual(
      expect.arrayContaining(['counterparty', 'product']),
    );
    const found = await first(operator, name);
    expect(found.groups).toEqual(whole.groups.filter(({ object }) => object === 'counterparty'));
    expect(idsOf(await first(operator, 'pwq1x23'), 'disposition')).toEqual([visit]);
  });

  it('has nothing that only resembles the words', async () => {
    await make('counterparty', { name: 'Bursztynowisko' });
    expect((await search(operator, 'bursztynowiskko')).alike).toBe(true);
    expect(await first(operator, 'bursztynowiskko')).toEqual({ groups: [], alike: false });
  });

  it('tells a forwarder of their own firm only', async () => {
    await make('counterparty', { name: 'Zupełnie Cudzy' });
    expect((await first(forwarder, 'zupełnie cudzy')).groups).toEqual([]);
  });
});

describe('One search tells nobody what they may not read:', () => {
  it('a forwarder finds their own firm and no other one, by no name or number of it', async () => {
    await make('counterparty', { name: 'Tajemnicza Qwertz', nip: '5270103391' });
    for (const typed of ['tajemnicza', 'tajemnizca', '527-010-33-91'])
      expect(idsOf(await search(forwarder, typed), 'counterparty')).toEqual([]);
    expect(idsOf(await search(forwarder, 'mewa'), 'counterparty')).toHaveLength(1);
  });

  it('an object that the person may not read is not searched', async () => {
    const admin = await api.signedIn('admin');
    expect(idsOf(await search(admin, 'forwarder'), 'user')).toHaveLength(1);
    expect(idsOf(await search(forwarder, 'operator'), 'user')).toEqual([]);
  });

  it('a stranger is refused', async () => {
    expect((await api.visitor().get('/search', { q: 'mewa' })).status).toBe(401);
  });
});

it.each([
  '',
  'ab',
  '  ',
  '%',
  '___',
  '\\',
  "a'; --",
  '\u2216\uff05\uff3f',
  '1-2',
  'x'.repeat(100),
  '%%%abc\\',
])('whatever is typed is answered: „%s”', async (typed) => {
  expect(await search(operator, typed)).toMatchObject({ groups: expect.any(Array) });
});

it('a text that is too long, or holds a zero byte, is refused by name', async () => {
  expect(await operator.get('/search', { q: 'x'.repeat(101) })).toMatchObject({ status: 400 });
  expect(await operator.get('/search', { q: 'abc\0' })).toMatchObject({
    body: { code: 'query_invalid' },
  });
});
