import { Box, Chip } from '@mui/material';
import { integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

interface Choice<V> {
  readonly value: V;
  readonly label: string;
  readonly count: number;
}

interface ChoiceChipsProps<V> {
  readonly label: string;
  readonly choices: readonly Choice<V>[];
  /** Undefined if all are shown. */
  readonly chosen: V | undefined;
  readonly onChoose: (value: V | undefined) => void;
}

/** Filter chips for the parts of a list, each with its count; one part is shown, or all. */
export function ChoiceChips<V extends string | number>({
  label,
  choices,
  chosen,
  onChoose,
}: ChoiceChipsProps<V>) {
  const text = useText();
  const language = useLanguage();
  const all = { value: undefined, label: text('common.all') };
  const choicesWithCounts = choices.map((choice) => ({
    ...choice,
    label: `${choice.label} (${integerText(language, choice.count)})`,
  }));
  return (
    <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1.25 }}>
      {[all, ...choicesWithCounts].map((choice) => (
        <Chip
          key={choice.value ?? ''}
          label={choice.label}
          color={chosen === choice.value ? 'primary' : 'default'}
          variant={chosen === choice.value ? 'filled' : 'outlined'}
          aria-pressed={chosen === choice.value}
          onClick={() => onChoose(choice.value)}
        />
      ))}
    </Box>
  );
}
