import { Box, Button, Paper } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { useNow } from '../parts/useNow.ts';
import { AboutRecord } from './AboutRecord.tsx';
import { Fact } from './Fact.tsx';
import { TaskMoveDialog, quietMoves, severeMoves } from './TaskMoveDialog.tsx';
import { holderOf, taskCalls, type Task, type TaskStanding } from './taskCalls.ts';
import { stageTones } from './taskTerm.ts';
import { TermCell } from './TermCell.tsx';
import { useTaskMoves } from './useTaskMoves.ts';

/** How often the time that is left until the term is shown anew. */
const tickMs = 30_000;

/**
 * The state of a task, its term, executor, parent task, record and next reminder, and the next moves. `standing.stage` is the
 * state of the task itself, not a stage of a process.
 */
const TaskPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const now = useNow(tickMs);
  const [openMove, setOpenMove] = useState<TaskMove>();
  const task = record as unknown as Task;
  useRefetchOnChange(['task'], ['task standing', task.id]);
  const { data: standing } = useQuery({
    queryKey: ['task standing', task.id, task.updatedAt],
    queryFn: ({ signal }) => taskCalls.standing(task.id, signal),
  });
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-label={text('tasks.panel')}
      sx={{
        px: 2,
        py: 1.25,
        mb: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        minHeight: 62,
      }}
    >
      {standing && (
        <StatusChip label={text(`tasks.stages.${standing.stage}`)} tone={stageTones[standing.stage]} />
      )}
      <Box>
        <TermCell task={task} now={now} />
      </Box>
      <Fact label={text('tasks.holder')}>{holderOf(task)?.presentation ?? text('common.empty')}</Fact>
      {task.parentTask && (
        <Fact label={text('tasks.parent')}>
          <Link to={`/${objects.task.path}/${task.parentTask.id}`}>{task.parentTask.presentation}</Link>
        </Fact>
      )}
      <AboutRecord task={task} />
      {standing?.nextReminder && (
        <Fact label={text('tasks.nextReminder')}>{dateTimeText(standing.nextReminder.at)}</Fact>
      )}
      <Box sx={{ flex: 1 }} />
      {standing && <MoveButtons task={task} standing={standing} onAsk={setOpenMove} />}
      {openMove && (
        <TaskMoveDialog
          // The form may hold an older version of the task than the one whose moves are shown.
          task={{ ...task, updatedAt: standing?.updatedAt ?? task.updatedAt }}
          move={openMove}
          onClose={() => setOpenMove(undefined)}
        />
      )}
    </Paper>
  );
};

interface MoveButtonsProps {
  readonly task: Task;
  readonly standing: TaskStanding;
  /** Opens the dialog of a move that needs details. */
  readonly onAsk: (move: TaskMove) => void;
}

const MoveButtons = ({ task, standing, onAsk }: MoveButtonsProps) => {
  const text = useText();
  const saveFirst = useSaveFirst();
  const makeMove = useTaskMoves();
  // `mine` are the moves that this person may make now. A task that somebody has already cannot be taken.
  const offered = standing.mine.filter((move) => move !== 'claim' || task.executorId === null);
  const begin = async (move: TaskMove) => {
    if (!(await saveFirst())) return;
    // A quiet move needs no details, so it is made without a dialog.
    if (quietMoves.includes(move)) await makeMove(task, move);
    else onAsk(move);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {offered.map((move) => (
        <Button
          key={move}
          size="large"
          variant={mainMoves.includes(move) ? 'contained' : 'outlined'}
          color={severeMoves.includes(move) ? 'error' : 'primary'}
          onClick={() => void begin(move)}
        >
          {text(`tasks.moves.${move}`)}
        </Button>
      ))}
    </Box>
  );
};

/** Moves that bring a task forward. */
const mainMoves: readonly TaskMove[] = ['claim', 'execute', 'accept'];

export default TaskPanel;
