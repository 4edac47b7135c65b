import {
  Alert,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  LinearProgress,
  Typography,
} from '@mui/material';
import { useNotify, useTranslate } from 'ra-core';
import { useEffect } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../i18n/useText.ts';
import { FileDrop } from './FileDrop.tsx';
import type { ImportAddresses } from './importCall.ts';
import { ImportRows } from './ImportRows.tsx';
import { ImportSettings } from './ImportSettings.tsx';
import { useImport } from './useImport.ts';

interface ImportDialogProps {
  readonly meta: ObjectMeta;
  /** Where the sheet goes instead of the object's own import. Stays the same while the dialog is open. */
  readonly addresses?: ImportAddresses;
  readonly onClose: () => void;
}

/** A spreadsheet into a list: the file, what its columns mean, what would happen, and then it happens. */
const ImportDialog = ({ meta, addresses, onClose }: ImportDialogProps) => {
  const text = useText();
  const translate = useTranslate();
  const notify = useNotify();
  const work = useImport(meta, addresses);
  const { file, result, fault, busy, options } = work;
  const toWrite = result ? result.counts.added + result.counts.changed : 0;
  const blocked = result !== undefined && result.counts.refused > 0 && !options.partly;
  const done = result?.written === true;

  useEffect(() => {
    if (done) notify(text('sheets.done', { count: toWrite }), { type: 'success' });
  }, [done, notify, text, toWrite]);

  return (
    <Dialog
      open
      onClose={busy === 'writing' ? undefined : onClose}
      maxWidth="lg"
      fullWidth
      slotProps={{ paper: { sx: { height: file ? '90vh' : undefined } } }}
    >
      <DialogTitle>{text('sheets.importTitle', { object: meta.title })}</DialogTitle>
      {busy && <LinearProgress aria-label={text(`sheets.${busy}`)} />}
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, '& > *': { flex: 'none' } }}>
        {!done && (
          <FileDrop
            accept=".xlsx,.csv,text/csv"
            hint={file ? text('sheets.chosen', { name: file.name }) : text('sheets.dropHere')}
            small={file !== undefined}
            onChoose={work.choose}
          />
        )}
        {fault && <Alert severity="error">{translate(fault, { _: fault })}</Alert>}
        {result && !done && <ImportSettings meta={meta} work={work} />}
        {result && result.warnings.length > 0 && (
          <Alert severity="warning" sx={{ py: 0 }}>
            {result.warnings.map(({ message }) => (
              <div key={message}>{message}</div>
            ))}
          </Alert>
        )}
        {done && <Alert severity="success">{text('sheets.done', { count: toWrite })}</Alert>}
        {blocked && (
          <Alert severity="info" sx={{ py: 0 }}>
            {text('sheets.blocked')}
          </Alert>
        )}
        {result && <ImportRows meta={meta} result={result} />}
      </DialogContent>
      <DialogActions>
        {busy && (
          <Typography variant="body2" color="text.secondary" role="status" sx={{ mr: 'auto', pl: 2 }}>
            {text(`sheets.${busy}`)}
          </Typography>
        )}
        <Button onClick={onClose} color="inherit" disabled={busy === 'writing'}>
          {text(done ? 'common.close' : 'common.cancel')}
        </Button>
        {!done && (
          <Button
            variant="contained"
            disabled={!result || busy !== undefined || toWrite === 0 || blocked}
            onClick={() => void work.write()}
          >
            {text('sheets.write', { count: toWrite })}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};

export default ImportDialog;
