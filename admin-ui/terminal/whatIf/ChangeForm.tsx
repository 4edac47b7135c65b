import { Box, Button, MenuItem, TextField } from '@mui/material';
import { DateTime } from 'luxon';
import { useText } from '../../i18n/useText.ts';
import type { TextKey } from '../../i18n/words.ts';
import { nothingChanged, type Change } from './whatIfCalls.ts';

interface ChangeFormProps {
  readonly change: Change;
  readonly onChange: (change: Change) => void;
}

const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
const clockIn = (hours: number): string =>
  DateTime.now().setZone('Europe/Warsaw').plus({ hours }).toFormat('HH:mm');

/** The form of the changes to try; the most common ones take one click. */
export function ChangeForm({ change, onChange }: ChangeFormProps) {
  const text = useText();
  const set = (part: Partial<Change>) => onChange({ ...change, ...part });
  const field = (
    label: TextKey,
    value: number | null,
    options: readonly number[],
    take: (value: number | null) => void,
    name: (value: number) => string = String,
  ) => (
    <TextField
      select
      label={text(label)}
      value={value ?? ''}
      onChange={(event) => take(event.target.value === '' ? null : Number(event.target.value))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {value === null || label === 'whatIf.places' || label === 'whatIf.arrivals' ? (
        <MenuItem value="">{text('whatIf.usual')}</MenuItem>
      ) : null}
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {name(option)}
        </MenuItem>
      ))}
    </TextField>
  );
  const asked: readonly [TextKey, Partial<Change>][] = [
    ['whatIf.second', { scales: 1, from: 0, to: change.hours, extraPerHour: 0 }],
    ['whatIf.five', { scales: 0, extraPerHour: 5 }],
    ['whatIf.closed', { scales: -1, from: 0, to: 1, extraPerHour: 0 }],
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {asked.map(([label, part], place) => (
          <Button key={label} variant="outlined" onClick={() => set(part)} autoFocus={place === 0}>
            {text(label)}
          </Button>
        ))}
        <Button onClick={() => onChange({ ...nothingChanged, hours: change.hours, to: change.hours })}>
          {text('whatIf.clear')}
        </Button>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          rowGap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        }}
      >
        {field('whatIf.hours', change.hours, [2, 4, 6, 8, 12, 24], (hours) =>
          set({ hours: hours ?? 8, to: hours ?? 8, from: 0 }),
        )}
        {field('whatIf.arrivals', change.arrivalsPerHour, range(0, 40), (arrivalsPerHour) =>
          set({ arrivalsPerHour }),
        )}
        {field(
          'whatIf.extra',
          change.extraPerHour,
          range(0, 20),
          (extra) => set({ extraPerHour: extra ?? 0 }),
          signed,
        )}
        {field(
          'whatIf.scales',
          change.scales,
          range(-2, 3),
          (scales) => set({ scales: scales ?? 0 }),
          signed,
        )}
        {field(
          'whatIf.from',
          change.from,
          range(0, change.hours - 1),
          (from) => set({ from: from ?? 0 }),
          clockIn,
        )}
        {field(
          'whatIf.to',
          change.to,
          range(change.from + 1, change.hours),
          (to) => set({ to: to ?? change.hours }),
          clockIn,
        )}
        {field('whatIf.places', change.places, range(1, 30), (places) => set({ places }))}
      </Box>
    </Box>
  );
}
