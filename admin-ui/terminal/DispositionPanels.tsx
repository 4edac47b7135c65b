import { Box } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { DebtOfDisposition } from '../finance/DebtOfDisposition.tsx';
import { DriverTicketPanel } from './DriverTicketPanel.tsx';
import { HistoryPanel } from './HistoryPanel.tsx';
import { SmsPanel } from './SmsPanel.tsx';
import { WeighingsPanel } from './WeighingsPanel.tsx';

/**
 * The panels of a disposition: the history of its journey, what its truck has to pay, the driver's ticket, the weighings, and the
 * messages to the driver.
 */
const DispositionPanels = ({ record }: { record: AnyRecord }) => (
  <Box
    sx={{
      mt: 1.5,
      display: 'grid',
      gap: 1.5,
      gridTemplateColumns: { xs: '1fr', xl: '1.4fr 1fr' },
      alignItems: 'start',
    }}
  >
    <HistoryPanel record={record} />
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <DebtOfDisposition dispositionId={record.id} />
      <DriverTicketPanel record={record} />
      <WeighingsPanel record={record} />
      <SmsPanel record={record} />
    </Box>
  </Box>
);

export default DispositionPanels;
