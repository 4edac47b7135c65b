import { TextField } from '@mui/material';
import { useState } from 'react';
import { nameIn, type Named } from '#domain/kernel/named.ts';
import type { Reference } from '#domain/kernel/record.ts';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useSeen } from '../parts/useSeen.ts';
import { useTaskMoves } from './useTaskMoves.ts';

/** Moves that need one click; for the others a dialog asks for details. */
export const quietMoves: readonly TaskMove[] = ['claim', 'start'];
/** Moves that need a reason. */
const movesWithReason: readonly TaskMove[] = ['reject', 'cancel'];
/** Moves whose buttons are red. */
export const severeMoves: readonly TaskMove[] = ['reject', 'cancel'];

interface MoveDialogProps {
  readonly task: Named & { readonly id: number; readonly updatedAt: string };
  readonly move: TaskMove;
  readonly onClose: () => void;
}

/** Asks for the details of a move: a result, a reason or a remark, and for `reassign` the new executor or role. */
export function TaskMoveDialog({ task, move, onClose }: MoveDialogProps) {
  const text = useText();
  const language = useLanguage();
  const makeMove = useTaskMoves();
  // The server refuses the move if the task has changed since the version that the person has seen. After such a refusal the
  // dialog shows the changed task, which then counts as seen.
  const seen = useSeen(task.updatedAt);
  const [comment, setComment] = useState('');
  const [executor, setExecutor] = useState<Reference | null>(null);
  const [role, setRole] = useState<Reference | null>(null);
  const [hasTried, setHasTried] = useState(false);
  const [moving, setMoving] = useState(false);
  const isReasonMissing = movesWithReason.includes(move) && comment.trim() === '';
  const isExecutorMissing = move === 'reassign' && !executor && !role;

  const submit = async () => {
    setHasTried(true);
    if (isReasonMissing || isExecutorMissing) return;
    setMoving(true);
    const outcome = await makeMove(task, move, {
      ...seen.version(),
      ...(comment.trim() ? { comment: comment.trim() } : {}),
      ...(executor ? { executorId: executor.id } : {}),
      ...(role ? { executorRoleId: role.id } : {}),
    });
    setMoving(false);
    return outcome.done ? onClose() : seen.refused(outcome.error);
  };

  return (
    <FormDialog
      title={`${text(`tasks.moves.${move}`)}: ${nameIn(language, task)}`}
      submit={text(`tasks.moves.${move}`)}
      severe={severeMoves.includes(move)}
      disabled={moving}
      width="middle"
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {move === 'reassign' && (
        <NewHolder
          executor={executor}
          role={role}
          isMissing={hasTried && isExecutorMissing}
          onExecutor={setExecutor}
          onRole={setRole}
        />
      )}
      <TextField
        label={text(commentLabel(move))}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
        required={movesWithReason.includes(move)}
        error={hasTried && isReasonMissing}
        helperText={hasTried && isReasonMissing && text('common.required')}
        autoFocus={move !== 'reassign'}
        multiline
        minRows={3}
        fullWidth
        slotProps={longest}
      />
    </FormDialog>
  );
}

const commentLabel = (move: TaskMove) => {
  if (move === 'execute') return 'tasks.result';
  return movesWithReason.includes(move) ? 'tasks.reason' : 'tasks.remark';
};

interface NewHolderProps {
  readonly executor: Reference | null;
  readonly role: Reference | null;
  /** Whether the person tried to continue without choosing either. */
  readonly isMissing: boolean;
  readonly onExecutor: (executor: Reference | null) => void;
  readonly onRole: (role: Reference | null) => void;
}

/** Who does the task from now on: a person, or everybody with a role. */
const NewHolder = ({ executor, role, isMissing, onExecutor, onRole }: NewHolderProps) => {
  const text = useText();
  return (
    <>
      <ReferencePicker
        objectName="user"
        label={text('tasks.executor')}
        value={executor}
        onChange={onExecutor}
        error={isMissing ? text('tasks.nobody') : undefined}
        autoFocus
      />
      <ReferencePicker objectName="executorRole" label={text('tasks.role')} value={role} onChange={onRole} />
    </>
  );
};

const longest = { htmlInput: { maxLength: 10_000 } };
