import { Alert } from '@mui/material';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';

/** What goes back to the driver, in złotys: it stays until the next one, for the cashier counts it out now. */
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
