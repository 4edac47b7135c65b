import { Box } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { Subtasks } from './Subtasks.tsx';
import { TaskLetter } from './TaskLetter.tsx';
import { TaskTimeline } from './TaskTimeline.tsx';
import type { Task } from './taskCalls.ts';

/** The panels of a task: its e-mail, its subtasks, and its history. */
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
