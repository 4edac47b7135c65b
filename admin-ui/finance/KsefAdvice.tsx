import { Alert } from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { useText } from '../i18n/useText.ts';

interface InvoiceState {
  readonly ksefStatus: string;
  /** Until when the invoice must be sent to KSeF. */
  readonly sendBy: string | null;
  /** What went wrong between us and KSeF, as a sentence; null if nothing did. */
  readonly reason: string | null;
}

/** What the state of an invoice means, and what to do next. */
export function KsefAdvice({ ksefStatus, sendBy, reason }: InvoiceState) {
  const text = useText();
  const until = dateTimeText(sendBy);
  if (ksefStatus === 'Accepted') return null;
  if (ksefStatus === 'Refused')
    return <Alert severity="error">{text('ksef.refused', { reason: reason ?? '–' })}</Alert>;
  // KSeF got the invoice, but refuses to say whether it accepts it.
  if (ksefStatus === 'Sent' && reason)
    return <Alert severity="error">{text('ksef.notTold', { reason })}</Alert>;
  if (ksefStatus !== 'Offline')
    return (
      <Alert severity="info">{text(ksefStatus === 'Sent' ? 'ksef.sent' : 'ksef.waiting', { until })}</Alert>
    );
  const isLate = sendBy !== null && Date.parse(sendBy) < Date.now();
  return (
    <Alert severity={isLate ? 'error' : 'warning'}>
      {text(isLate ? 'ksef.late' : 'ksef.offline', { until })}
      {reason ? ` ${text('ksef.reason', { reason })}` : ''}
    </Alert>
  );
}
