import { Box, Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { KeyMark } from '../parts/KeyMark.tsx';
import { actsAt, deskKeys, meanings } from './deskKeys.ts';

/** The keyboard shortcuts of a desk, always visible. */
export function KeyHints({ desk }: { readonly desk: keyof typeof actsAt }) {
  const text = useText();
  return (
    <Typography
      variant="caption"
      component="ul"
      aria-label={text('weighing.keys.title')}
      color="text.secondary"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.25, m: 0, p: 0, listStyle: 'none' }}
    >
      {actsAt[desk].map((act) => (
        <Box component="li" key={act} data-keys-of={act}>
          {deskKeys[act].map((key) => (
            <KeyMark key={key} keys={key} />
          ))}{' '}
          {text(meanings[act])}
        </Box>
      ))}
    </Typography>
  );
}
