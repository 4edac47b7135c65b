import { Box } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { FirmContacts } from './FirmContacts.tsx';
import { FirmDebt } from './FirmDebt.tsx';
import { firmPanels } from './firmPanels.ts';
import { FirmRecords } from './FirmRecords.tsx';
import { FirmTimeline } from './FirmTimeline.tsx';
import { UnpaidOrders } from './UnpaidOrders.tsx';

/** The panels below the fields of a firm: its contact persons, its records by kind, its debts, and its timeline. */
const FirmPanels = ({ record }: { readonly record: AnyRecord }) => {
  const firm = { id: record.id, presentation: String(record.presentation ?? record.id) };
  return (
    <Box
      className="no-print"
      sx={{
        mt: 1.5,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1.6fr) minmax(0, 1fr)' },
        alignItems: 'start',
      }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Box sx={{ gridColumn: '1 / -1' }}>
          <FirmContacts firm={firm} />
        </Box>
        {firmPanels.map((panel) => (
          <FirmRecords key={panel.name} panel={panel} firm={firm} />
        ))}
        <FirmDebt firm={firm} />
        <UnpaidOrders firmId={record.id} />
      </Box>
      <FirmTimeline firmId={record.id} />
    </Box>
  );
};

export default FirmPanels;
