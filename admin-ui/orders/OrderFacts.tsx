import { Typography } from '@mui/material';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import type { OrderStanding } from '#domain/sales/order.contracts.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { orderStatusOf } from './orderStatus.ts';

interface OrderFactsProps {
  readonly record: AnyRecord;
  readonly standing: OrderStanding | undefined;
}

/**
 * The status of an order; how and why it ended, and which documents were closed or canceled with it; until when an offer is
 * valid; what happens next; and when the customer accepted the offer.
 */
export function OrderFacts({ record, standing }: OrderFactsProps) {
  const text = useText();
  const language = useLanguage();
  const status = orderStatusOf(record);
  // How the order ended. It is shown only if the status does not say the same word.
  const ending = typeof record.ending === 'string' ? enumLabel(language, 'orderEnding', record.ending) : '';
  return (
    <>
      <StatusChip label={status.name} colour={status.colour} />
      {ending !== '' && ending !== status.name && <Typography>{ending}</Typography>}
      {typeof record.endingReason === 'string' && (
        <Typography color="text.secondary">{record.endingReason}</Typography>
      )}
      {typeof record.endedWith === 'string' && (
        <Typography color="text.secondary">
          {text('orders.endedWith', { numbers: record.endedWith })}
        </Typography>
      )}
      {status.code === 'OFERTA' && typeof record.validTo === 'string' && (
        <Typography>{text('orders.validTo', { day: dateText(record.validTo) })}</Typography>
      )}
      {standing?.next && (
        <Typography variant="body2" color="text.secondary">
          {text(`orders.${standing.next.kind}`, { at: dateTimeText(standing.next.at) })}
        </Typography>
      )}
      {typeof record.acceptedAt === 'string' && (
        <Typography>{text('orders.acceptedAt', { at: dateTimeText(record.acceptedAt) })}</Typography>
      )}
    </>
  );
}
