import { Box } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { TasksAbout } from '../tasks/TasksAbout.tsx';
import { DocumentTree } from './DocumentTree.tsx';
import { OrderLetters } from './OrderLetters.tsx';
import { OrderPayments } from './OrderPayments.tsx';

/** The records that belong to an order: its tasks, its payments, the e-mails that sent it, and the related documents. */
const OrderPanels = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const owner = { ownerType: 'salesOrder', ownerId: record.id };
  return (
    <Box sx={{ mt: 1.5, display: 'grid', gap: 1.5 }} className="no-print">
      <TasksAbout
        title={text('orders.tasks')}
        adds={text('orders.newTask')}
        filter={owner}
        about={{ ...owner, orderId: record.id, customerId: record.customerId }}
      />
      <OrderPayments order={record} />
      <OrderLetters orderId={record.id} />
      <DocumentTree orderId={record.id} />
    </Box>
  );
};

export default OrderPanels;
