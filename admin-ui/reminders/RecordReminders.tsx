import { Box, Button, Checkbox, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/AddAlertOutlined';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { enumLabel } from '#domain/labels/index.ts';
import { objects, type RecordNamed } from '#domain/objects.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { blankValues, payloadOf } from '../objects/detail/payload.ts';
import { usePickerDialogs } from '../objects/fields/pickerDialogs.ts';
import { Panel } from '../parts/Panel.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';

type Reminder = RecordNamed<'reminder'>;
const mostShown = 50;
const askedFields = ['date', 'lead', 'repeat', 'user', 'description'];

interface RecordRemindersProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The reminders of a record that the reader may see, and a button for a new one. A reminder itself has no such panel. */
const RecordReminders = ({ meta, record }: RecordRemindersProps) => {
  const text = useText();
  const queryKey = ['record reminders', meta.name, record.id];
  useRefetchOnChange(['reminder'], queryKey);
  const [isAsking, setAsking] = useState(false);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => {
      const filter = { objectName: meta.name, objectId: record.id, done: false, markedToDelete: false };
      const query = { filter: JSON.stringify(filter), sort: 'date', limit: mostShown };
      return recordCalls.list(objects.reminder, { query, signal });
    },
    enabled: meta.name !== 'reminder',
  });
  if (meta.name === 'reminder') return null;
  return (
    <Box className="no-print" sx={{ mt: 1.5 }}>
      <Panel
        title={text('reminders.title')}
        action={
          <Button size="small" startIcon={<AddIcon />} onClick={() => setAsking(true)}>
            {text('reminders.add')}
          </Button>
        }
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data?.rows.map((each) => (
            <ReminderLine key={each.id} reminder={each} queryKey={queryKey} />
          ))}
        </Box>
      </Panel>
      {isAsking && (
        <NewReminder meta={meta} record={record} queryKey={queryKey} onClose={() => setAsking(false)} />
      )}
    </Box>
  );
};

interface ReminderLineProps {
  readonly reminder: Reminder;
  readonly queryKey: readonly unknown[];
}

const ReminderLine = ({ reminder, queryKey }: ReminderLineProps) => {
  const text = useText();
  const language = useLanguage();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { id, title, date, lead, repeat, user } = reminder;
  const finish = async () => {
    try {
      await recordCalls.write(objects.reminder, id, { done: true });
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      notifyError(error);
    }
  };
  const facts = [
    dateTimeText(date),
    lead === 'AtTime' ? '' : enumLabel(language, 'reminderLead', lead),
    repeat === 'Once' ? '' : enumLabel(language, 'reminderRepeat', repeat),
    user?.presentation,
  ];
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Checkbox
        size="small"
        checked={false}
        onChange={() => void finish()}
        slotProps={{ input: { 'aria-label': text('reminders.finish', { title }) } }}
      />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link to={`/${objects.reminder.path}/${id}`}>{title}</Link>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {facts.filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
};

interface NewReminderProps extends RecordRemindersProps {
  readonly queryKey: readonly unknown[];
  readonly onClose: () => void;
}

const NewReminder = ({ meta: about, record, queryKey, onClose }: NewReminderProps) => {
  const client = useQueryClient();
  const { identity } = useGetIdentity();
  const { data: meta } = useObjectMeta('reminder');
  // The dialog by which pickers create records: it asks for a few fields instead of showing the whole form.
  const { Create } = usePickerDialogs();
  if (!meta || !identity) return null;
  const values = {
    ...blankValues(meta),
    user: { id: Number(identity.id), presentation: identity.fullName ?? '' },
    // A reminder of a repeated meeting is meant for each of its dates.
    ...(about.name === 'calendarEvent' && record.repeats ? { repeat: 'WithEvent', date: record.start } : {}),
  };
  const make = async (written: Readonly<Record<string, unknown>>): Promise<void> => {
    const subject = { objectName: about.name, objectId: record.id };
    await recordCalls.create(objects.reminder, { ...payloadOf(meta, written), ...subject });
    onClose();
    await client.invalidateQueries({ queryKey });
  };
  return <Create meta={meta} values={values} asks={askedFields} make={make} onClose={onClose} />;
};

export default RecordReminders;
