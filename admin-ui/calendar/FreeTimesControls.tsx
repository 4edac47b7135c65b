import { Box, MenuItem, TextField } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { DayField } from '../parts/DayField.tsx';
import type { FreeTimesQuestion } from './freeTimesAddress.ts';
import { WhoIsMeant } from './WhoIsMeant.tsx';

type Named = readonly { readonly id: number; readonly name: string }[];

interface FreeTimesControlsProps {
  readonly question: FreeTimesQuestion;
  /** The people and calendars of the question whose names the server has answered. */
  readonly people: Named;
  readonly calendars: Named;
  readonly onChange: (changes: Partial<FreeTimesQuestion>) => void;
}

/** The lengths that a meeting may have, in minutes. */
const lengths = [15, 30, 45, 60, 90, 120, 180, 240, 480] as const;
/** The full hours at which the time for meetings may begin, 0 to 23, and end, 1 to 24. */
const opening = Array.from({ length: 24 }, (_none, hour) => hour);
const closing = opening.map((hour) => hour + 1);

/** Who meets, for how long, from which day on and within which hours. */
export function FreeTimesControls({ question, people, calendars, onChange }: FreeTimesControlsProps) {
  const text = useText();
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' } }}>
      <WhoIsMeant
        objectName="user"
        label={text('freeTimes.people')}
        ids={question.users}
        chosen={people}
        onChange={(users) => onChange({ users })}
      />
      <WhoIsMeant
        objectName="calendar"
        label={text('freeTimes.resources')}
        ids={question.calendars}
        chosen={calendars}
        onChange={(ids) => onChange({ calendars: ids })}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, gridColumn: '1 / -1' }}>
        <DayField
          label={text('freeTimes.from')}
          value={question.day}
          onChange={(day) => day && onChange({ day })}
        />
        <Choice
          label={text('freeTimes.length')}
          value={question.minutes}
          options={lengths}
          optionText={(minutes) => text('freeTimes.minutes', { count: minutes })}
          onChange={(minutes) => onChange({ minutes })}
        />
        <Choice
          label={text('freeTimes.opens')}
          value={question.opens}
          options={opening}
          optionText={hourText}
          onChange={(opens) => onChange({ opens })}
        />
        <Choice
          label={text('freeTimes.closes')}
          value={question.closes}
          options={closing}
          optionText={hourText}
          onChange={(closes) => onChange({ closes })}
        />
      </Box>
    </Box>
  );
}

const hourText = (hour: number): string => `${hour}:00`;

interface ChoiceProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly number[];
  readonly optionText: (option: number) => string;
  readonly onChange: (value: number) => void;
}

const Choice = ({ label, value, options, optionText, onChange }: ChoiceProps) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={(event) => onChange(Number(event.target.value))}
    sx={{ minWidth: 120 }}
  >
    {options.map((option) => (
      <MenuItem key={option} value={option}>
        {optionText(option)}
      </MenuItem>
    ))}
  </TextField>
);
