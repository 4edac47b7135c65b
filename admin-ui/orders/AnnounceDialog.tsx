import { Box, Checkbox, FormControlLabel, TextField } from '@mui/material';
import { useNotify, HttpError } from 'ra-core';
import { useState } from 'react';
import type { OrderLine, OrderStanding } from '#domain/sales/order.contracts.ts';
import { isWeighed } from '#domain/sales/orderItems.rules.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { useFaults, type Faults } from '../parts/useFaults.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useSending } from '../parts/useSending.ts';
import { bodyOf, leftOf, suggested, typingFaults, type Announcement } from './announcement.ts';
import { AnnounceSchedule, AnnounceTransport } from './AnnounceFields.tsx';
import { useOrderMoved } from './orderState.ts';
import { fieldErrorsOf, type ProblemBody } from '../data/problem.ts';

interface AnnounceDialogProps {
  readonly orderId: number;
  /** The names of the products by the ids of the lines. */
  readonly names: ReadonlyMap<number, string>;
  readonly standing: OrderStanding;
  /** How much more than ordered may be announced, in percent. */
  readonly tolerance: string;
  readonly onClose: () => void;
}

/**
 * Announces an order to the terminal: asks how much of which lines will be fetched, on which days and by whom. The server makes a
 * delivery order of each line, and the schedule and transport orders if they are wanted. The open quantities are suggested.
 */
export function AnnounceDialog({ orderId, names, standing, tolerance, onClose }: AnnounceDialogProps) {
  const text = useText();
  const language = useLanguage();
  const lines = standing.items.filter((line) => isWeighed(line));
  const [typed, setTyped] = useState<Announcement>(() => suggested(language, lines));
  const change = (changed: Partial<Announcement>) => setTyped((before) => ({ ...before, ...changed }));
  // `forget` removes the error of a field. `fields` is the element in which the first wrong field gets the focus.
  const { faults, setFaults, forget, fields } = useFaults();
  const { sending, announce } = useAnnounce({ orderId, standing, lines, onClose, setFaults });
  const submit = async () => {
    const typedFaults = typingFaults(text, language, lines, typed);
    setFaults(typedFaults);
    if (Object.keys(typedFaults).length === 0) await announce(bodyOf(language, lines, typed));
  };

  return (
    <FormDialog
      title={text('orders.announceTitle')}
      submit={text('orders.announce')}
      width="middle"
      disabled={sending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box ref={fields} sx={{ display: 'contents' }}>
        {lines.map((line, at) => (
          <QuantityField
            key={line.id}
            line={line}
            name={names.get(line.id) ?? ''}
            tolerance={tolerance}
            value={typed.quantities[line.id] ?? ''}
            fault={faults[`line ${line.id}`]}
            isFirst={at === 0}
            onType={(quantity) => {
              forget(`line ${line.id}`);
              setTyped((before) => ({
                ...before,
                quantities: { ...before.quantities, [line.id]: quantity },
              }));
            }}
          />
        ))}
        <FormControlLabel
          control={
            <Checkbox checked={typed.scheduled} onChange={(_event, scheduled) => change({ scheduled })} />
          }
          label={text('orders.withSchedule')}
        />
        {typed.scheduled && (
          <AnnounceSchedule typed={typed} onChange={change} faults={faults} forget={forget} />
        )}
      </Box>
      <AnnounceTransport typed={typed} onChange={change} />
    </FormDialog>
  );
}

interface AnnounceOptions extends Pick<AnnounceDialogProps, 'orderId' | 'standing' | 'onClose'> {
  readonly lines: readonly OrderLine[];
  readonly setFaults: ReturnType<typeof useFaults>['setFaults'];
}

/** Announces the order and shows the numbers of the new documents. A refusal is shown at the field that it concerns. */
const useAnnounce = ({ orderId, standing, lines, onClose, setFaults }: AnnounceOptions) => {
  const text = useText();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const showRefusal = (error: unknown) => {
    const refusedFields = faultsIn(error, lines);
    setFaults(refusedFields);
    if (Object.keys(refusedFields).length === 0) notifyError(error);
  };
  const { updatedAt } = standing;
  const { sending, send } = useSending({ updatedAt, onClose, refresh: useOrderMoved(), tell: showRefusal });
  const announce = (body: ReturnType<typeof bodyOf>) =>
    send(async (version) => {
      const documents = await callApi('POST /sales_order/:id/announce', {
        params: { id: orderId },
        body: { ...body, ...version },
      });
      const newDocuments = [
        ...documents.deliveryOrders,
        ...documents.transportOrders,
        documents.deliverySchedule,
      ];
      const numbers = newDocuments.flatMap((each) => (each ? [each.numberStr] : [])).join(', ');
      notify(text('orders.announcedNow', { numbers }), { type: 'success' });
    });
  return { sending, announce };
};

interface QuantityFieldProps {
  readonly line: OrderLine;
  readonly name: string;
  readonly tolerance: string;
  readonly value: string;
  readonly fault: string | undefined;
  readonly isFirst: boolean;
  readonly onType: (quantity: string) => void;
}

const QuantityField = ({ line, name, tolerance, value, fault, isFirst, onType }: QuantityFieldProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <TextField
      label={`${line.row}. ${name} (${line.unit})`}
      value={value}
      onChange={({ target }) => onType(target.value)}
      onFocus={({ target }) => target.select()}
      error={fault !== undefined}
      helperText={fault ?? text('orders.mostOf', { left: leftOf(language, line, tolerance) })}
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      autoFocus={isFirst}
    />
  );
};

/**
 * The errors of a refusal by field of the dialog (`from`, `perDay`, or `line 12` for the line whose id is 12); empty if the
 * refusal concerns none of them. A refusal of a quantity names the row of the order's line, and not its id.
 */
function faultsIn(error: unknown, lines: readonly OrderLine[]): Faults {
  if (!(error instanceof HttpError)) return {};
  const { params = {} } = (error.body ?? {}) as Partial<ProblemBody>;
  const line = lines.find(({ row }) => row === params.row);
  if (line) return { [`line ${line.id}`]: error.message };
  const schedule = fieldErrorsOf(error)?.schedule;
  return typeof schedule === 'object' && schedule !== null ? (schedule as Faults) : {};
}
