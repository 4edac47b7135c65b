import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../i18n/useText.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { taskCalls } from '../../tasks/taskCalls.ts';
import { useTaskMoves } from '../../tasks/useTaskMoves.ts';

interface TakeTaskProps {
  readonly id: number;
  /** A part of the accessible name of the button, because the list may contain several. */
  readonly title: string;
  readonly onTaken: () => void;
}

/** A button to take over a task from its notification; shown while the reader may take it. */
export function TakeTask({ id, title, onTaken }: TakeTaskProps) {
  const text = useText();
  const move = useTaskMoves();
  const notifyError = useNotifyError();
  const { data: standing } = useQuery({
    queryKey: ['task standing', id, 'notification'],
    queryFn: ({ signal }) => taskCalls.standing(id, signal),
    // Not tried again: a reader who may not see the task is refused, and then there is no button.
    retry: false,
  });
  if (!standing?.mine.includes('claim')) return null;
  const take = async () => {
    const { done } = await move(await taskCalls.read(id), 'claim', { updatedAt: standing.updatedAt });
    if (done) onTaken();
  };
  return (
    <Button
      variant="outlined"
      aria-label={`${text('tasks.moves.claim')}: ${title}`}
      onClick={() => void take().catch(notifyError)}
      sx={{ flexShrink: 0, alignSelf: 'center', mr: 1 }}
    >
      {text('tasks.moves.claim')}
    </Button>
  );
}
