import { Button } from '@mui/material';
import FeedIcon from '@mui/icons-material/EventRepeatOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import type { OwnCalendars } from './useOwnCalendars.ts';

const FeedDialog = lazy(() =>
  import('../tasks/FeedDialog.tsx').then(({ FeedDialog: shown }) => ({ default: shown })),
);
const ImportCalendarDialog = lazy(() => import('./ImportCalendarDialog.tsx'));

/** The import of files of calendar programs, and the address at which such programs read the person's own events. */
export function OtherPrograms({ calendars }: { readonly calendars: OwnCalendars }) {
  const text = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const [open, setOpen] = useState<'import' | 'feed'>();
  const close = () => setOpen(undefined);
  const done = async (count: number) => {
    close();
    notify(text('calendarImport.done', { count }), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['calendar page'] });
  };
  return (
    <>
      <Button startIcon={<ImportIcon />} onClick={() => setOpen('import')}>
        {text('calendarImport.title')}
      </Button>
      <Button startIcon={<FeedIcon />} onClick={() => setOpen('feed')}>
        {text('tasks.feed')}
      </Button>
      <Suspense fallback={null}>
        {open === 'import' && <ImportCalendarDialog calendars={calendars} onClose={close} onDone={done} />}
        {open === 'feed' && <FeedDialog onClose={close} />}
      </Suspense>
    </>
  );
}
