import { Box } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { TaskLetter } from './TaskLetter.tsx';
import { TaskTimeline } from './TaskTimeline.tsx';
import type { Task } from './taskCalls.ts';
import { useText } from '../i18n/useText.ts';
import { TasksAbout } from './TasksAbout.tsx';

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

/** The subtasks of a task; a new one needs only a name. */
function Subtasks({ task }: { readonly task: Task }) {
  const text = useText();
  const { id: parentTask, ownerType, ownerId, customerId, orderId } = task;
  return (
    <TasksAbout
      title={text('tasks.subtasks')}
      adds={text('tasks.newSubtask')}
      filter={{ parentTask }}
      about={{ ownerType, ownerId, customerId, orderId, parentTask }}
    />
  );
}

export default TaskPanels;
