import { Typography } from '@mui/material';
import { useText } from '../../i18n/useText.ts';

/** Shows the shortcut that creates a record from a picker; not Enter alone, which scanners send. */
export function AddKey() {
  const text = useText();
  return (
    <Typography
      component="kbd"
      variant="caption"
      color="text.secondary"
      sx={{ ml: 'auto', pl: 2, whiteSpace: 'nowrap' }}
    >
      {text('picker.addKey')}
    </Typography>
  );
}
