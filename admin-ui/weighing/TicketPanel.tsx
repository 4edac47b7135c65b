import { Button } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';

/** From the record of a weighing to its printed ticket. */
const TicketPanel = ({ record }: { record: AnyRecord }) => {
  const text = useText();
  if (typeof record.dispositionId !== 'number') return null;
  return (
    <Button
      component={Link}
      to={`/weighing-ticket/${record.dispositionId}`}
      variant="outlined"
      startIcon={<PrintIcon />}
      sx={{ mb: 1.25 }}
    >
      {text('desk.print')}
    </Button>
  );
};

export default TicketPanel;
