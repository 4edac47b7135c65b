import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import type { CalendarImport } from '#domain/calendar/import.contracts.ts';
import { importLimits } from '#domain/calendar/importedEvent.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { AskForm } from '../parts/AskForm.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import type { OwnCalendars } from './useOwnCalendars.ts';

interface ImportCalendarDialogProps {
  readonly calendars: OwnCalendars;
  readonly onClose: () => void;
  /** @param count how many events were added, changed or removed */
  readonly onDone: (count: number) => Promise<void>;
}

/** Reads a file of a calendar program: what becomes of each event is shown before anything is written. */
const ImportCalendarDialog = ({ calendars, onClose, onDone }: ImportCalendarDialogProps) => {
  const text = useText();
  const notifyError = useNotifyError();
  const writable = calendars.all.filter(({ id }) => calendars.mayWrite(id));
  // Whoever has no calendar of their own gets one with the import.
  const [calendarId, setCalendarId] = useState(writable[0]?.id ?? null);
  const [content, setContent] = useState<string>();
  const [preview, setPreview] = useState<CalendarImport>();
  const [busy, setBusy] = useState(false);
  const send = async (
    file: string,
    into: number | null,
    write: boolean,
  ): Promise<CalendarImport | undefined> => {
    setBusy(true);
    try {
      return await callApi('POST /calendar_events/import', {
        body: { calendarId: into, content: file, write },
      });
    } catch (error) {
      notifyError(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  const look = async (file: string, into: number | null) => {
    setContent(file);
    setPreview(undefined);
    setPreview(await send(file, into, false));
  };
  const choose = (file: File | undefined): void => {
    if (!file) return;
    if (file.size > importLimits.characters) return notifyError(new Error(text('calendarImport.tooLarge')));
    void file
      .text()
      .then((read) => look(read, calendarId))
      .catch(notifyError);
  };
  const write = async () => {
    if (content === undefined) return;
    const done = await send(content, calendarId, true);
    if (done) await onDone(done.rows.filter(({ result }) => changes.has(result)).length);
  };
  const count = preview?.rows.filter(({ result }) => changes.has(result)).length ?? 0;
  return (
    <AskForm
      title={text('calendarImport.title')}
      submit={text('calendarImport.write')}
      width="middle"
      disabled={busy || count === 0}
      onSubmit={() => void write()}
      onClose={onClose}
    >
      <TextField
        select
        label={text('calendarImport.into')}
        value={calendarId ?? newCalendar}
        onChange={({ target }) => {
          const into = target.value === newCalendar ? null : Number(target.value);
          setCalendarId(into);
          if (content !== undefined) void look(content, into);
        }}
      >
        <MenuItem value={newCalendar}>{text('calendarImport.newCalendar')}</MenuItem>
        {writable.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        <Button component="label" variant="outlined">
          {text('calendarImport.choose')}
          <input
            type="file"
            accept=".ics,text/calendar"
            aria-label={text('calendarImport.choose')}
            onChange={({ target }) => choose(target.files?.[0])}
            style={{ position: 'absolute', opacity: 0, width: 1 }}
          />
        </Button>
      </Box>
      {preview && <PreviewOf preview={preview} />}
    </AskForm>
  );
};

const newCalendar = 'new';

/** The results that write something. */
const changes: ReadonlySet<string> = new Set(['added', 'changed', 'removed']);

const PreviewOf = ({ preview }: { readonly preview: CalendarImport }) => {
  const text = useText();
  return (
    <>
      {preview.rows.length === 0 && <Alert severity="info">{text('calendarImport.empty')}</Alert>}
      <Box
        component="ul"
        aria-label={text('calendarImport.title')}
        sx={{ m: 0, pl: 2, maxHeight: 320, overflowY: 'auto' }}
      >
        {preview.rows.map(({ title, start, allDay, result }, index) => (
          <Typography component="li" variant="body2" key={`${title} ${start} ${index}`}>
            {[start && (allDay ? dateText(start) : dateTimeText(start)), title].filter(Boolean).join(' · ')}
            {': '}
            <strong>{text(`calendarImport.results.${result}`)}</strong>
          </Typography>
        ))}
      </Box>
    </>
  );
};

export default ImportCalendarDialog;
