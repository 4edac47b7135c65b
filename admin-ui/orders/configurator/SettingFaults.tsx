import { Alert } from '@mui/material';
import { errorMessage } from '#domain/labels/index.ts';
import type { ErrorCode } from '#domain/kernel/errorCatalogue.ts';
import { isLasting, type SettingFault } from '#domain/sales/configurator/faults.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

/** The errors in the settings of a product, with the names concerned. */
export function SettingFaults({ faults }: { readonly faults: readonly SettingFault[] }) {
  const text = useText();
  const language = useLanguage();
  return faults.map((fault) => {
    const { code, ...values } = fault.values;
    const reason = code ? errorMessage(language, code as ErrorCode, values) : (values.reason ?? '');
    return (
      <Alert key={JSON.stringify(fault)} severity={isLasting(fault) ? 'error' : 'warning'} sx={{ mb: 1 }}>
        {text(`configurator.faults.${fault.key}`, { ...values, reason })}
      </Alert>
    );
  });
}
