import { Alert, Box, Button, Typography } from '@mui/material';
import PdfIcon from '@mui/icons-material/PictureAsPdfOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { Link, useParams } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import { apiAddress, callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';
import { FormSkeleton } from '../objects/detail/FormSkeleton.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { orderStatusOf } from '../orders/orderStatus.ts';
import { AnswerOffer } from './AnswerOffer.tsx';
import { OrderedGoods } from './OrderedGoods.tsx';
import type { CustomerView } from './customerView.ts';
import { OrderTrucks } from './OrderTrucks.tsx';

/** When a record of these objects changes, the page is read again. */
const watched = ['salesOrder', 'salesOrderComment', 'disposition', 'deliveryNote'];

/** One order as its customer sees it, with the answers that they may give now. */
const MyOrderPage = () => {
  useAuthenticated();
  const text = useText();
  const id = Number(useParams().id);
  const queryKey = [objects.salesOrder.path, 'of customer', id];
  useRefetchOnChange(watched, queryKey);
  const { data, error } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      const view = await callApi('GET /sales_order/:id/customer_view', { params: { id }, signal });
      const order = await recordCalls.read(objects.salesOrder, id, { signal });
      return { view, order };
    },
    placeholderData: keepPreviousData,
  });
  const title = text('customer.title');
  if (!data)
    return (
      <>
        <PageHeader title={title} />
        <ErrorNote error={error} />
        {!error && <FormSkeleton />}
      </>
    );
  return <Order view={data.view} order={data.order} error={error} />;
};

interface OrderProps {
  readonly view: CustomerView;
  readonly order: AnyRecord;
  readonly error: unknown;
}

const Order = ({ view, order, error }: OrderProps) => {
  const text = useText();
  const status = orderStatusOf(order);
  // With this status the order is still an offer.
  const isOffer = status.code === 'OFERTA';
  return (
    <>
      <PageHeader
        title={String(order.numberStr)}
        record={String(order.numberStr)}
        marks={<StatusChip label={status.name} colour={status.colour} />}
      >
        {view.papers.map((kind) => (
          <Button
            key={kind}
            startIcon={<PdfIcon />}
            href={apiAddress('GET /sales_order/:id/papers/:kind', { params: { id: order.id, kind } })}
            target="_blank"
            rel="noreferrer"
          >
            {text(`orders.papers.${kind}`)}
          </Button>
        ))}
        <Button component={Link} to="/my-orders" color="inherit">
          {text('customer.back')}
        </Button>
      </PageHeader>
      <ErrorNote error={error} severity="warning" />
      <Facts order={order} view={view} />
      {/* An offer without all prices, or one that is no longer valid, can be refused but not accepted. */}
      {isOffer && !view.mayAccept && view.mayRefuse && (
        <Alert severity="info" sx={{ mb: 1.25 }}>
          {text('customer.notReady')}
        </Alert>
      )}
      <AnswerOffer order={order} view={view} />
      <OrderedGoods order={order} />
      {!isOffer && <OrderTrucks view={view} />}
      <Remarks view={view} />
    </>
  );
};

/** The dates and the reference of the order, as far as they are filled, and the person to ask. */
const Facts = ({ order, view: { contact } }: { readonly order: AnyRecord; readonly view: CustomerView }) => {
  const text = useText();
  const facts = [
    [text('customer.reference'), order.reference],
    [text('customer.ordered'), dateText(String(order.date))],
    [text('customer.validTo'), typeof order.validTo === 'string' && dateText(order.validTo)],
    [text('customer.delivery'), typeof order.deliveryDate === 'string' && dateText(order.deliveryDate)],
    [text('customer.accepted'), typeof order.acceptedAt === 'string' && dateTimeText(order.acceptedAt)],
  ] as const;
  return (
    <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.75, m: 0, mb: 1.5 }}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Fact key={name} name={name}>
            {String(value)}
          </Fact>
        ))}
      {contact && (
        <Fact name={text('customer.contact')}>
          {contact.name} · <a href={`mailto:${contact.email}`}>{contact.email}</a>
        </Fact>
      )}
    </Box>
  );
};

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <Box>
    <Typography component="dt" variant="body2" color="text.secondary">
      {name}
    </Typography>
    <Typography component="dd" sx={{ m: 0 }}>
      {children}
    </Typography>
  </Box>
);

/** The comments on the order that the customer may read, with their files. */
const Remarks = ({ view: { remarks } }: { readonly view: CustomerView }) => {
  const text = useText();
  if (remarks.length === 0) return null;
  return (
    <Panel title={text('customer.remarks')} below>
      {remarks.map((remark) => (
        <Box key={remark.id} sx={{ mb: 1 }}>
          <Typography variant="body2" color="text.secondary">
            {text(remark.own ? 'customer.you' : 'customer.we')} · {dateTimeText(remark.at)}
          </Typography>
          <Typography sx={{ whiteSpace: 'pre-wrap' }}>{remark.text}</Typography>
          {remark.files.map((file) => (
            <Typography key={file.id} variant="body2">
              <a href={apiAddress('GET /file/:id/content', { params: { id: file.id } })}>
                {file.presentation}
              </a>
            </Typography>
          ))}
        </Box>
      ))}
    </Panel>
  );
};

export default MyOrderPage;
