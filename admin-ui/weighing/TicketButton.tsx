import { Button, type ButtonProps } from '@mui/material';
import PrintIcon from '@mui/icons-material/Print';
import { Link } from 'react-router-dom';
import { useText } from '../i18n/useText.ts';

interface TicketButtonProps extends Pick<ButtonProps, 'variant' | 'size' | 'sx'> {
  readonly dispositionId: number;
  readonly recordId: number;
  /** Names the ticket where there are several. */
  readonly number?: string | null;
}

/** A link to the ticket of a weighing record, for printing. A disposition of several rounds has a ticket for each. */
export function TicketButton({ dispositionId, recordId, number, ...button }: TicketButtonProps) {
  const text = useText();
  return (
    <Button
      component={Link}
      to={`/weighing-ticket/${dispositionId}?record=${recordId}`}
      startIcon={<PrintIcon />}
      {...(number ? { 'aria-label': `${text('desk.print')}: ${number}` } : {})}
      {...button}
    >
      {text('desk.print')}
    </Button>
  );
}
