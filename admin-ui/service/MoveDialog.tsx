import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState, type FormEvent } from 'react';
import { objects } from '#domain/objects.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { useText } from '../i18n/useText.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { MoveFields } from './MoveFields.tsx';
import { isSaid, makeMove, nothingSaid } from './moves.ts';

interface MoveDialogProps {
  readonly move: ReclamationMove | 'addComment';
  readonly reclamationId: number;
  readonly onClose: () => void;
}

/** Asks what a move needs to know, and makes it. */
export const MoveDialog = ({ move, reclamationId, onClose }: MoveDialogProps) => {
  const text = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [said, setSaid] = useState(nothingSaid);
  const [sending, setSending] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSending(true);
    try {
      await makeMove(move, reclamationId, said);
      notify('keja.detail.saved', { type: 'success' });
      await client.invalidateQueries({ queryKey: [objects.reclamation.path] });
      onClose();
    } catch (error) {
      notifyError(error);
    } finally {
      setSending(false);
    }
  };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <DialogTitle>{text(`reclamations.${move}`)}</DialogTitle>
        <DialogContent>
          <MoveFields move={move} said={said} onSay={(some) => setSaid((now) => ({ ...now, ...some }))} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose} color="inherit">
            {text('common.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={sending || !isSaid(move, said)}>
            {text(`reclamations.${move}`)}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
