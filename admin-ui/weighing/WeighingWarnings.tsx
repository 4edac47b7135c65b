import { Alert, AlertTitle } from '@mui/material';
import { enumLabel } from '#domain/labels/index.ts';
import type { Language } from '#domain/kernel/language.ts';
import type { FoundWarning } from '#domain/weighing/weighingWarnings.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';

/** A warning in one line: its kind, the value found, the value allowed. */
export function warningText(
  text: ReturnType<typeof useText>,
  language: Language,
  { warning, found, allowed }: FoundWarning,
): string {
  // Tonnes with three decimals, so to the kilogram.
  return text('weighing.warningLine', {
    warning: enumLabel(language, 'weighingWarning', warning),
    found: weightText(language, found, 3),
    allowed: weightText(language, allowed, 3),
  });
}

/** The warnings that a person must check before this weight is recorded. */
export function WeighingWarnings({ warnings }: { warnings: readonly FoundWarning[] }) {
  const text = useText();
  const language = useLanguage();
  if (warnings.length === 0) return null;
  return (
    <Alert severity="warning" sx={{ mt: 1, fontSize: 15 }} data-warnings>
      <AlertTitle sx={{ mb: 0.25 }}>{text('weighing.warnings')}</AlertTitle>
      {warnings.map((found) => (
        <div key={found.warning}>{warningText(text, language, found)}</div>
      ))}
    </Alert>
  );
}
