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

const most = 100;
const useRows = (object: 'invoice' | 'deliveryPayment', filter: object, field: string) => {
  useRefetchOnChange([object], ['ksef desk', object]);
  const { data, error } = useQuery({
    queryKey: ['ksef desk', object],
    queryFn: ({ signal }) =>
      recordCalls.list(objects[object], {
        query: listQuery({
          filter,
          sort: { field, order: 'ASC' },
          pagination: { page: 1, perPage: most },
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
  const refused = useRows('deliveryPayment', blockedInvoices, 'id');
  const open = useRows(
    'invoice',
    { ksefStatus: { inList: ['Refused', 'Offline', 'Waiting', 'Sent'] }, markedToDelete: false },
    'sendBy',
  );
  const error = refused.error ?? open.error;
  const nothing = refused.rows?.length === 0 && open.rows?.length === 0;
  return (
    <>
      <PageHeader title={text('ksef.title')} />
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text('ksef.subtitle')}
      </Typography>
      <ErrorNote error={error} />
      {nothing && <Alert severity="success">{text('ksef.none')}</Alert>}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {refused.rows && refused.rows.length > 0 && (
          <Panel title={text('ksef.blocked')}>
            {refused.rows.map((row) => (
              <BlockedInvoice key={row.id} payment={row} />
            ))}
          </Panel>
        )}
        {open.rows && open.rows.length > 0 && (
          <Panel title={text('ksef.open')}>
            {open.rows.map((row) => (
              <InvoiceOnItsWay key={row.id} invoice={row} />
            ))}
          </Panel>
        )}
      </Box>
    </>
  );
};

export default KsefPage;
