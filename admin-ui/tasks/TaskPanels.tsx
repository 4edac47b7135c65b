import { Box } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { Subtasks } from './Subtasks.tsx';
import { TaskLetter } from './TaskLetter.tsx';
import { TaskTimeline } from './TaskTimeline.tsx';
import type { Task } from './taskCalls.ts';

/** What hangs on a task: the letter it came from, its parts, and what became of it step by step. */
const TaskPanels = ({ record }: { readonly record: AnyRecord }) => {
  const task = record as unknown as Task;
  return (
    <Box
      sx={{
        mt: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: '1fr', lg: '1fr 1fr' },
        alignItems: 'start',
      }}
    >
      <TaskTimeline task={task} />
      <Box sx={{ display: 'grid', gap: 1.5, minWidth: 0 }}>
        <Subtasks task={task} />
        <TaskLetter task={task} />
      </Box>
    </Box>
  );
};

export default TaskPanels;
