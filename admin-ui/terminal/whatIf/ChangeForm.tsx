import { Box, Button, MenuItem, TextField } from '@mui/material';
import { warsawNow } from '#domain/kernel/warsawDay.ts';
import { useText } from '../../i18n/useText.ts';
import type { TextKey } from '../../i18n/words.ts';
import { withBegin, nothingChanged, type TriedChange } from './triedChange.ts';

interface ChangeFormProps {
  readonly change: TriedChange;
  readonly onChange: (change: TriedChange) => void;
}

/** The whole numbers from `from` to `to`, both included. */
const range = (from: number, to: number): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index);
const signed = (value: number): string => (value > 0 ? `+${value}` : String(value));
/** The time of day in so many hours, such as 14:30. */
const clockIn = (hours: number): string => warsawNow().plus({ hours }).toFormat('HH:mm');

/** The form of the changes to try; the most common ones take one click. */
export function ChangeForm({ change, onChange }: ChangeFormProps) {
  const set = (part: Partial<TriedChange>) => onChange({ ...change, ...part });
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mb: 1.5 }}>
      <Examples change={change} onChange={onChange} />
      <Box
        sx={{
          display: 'grid',
          gap: 1,
          rowGap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))',
        }}
      >
        <NumberChoice
          label="whatIf.hours"
          value={change.hours}
          options={[2, 4, 6, 8, 12, 24]}
          // Another length of the forecast resets the hours in which the number of scales is changed: to all of them.
          onChoose={(hours) => set({ hours: hours ?? 8, to: hours ?? 8, from: 0 })}
        />
        <NumberChoice
          label="whatIf.arrivals"
          value={change.arrivalsPerHour}
          options={range(0, 40)}
          isOptional
          onChoose={(arrivalsPerHour) => set({ arrivalsPerHour })}
        />
        <NumberChoice
          label="whatIf.extra"
          value={change.extraPerHour}
          options={range(0, 20)}
          onChoose={(extra) => set({ extraPerHour: extra ?? 0 })}
          name={signed}
        />
        <NumberChoice
          label="whatIf.scales"
          value={change.scales}
          options={range(-2, 3)}
          onChoose={(scales) => set({ scales: scales ?? 0 })}
          name={signed}
        />
        <Period change={change} set={set} />
        <NumberChoice
          label="whatIf.places"
          value={change.places}
          options={range(1, 30)}
          isOptional
          onChoose={(places) => set({ places })}
        />
      </Box>
    </Box>
  );
}

/**
 * The most common questions: one more scale, five more trucks an hour, one scale less for the next hour. Each has the text of its
 * button and the changes that a click fills in.
 */
const Examples = ({ change, onChange }: ChangeFormProps) => {
  const text = useText();
  const set = (part: Partial<TriedChange>) => onChange({ ...change, ...part });
  const examples: readonly [TextKey, Partial<TriedChange>][] = [
    ['whatIf.second', { scales: 1, from: 0, to: change.hours, extraPerHour: 0 }],
    ['whatIf.five', { scales: 0, extraPerHour: 5 }],
    ['whatIf.closed', { scales: -1, from: 0, to: 1, extraPerHour: 0 }],
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {examples.map(([label, part], index) => (
        <Button key={label} variant="outlined" onClick={() => set(part)} autoFocus={index === 0}>
          {text(label)}
        </Button>
      ))}
      <Button onClick={() => onChange({ ...nothingChanged, hours: change.hours, to: change.hours })}>
        {text('whatIf.clear')}
      </Button>
    </Box>
  );
};

/** The hours of the forecast, from now, in which the number of scales is changed. */
const Period = ({ change, set }: { change: TriedChange; set: (part: Partial<TriedChange>) => void }) => (
  <>
    <NumberChoice
      label="whatIf.from"
      value={change.from}
      options={range(0, change.hours - 1)}
      onChoose={(from) => set(withBegin(change, from ?? 0))}
      name={clockIn}
    />
    <NumberChoice
      label="whatIf.to"
      value={change.to}
      options={range(change.from + 1, change.hours)}
      onChoose={(to) => set({ to: to ?? change.hours })}
      name={clockIn}
    />
  </>
);

interface NumberChoiceProps {
  readonly label: TextKey;
  readonly value: number | null;
  readonly options: readonly number[];
  /** Whether `null` may be chosen, which leaves the number as it usually is. */
  readonly isOptional?: boolean;
  /** Called with null only by an optional choice; a default that another choice gives for null is never used. */
  readonly onChoose: (value: number | null) => void;
  /** The text of a value. */
  readonly name?: (value: number) => string;
}

const NumberChoice = ({
  label,
  value,
  options,
  isOptional = false,
  onChoose,
  name = String,
}: NumberChoiceProps) => {
  const text = useText();
  return (
    <TextField
      select
      label={text(label)}
      value={value ?? ''}
      onChange={(event) => onChoose(event.target.value === '' ? null : Number(event.target.value))}
      slotProps={{ inputLabel: { shrink: true }, select: { displayEmpty: true } }}
    >
      {(value === null || isOptional) && <MenuItem value="">{text('whatIf.usual')}</MenuItem>}
      {options.map((option) => (
        <MenuItem key={option} value={option}>
          {name(option)}
        </MenuItem>
      ))}
    </TextField>
  );
};
