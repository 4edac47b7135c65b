import { Box, TextField } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { numbers, type PriceChange } from './usePriceChange.ts';

interface PriceNumbersProps {
  readonly change: PriceChange;
  readonly autoFocus: boolean;
}

/** The inputs of a change of prices. */
export function PriceNumbers({ change: { typed, type, unread }, autoFocus }: PriceNumbersProps) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(3, 1fr)' }}>
      {numbers.map((name, at) => (
        <TextField
          key={name}
          label={text(`priceLists.${name}`)}
          value={typed[name]}
          onChange={({ target }) => type(name, target.value)}
          error={unread.includes(name)}
          helperText={text(unread.includes(name) ? 'detail.badNumber' : `priceLists.${name}Hint`)}
          autoFocus={at === 0 && autoFocus}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        />
      ))}
    </Box>
  );
}
