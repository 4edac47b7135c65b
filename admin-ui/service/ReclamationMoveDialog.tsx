import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { objects } from '#domain/objects.ts';
import type { ReclamationMove } from '#domain/service/reclamation.rules.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useSeen } from '../parts/useSeen.ts';
import { MoveFields } from './MoveFields.tsx';
import { hasAllDetails, makeMove, emptyMove } from './moves.ts';

interface MoveDialogProps {
  /** A move of a reclamation; or a comment, which changes no state but is asked for and sent in the same way. */
  readonly move: ReclamationMove | 'addComment';
  readonly reclamationId: number;
  readonly updatedAt: string;
  readonly onClose: () => void;
}

/** Asks for the details of a move and makes it. */
export function ReclamationMoveDialog({ move, reclamationId, updatedAt, onClose }: MoveDialogProps) {
  const text = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const [values, setValues] = useState(emptyMove);
  const [sending, setSending] = useState(false);
  // The version that the person has seen: after a refusal because of a change, it is the changed one.
  const seen = useSeen(updatedAt);
  const submit = async () => {
    setSending(true);
    try {
      await makeMove(move, reclamationId, values, seen.version());
      notify('keja.detail.saved', { type: 'success' });
      await client.invalidateQueries({ queryKey: [objects.reclamation.path] });
      onClose();
    } catch (error) {
      seen.refused(error);
      notifyError(error);
      void client.invalidateQueries({ queryKey: [objects.reclamation.path] });
    } finally {
      setSending(false);
    }
  };
  return (
    <FormDialog
      title={text(`reclamations.${move}`)}
      submit={text(`reclamations.${move}`)}
      disabled={sending || !hasAllDetails(move, values)}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <MoveFields
        move={move}
        values={values}
        ids={[reclamationId]}
        onChange={(changes) => setValues((before) => ({ ...before, ...changes }))}
      />
    </FormDialog>
  );
}
