import { Button, DialogActions } from '@mui/material';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';

interface ArrangeActionsProps {
  readonly onClose: () => void;
  readonly save: () => Promise<unknown>;
  readonly reset: () => Promise<unknown>;
  readonly disabled: boolean;
  /** What resetting leads back to, if not the menu of the installation. */
  readonly resetLabel?: string;
}

/** Saves or resets an arrangement; the dialog closes after success. */
export function ArrangeActions({ onClose, save, reset, disabled, resetLabel }: ArrangeActionsProps) {
  const text = useText();
  const notifyError = useNotifyError();
  const [busy, setBusy] = useState(false);
  const run = async (action: () => Promise<unknown>) => {
    setBusy(true);
    try {
      await action();
      onClose();
    } catch (error) {
      notifyError(error);
      setBusy(false);
    }
  };
  return (
    <DialogActions>
      <Button color="inherit" disabled={busy} onClick={() => void run(reset)} sx={{ mr: 'auto' }}>
        {resetLabel ?? text('menu.reset')}
      </Button>
      <Button onClick={onClose}>{text('common.cancel')}</Button>
      <Button variant="contained" disabled={busy || disabled} onClick={() => void run(save)}>
        {text('common.save')}
      </Button>
    </DialogActions>
  );
}
