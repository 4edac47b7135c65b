import { useText } from '../i18n/useText.ts';
import { TasksAbout } from './TasksAbout.tsx';
import type { Task } from './taskCalls.ts';

/** The subtasks of a task; a new one needs only a name. */
export function Subtasks({ task }: { readonly task: Task }) {
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
