import { Box, Tooltip, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useOrderLetters, type SentLetter } from './orderLetters.ts';

/** The e-mails with documents of an order to its customer: when, to whom, and whether the mail server accepted them. */
export function OrderLetters({ orderId }: { readonly orderId: number }) {
  const text = useText();
  const letters = useOrderLetters(orderId);
  if (letters.length === 0) return null;
  return (
    <Panel title={`${text('orders.letter.sent')} (${letters.length})`}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {letters.map((letter) => (
          <Letter key={letter.id} letter={letter} />
        ))}
      </Box>
    </Panel>
  );
}

const Letter = ({ letter }: { readonly letter: SentLetter }) => {
  const { emailId, subject, to, createdAt, failure } = letter;
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <State letter={letter} />
        <Link to={`/${objects.outgoingEmail.path}/${emailId}`}>{subject}</Link>
      </Box>
      <Typography variant="body2" color="text.secondary" sx={{ overflowWrap: 'anywhere' }}>
        {dateTimeText(createdAt)} · {to}
      </Typography>
      {failure !== '' && (
        <Typography variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
          {failure}
        </Typography>
      )}
    </Box>
  );
};

const State = ({ letter: { status, failure, sentAt } }: { readonly letter: SentLetter }) => {
  const text = useText();
  if (status === 'failed') return <StatusChip label={text('orders.letter.failed')} tone="stop" />;
  if (status !== 'sent') return <StatusChip label={text('orders.letter.onItsWay')} tone="wait" />;
  const at = text('orders.letter.delivered', { at: dateTimeText(sentAt) });
  if (failure === '') return <StatusChip label={at} tone="go" />;
  // The letter was sent, but not to all its recipients.
  return (
    <Tooltip title={at}>
      <span>
        <StatusChip label={text('orders.letter.partly')} tone="stop" />
      </span>
    </Tooltip>
  );
};
