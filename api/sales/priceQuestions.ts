import type { Database } from '#database/connect.ts';
import { askedUnit, productUnits } from '#database/goods/unitConversions.ts';
import { fail, failFields } from '#domain/kernel/fail.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { AskedFor, AskedProduct } from '#domain/sales/pricing/price.contracts.ts';
import { openBook } from '#domain/sales/pricing/openBook.ts';
import { priceOf, type Priced } from '#domain/sales/pricing/priceOf.ts';
import type { ChosenValue, PriceQuestion } from '#domain/sales/pricing/priceBook.ts';
import { homeCurrency } from '#domain/sales/pricing/rates.ts';
import { findRecords } from '../records/findRecords.ts';
import { readPriceBook } from './readPriceBook.ts';

export interface PricesAnswer {
  readonly currency: string;
  readonly date: string;
  readonly priced: readonly Priced[];
}

/**
 * The prices of some products, from what the actor may read.
 * @throws no_access if they may not read prices, validation_failed if they may not see a product, customer, currency or discount
 */
export async function pricesOf(
  database: Database,
  actor: Actor,
  products: readonly AskedProduct[],
  { customerId = null, currencyId = null, discountId = null, date }: AskedFor,
): Promise<PricesAnswer> {
  const pricelist = database.registry.byName('pricelist');
  if (!may(actor, 'read', pricelist)) throw fail('no_access', { object: pricelist.name });
  const day = date ?? warsawToday();
  const currencies = new Map(
    (await findRecords(database, actor, 'currency', {})).map(({ id, code }) => [id, String(code)]),
  );
  const customer =
    customerId === null
      ? null
      : await mustBeVisible(database, actor, 'counterparty', customerId, 'customerId');
  // The currency asked for, else that of the customer, else the home currency.
  const currency = currencies.get(Number(currencyId ?? customer?.currencyId)) ?? homeCurrency;
  if (currencyId !== null && !currencies.has(currencyId)) throw missing('currencyId');

  if (discountId !== null) await mustBeVisible(database, actor, 'discount', discountId, 'discountId');

  const productIds = [...new Set(products.map(({ productId }) => productId))];
  const visibleIds = new Set(
    (await findRecords(database, actor, 'product', { id: { inList: productIds } })).map(({ id }) => id),
  );
  const hiddenIndex = products.findIndex(({ productId }) => !visibleIds.has(productId));
  if (hiddenIndex >= 0) throw missing(products.length === 1 ? 'productId' : `rows.${hiddenIndex}.productId`);

  // The discount of the order, and those that lowered the prices of its lines until now: they are read even if they have ended.
  const namedDiscountIds = [
    ...(discountId === null ? [] : [discountId]),
    ...products.flatMap(({ earlierDiscountIds }) => earlierDiscountIds ?? []),
  ];
  const request = { productIds, customerId, currency, date: day, namedDiscountIds, currencies };
  const book = openBook(await readPriceBook(database, actor, request));
  const unitOf = await askedUnits(database, products);
  const valuesOf = await chosenValues(database, actor, products);
  const priceType =
    typeof customer?.priceType === 'string' && customer.priceType !== '' ? customer.priceType : null;
  const priced = products.map((product) => {
    const question: PriceQuestion = {
      ...product,
      unit: unitOf(product),
      chosen: valuesOf(product),
      customer: customerId === null ? null : { id: customerId, priceType },
      currency,
      date: day,
      orderDiscountId: discountId,
    };
    return priceOf(question, book);
  });
  return { currency, date: day, priced: await withParameterNames(database, actor, priced) };
}

/** If a parameter of a formula has no value, the fault names the parameter by its code. People get its name instead. */
const withParameterNames = async (
  database: Database,
  actor: Actor,
  priced: readonly Priced[],
): Promise<readonly Priced[]> => {
  const codes = priced.flatMap(({ fault }) => fault?.values.parameter ?? []);
  if (codes.length === 0) return priced;
  const named = await findRecords(database, actor, 'productParameter', { code: { inList: codes } });
  const names = new Map(named.map(({ code, presentation }) => [code, String(presentation)]));
  return priced.map((each) => {
    const { fault } = each;
    const name = names.get(fault?.values.parameter);
    if (!fault || name === undefined) return each;
    return { ...each, fault: { ...fault, values: { ...fault.values, parameter: name } } };
  });
};

/**
 * Reads the units of those quantities that are not given in the product's own unit. It returns a function that gives the unit in
 * which a product is asked about; null if this is its own unit.
 */
const askedUnits = async ({ sql }: Database, products: readonly AskedProduct[]) => {
  const inOtherUnits = products.filter(({ unitOfMeasureId }) => typeof unitOfMeasureId === 'number');
  if (inOtherUnits.length === 0) return () => null;
  const units = await productUnits(
    sql,
    inOtherUnits.map(({ productId }) => productId),
  );
  return ({ productId, unitOfMeasureId }: AskedProduct) => askedUnit(units, productId, unitOfMeasureId);
};

const missing = (field: string) => failFields([{ field, code: 'invalid_value' }]);

const mustBeVisible = async (
  database: Database,
  actor: Actor,
  object: string,
  id: number,
  field: string,
): Promise<AnyRecord> => {
  const [record] = await findRecords(database, actor, object, { id });
  if (!record) throw missing(field);
  return record;
};

/**
 * Reads the parameters of all products at once. It returns a function that gives the chosen values of one product for formulas,
 * each with the code of its parameter, or with its name if it has no code.
 */
const chosenValues = async (database: Database, actor: Actor, products: readonly AskedProduct[]) => {
  const parameters = products.flatMap(({ choosenParameters }) => choosenParameters ?? []);
  const idsOf = (name: 'param' | 'paramValue') => [
    ...new Set(parameters.flatMap((each) => (each[name]?.id ? [each[name].id] : []))),
  ];
  const namesById = async (object: string, ids: number[]) =>
    new Map(
      ids.length === 0
        ? []
        : (await findRecords(database, actor, object, { id: { inList: ids } })).map((record) => [
            record.id,
            String(record.code || record.name),
          ]),
    );
  const codes = await namesById('productParameter', idsOf('param'));
  const values = await namesById('parameterValue', idsOf('paramValue'));
  return ({ choosenParameters }: AskedProduct): ChosenValue[] =>
    (choosenParameters ?? []).map(({ param, paramValue, valueLabel }) => ({
      code: codes.get(param?.id ?? 0) ?? '',
      valueId: paramValue?.id ?? null,
      value: values.get(paramValue?.id ?? 0) ?? valueLabel ?? '',
    }));
};
