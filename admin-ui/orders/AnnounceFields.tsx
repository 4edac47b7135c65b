import { Box, MenuItem, TextField } from '@mui/material';
import { enumLabel, objectLabel } from '#domain/labels/index.ts';
import { transportWay } from '#domain/terminal/enums.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { DayField } from '../parts/DayField.tsx';
import type { Faults } from '../parts/useFaults.ts';
import type { Announcement, TransportWay } from './announcement.ts';

/** The inputs of the dialog that announces an order: its delivery orders are made from them (`AnnounceDialog`). */
interface FieldsProps {
  readonly typed: Announcement;
  readonly onChange: (changed: Partial<Announcement>) => void;
}

interface AnnounceScheduleProps extends FieldsProps {
  readonly faults: Faults;
  /** Removes the error of a field once somebody types there. */
  readonly forget: (field: string) => void;
}

/** The first day of the deliveries, and the tonnes for each day. */
export function AnnounceSchedule({ typed, onChange, faults, forget }: AnnounceScheduleProps) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}>
      <DayField
        label={text('orders.scheduleFrom')}
        value={typed.from}
        onChange={(from) => {
          forget('from');
          onChange({ from });
        }}
        fault={faults.from}
        fullWidth
      />
      <TextField
        label={text('orders.perDay')}
        value={typed.perDay}
        onChange={({ target }) => {
          forget('perDay');
          onChange({ perDay: target.value });
        }}
        error={faults.perDay !== undefined}
        helperText={faults.perDay}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      />
    </Box>
  );
}

/** The transport: none is ordered, a shipping company, or our own transport. For a shipping company the carrier is asked for. */
export function AnnounceTransport({ typed, onChange }: FieldsProps) {
  const text = useText();
  const language = useLanguage();
  return (
    <>
      <TextField
        select
        label={text('orders.transport')}
        value={typed.way}
        onChange={({ target }) => onChange({ way: target.value as TransportWay | '' })}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">{text('orders.noTransport')}</MenuItem>
        {transportWay.values.map((each) => (
          <MenuItem key={each} value={each}>
            {enumLabel(language, 'transportWay', each)}
          </MenuItem>
        ))}
      </TextField>
      {typed.way === 'shippingCompany' && (
        <ReferencePicker
          objectName="carrier"
          label={objectLabel(language, 'carrier').one}
          value={typed.carrier}
          onChange={(carrier) => onChange({ carrier })}
        />
      )}
    </>
  );
}
