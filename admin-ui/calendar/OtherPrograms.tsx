import { Button } from '@mui/material';
import FeedIcon from '@mui/icons-material/EventRepeatOutlined';
import ImportIcon from '@mui/icons-material/UploadFileOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import type { OwnCalendars } from './useOwnCalendars.ts';

const FeedDialog = lazy(() =>
  import('../tasks/FeedDialog.tsx').then(({ FeedDialog: dialog }) => ({ default: dialog })),
);
const ImportCalendarDialog = lazy(() => import('./ImportCalendarDialog.tsx'));

/** The import of files of calendar programs, and the address at which such programs read the person's own events. */
export function OtherPrograms({ calendars }: { readonly calendars: OwnCalendars }) {
  const text = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const [openDialog, setOpenDialog] = useState<'import' | 'feed'>();
  const close = () => setOpenDialog(undefined);
  const onImported = async (count: number) => {
    close();
    notify(text('calendarImport.done', { count }), { type: 'success' });
    await client.invalidateQueries({ queryKey: ['calendar page'] });
  };
  return (
    <>
      <Button startIcon={<ImportIcon />} onClick={() => setOpenDialog('import')}>
        {text('calendarImport.title')}
      </Button>
      <Button startIcon={<FeedIcon />} onClick={() => setOpenDialog('feed')}>
        {text('tasks.feed')}
      </Button>
      <Suspense fallback={null}>
        {openDialog === 'import' && (
          <ImportCalendarDialog calendars={calendars} onClose={close} onDone={onImported} />
        )}
        {openDialog === 'feed' && <FeedDialog onClose={close} />}
      </Suspense>
    </>
  );
}
