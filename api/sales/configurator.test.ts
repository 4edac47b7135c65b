import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemActor } from '#domain/platform/actor.ts';
import { waitingForLocks } from '#database/testing/waitingForLocks.ts';
import { idBy, makingAs, type Make } from '../testing/making.ts';
import { startTestApi, type TestApi } from '../testing/testApi.ts';
import type { Visitor } from '../testing/visitor.ts';

const logged: string[] = [];
let api: TestApi;
let sales: Visitor;
let make: Make;
let productId: number;
let ids: Record<'drive' | 'width' | 'engine' | 'mass' | 'hand' | 'motor' | 'small' | 'large', number>;
beforeAll(async () => {
  api = await startTestApi({ logged: (line) => void logged.push(line) });
  sales = await api.signedIn('sales');
  make = makingAs(sales);
  productId = (await make('/products', { name: 'Roleta', configProduct: true })).id;
  const parameter = async (name: string, code: string, type: string, more: object = {}) => {
    const { id } = await make('/product_parameters', { name, code, type, lang: { de: `de ${name}` } });
    sortNumber += 1;
    await make('/product_param_setting', { product: productId, productParameter: id, sortNumber, ...more });
    return id;
  };
  let sortNumber = 0;
  const value = async (parameterId: number, name: string, code: string, reach?: string) =>
    (
      await make('/parameter_values', {
        productParameter: parameterId,
        name,
        code,
        properties: reach ? [{ propId: 'reach', propValue: reach }] : [],
      })
    ).id;
  const drive = await parameter('Napęd', 'drive', 'list');
  const hand = await value(drive, 'ręczny', 'hand');
  const motor = await value(drive, 'elektryczny', 'motor');
  const width = await parameter('Szerokość', 'width', 'number');
  const engine = await parameter('Silnik', 'engine', 'list', {
    conditionCode: 'values["drive"] == "motor"',
  });
  const small = await value(engine, 'mały', 'S', '2');
  const large = await value(engine, 'duży', 'L', '4');
  const setting = await idBy(api, 'product_param_setting', 'product_parameter_id', String(engine));
  await sales.put(`/product_param_setting/${setting}`, {
    expression: 'offeredNumbers["reach"] >= numbers["width"]',
  });
  const mass = await parameter('Masa', 'mass', 'number', { expression: 'numbers["width"] * 1.5' });
  ids = { drive, width, engine, mass, hand, motor, small, large };
});
afterAll(() => api?.close());

const ask = async (path: string, chosen: readonly object[] = [], more: object = {}): Promise<unknown> => {
  const answer = await sales.post(path, { productId, choosenParameters: chosen, ...more });
  expect(answer.status).toBe(200);
  return answer.body;
};
const list = (param: number, id: number) => ({ param: { id: param }, paramValue: { id } });
const typed = (param: number, valueLabel: string) => ({ param: { id: param }, paramValue: null, valueLabel });
const calls = [
  '/product_parameter',
  '/parameter_value',
  '/selected_value',
  '/next_param_value',
  '/expression_variables',
];

describe('the calls of the configurator', () => {
  it('ask one question after another', async () => {
    expect(await ask('/next_param_value')).toMatchObject([
      {
        param: { id: ids.drive, name: 'Napęd' },
        isMandatory: true,
        values: [{ id: ids.hand }, { id: ids.motor }],
      },
    ]);
    const chosen = [list(ids.drive, ids.motor), typed(ids.width, '3')];
    expect(await ask('/next_param_value', chosen)).toMatchObject([
      { param: { id: ids.engine }, defaultValue: { id: ids.large }, values: [{ id: ids.large }] },
    ]);
    expect(await ask('/next_param_value', [...chosen, list(ids.engine, ids.large)])).toEqual([]);
  });

  it('answer all parameters of a product with what decides about them', async () => {
    const { body } = await sales.get(`/products/${productId}/parameters`);
    expect(body).toMatchObject([
      { parameter: { id: ids.drive, type: 'list' }, values: [{ id: ids.hand }, { id: ids.motor }] },
      { parameter: { id: ids.width, type: 'number' }, values: [] },
      { parameter: { id: ids.engine }, values: [{ id: ids.small }, { id: ids.large }] },
      { parameter: { id: ids.mass } },
    ]);
  });

  it('offer the values of one parameter after those chosen before it', async () => {
    const chosen = [list(ids.drive, ids.motor), typed(ids.width, '1')];
    expect(await ask('/parameter_value', chosen, { paramId: ids.engine })).toMatchObject([
      { id: ids.small, name: 'mały', properties: [{ propId: 'reach', propValue: '2' }] },
      { id: ids.large },
    ]);
    expect(await ask('/parameter_value', chosen, { paramId: ids.drive })).toMatchObject([
      { id: ids.hand },
      { id: ids.motor },
    ]);
  });

  it('answer the chosen values with those that are calculated, and name what no longer fits', async () => {
    const chosen = [
      list(ids.drive, ids.hand),
      typed(ids.width, '3'),
      { ...list(ids.engine, ids.small), valueLabel: 'mały' },
    ];
    expect(await ask('/selected_value', chosen)).toMatchObject([
      {
        param: { id: ids.drive, name: 'Napęd' },
        paramValue: { id: ids.hand },
        valueLabel: 'ręczny',
        errorValue: '',
      },
      { param: { id: ids.width }, paramValue: null, valueLabel: '3' },
      { param: { id: ids.mass }, valueLabel: '4.5' },
      { param: { id: ids.engine, name: 'Silnik' }, valueLabel: 'mały', errorValue: 'not_asked' },
    ]);
  });

  it('list the parameters that apply, and what expressions may speak of', async () => {
    const chosen = [list(ids.drive, ids.hand), typed(ids.width, '3')];
    expect(await ask('/product_parameter', chosen)).toMatchObject([
      { id: ids.drive, type: 'list', calculated: false },
      { id: ids.width, type: 'number' },
      { id: ids.mass, calculated: true },
    ]);
    expect(await ask('/expression_variables', chosen)).toEqual(
      expect.arrayContaining([
        { name: 'values["drive"]', type: 'text', value: 'hand' },
        { name: 'values["engine.reach"]', type: 'text', value: '' },
        { name: 'numbers["mass"]', type: 'number', value: '4.5' },
      ]),
    );
  });

  it('speak the language of whoever asks', async () => {
    const { body } = await sales.send('POST', '/next_param_value', { productId }, { 'x-language': 'de' });
    expect(body).toMatchObject([{ param: { name: 'de Napęd' } }]);
  });

  it.each(calls)('%s answers an empty list where it fails, whatever is asked', async (path) => {
    for (const wrong of [
      {},
      { productId: 'x' },
      // The largest id that there may be.
      { productId: 2_147_483_647 },
      { productId, choosenParameters: 5 },
    ])
      expect(await sales.post(path, wrong)).toMatchObject({ status: 200, body: [] });
    const forwarder = await api.signedIn('forwarder');
    expect(await forwarder.post(path, { productId })).toMatchObject({ status: 200, body: [] });
  });
});

it('a call of the configurator that fails is written to the log with its address', async () => {
  const before = logged.length;
  expect(await ask('/next_param_value', [], { productId: 2_147_483_647 })).toEqual([]);
  await expect
    .poll(() => logged.slice(before).map((line) => JSON.parse(line) as object))
    .toContainEqual(
      expect.objectContaining({
        path: expect.stringContaining('/next_param_value') as string,
        err: expect.anything() as object,
      }),
    );
});

describe('settings of parameters', () => {
  it('are listed at the address of the specification', async () => {
    const { body } = await sales.get('/product_param_setting', { filter: { product: productId } });
    expect(body).toMatchObject({ count: 4 });
  });

  it('are refused for a circle that another setting closes at the same moment', async () => {
    const { id: product } = await make('/products', { name: 'Żaluzja', configProduct: true });
    const settingOf = async (code: string) => {
      const { id: productParameter } = await make('/product_parameters', { name: code, code, type: 'text' });
      return (await make('/product_param_setting', { product, productParameter })).id;
    };
    const [rail, cord] = [await settingOf('rail'), await settingOf('cord')];
    let later: Promise<unknown> = Promise.resolve();
    await api.database.transaction(async ({ records }) => {
      await records.update(systemActor, 'productParamSetting', rail, {
        conditionCode: 'values["cord"] == "x"',
      });
      later = sales.put(`/product_param_setting/${cord}`, { conditionCode: 'values["rail"] == "x"' });
      await expect.poll(() => waitingForLocks(api.database.sql)).toBe(1);
    });
    expect(await later).toMatchObject({ status: 422, body: { errors: [{ code: 'setting_circle' }] } });
  });

  it.each([
    ['conditionCode', 'values["drive', 'expression_syntax'],
    ['conditionCode', '1 + 1', 'expression_types'],
    ['conditionCode', 'values["colour"] == "x"', 'setting_name_unknown'],
    ['conditionCode', 'values["engine"] == "S"', 'setting_circle'],
    ['expression', '1 / 2', 'expression_types'],
    ['expression', 'numbers["mass"] * 2', 'setting_circle'],
  ])('are refused with a %s such as %s: %s', async (field, written, code) => {
    // The drive must not depend on the engine, nor the width on the mass: these two depend on them.
    const circle = code === 'setting_circle';
    const parameterId = circle && field === 'conditionCode' ? ids.drive : ids.width;
    const setting = await idBy(api, 'product_param_setting', 'product_parameter_id', String(parameterId));
    expect(await sales.put(`/product_param_setting/${setting}`, { [field]: written })).toMatchObject({
      status: 422,
      body: { errors: [{ field, code }] },
    });
  });

  it('are refused in a value whose calculated property does not read', async () => {
    const input = {
      productParameter: ids.engine,
      name: 'wielki',
      properties: [{ propId: 'power', propValue: '1 +', calculated: true }],
    };
    expect(await sales.post('/parameter_values', input)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'properties[0].propValue', code: 'expression_syntax' }] },
    });
  });
});
