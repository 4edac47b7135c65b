import { Alert, Box, Button, Typography } from '@mui/material';
import MailIcon from '@mui/icons-material/MailOutlined';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { useCanAccess } from 'ra-core';
import { useState } from 'react';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { papersThereAre } from '#domain/sales/orderPaper.rules.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { apiAddress } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { hasDraftsAt } from '../parts/drafts.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useSaveFirst } from '../parts/useSaveFirst.ts';
import { EndOrderDialog } from './EndOrderDialog.tsx';
import { OrderLines } from './OrderLines.tsx';
import { SendPaperDialog } from './SendPaperDialog.tsx';
import { useOrderState, type AllowedStatus } from './orderState.ts';
import { moveWord } from './moveWord.ts';
import { orderStatusOf, orderTones } from './orderStatus.ts';
import { useMoveOrder } from './useMoveOrder.ts';

/** The usual next status of an order. */
const usual: Readonly<Record<string, string>> = { OFERTA: 'NEW', NEW: 'CONFIRMED' };

/** The state of an order, the actions that are possible now, and the progress of its lines. */
const OrderPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const language = useLanguage();
  const { sending, move } = useMoveOrder();
  const saveFirst = useSaveFirst();
  const { data: standing, error } = useOrderState(record);
  const [endingAs, setEnding] = useState<AllowedStatus>();
  const [writing, setWriting] = useState(false);
  const maySend = useCanAccess({ resource: objects.outgoingEmail.path, action: 'create' }).canAccess === true;
  const now = orderStatusOf(record);
  const papers = papersOf(record, now.code);
  // Shown only if the status does not say the same word.
  const ending = typeof record.ending === 'string' ? enumLabel(language, 'orderEnding', record.ending) : '';

  const paperAt = (kind: OrderPaperKind) =>
    apiAddress('GET /sales_order/:id/papers/:kind', { params: { id: record.id, kind } });
  /** A paper shows the order as it is stored. */
  const savedFirst = () => saveFirst(text('orders.papersShowSaved'), text('orders.saveFirst'));
  const go = (to: AllowedStatus) =>
    to.isClosed ? setEnding(to) : void move(record.id, now, to, standing?.updatedAt);

  return (
    <>
      <Box
        component="section"
        aria-label={text('orders.life')}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.25 }}
      >
        <StatusChip label={now.name} tone={orderTones[now.code] ?? 'aside'} />
        {ending !== '' && ending !== now.name && <Typography>{ending}</Typography>}
        {typeof record.endingReason === 'string' && (
          <Typography color="text.secondary">{record.endingReason}</Typography>
        )}
        {typeof record.endedWith === 'string' && (
          <Typography color="text.secondary">
            {text('orders.endedWith', { numbers: record.endedWith })}
          </Typography>
        )}
        {now.code === 'OFERTA' && typeof record.validTo === 'string' && (
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
        <ErrorNote error={error} severity="warning" />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ml: 'auto' }} className="no-print">
          {papers.map((kind) => (
            <Button
              key={kind}
              startIcon={<PdfIcon />}
              href={paperAt(kind)}
              target="_blank"
              rel="noreferrer"
              onClick={(event) => {
                if (!hasDraftsAt(window.location.pathname)) return;
                event.preventDefault();
                void savedFirst().then(
                  (saved) => saved && window.open(paperAt(kind), '_blank', 'noreferrer'),
                );
              }}
            >
              {text(`orders.papers.${kind}`)}
            </Button>
          ))}
          {maySend && papers.length > 0 && !record.markedToDelete && (
            <Button
              startIcon={<MailIcon />}
              onClick={() => void savedFirst().then((saved) => saved && setWriting(true))}
            >
              {text('orders.letter.open')}
            </Button>
          )}
          {standing?.allowed.map((to) => (
            <Button
              key={to.id}
              variant={usual[now.code] === to.code ? 'contained' : 'outlined'}
              color={to.code === 'CANCELED' ? 'error' : 'primary'}
              disabled={sending}
              onClick={() => go(to)}
            >
              {moveWord(text, now.code, to)}
            </Button>
          ))}
        </Box>
      </Box>
      {typeof record.changeAsked === 'string' && (
        <Alert severity="warning" sx={{ mb: 1.25, whiteSpace: 'pre-wrap' }}>
          {text('orders.changeAsked', { words: record.changeAsked })}
        </Alert>
      )}
      {standing && standing.items.length > 0 && (standing.mayFulfil || standing.closed) && (
        <OrderLines record={record} standing={standing} />
      )}
      {writing && (
        <SendPaperDialog
          record={record}
          kinds={papers}
          customer={isReference(record.customer) ? record.customer.presentation : ''}
          onClose={() => setWriting(false)}
        />
      )}
      {endingAs && (
        <EndOrderDialog
          orderId={record.id}
          from={now.code}
          to={endingAs}
          updatedAt={standing?.updatedAt ?? record.updatedAt}
          onClose={() => setEnding(undefined)}
        />
      )}
    </>
  );
};

const papersOf = ({ products }: AnyRecord, statusCode: string) =>
  papersThereAre({ statusCode, lines: Array.isArray(products) ? (products as AnyRecord[]) : [] });

export default OrderPanel;
