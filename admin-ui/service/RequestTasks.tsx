import { Box } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { TasksAbout } from '../tasks/TasksAbout.tsx';
import { TimeSpent } from './TimeSpent.tsx';

interface TasksOfProps {
  readonly ownerType: 'customerRequest' | 'interaction';
  readonly record: AnyRecord;
}

/** The tasks about a request or an interaction, and the time that was spent on it. */
const TasksOf = ({ ownerType, record }: TasksOfProps) => {
  const text = useText();
  const owner = { ownerType, ownerId: record.id };
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.25 }} className="no-print">
      <TasksAbout
        title={text('orders.tasks')}
        adds={text('orders.newTask')}
        filter={owner}
        about={{ ...owner, customerId: record.customerId }}
      />
      <TimeSpent objectType={ownerType} record={record} />
    </Box>
  );
};

export function TasksOfRequest({ record }: { readonly record: AnyRecord }) {
  return <TasksOf ownerType="customerRequest" record={record} />;
}

export function TasksOfInteraction({ record }: { readonly record: AnyRecord }) {
  return <TasksOf ownerType="interaction" record={record} />;
}
