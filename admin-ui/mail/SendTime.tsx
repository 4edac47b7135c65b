import { Chip, Stack, TextField } from '@mui/material';
import type { DateTime } from 'luxon';
import { useState } from 'react';
import { inWarsaw, warsawNow } from '#domain/kernel/warsawDay.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { readDateTime } from '../parts/typedTimes.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { CalendarButton } from '../parts/CalendarButton.tsx';
import { useMailboxWords } from './useMailboxWords.ts';

interface SendTimeProps {
  readonly title: string;
  /** The time that is shown first, ISO in UTC; by default tomorrow morning. */
  readonly initial?: string;
  /** Called with a time later than now, ISO in UTC. */
  readonly onChoose: (at: string) => void;
  readonly onClose: () => void;
}

const morning = { hour: 8, minute: 0, second: 0, millisecond: 0 };
const tomorrow = () => warsawNow().plus({ days: 1 }).set(morning);
/** The Monday of next week. */
const monday = () => warsawNow().plus({ weeks: 1 }).startOf('week').set(morning);

/** Asks when a letter is sent, in Warsaw time, whatever the zone of the browser. */
export function SendTime({ title, initial, onChoose, onClose }: SendTimeProps) {
  const words = useMailboxWords();
  const text = useText();
  const language = useLanguage();
  const [typed, setTyped] = useState(() => dateTimeText(initial ?? tomorrow().toUTC().toISO()));
  const [fault, setFault] = useState<string>();
  const write = (next: string) => {
    setTyped(next);
    setFault(undefined);
  };
  const pick = (at: DateTime) => write(dateTimeText(at.toUTC().toISO()));
  const choose = () => {
    const parsed = readDateTime(language, typed);
    if ('fault' in parsed)
      setFault(text(parsed.fault === 'skipped' ? 'detail.hourSkipped' : 'detail.badDateTime'));
    else if (Date.parse(parsed.value) <= Date.now()) setFault(words.timePast);
    else onChoose(parsed.value);
  };
  return (
    <FormDialog title={title} submit={words.setTime} onSubmit={choose} onClose={onClose}>
      <TextField
        label={words.sendTime}
        value={typed}
        onChange={({ target }) => write(target.value)}
        placeholder={text('detail.dateTimePlaceholder')}
        error={fault !== undefined}
        helperText={fault}
        autoComplete="off"
        slotProps={{
          input: {
            endAdornment: (
              <CalendarButton
                type="datetime-local"
                value=""
                onPick={(picked) => picked && pick(inWarsaw(picked))}
              />
            ),
          },
        }}
      />
      <Stack direction="row" spacing={1}>
        <Chip label={words.tomorrowMorning} onClick={() => pick(tomorrow())} />
        <Chip label={words.mondayMorning} onClick={() => pick(monday())} />
      </Stack>
    </FormDialog>
  );
}
