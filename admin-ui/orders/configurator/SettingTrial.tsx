import { Box, Button, Paper, Typography } from '@mui/material';
import TryIcon from '@mui/icons-material/PlayArrow';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { isReference } from '#domain/kernel/record.ts';
import { deadEndsOf } from '#domain/sales/configurator/deadEnds.ts';
import { openSettings } from '#domain/sales/configurator/openSettings.ts';
import type { ParameterSetting } from '#domain/sales/configurator/settings.ts';
import { useText } from '../../i18n/useText.ts';
import { useDebounced } from '../../parts/useDebounced.ts';
import { SettingFaults } from './SettingFaults.tsx';
import { useProductSettings } from './useProductSettings.ts';

const ConfiguratorDialog = lazy(() => import('./ConfiguratorDialog.tsx'));
const settlesMs = 300;

/** Tries the configurator of a product with the setting as typed, and reports cycles and dead ends while one types. */
const SettingTrial = () => {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  const typed = useTyped();
  const { data: saved } = useProductSettings(typed.product?.id);
  const settings = useMemo(() => saved && withTyped(saved, typed), [saved, typed]);
  const settled = useDebounced(settings, settlesMs);
  const faults = useMemo(() => {
    const open = openSettings(settled ?? []);
    return [...open.faults, ...deadEndsOf(open)];
  }, [settled]);
  if (!typed.product || !settings) return null;
  return (
    <Paper
      variant="outlined"
      role="group"
      aria-label={text('configurator.trial')}
      sx={{ px: 2, py: 1, mb: 1.25 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography sx={{ flexGrow: 1 }}>
          {text(faults.length === 0 ? 'configurator.noFaults' : 'configurator.trial')}
        </Typography>
        <Button startIcon={<TryIcon />} onClick={() => setOpen(true)}>
          {text('configurator.try')}
        </Button>
      </Box>
      <SettingFaults faults={faults} />
      {isOpen && (
        <Suspense>
          <ConfiguratorDialog
            title={typed.product.presentation}
            settings={settings}
            chosen={[]}
            ground={{ productId: typed.product.id, quantity: '1', customerId: null, currencyId: null }}
            isTrial
            onDone={() => setOpen(false)}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </Paper>
  );
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

const withTyped = (
  saved: readonly ParameterSetting[],
  { parameterId, product: _product, ...typed }: ReturnType<typeof useTyped>,
): ParameterSetting[] =>
  saved.map((each) => (each.parameter.id === parameterId ? { ...each, ...typed } : each));

export default SettingTrial;
