import { Alert } from '@mui/material';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';

/** The change for the driver, in złotys. It is shown until the next payment, while the cashier counts it out. */
export function ChangeGiven({ change }: { readonly change: string | undefined }) {
  const text = useText();
  const language = useLanguage();
  if (change === undefined) return null;
  return (
    <Alert severity="info" sx={{ mb: 1, fontSize: 22, fontWeight: 750, alignItems: 'center' }}>
      {text('cash.change', { amount: moneyText(language, change) })}
    </Alert>
  );
}
