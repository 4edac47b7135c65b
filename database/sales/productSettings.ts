import type { Language } from '#domain/kernel/language.ts';
import { nameIn } from '#domain/kernel/named.ts';
import type { ParameterSetting, ParameterValue, ValueProperty } from '#domain/sales/configurator/settings.ts';
import type { Sql } from '../sql.ts';

/** The parameter settings of products by product id, with names in `language`. Access is checked by the caller. */
export async function productSettings(
  db: Sql,
  productIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, ParameterSetting[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('product_param_setting as s')
    .innerJoin('product_parameter as p', 'p.id', 's.product_parameter_id')
    .select([
      's.product_id as productId',
      's.sort_number as sortNumber',
      's.is_mandatory as isMandatory',
      's.default_value_id as defaultValueId',
      's.condition_code as conditionCode',
      's.expression',
      'p.id',
      'p.uuid',
      'p.name',
      'p.code',
      'p.type',
      'p.lang',
    ])
    .where('s.product_id', 'in', [...productIds])
    .where('s.marked_to_delete', '=', false)
    .where('p.marked_to_delete', '=', false)
    .orderBy('s.sort_number')
    .orderBy('s.id')
    .execute();
  // Only parameters of type `list` have values to choose from.
  const lists = rows.filter(({ type }) => type === 'list').map(({ id }) => id);
  const values = await valuesOf(db, [...new Set(lists)], language);
  const settingOf = (row: (typeof rows)[number]): ParameterSetting => ({
    parameter: {
      id: row.id,
      uuid: row.uuid,
      name: nameIn(language, row),
      code: row.code,
      type: row.type ?? 'list',
    },
    sortNumber: row.sortNumber,
    isMandatory: row.isMandatory,
    defaultValueId: row.defaultValueId,
    conditionCode: row.conditionCode,
    expression: row.expression,
    values: values.get(row.id) ?? [],
  });
  const byProduct = Map.groupBy(rows, ({ productId }) => productId);
  return new Map([...byProduct].map(([productId, own]) => [productId, own.map(settingOf)]));
}

const valuesOf = async (
  db: Sql,
  parameterIds: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, readonly ParameterValue[]>> => {
  if (parameterIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('parameter_value')
    .select(['id', 'product_parameter_id as parameterId', 'name', 'code', 'default', 'lang'])
    .where('product_parameter_id', 'in', [...parameterIds])
    .where('marked_to_delete', '=', false)
    .orderBy('sort_number')
    .orderBy('id')
    .execute();
  const properties = await propertiesOf(
    db,
    rows.map(({ id }) => id),
  );
  const byParameter = Map.groupBy(rows, ({ parameterId }) => parameterId);
  return new Map(
    [...byParameter].map(([parameterId, own]) => [
      parameterId,
      own.map((row) => ({
        id: row.id,
        name: nameIn(language, row),
        code: row.code,
        default: row.default,
        properties: properties.get(row.id) ?? [],
      })),
    ]),
  );
};

const propertiesOf = async (
  db: Sql,
  valueIds: readonly number[],
): Promise<ReadonlyMap<number, readonly ValueProperty[]>> => {
  if (valueIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('parameter_value_properties')
    .select([
      'id',
      'parent_id as valueId',
      'prop_id as propId',
      'prop_value as propValue',
      'prop_value_uuid as propValueUuid',
      'calculated',
    ])
    .where('parent_id', 'in', [...valueIds])
    .orderBy('row_number')
    .execute();
  const byValue = Map.groupBy(rows, ({ valueId }) => valueId);
  return new Map(
    [...byValue].map(([valueId, own]) => [valueId, own.map(({ valueId: _value, ...property }) => property)]),
  );
};
