import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';

/** `Key` is the key of a text; `keys` are keys of the keyboard, such as `Ctrl + A`, that do the same. */
export interface KeysSection<Key extends string> {
  readonly title: Key;
  readonly keys: readonly (readonly [keys: readonly string[], meaning: Key])[];
}

interface KeysHelpProps<Key extends string> {
  readonly title: string;
  readonly sections: readonly KeysSection<Key>[];
  /** The text with this key, in the reader's language. */
  readonly say: (key: Key) => string;
  readonly onClose: () => void;
}

/** The keyboard shortcuts of a screen, in sections. */
export function KeysHelp<Key extends string>({
  title: dialogTitle,
  sections,
  say,
  onClose,
}: KeysHelpProps<Key>) {
  const text = useText();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{dialogTitle}</DialogTitle>
      <DialogContent>
        {sections.map(({ title, keys }) => (
          <Box key={title} sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3" color="text.secondary" sx={{ mb: 0.5 }}>
              {say(title)}
            </Typography>
            <Box
              component="dl"
              sx={{
                m: 0,
                display: 'grid',
                gridTemplateColumns: '210px 1fr',
                rowGap: 0.5,
                alignItems: 'center',
              }}
            >
              {keys.map(([names, meaning]) => (
                <Line key={meaning} names={names} meaning={say(meaning)} />
              ))}
            </Box>
          </Box>
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {text('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const Line = ({ names, meaning }: { names: readonly string[]; meaning: string }) => (
  <>
    <Box component="dt" sx={{ display: 'flex', gap: 0.5 }}>
      {names.map((name) => (
        <Box
          key={name}
          component="kbd"
          sx={{
            px: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 1,
            bgcolor: 'background.default',
            font: 'inherit',
            fontSize: 12,
            lineHeight: '20px',
            whiteSpace: 'nowrap',
          }}
        >
          {name}
        </Box>
      ))}
    </Box>
    <Typography component="dd" variant="body2" sx={{ m: 0 }}>
      {meaning}
    </Typography>
  </>
);
