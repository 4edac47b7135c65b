import { Box } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { HistoryPanel } from './HistoryPanel.tsx';
import { JourneyPanel } from './JourneyPanel.tsx';
import { SmsPanel } from './SmsPanel.tsx';
import { WeighingsPanel } from './WeighingsPanel.tsx';

/** What happened to a disposition: its journey, every status, its weighings, and what the driver was told. */
const DispositionPanels = ({ record }: { record: AnyRecord }) => (
  <Box
    sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr', xl: '1fr 1fr' }, alignItems: 'start' }}
  >
    <JourneyPanel record={record} />
    <WeighingsPanel record={record} />
    <HistoryPanel record={record} />
    <SmsPanel record={record} />
  </Box>
);

export default DispositionPanels;
