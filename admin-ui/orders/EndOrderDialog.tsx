import { Checkbox, FormControlLabel, List, ListItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { objectLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import type { UnderWay } from '#domain/sales/order.contracts.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import type { TextKey } from '../i18n/words.ts';
import { weightText } from '../objects/formats.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useSending } from '../parts/useSending.ts';
import { movedWord, moveWord } from './moveWord.ts';
import { useOrderMoved, useUnderWay, type AllowedStatus } from './orderState.ts';

interface EndOrderDialogProps {
  readonly orderId: number;
  /** The code of the present status. */
  readonly from: string;
  /** The status that ends the order. */
  readonly to: AllowedStatus;
  /** The version of the order that the person sees. The server refuses the change if the order has a newer one. */
  readonly updatedAt: string;
  readonly onClose: () => void;
}

/** What the person confirms to have seen, by the reason for which the server asks for a confirmation (`asks`). */
const whatIsSeen: Readonly<Record<string, TextKey>> = {
  order_under_way: 'orders.goesOnUnderWay',
  order_items_open: 'orders.goesOnOpen',
  order_begun_to_cancel: 'orders.goesOnBegun',
};

/** Shows what of an order is under way before the order ends; asks for a reason and a confirmation. */
export function EndOrderDialog({ orderId, from, to, updatedAt, onClose }: EndOrderDialogProps) {
  const text = useText();
  const notifyDone = useNotifyDone();
  const { sending, send } = useSending({ updatedAt, onClose, refresh: useOrderMoved() });
  const { data, error } = useUnderWay(orderId);
  const [reason, setReason] = useState('');
  const [goesOn, setGoesOn] = useState(false);
  const cancels = to.code === 'CANCELED';
  const title = moveWord(text, from, to);
  const confirmationKey = typeof to.asks === 'string' ? (whatIsSeen[to.asks] ?? 'orders.goesOn') : undefined;

  const submit = () =>
    send(async (version) => {
      const confirmation = { goesOn, ...version };
      if (cancels)
        await callApi('POST /orders/cancelOrder', {
          body: { orderId, reason: reason.trim(), ...confirmation },
        });
      else
        await callApi('POST /sales_order/:id/moves/changeStatus', {
          params: { id: orderId },
          body: { statusId: to.id, ...confirmation },
        });
      const message = movedWord(text, from, to);
      notifyDone(message);
    });

  return (
    <FormDialog
      title={title}
      submit={title}
      severe={cancels}
      width="middle"
      disabled={sending || !data}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {/* Nobody ends an order without having seen what is under way, so the note says why it cannot be seen. */}
      <ErrorNote error={error} severity={data ? 'warning' : 'error'} />
      {data && <OnItsWay {...data} />}
      {cancels && (
        <TextField
          label={text('orders.reason')}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 1000 } }}
          autoFocus
          multiline
          minRows={2}
        />
      )}
      {confirmationKey && (
        <FormControlLabel
          control={<Checkbox checked={goesOn} onChange={(_event, checked) => setGoesOn(checked)} />}
          label={text(confirmationKey)}
        />
      )}
    </FormDialog>
  );
}

interface OnItsWayProps {
  readonly rows: readonly UnderWay[];
  /** How many more there are than `rows` holds. */
  readonly more: number;
  /** How many there are that the reader may not see. */
  readonly hidden: number;
}

/** The documents that are under way. */
const OnItsWay = ({ rows, more, hidden }: OnItsWayProps) => {
  const text = useText();
  const language = useLanguage();
  if (rows.length === 0 && hidden === 0)
    return <Typography color="text.secondary">{text('orders.nothingUnderWay')}</Typography>;
  return (
    <>
      <Typography>{text('orders.underWay')}</Typography>
      <List dense disablePadding>
        {rows.map(({ object, id, numberStr, about, tonnes }) => (
          <ListItem key={`${object} ${id}`} disableGutters sx={{ gap: 1 }}>
            <Link to={`/${objects[object].path}/${id}`}>
              {objectLabel(language, object).one} {numberStr}
            </Link>
            <Typography color="text.secondary">
              {[about, tonnes === null ? null : weightText(language, tonnes, 3)].filter(Boolean).join(' · ')}
            </Typography>
          </ListItem>
        ))}
      </List>
      {more > 0 && <Typography>{text('orders.andMore', { count: more })}</Typography>}
      {hidden > 0 && <Typography>{text('orders.underWayHidden', { count: hidden })}</Typography>}
      <Typography variant="body2" color="text.secondary">
        {text('orders.openEnds')}
      </Typography>
    </>
  );
};
