import { Alert, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { byEscape } from '../../parts/byEscape.ts';
import { EarlierImport } from './EarlierImport.tsx';
import { FileDrop } from './FileDrop.tsx';
import type { SheetSender } from './importCall.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportRows } from './ImportRows.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { isBeingWritten } from './importState.ts';
import { isRunning, useSheetImports, type SheetImport } from './sheetImports.ts';
import { useImport, type Import } from './useImport.ts';

interface ImportDialogProps {
  readonly meta: ObjectMeta;
  /** Where the sheet is sent instead of the object's own import. It must not change while the dialog is open. */
  readonly send?: SheetSender;
  readonly onClose: () => void;
}

/** Imports a spreadsheet into a list: the person chooses the file, checks the columns and the preview, and writes. */
const ImportDialog = ({ meta, send, onClose }: ImportDialogProps) => {
  const text = useText();
  const work = useImport(meta, send);
  // `busy` is what the import does at present, such as reading or writing; undefined while it waits for the person.
  const { file, result, busy, options } = work;
  // All imports of this person. They are read again and again while one of them runs, or this dialog sends one (the argument).
  // `ownRun` is the one that this dialog has begun, `earlier` is another one.
  const runs = useSheetImports(busy !== undefined);
  const ownRun = runs.find(({ id }) => id === work.sentId);
  const earlier = earlierOf(runs, meta, work.sentId);
  // Only one import of a person runs at a time, so no file is asked for yet.
  const runsElsewhere = !file && earlier && isRunning(earlier);
  // If the dialog were closed now, the person would not learn what was written.
  const mustStay = isBeingWritten(work);
  const writeCount = result ? result.counts.added + result.counts.changed : 0;
  const blocked = result !== undefined && result.counts.refused > 0 && !options.partly;
  const done = result?.written === true;

  useClosedWhenDone(result, writeCount, onClose);

  return (
    <Dialog
      open
      onClose={mustStay ? undefined : byEscape(onClose)}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { sx: { height: file ? '90vh' : undefined } } }}
    >
      <DialogTitle>{text('sheets.importTitle', { object: meta.title })}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '& > *': { flex: 'none' } }}>
        {!file && earlier && <EarlierImport run={earlier} />}
        {/* The key brings a new stop button each time that `busy` changes. */}
        {busy && <ImportProgress key={busy} label={text(`sheets.${busy}`)} run={ownRun} onStop={work.stop} />}
        {!done && !runsElsewhere && !mustStay && (
          <FileDrop
            accept=".xlsx,.csv,text/csv"
            hint={file ? text('sheets.chosen', { name: file.name }) : text('sheets.dropHere')}
            small={file !== undefined}
            onChoose={work.choose}
          />
        )}
        <ImportFaultNote work={work} />
        {result && !done && !mustStay && <ImportSettings meta={meta} work={work} />}
        {result && <ImportNotes result={result} writeCount={writeCount} blocked={blocked} />}
        {result && <ImportRows meta={meta} result={result} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} color="inherit" disabled={mustStay}>
          {text(done ? 'common.close' : 'common.cancel')}
        </Button>
        {!done && (
          <Button
            variant="contained"
            disabled={!result || busy !== undefined || writeCount === 0 || blocked}
            onClick={() => void work.write()}
          >
            {text('sheets.write', { count: writeCount })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

/** How long an import that has ended is shown: one hour. */
const shownForMs = 3_600_000;

/**
 * The person's running import, even of another object or for a preview; or else the last one into this object that was no
 * preview, if it ended within the last hour. `runs` has the newest first; the import with the id `sentId` does not count.
 */
const earlierOf = (
  runs: readonly SheetImport[],
  meta: ObjectMeta,
  sentId: string | undefined,
): SheetImport | undefined => {
  const others = runs.filter(({ id }) => id !== sentId);
  return (
    others.find(isRunning) ??
    others.find(
      ({ object, preview, endedAt }) =>
        object === meta.name && !preview && endedAt !== null && Date.now() - Date.parse(endedAt) < shownForMs,
    )
  );
};

/**
 * Says why the sheet was not read or written. If no column identifies records, the person can still add all rows as new
 * ones.
 */
const ImportFaultNote = ({ work: { fault, change } }: { readonly work: Import }) => {
  const text = useText();
  const translate = useTranslate();
  if (!fault) return null;
  return (
    <Alert
      // An import that the person has stopped is no error.
      severity={fault.isCancelled ? 'info' : 'error'}
      action={
        fault.lacksKey && (
          <Button color="inherit" onClick={() => change({ mode: 'add' })}>
            {text('sheets.onlyAdd')}
          </Button>
        )
      }
    >
      {translate(fault.message, { _: fault.message })}
    </Alert>
  );
};

/** Notifies that the sheet was written. If no row was refused and there are no warnings, the dialog closes. */
const useClosedWhenDone = (result: Import['result'], writeCount: number, onClose: () => void): void => {
  const text = useText();
  const notify = useNotify();
  const done = result?.written === true;
  const isComplete = done && result.counts.refused === 0 && result.warnings.length === 0;
  useEffect(() => {
    if (!done) return;
    notify(text('sheets.done', { count: writeCount }), { type: 'success' });
    if (isComplete) onClose();
    // `onClose` is left out, because it is a new function in each render of the page.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [done, isComplete, notify, text, writeCount]);
};

interface ImportNotesProps {
  readonly result: NonNullable<Import['result']>;
  /** How many rows were written, or would be. */
  readonly writeCount: number;
  /** Whether refused rows keep the others from being written. */
  readonly blocked: boolean;
}

const ImportNotes = ({ result, writeCount, blocked }: ImportNotesProps) => {
  const text = useText();
  return (
    <>
      {result.warnings.length > 0 && (
        <Alert severity="warning" sx={{ py: 0 }}>
          {result.warnings.map(({ message }) => (
            <div key={message}>{message}</div>
          ))}
        </Alert>
      )}
      {result.written && <Alert severity="success">{text('sheets.done', { count: writeCount })}</Alert>}
      {blocked && (
        <Alert severity="info" sx={{ py: 0 }}>
          {text('sheets.blocked')}
        </Alert>
      )}
    </>
  );
};

export default ImportDialog;
