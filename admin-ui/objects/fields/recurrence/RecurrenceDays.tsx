import { MenuItem, TextField, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { weekdays, type Weekday } from '#domain/kernel/recurrence.ts';
import { monthDayText, nthDayText, weekdayName } from '#domain/labels/recurrenceWords.ts';
import { useLanguage } from '../../../data/useLanguage.ts';
import { useText } from '../../../i18n/useText.ts';
import { placesInMonth, type RecurrenceDraft } from './recurrenceDraft.ts';

interface RecurrenceDaysProps {
  readonly draft: RecurrenceDraft;
  /** The start of the event, as the form holds it. */
  readonly start: unknown;
  readonly disabled: boolean;
  readonly onChange: (draft: RecurrenceDraft) => void;
}

/** The days of the week, or the day of the month, on which something repeats. */
export function RecurrenceDays({ draft, start, disabled, onChange }: RecurrenceDaysProps) {
  const text = useText();
  const language = useLanguage();
  if (draft.often === 'WEEKLY')
    return (
      <ToggleButtonGroup
        size="small"
        value={[...draft.weekdays]}
        disabled={disabled}
        aria-label={text('recurrence.weekdays')}
        onChange={(_event, chosen: Weekday[]) => {
          // A rule without a weekday would repeat on the weekday of the start, whatever is shown here.
          if (chosen.length > 0) onChange({ ...draft, weekdays: chosen });
        }}
      >
        {weekdays.map((weekday) => (
          <ToggleButton
            key={weekday}
            value={weekday}
            aria-label={weekdayName(language, weekday)}
            sx={{ px: 1 }}
          >
            {weekdayName(language, weekday, 'short')}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    );
  if (draft.often !== 'MONTHLY') return null;
  // The day of the start gives the choices: on the 17th, on the third Tuesday, on the last Tuesday.
  const { day, nth, last } = placesInMonth(start);
  const choices = {
    monthDay: monthDayText(language, day),
    nth: nthDayText(language, nth),
    last: nthDayText(language, last),
  };
  return (
    <TextField
      select
      label={text('recurrence.on')}
      value={draft.on}
      disabled={disabled}
      sx={{ flex: '1 1 170px' }}
      onChange={(event) => onChange({ ...draft, on: event.target.value as RecurrenceDraft['on'] })}
    >
      {(['monthDay', 'nth', 'last'] as const).map((on) => (
        <MenuItem key={on} value={on}>
          {choices[on]}
        </MenuItem>
      ))}
    </TextField>
  );
}
