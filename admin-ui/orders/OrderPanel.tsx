import { Alert, Box } from '@mui/material';
import { useState } from 'react';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { papersThereAre } from '#domain/sales/orderPaper.rules.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { EndOrderDialog } from './EndOrderDialog.tsx';
import { OrderActions } from './OrderActions.tsx';
import { OrderFacts } from './OrderFacts.tsx';
import { OrderLines } from './OrderLines.tsx';
import { SendPaperDialog } from './SendPaperDialog.tsx';
import { useOrderState, type AllowedStatus } from './orderState.ts';
import { orderStatusOf } from './orderStatus.ts';

/** The state of an order, the actions that are possible now, and the progress of its lines. */
const OrderPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const { data: standing, error } = useOrderState(record);
  const [endingAs, setEnding] = useState<AllowedStatus>();
  const [writing, setWriting] = useState(false);
  const status = orderStatusOf(record);
  const papers = papersOf(record, status.code);

  return (
    <>
      <Box
        component="section"
        aria-label={text('orders.life')}
        sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.25 }}
      >
        <OrderFacts record={record} standing={standing} />
        <ErrorNote error={error} severity="warning" />
        <OrderActions
          record={record}
          standing={standing}
          papers={papers}
          onWrite={() => setWriting(true)}
          onEnd={setEnding}
        />
      </Box>
      {typeof record.changeAsked === 'string' && (
        <Alert severity="warning" sx={{ mb: 1.25, whiteSpace: 'pre-wrap' }}>
          {text('orders.changeAsked', { words: record.changeAsked })}
        </Alert>
      )}
      {/* The lines are for people who may fulfil the order now, and for everybody when it is closed. */}
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
          from={status.code}
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
