import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  GlobalStyles,
  Typography,
} from '@mui/material';
import { useRef } from 'react';
import { saveFile } from '../../data/saveFile.ts';
import { useText } from '../../i18n/useText.ts';
import { useCopy } from '../../parts/useCopy.ts';

/** Prints the codes alone, without the page behind them. */
const printedAlone = { '@media print': { '#back-office': { display: 'none' } } };

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onClose: () => void;
}

/** The recovery codes. They are shown once, because only their hashes are stored. */
export function RecoveryCodes({ codes, onClose }: RecoveryCodesProps) {
  const text = useText();
  const copy = useCopy();
  // Where the browser refuses to copy, `copy` selects the codes in this list.
  const shown = useRef<HTMLOListElement>(null);
  const content = codes.join('\n');
  return (
    <Dialog open maxWidth="xs" fullWidth aria-labelledby="recovery-title">
      <GlobalStyles styles={printedAlone} />
      <DialogTitle id="recovery-title">{text('profile.recoveryTitle')}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Typography>{text('profile.recoveryHint')}</Typography>
        <Box
          component="ol"
          ref={shown}
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: '1fr 1fr',
            gap: 0.5,
            fontFamily: 'monospace',
            fontSize: 15,
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Box className="no-print" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button variant="outlined" onClick={() => void copy(content, shown.current)}>
            {text('copying.copy')}
          </Button>
          <Button variant="outlined" onClick={() => window.print()}>
            {text('profile.print')}
          </Button>
          <Button
            variant="outlined"
            onClick={() => saveFile(new Blob([content], { type: 'text/plain' }), 'keja.txt')}
          >
            {text('profile.download')}
          </Button>
        </Box>
      </DialogContent>
      <DialogActions className="no-print">
        <Button variant="contained" autoFocus onClick={onClose}>
          {text('profile.recoveryKept')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
