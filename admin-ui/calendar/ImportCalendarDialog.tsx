import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useState } from 'react';
import type { CalendarImport } from '#domain/calendar/import.contracts.ts';
import { importLimits } from '#domain/calendar/importedEvent.ts';
import { dateText, dateTimeText } from '#domain/kernel/written.ts';
import { callApi } from '../data/client.ts';
import { useText } from '../i18n/useText.ts';
import { pickedFiles } from '../parts/chosenFiles.ts';
import { FormDialog } from '../parts/FormDialog.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import type { OwnCalendars } from './useOwnCalendars.ts';

interface ImportCalendarDialogProps {
  readonly calendars: OwnCalendars;
  readonly onClose: () => void;
  /** @param count how many events were added, changed or removed */
  readonly onDone: (count: number) => Promise<void>;
}

/** Imports a file of a calendar program. It shows what will happen to each event before anything is written. */
const ImportCalendarDialog = ({ calendars, onClose, onDone }: ImportCalendarDialogProps) => {
  const text = useText();
  const writable = calendars.all.filter(({ id }) => calendars.mayWrite(id));
  const { into, chooseFile, chooseCalendar, write, preview, error, busy } = useImport(
    writable[0]?.id ?? null,
    onDone,
  );
  return (
    <FormDialog
      title={text('calendarImport.title')}
      submit={text('calendarImport.write')}
      width="middle"
      disabled={busy || changesIn(preview) === 0}
      onSubmit={() => void write()}
      onClose={onClose}
    >
      <TextField
        select
        label={text('calendarImport.into')}
        value={into ?? newCalendar}
        // While a preview is read, no other calendar can be chosen: a late answer would show the result for the wrong
        // calendar.
        disabled={busy}
        onChange={({ target }) => chooseCalendar(target.value === newCalendar ? null : Number(target.value))}
      >
        <MenuItem value={newCalendar}>{text('calendarImport.newCalendar')}</MenuItem>
        {writable.map(({ id, name }) => (
          <MenuItem key={id} value={id}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Box>
        <Button
          component="label"
          variant="outlined"
          tabIndex={-1}
          disabled={busy}
          sx={{ '&:focus-within': { outline: 2 } }}
        >
          {text('calendarImport.choose')}
          <input
            type="file"
            disabled={busy}
            accept=".ics,text/calendar"
            aria-label={text('calendarImport.choose')}
            onChange={({ target }) => chooseFile(pickedFiles(target)[0])}
            style={visuallyHidden}
          />
        </Button>
      </Box>
      <ErrorNote error={error} />
      {preview && <PreviewOf preview={preview} />}
    </FormDialog>
  );
};

const newCalendar = 'new';

/** The results that write something. */
const changes: ReadonlySet<string> = new Set(['added', 'changed', 'removed']);
const changesIn = (preview: CalendarImport | undefined): number =>
  preview?.rows.filter(({ result }) => changes.has(result)).length ?? 0;

/** The chosen file, the preview of its events, and the calendar that they are imported into; null for a new one. */
const useImport = (initialCalendarId: number | null, onDone: ImportCalendarDialogProps['onDone']) => {
  const text = useText();
  const [into, setInto] = useState(initialCalendarId);
  const [content, setContent] = useState<string>();
  const [preview, setPreview] = useState<CalendarImport>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const whileBusy = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setError(undefined);
    await work().catch(setError);
    setBusy(false);
  };
  /** Sends a file. Without `isWritten` the server only answers what would happen to each event. */
  const send = (file: string, calendarId: number | null, { isWritten }: { readonly isWritten: boolean }) =>
    callApi('POST /calendar_events/import', { body: { calendarId, content: file, write: isWritten } });
  /** Reads a file and shows its preview. The earlier file is dropped first, so that it is not imported if this one fails. */
  const showPreview = (read: () => Promise<string>, calendarId: number | null): void => {
    setPreview(undefined);
    setContent(undefined);
    void whileBusy(async () => {
      const file = await read();
      setContent(file);
      setPreview(await send(file, calendarId, { isWritten: false }));
    });
  };
  return {
    into,
    preview,
    error,
    busy,
    chooseFile: (file: File | undefined): void => {
      if (!file) return;
      showPreview(async () => {
        if (file.size > importLimits.bytes) throw new Error(text('calendarImport.tooLarge'));
        return file.text();
      }, into);
    },
    chooseCalendar: (calendarId: number | null): void => {
      setInto(calendarId);
      if (content !== undefined) showPreview(async () => content, calendarId);
    },
    write: () =>
      whileBusy(async () => {
        if (content === undefined) return;
        const imported = await send(content, into, { isWritten: true });
        await onDone(changesIn(imported));
      }),
  };
};

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
