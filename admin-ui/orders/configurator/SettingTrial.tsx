import { useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { isReference } from '#domain/kernel/record.ts';
import type { ParameterSetting } from '#domain/sales/configurator/settings.ts';
import { Trial } from './Trial.tsx';
import { useProductSettings } from './useProductSettings.ts';

/** Tries the configurator of a product with the setting as it is typed. */
const SettingTrial = () => {
  const typed = useTyped();
  const { data: saved } = useProductSettings(typed.product?.id);
  const settings = useMemo(() => saved && withTyped(saved, typed), [saved, typed]);
  if (!typed.product || !settings) return null;
  return <Trial key={typed.product.id} productId={typed.product.id} settings={settings} />;
};

/** The present values of the form. */
const useTyped = () => {
  const values: unknown[] = useWatch({
    name: [
      'product',
      'productParameter',
      'sortNumber',
      'isMandatory',
      'defaultValue',
      'conditionCode',
      'expression',
    ],
  });
  // As a text, because `useWatch` gives a new array at each rendering, and each new object would begin the trial's work again.
  const asText = JSON.stringify(values);
  return useMemo(() => {
    const [product, parameter, sortNumber, isMandatory, defaultValue, conditionCode, expression] = JSON.parse(
      asText,
    ) as unknown[];
    return {
      product: isReference(product) ? product : undefined,
      parameterId: isReference(parameter) ? parameter.id : undefined,
      sortNumber: Number(sortNumber ?? 0),
      isMandatory: isMandatory === true,
      defaultValueId: isReference(defaultValue) ? defaultValue.id : null,
      conditionCode: typeof conditionCode === 'string' ? conditionCode : null,
      expression: typeof expression === 'string' ? expression : null,
    };
  }, [asText]);
};

/** The saved settings of the product, with the typed values in place of their own. A new setting takes part once it is saved. */
const withTyped = (
  saved: readonly ParameterSetting[],
  { parameterId, product: _product, ...typed }: ReturnType<typeof useTyped>,
): ParameterSetting[] =>
  saved.map((each) => (each.parameter.id === parameterId ? { ...each, ...typed } : each));

export default SettingTrial;
