import { Button } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';

/** A link from a weighing record to its ticket for printing. A disposition of several rounds has a ticket for each. */
const TicketPanel = ({ record }: { record: AnyRecord }) => {
  const text = useText();
  if (typeof record.dispositionId !== 'number') return null;
  return (
    <Button
      component={Link}
      to={`/weighing-ticket/${record.dispositionId}?record=${record.id}`}
      variant="outlined"
      startIcon={<PrintIcon />}
      sx={{ mb: 1.25 }}
    >
      {text('desk.print')}
    </Button>
  );
};

export default TicketPanel;
