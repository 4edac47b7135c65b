import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { WorkProgress } from '../../parts/WorkProgress.tsx';
import type { SheetImport } from './sheetImports.ts';

interface ImportProgressProps {
  /** The text until the server reports a number of rows. */
  readonly label: string;
  /** The server's report; undefined until it is there. */
  readonly run: SheetImport | undefined;
  /** Cancels the import. */
  readonly onStop: () => Promise<unknown> | void;
}

/** The number of rows done, and a button that cancels the import. */
export function ImportProgress({ label, run, onStop }: ImportProgressProps) {
  const text = useText();
  const notifyError = useNotifyError();
  const [stopping, setStopping] = useState(false);
  const stop = async () => {
    setStopping(true);
    try {
      await onStop();
    } catch (error) {
      // The server was not reached, so the person can try again.
      setStopping(false);
      notifyError(error);
    }
  };
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box sx={{ flex: 1 }}>
        {run?.state === 'running' && run.all !== null ? (
          <WorkProgress
            label={text(run.preview ? 'sheets.checkedRows' : 'sheets.preparedRows', {
              done: run.done,
              all: run.all,
            })}
            done={run.done}
            count={run.all}
          />
        ) : (
          <>
            <Typography role="status">{label}</Typography>
            <LinearProgress aria-label={label} />
          </>
        )}
      </Box>
      <Button variant="outlined" color="inherit" disabled={stopping} onClick={() => void stop()}>
        {text(stopping ? 'sheets.stopping' : 'sheets.stop')}
      </Button>
    </Box>
  );
}
