import { Typography } from '@mui/material';
import { integerText } from '#domain/kernel/written.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';

interface CutNoteProps {
  readonly shown: number;
  /** How many there are. */
  readonly count: number;
}

/** Says below a list that it shows only the first records of more; nothing if it shows all of them. */
export function CutNote({ shown, count }: CutNoteProps) {
  const text = useText();
  const language = useLanguage();
  if (shown >= count) return null;
  const range = { from: '1', to: integerText(language, shown), total: integerText(language, count) };
  return (
    <Typography variant="body2" color="text.secondary">
      {text('list.range', range)}
    </Typography>
  );
}
