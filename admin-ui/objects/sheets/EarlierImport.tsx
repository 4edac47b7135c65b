import { Alert } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../i18n/useText.ts';
import { clockText } from '../formats.ts';
import { ImportProgress } from './ImportProgress.tsx';
import { cancelSheetImport, type SheetImport } from './sheetImports.ts';

/** An import that was started in another window or before a reload: its progress or its outcome. */
export function EarlierImport({ run }: { readonly run: SheetImport }) {
  const text = useText();
  const client = useQueryClient();
  const file = run.fileName || '–';
  if (run.state === 'running')
    return (
      <>
        <Alert severity="info" sx={{ py: 0 }}>
          {text('sheets.other', { file, time: clockText(run.startedAt) })}
        </Alert>
        <ImportProgress
          label={text(run.preview ? 'sheets.reading' : 'sheets.writing')}
          run={run}
          onStop={async () => {
            await cancelSheetImport(run.id);
            await client.invalidateQueries({ queryKey: ['sheet_imports'] });
          }}
        />
      </>
    );
  const time = clockText(run.endedAt);
  return (
    <Alert severity="info" sx={{ py: 0 }}>
      {run.state === 'written'
        ? text('sheets.lastWritten', { file, time, ...run.counts })
        : text('sheets.lastNotWritten', { file, time })}
    </Alert>
  );
}
