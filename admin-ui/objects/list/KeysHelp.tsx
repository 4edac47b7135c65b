import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { TextKey } from '../../i18n/words.ts';
import { useText } from '../../i18n/useText.ts';

type Keys = readonly (readonly [keys: readonly string[], meaning: TextKey])[];

const sections: readonly { readonly title: TextKey; readonly keys: Keys }[] = [
  {
    title: 'gridKeys.anywhere',
    keys: [
      [['/'], 'gridKeys.search'],
      [['?'], 'gridKeys.help'],
    ],
  },
  {
    title: 'gridKeys.inRows',
    keys: [
      [['↑', '↓'], 'gridKeys.walk'],
      [['Home', 'End'], 'gridKeys.ends'],
      [['Page Up', 'Page Down'], 'gridKeys.screens'],
      [['←', '→'], 'gridKeys.sideways'],
      [['Enter'], 'gridKeys.open'],
      [['Space'], 'gridKeys.pick'],
      [['Shift + ↑', 'Shift + ↓'], 'gridKeys.range'],
      [['Ctrl + A'], 'gridKeys.pickPage'],
      [['Esc'], 'gridKeys.unpick'],
      [['Delete'], 'gridKeys.mark'],
    ],
  },
  {
    title: 'gridKeys.inHeads',
    keys: [
      [['←', '→'], 'gridKeys.heads'],
      [['Enter'], 'gridKeys.sort'],
      [['Ctrl + ←', 'Ctrl + →'], 'gridKeys.move'],
      [['Shift + ←', 'Shift + →'], 'gridKeys.resize'],
      [['Alt + ↓'], 'gridKeys.menu'],
      [['↓'], 'gridKeys.toRows'],
    ],
  },
];

/** What the keyboard does in a list. */
const KeysHelp = ({ onClose }: { onClose: () => void }) => {
  const text = useText();
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth>
      <DialogTitle>{text('gridKeys.title')}</DialogTitle>
      <DialogContent>
        {sections.map(({ title, keys }) => (
          <Box key={title} sx={{ mb: 2 }}>
            <Typography variant="subtitle2" component="h3" color="text.secondary" sx={{ mb: 0.5 }}>
              {text(title)}
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
                <Line key={meaning} names={names} meaning={text(meaning)} />
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
};

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

export default KeysHelp;
