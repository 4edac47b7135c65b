import { Box, Button, Link as TextLink } from '@mui/material';
import DoneIcon from '@mui/icons-material/TaskAltOutlined';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useText } from '../i18n/useText.ts';
import { useSaveFirst } from '../parts/useSaveFirst.ts';

const CloseEventDialog = lazy(() => import('./CloseEventDialog.tsx'));
const { path } = objects.crmEvent;

/**
 * For an event with a customer: the button that closes it with its outcome and plans the next event, and a link to the earlier
 * event with which this one was planned (`follows`).
 */
const CrmEventPanel = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const client = useQueryClient();
  const notify = useNotify();
  const { data: meta } = useObjectMeta('crmEvent');
  const saveFirst = useSaveFirst();
  const [isAsking, setAsking] = useState(false);
  /** Saves first what was typed, because the next event copies the customer and the subject of the stored event. */
  const ask = async () => {
    if (await saveFirst(text('crmEvents.closedAsSaved'))) setAsking(true);
  };
  const mayClose = meta?.canCreate === true && record.eventStatus === 'Planned' && !record.markedToDelete;
  const { follows } = record;
  if (!mayClose && !isReference(follows)) return null;
  return (
    <Box
      className="no-print"
      sx={{ mb: 1.25, display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}
    >
      {mayClose && (
        <Button variant="outlined" startIcon={<DoneIcon />} onClick={() => void ask()}>
          {text('crmEvents.close')}
        </Button>
      )}
      {isReference(follows) && (
        <TextLink component={Link} to={`/${path}/${follows.id}`}>
          {text('crmEvents.follows', { what: follows.presentation })}
        </TextLink>
      )}
      {isAsking && meta && (
        <Suspense fallback={null}>
          <CloseEventDialog
            meta={meta}
            record={record}
            onClose={() => setAsking(false)}
            onDone={async (planned) => {
              setAsking(false);
              notify(`keja.crmEvents.${planned ? 'closedAndPlanned' : 'closed'}`, { type: 'success' });
              await client.invalidateQueries({ queryKey: [path] });
            }}
          />
        </Suspense>
      )}
    </Box>
  );
};

export default CrmEventPanel;
