import { MenuItem, TextField } from '@mui/material';
import { mostCounted } from '#domain/kernel/recurrence.ts';
import { useText } from '../../../i18n/useText.ts';
import { DayField } from '../../../parts/DayField.tsx';
import type { RecurrenceDraft } from './recurrenceDraft.ts';
import { WholeNumber } from './WholeNumber.tsx';

interface RecurrenceEndProps {
  readonly draft: RecurrenceDraft;
  readonly disabled: boolean;
  readonly onChange: (draft: RecurrenceDraft) => void;
}

/** When a repetition ends: never, on a day, or after a number of times. */
export function RecurrenceEnd({ draft, disabled, onChange }: RecurrenceEndProps) {
  const text = useText();
  return (
    <>
      <TextField
        select
        label={text('recurrence.ends')}
        value={draft.ends}
        disabled={disabled}
        sx={{ flex: '1 1 150px' }}
        onChange={(event) => onChange({ ...draft, ends: event.target.value as RecurrenceDraft['ends'] })}
      >
        {(['endless', 'until', 'count'] as const).map((ends) => (
          <MenuItem key={ends} value={ends}>
            {text(`recurrence.${ends}`)}
          </MenuItem>
        ))}
      </TextField>
      {draft.ends === 'until' && (
        <DayField
          label={text('recurrence.untilDay')}
          value={draft.until}
          disabled={disabled}
          onChange={(until) => onChange({ ...draft, until })}
        />
      )}
      {draft.ends === 'count' && (
        <WholeNumber
          label={text('recurrence.countTimes')}
          value={draft.count}
          most={mostCounted}
          disabled={disabled}
          onChange={(count) => onChange({ ...draft, count })}
        />
      )}
    </>
  );
}
