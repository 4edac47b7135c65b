import { Box, Button, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/MoreTime';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { typedMinutes } from '#domain/platform/typedDuration.rules.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectAt } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';
import { queryOf, wholeList } from '../objects/list/listState.ts';
import { Panel } from '../parts/Panel.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';

const { timeTrackingItem } = objects;

interface TimeSpentProps {
  readonly objectType: 'customerRequest' | 'interaction';
  readonly record: AnyRecord;
}

/**
 * The time that staff spent on a record, by person. One line adds the person's own time. The link opens the list of the times
 * that the person may see, which are usually only their own.
 */
export function TimeSpent({ objectType, record }: TimeSpentProps) {
  const text = useText();
  const timesMeta = useObjectAt(timeTrackingItem.path).object;
  const queryKey = ['timeSpent', objectType, record.id];
  useRefetchOnChange([timeTrackingItem.name], queryKey);
  const { data } = useQuery({
    queryKey,
    // No second attempt: people who may not read the sums are refused, and see the record without them.
    retry: false,
    queryFn: ({ signal }) =>
      callApi('GET /objects_time_tracking/spent/:objectType/:objectId', {
        params: { objectType, objectId: record.id },
        signal,
      }),
  });
  // `timesMeta` is undefined until the metadata is read, and for people who may not read times.
  if (!timesMeta || !data) return null;
  const conditions = [
    { fieldPath: 'objectType', operator: 'eq', value: objectType },
    { fieldPath: 'objectId', operator: 'eq', value: record.id },
  ] as const;
  return (
    <Panel
      title={text('timeSpent.title', { time: hoursAndMinutes(data.seconds) })}
      action={
        <Link to={`/${timeTrackingItem.path}?${queryOf({ ...wholeList, conditions, marked: false })}`}>
          {text('timeSpent.own')}
        </Link>
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data.people.map(({ userId, name, seconds }) => (
          <Box component="li" key={userId} sx={{ display: 'flex', gap: 1, py: 0.25 }}>
            <Typography sx={{ flex: 1, minWidth: 0 }}>{name}</Typography>
            <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{hoursAndMinutes(seconds)}</Typography>
          </Box>
        ))}
      </Box>
      {timesMeta.canCreate && <NewTime objectType={objectType} record={record} queryKey={queryKey} />}
    </Panel>
  );
}

/** The inputs for the person's own time. Enter adds a time that ends now, and goes back to the first input. */
const NewTime = ({
  objectType,
  record,
  queryKey,
}: TimeSpentProps & { readonly queryKey: readonly unknown[] }) => {
  const text = useText();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const [typed, setTyped] = useState('');
  const [comment, setComment] = useState('');
  const minutes = typedMinutes(typed);
  const isWrong = typed.trim() !== '' && minutes === undefined;
  const add = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (minutes === undefined) return;
    const entry = { typed, comment };
    event.currentTarget.querySelector('input')?.focus();
    // The inputs are emptied at once, because what is typed before the answer comes is the next time.
    setTyped('');
    setComment('');
    try {
      await recordCalls.create(timeTrackingItem, itemOf(objectType, record, minutes, entry.comment.trim()));
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      notifyError(error);
      // What was refused is put back, unless the person has typed something else meanwhile.
      setTyped((current) => current || entry.typed);
      setComment((current) => current || entry.comment);
    }
  };
  return (
    <Box component="form" onSubmit={(event) => void add(event)} sx={oneLine}>
      <TextField
        label={text('timeSpent.minutes')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        error={isWrong}
        helperText={isWrong ? text('timeSpent.wrong') : undefined}
        sx={{ width: 190, flexShrink: 0 }}
        slotProps={{ htmlInput: { maxLength: 20 } }}
      />
      <TextField
        label={text('timeSpent.what')}
        value={comment}
        onChange={({ target }) => setComment(target.value)}
        sx={{ flex: '1 1 200px' }}
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <Button
        type="submit"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={minutes === undefined}
        sx={{ flexShrink: 0 }}
      >
        {text('timeSpent.add')}
      </Button>
    </Box>
  );
};

/** On a phone the comment has a line of its own. */
const oneLine = { display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, gap: 1, mt: 0.75 } as const;

/** The record of a time that ends now. */
const itemOf = (objectType: string, record: AnyRecord, minutes: number, comment: string) => {
  const now = Date.now();
  return {
    objectType,
    objectId: record.id,
    // The panel of running times shows these without reading the record.
    objectData: { numberStr: record.numberStr ?? null, reference: record.reference ?? null },
    startDate: new Date(now - minutes * 60_000).toISOString(),
    endDate: new Date(now).toISOString(),
    elapsedTime: minutes * 60,
    comment: comment || null,
  };
};

/** Hours and minutes: `1:30` for 5400 seconds; a part of a minute counts as none. */
function hoursAndMinutes(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
}
