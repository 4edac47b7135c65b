import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { blockedInvoices } from '#domain/finance/blockedInvoices.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Panel } from '../parts/Panel.tsx';
import { BlockedInvoice } from './BlockedInvoice.tsx';
import { InvoiceOnItsWay } from './InvoiceOnItsWay.tsx';

const mostRows = 100;
const useRows = (object: 'invoice' | 'deliveryPayment', filter: object, sortField: string) => {
  useRefetchOnChange([object], ['ksef desk', object]);
  const { data, error } = useQuery({
    queryKey: ['ksef desk', object],
    queryFn: ({ signal }) =>
      recordCalls.list(objects[object], {
        query: listQuery({
          filter,
          sort: { field: sortField, order: 'ASC' },
          pagination: { page: 1, perPage: mostRows },
        }),
        signal,
      }),
  });
  return { rows: data?.rows, error };
};

/** The invoices that are not in KSeF yet, each with its obstacle and its deadline. */
const KsefPage = () => {
  useAuthenticated();
  const text = useText();
  const blockedPayments = useRows('deliveryPayment', blockedInvoices, 'id');
  const openInvoices = useRows(
    'invoice',
    { ksefStatus: { inList: ['Refused', 'Offline', 'Waiting', 'Sent'] }, markedToDelete: false },
    'sendBy',
  );
  const error = blockedPayments.error ?? openInvoices.error;
  const isEmpty = blockedPayments.rows?.length === 0 && openInvoices.rows?.length === 0;
  return (
    <>
      <PageHeader title={text('ksef.title')} />
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text('ksef.subtitle')}
      </Typography>
      <ErrorNote error={error} />
      {isEmpty && <Alert severity="success">{text('ksef.none')}</Alert>}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {blockedPayments.rows && blockedPayments.rows.length > 0 && (
          <Panel title={text('ksef.blocked')}>
            {blockedPayments.rows.map((row) => (
              <BlockedInvoice key={row.id} payment={row} />
            ))}
          </Panel>
        )}
        {openInvoices.rows && openInvoices.rows.length > 0 && (
          <Panel title={text('ksef.open')}>
            {openInvoices.rows.map((row) => (
              <InvoiceOnItsWay key={row.id} invoice={row} />
            ))}
          </Panel>
        )}
      </Box>
    </>
  );
};

export default KsefPage;
