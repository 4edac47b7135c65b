import { Box, Checkbox, FormControlLabel, MenuItem, TextField } from '@mui/material';
import { useNotify } from 'ra-core';
import { DateTime } from 'luxon';
import { useState } from 'react';
import type { Reference } from '#domain/kernel/record.ts';
import { businessZone } from '#domain/kernel/time.ts';
import { decimalText } from '#domain/kernel/written.ts';
import { enumLabel, objectLabel } from '#domain/labels/index.ts';
import type { OrderLine, OrderStanding } from '#domain/sales/order.contracts.ts';
import { isWeighed } from '#domain/sales/orderItems.rules.ts';
import { transportWay } from '#domain/terminal/enums.ts';
import { callApi } from '../data/client.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { parseDecimal } from '../objects/typedNumbers.ts';
import { AskForm } from '../parts/AskForm.tsx';
import { DayField } from '../parts/DayField.tsx';
import { useFaults, type Faults } from '../parts/useFaults.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useSending } from '../parts/useSending.ts';
import { faultsIn } from './announceFaults.ts';
import { useOrderMoved } from './orderState.ts';

type TransportWay = (typeof transportWay.values)[number];

interface AnnounceDialogProps {
  readonly orderId: number;
  readonly names: ReadonlyMap<number, string>;
  readonly standing: OrderStanding;
  readonly onClose: () => void;
}

/** The quantity of a line that has not been announced yet. */
const leftOf = ({ quantity, announced, shipped }: OrderLine): number =>
  Math.max(0, Number(quantity) - Math.max(Number(announced ?? 0), Number(shipped)));

/** Asks how much of which lines will be fetched, on which days and by whom; suggests all that is left. */
export function AnnounceDialog({ orderId, names, standing, onClose }: AnnounceDialogProps) {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const notifyError = useNotifyError();
  const lines = standing.items.filter((line) => isWeighed(line));
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>(() =>
    Object.fromEntries(lines.map((line) => [line.id, decimalText(language, leftOf(line).toFixed(3), 3)])),
  );
  const [scheduled, setScheduled] = useState(false);
  const [from, setFrom] = useState(() => DateTime.now().setZone(businessZone).toISODate() ?? '');
  const [perDay, setPerDay] = useState('');
  const [way, setWay] = useState<TransportWay | ''>('');
  const [carrier, setCarrier] = useState<Reference | null>(null);
  const items = lines.map(({ id }) => ({ itemId: id, quantity: parseDecimal(language, typed[id] ?? '') }));
  const wanted = items.filter(({ quantity }) => Number(quantity ?? 0) > 0);
  const daily = parseDecimal(language, perDay);
  const { faults, setFaults, forget, fields } = useFaults();
  const tell = (error: unknown) => {
    const told = faultsIn(error, lines);
    setFaults(told);
    if (Object.keys(told).length === 0) notifyError(error);
  };
  const { updatedAt } = standing;
  const { sending, send } = useSending({ updatedAt, onClose, refresh: useOrderMoved(), tell });

  const unsaid = (): Faults => {
    const found: Record<string, string> = {};
    for (const { itemId, quantity } of items)
      if ((typed[itemId] ?? '') !== '' && quantity === undefined)
        found[`line ${itemId}`] = text('detail.badNumber');
    const [first] = lines;
    if (first && wanted.length === 0) found[`line ${first.id}`] ??= text('orders.nothingWanted');
    if (scheduled && from === '') found.from = text('common.required');
    if (scheduled && !(Number(daily ?? 0) > 0))
      found.perDay = text(perDay.trim() === '' ? 'common.required' : 'detail.badNumber');
    return found;
  };

  const submit = async () => {
    const missing = unsaid();
    setFaults(missing);
    if (Object.keys(missing).length > 0) return;
    await send(async (version) => {
      const made = await callApi('POST /sales_order/:id/announce', {
        params: { id: orderId },
        body: {
          items: wanted,
          ...(scheduled ? { schedule: { from, perDay: daily ?? '' } } : {}),
          ...(way ? { transport: { way, ...(carrier ? { carrierId: carrier.id } : {}) } } : {}),
          ...version,
        },
      });
      const all = [...made.deliveryOrders, ...made.transportOrders, made.deliverySchedule];
      const numbers = all.flatMap((each) => (each ? [each.numberStr] : [])).join(', ');
      notify(text('orders.announcedNow', { numbers }), { type: 'success' });
    });
  };

  return (
    <AskForm
      title={text('orders.announceTitle')}
      submit={text('orders.announce')}
      width="middle"
      disabled={sending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Box ref={fields} sx={{ display: 'contents' }}>
        {lines.map((line, at) => {
          const fault = faults[`line ${line.id}`];
          return (
            <TextField
              key={line.id}
              label={`${line.row}. ${names.get(line.id) ?? ''} (${line.unit})`}
              value={typed[line.id] ?? ''}
              onChange={({ target }) => {
                forget(`line ${line.id}`);
                setTyped((now) => ({ ...now, [line.id]: target.value }));
              }}
              onFocus={({ target }) => target.select()}
              error={fault !== undefined}
              helperText={
                fault ?? text('orders.mostOf', { left: decimalText(language, leftOf(line).toFixed(3), 3) })
              }
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
              autoFocus={at === 0}
            />
          );
        })}
        <FormControlLabel
          control={<Checkbox checked={scheduled} onChange={(_event, checked) => setScheduled(checked)} />}
          label={text('orders.withSchedule')}
        />
        {scheduled && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
            <DayField
              label={text('orders.scheduleFrom')}
              value={from}
              onChange={(day) => {
                forget('from');
                setFrom(day);
              }}
              fault={faults.from}
              fullWidth
            />
            <TextField
              label={text('orders.perDay')}
              value={perDay}
              onChange={({ target }) => {
                forget('perDay');
                setPerDay(target.value);
              }}
              error={faults.perDay !== undefined}
              helperText={faults.perDay}
              slotProps={{ htmlInput: { inputMode: 'decimal' } }}
            />
          </Box>
        )}
      </Box>
      <TextField
        select
        label={text('orders.transport')}
        value={way}
        onChange={({ target }) => setWay(target.value as TransportWay | '')}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text('orders.noTransport')}</MenuItem>
        {transportWay.values.map((each) => (
          <MenuItem key={each} value={each}>
            {enumLabel(language, 'transportWay', each)}
          </MenuItem>
        ))}
      </TextField>
      {way === 'shippingCompany' && (
        <ReferencePicker
          objectName="carrier"
          label={objectLabel(language, 'carrier').one}
          value={carrier}
          onChange={setCarrier}
        />
      )}
    </AskForm>
  );
}
