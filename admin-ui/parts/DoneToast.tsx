import { Alert, Button } from '@mui/material';
import { useCloseNotification, useNotify } from 'ra-core';
import { useCallback } from 'react';
import { useText } from '../i18n/useText.ts';
import { popup } from './popup.ts';
import { keepDone, undoDone, type Done } from './lastDone.ts';

/**
 * Shows what was done; with a button to undo it where that is possible. The button stays while the pointer is on it or it has
 * the focus; afterwards the top bar still offers the undo.
 */
export function useNotifyDone(): (said: string, undo?: () => void) => void {
  const notify = useNotify();
  return useCallback(
    (said, undo) => {
      if (!undo) {
        notify(said, { type: 'success', messageArgs: { _: said } });
        return;
      }
      const done = { said, undo };
      keepDone(done);
      notify(<DoneToast done={done} />, { type: 'success', autoHideDuration: popup.shownMs });
    },
    [notify],
  );
}

const DoneToast = ({ done }: { readonly done: Done }) => {
  const text = useText();
  const close = useCloseNotification();
  return (
    <Alert
      severity="success"
      variant="filled"
      action={
        <Button
          color="inherit"
          onClick={() => {
            close();
            undoDone(done);
          }}
        >
          {text('bulk.undo')}
        </Button>
      }
    >
      {done.said}
    </Alert>
  );
};
