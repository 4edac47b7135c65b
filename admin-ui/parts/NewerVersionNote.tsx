import { Alert, Button } from '@mui/material';
import { dateTimeText } from '#domain/kernel/written.ts';
import { useText } from '../i18n/useText.ts';
import type { NewerVersion } from './useDraft.ts';

/** Says that somebody saved a newer version while this draft was left unsaved, and asks which of the two to keep. */
export function NewerVersionNote({ newer }: { readonly newer: NewerVersion | undefined }) {
  const text = useText();
  if (!newer) return null;
  return (
    <Alert
      severity="warning"
      role="alert"
      sx={{ mb: 1.25, py: 0 }}
      action={
        <>
          <Button color="inherit" onClick={newer.keepMine}>
            {text('detail.keepMine')}
          </Button>
          <Button color="inherit" onClick={newer.takeTheirs}>
            {text('detail.takeTheirs')}
          </Button>
        </>
      }
    >
      {text('unsaved.newerVersion', { time: dateTimeText(newer.keptAt) })}
    </Alert>
  );
}
