import { Alert, Button } from '@mui/material';
import { useCloseNotification, useNotify } from 'ra-core';
import { useText } from '../../i18n/useText.ts';
import { popup } from '../../parts/popup.ts';
import type { SaidFault } from '../faultSentences.ts';
import type { DesignDraft } from './designDraft.ts';

/** Says that a definition was saved and how many errors it still has, with a link to the first. */
export function useNotifySaved(
  onShow: (fault: SaidFault) => void,
): (savedDraft: DesignDraft, faults: readonly SaidFault[]) => void {
  const notify = useNotify();
  const text = useText();
  return ({ isActive }, faults) => {
    const [first] = faults;
    if (!first) return notify(text(isActive ? 'designer.saved' : 'designer.savedOff'), { type: 'success' });
    const message = text('designer.savedFaulty', { smart_count: faults.length });
    notify(<FaultyToast message={message} onShow={() => onShow(first)} />, {
      type: 'warning',
      autoHideDuration: popup.shownMs,
    });
  };
}

const FaultyToast = ({ message, onShow }: { readonly message: string; readonly onShow: () => void }) => {
  const text = useText();
  const close = useCloseNotification();
  const show = () => {
    close();
    onShow();
  };
  return (
    <Alert
      severity="warning"
      variant="filled"
      action={
        <Button color="inherit" onClick={show}>
          {text('designer.showFaults')}
        </Button>
      }
    >
      {message}
    </Alert>
  );
};
