import type { AnyRecord } from '#domain/kernel/record.ts';
import { TicketButton } from './TicketButton.tsx';

/** The way from a weighing record to its ticket for printing. */
const TicketPanel = ({ record }: { record: AnyRecord }) =>
  typeof record.dispositionId === 'number' && (
    <TicketButton
      dispositionId={record.dispositionId}
      recordId={record.id}
      variant="outlined"
      sx={{ mb: 1.25 }}
    />
  );

export default TicketPanel;
