import { Box } from '@mui/material';
import { useText, type Text } from '../i18n/useText.ts';

const nameOf = (text: Text, key: string): string => {
  if (key === 'Ctrl') return text('common.keyNames.ctrl');
  if (key === 'Shift') return text('common.keyNames.shift');
  return key === 'Enter' ? text('common.keyNames.enter') : key;
};

/** A key or several pressed together, such as `Ctrl+Enter`, with the names on the reader's keyboard. */
export function KeyMark({ keys }: { readonly keys: string }) {
  const text = useText();
  return (
    <Box
      component="kbd"
      sx={{
        px: 0.5,
        mr: 0.25,
        border: 1,
        borderColor: 'divider',
        borderRadius: 0.75,
        font: 'inherit',
        whiteSpace: 'nowrap',
      }}
    >
      {keys
        .split('+')
        .map((key) => nameOf(text, key))
        .join('+')}
    </Box>
  );
}

/** Shows the key at the end of a button; hidden from screen readers, which read it from the button. */
export function ButtonKey({ keys }: { readonly keys: string }) {
  return (
    // Icons at the end of a button are larger than its text; this one must not be.
    <Box component="span" aria-hidden sx={{ '&&&': { fontSize: 11 }, fontWeight: 500, opacity: 0.8 }}>
      <KeyMark keys={keys} />
    </Box>
  );
}
