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
export function useNotifyDone(): (message: string, undo?: () => void) => void {
  const notify = useNotify();
  return useCallback(
    (message, undo) => {
      if (!undo) {
        // `_` is the text for a message that is no key of a translation.
        notify(message, { type: 'success', messageArgs: { _: message } });
        return;
      }
      const done = { message, undo };
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
      {done.message}
    </Alert>
  );
};
