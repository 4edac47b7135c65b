import { Box, Button, Link as TextLink } from '@mui/material';
import OfferIcon from '@mui/icons-material/RequestQuoteOutlined';
import { useCanAccess } from 'ra-core';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { useLifecycle } from '../objects/useLifecycle.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useSavedVersion } from '../parts/useSavedVersion.ts';
import { AskedByForm } from './AskedByForm.tsx';

/** The panel above a customer request: who asked by the public form, and the offer. */
const RequestPanel = ({ record }: { readonly record: AnyRecord }) => (
  <>
    {record.source === 'publicForm' && <AskedByForm record={record} />}
    <OfferOf record={record} />
  </>
);

/** The offer that was made from a customer request, or the button that makes one; without a customer there is no button. */
const OfferOf = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const mayOffer = useCanAccess({ resource: objects.salesOrder.path, action: 'create' }).canAccess === true;
  const { data: meta } = useObjectMeta(objects.customerRequest.name);
  if (typeof record.orderId === 'number')
    return (
      <Box className="no-print" sx={{ mb: 1.25 }}>
        <TextLink component={Link} to={`/${objects.salesOrder.path}/${record.orderId}`}>
          {text('requests.offer', { number: String(record.orderNumber ?? '') })}
        </TextLink>
      </Box>
    );
  if (!mayOffer || !meta || record.markedToDelete || !record.customerId) return null;
  return <OfferButton meta={meta} record={record} />;
};

interface OfferButtonProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The button that makes an offer. It appears once the request is known to be open, because a closed request gets no offer. */
const OfferButton = ({ meta, record }: OfferButtonProps) => {
  const text = useText();
  const navigate = useNavigate();
  const notifyError = useNotifyError();
  const savedVersion = useSavedVersion(objects.customerRequest);
  const [sending, setSending] = useState(false);
  const { state } = useLifecycle(meta, record);
  /**
   * The offer copies the stored request. So if something was typed, the person is asked whether to save it first; `updatedAt` is
   * undefined if they go back to the form instead.
   */
  const make = async () => {
    const updatedAt = await savedVersion(record, text('requests.offerAsSaved'));
    if (updatedAt === undefined) return;
    setSending(true);
    try {
      const { id } = await callApi('POST /customer_request/:id/moves/makeOffer', {
        params: { id: record.id },
        body: { updatedAt },
      });
      await navigate(`/${objects.salesOrder.path}/${id}`);
    } catch (error) {
      notifyError(error);
      setSending(false);
    }
  };
  if (state !== 'open') return null;
  return (
    <Box className="no-print" sx={{ mb: 1.25 }}>
      <Button
        variant="outlined"
        startIcon={<OfferIcon />}
        disabled={sending}
        onClick={() => void make().catch(notifyError)}
      >
        {text('requests.makeOffer')}
      </Button>
    </Box>
  );
};

export default RequestPanel;
