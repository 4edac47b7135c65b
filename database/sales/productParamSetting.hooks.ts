import { failFields, type FieldError } from '#domain/kernel/fail.ts';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { defaultLanguage } from '#domain/kernel/language.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import type { SettingFault } from '#domain/sales/configurator/faults.ts';
import { faultOfCalculated, openSettings } from '#domain/sales/configurator/openSettings.ts';
import type { Draft, Hooks } from '../writing/hooks.ts';
import { lockRow } from '../writing/lockRow.ts';
import { productSettings } from './productSettings.ts';

/**
 * Checks the expressions of a setting when it is written, together with all settings of the product. Errors that no later
 * setting could correct are refused; others, such as a dead end, are only shown by the trial beside the settings.
 */
export const productParamSettingHooks: Hooks = {
  afterWrite: async (record, before, { tx }) => {
    if (record.markedToDelete) return;
    const product = Number(record.productId);
    // Of two settings that are written at the same moment, the second waits and then sees the first, because the two together may
    // make a circle: settings whose expressions depend on one another.
    await lockRow(tx.sql, 'product', product);
    const settings = await productSettings(tx.sql, [product], defaultLanguage);
    const { faults } = openSettings(settings.get(product) ?? []);
    const errors = faults.flatMap((fault) => errorOf(fault, record, before));
    if (errors.length > 0) throw failFields(errors);
  },
};

const expressionFields = ['conditionCode', 'expression'] as const;

/** A fault as an error of the written setting; empty if the fault is no error of this write. */
const errorOf = (
  { key, parameterId, place, values }: SettingFault,
  record: AnyRecord,
  before: AnyRecord | undefined,
): FieldError[] => {
  const { parameter = '', other = '', code, ...params } = values;
  // The written setting completes the circle, whichever of its settings the fault names. The error is at the changed expression.
  if (key === 'circle') {
    const field =
      expressionFields.find((name) => record[name] && record[name] !== before?.[name]) ?? 'conditionCode';
    return [{ field, code: 'setting_circle', params: { circle: other } }];
  }
  // A fault of another setting, or one that no field of this record can correct, is no error of this write.
  if (parameterId !== record.productParameterId || place === null || place === 'properties') return [];
  if (key === 'unknown')
    return [{ field: place, code: 'setting_name_unknown', params: { name: other, parameter } }];
  // The expression itself is invalid, for the reason `code`.
  return key === 'expression' ? [{ field: place, code: code as ErrorCode, params }] : [];
};

/** A calculated property is an expression; an invalid one is refused. */
export const parameterValueHooks: Hooks = {
  beforeWrite: (draft) => {
    const rows = Array.isArray(draft.properties) ? (draft.properties as Draft[]) : [];
    const errors = rows.flatMap((row, index): FieldError[] => {
      const fault = row.calculated === true ? faultOfCalculated(String(row.propValue ?? '')) : undefined;
      return fault
        ? [{ field: `properties[${index}].propValue`, code: fault.code, params: fault.params }]
        : [];
    });
    if (errors.length > 0) throw failFields(errors);
  },
};
