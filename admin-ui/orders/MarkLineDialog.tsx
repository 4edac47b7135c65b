import { TextField } from '@mui/material';
import { useNotify } from 'ra-core';
import { useState } from 'react';
import { decimalText } from '#domain/kernel/written.ts';
import type { OrderLine } from '#domain/sales/order.contracts.ts';
import type { ItemMark } from '#domain/sales/orderItems.rules.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { parseDecimal } from '../objects/typedNumbers.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useSending } from '../parts/useSending.ts';
import { useOrderMoved } from './orderState.ts';

interface MarkLineDialogProps {
  readonly orderId: number;
  readonly line: OrderLine;
  /** What has been done with the line, such as `Shipped`. */
  readonly mark: ItemMark;
  /** The version of the order that the person sees. The server refuses the change of an older one. */
  readonly updatedAt: string;
  readonly onClose: () => void;
}

/** Asks how much of a line has been done; suggests all that is left. */
export function MarkLineDialog({ orderId, line, mark, updatedAt, onClose }: MarkLineDialogProps) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const { sending, send } = useSending({ updatedAt, onClose, refresh: useOrderMoved() });
  const leftText = decimalText(language, line.left[mark], 3);
  const [typed, setTyped] = useState(leftText);
  const quantity = parseDecimal(language, typed);
  const isInvalid =
    quantity === undefined || !(Number(quantity) > 0) || Number(quantity) > Number(line.left[mark]);

  const submit = () =>
    send(async (version) => {
      const body = { orderId, itemId: line.id, quantity, ...version };
      await callApi(`POST /orders/markItemAs${mark}`, { body });
      notify('keja.detail.saved', { type: 'success' });
    });

  return (
    <FormDialog
      title={text('orders.markLine', { row: line.row, mark: text(`orders.mark.${mark}`) })}
      submit={text('orders.doMark')}
      disabled={sending || isInvalid}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={`${text('orders.howMuch')}${line.unit ? ` (${line.unit})` : ''}`}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onFocus={({ target }) => target.select()}
        error={isInvalid}
        helperText={text('orders.mostOf', { left: leftText })}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        autoFocus
      />
    </FormDialog>
  );
}
