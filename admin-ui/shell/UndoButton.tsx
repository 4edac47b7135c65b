import UndoIcon from '@mui/icons-material/Undo';
import { useEffect } from 'react';
import { useText } from '../i18n/useText.ts';
import { forgetDone, takeBack, useLastDone } from '../parts/lastDone.ts';
import { BarButton } from './BarButton.tsx';

/** Undoes the last action, for people who missed its message. */
export function UndoButton() {
  const text = useText();
  const done = useLastDone();
  // When the person signs out, the bar is unmounted and their last action is forgotten.
  useEffect(() => forgetDone, []);
  if (!done) return null;
  return (
    <BarButton label={text('shell.undoLast', { said: done.said })} onClick={() => takeBack(done)}>
      <UndoIcon fontSize="small" />
    </BarButton>
  );
}
