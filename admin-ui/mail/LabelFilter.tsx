import { MenuItem, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { labelsQuery } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface LabelFilterProps {
  readonly value: number | null;
  readonly onChange: (label: number | null) => void;
}

/** Narrows letters to those with a label; nothing if there are no labels. */
export function LabelFilter({ value, onChange }: LabelFilterProps) {
  const words = useMailboxWords();
  const { data: labels = [] } = useQuery(labelsQuery);
  if (labels.length === 0) return null;
  return (
    <TextField
      select
      size="small"
      variant="standard"
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      slotProps={{
        select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': words.labels } },
        input: { sx: { fontSize: 13 } },
      }}
    >
      <MenuItem value="">{words.anyLabel}</MenuItem>
      {labels.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
