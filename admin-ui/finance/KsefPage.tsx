import { Alert, Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useState, type ReactNode } from 'react';
import { blockedInvoices } from '#domain/finance/blockedInvoices.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { Pager } from '../objects/Pager.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Panel } from '../parts/Panel.tsx';
import { usePageWithRows } from '../parts/usePageWithRows.ts';
import { BlockedInvoice } from './BlockedInvoice.tsx';
import { InvoiceOnItsWay } from './InvoiceOnItsWay.tsx';

const perPage = 100;

/** A page of the records of an object, in ascending order of a field. The query key has no filter, as each object has only one here. */
const useRows = (object: 'invoice' | 'deliveryPayment', filter: object, sortField: string) => {
  const [page, setPage] = useState(1);
  useRefetchOnChange([object], ['ksef desk', object]);
  const answer = useQuery({
    queryKey: ['ksef desk', object, page],
    queryFn: ({ signal }) =>
      recordCalls.list(objects[object], {
        query: listQuery({
          filter,
          sort: { field: sortField, order: 'ASC' },
          pagination: { page, perPage },
        }),
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  usePageWithRows(page, perPage, answer, setPage);
  return { data: answer.data, error: answer.error, page, setPage };
};

/** The payments whose invoice could not be made (`blockedInvoices`), and the invoices that KSeF has not accepted yet. */
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
  const isEmpty = blockedPayments.data?.count === 0 && openInvoices.data?.count === 0;
  return (
    <>
      <PageHeader title={text('ksef.title')} />
      <Typography color="text.secondary" sx={{ mb: 1.5 }}>
        {text('ksef.subtitle')}
      </Typography>
      <ErrorNote error={error} />
      {isEmpty && <Alert severity="success">{text('ksef.none')}</Alert>}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        <Rows
          title={text('ksef.blocked')}
          list={blockedPayments}
          renderRow={(payment) => <BlockedInvoice key={payment.id} payment={payment} />}
        />
        <Rows
          title={text('ksef.open')}
          list={openInvoices}
          renderRow={(invoice) => <InvoiceOnItsWay key={invoice.id} invoice={invoice} />}
        />
      </Box>
    </>
  );
};

interface RowsProps {
  readonly title: string;
  readonly list: ReturnType<typeof useRows>;
  readonly renderRow: (record: AnyRecord) => ReactNode;
}

/** The records of a page, and the way to the other pages if there are more; nothing if there is no record. */
const Rows = ({ title, list: { data, page, setPage }, renderRow }: RowsProps) => {
  if (!data || data.count === 0) return null;
  return (
    <Panel title={title}>
      {data.rows.map(renderRow)}
      {data.count > perPage && (
        <Pager
          page={page}
          perPage={perPage}
          shown={data.rows.length}
          count={data.count}
          capped={data.countCapped === true}
          onPage={setPage}
        />
      )}
    </Panel>
  );
};

export default KsefPage;
