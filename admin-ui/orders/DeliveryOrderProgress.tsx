import { Alert, Box, Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useCanAccess } from 'ra-core';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { weightText } from '../objects/formats.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { newDispositionOf } from './newDisposition.ts';
import { ProgressBar } from './ProgressBar.tsx';

/** The counts of trucks in the answer about the progress. */
const truckCounts = ['announced', 'weighing', 'done'] as const;

/** Whether trucks can be announced: not for an order that has ended. */
const takesTrucks = ({ state, markedToDelete }: AnyRecord): boolean =>
  !markedToDelete && (state === 'Open' || state === 'Ongoing');

/**
 * How much of a delivery order has been weighed, as a bar, and how many of its trucks are announced, being weighed and done. It is
 * updated live. A button announces a truck.
 */
export function DeliveryOrderProgress({ record }: { readonly record: AnyRecord }) {
  const text = useText();
  const language = useLanguage();
  const mayAnnounce =
    useCanAccess({ resource: objects.disposition.path, action: 'create' }).canAccess === true;
  const queryKey = ['order progress', record.id];
  useRefetchOnChange(['deliveryOrder', 'deliveryNote', 'disposition'], queryKey);
  const { data, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      callApi('GET /delivery_order/:id/progress', { params: { id: record.id }, signal }),
  });
  if (!data) return <ErrorNote error={error} severity="warning" />;
  // More has been weighed than was ordered: what is left is negative.
  const isExceeded = data.left?.startsWith('-') === true;
  return (
    <Panel
      title={text('orderProgress.title')}
      below
      action={
        mayAnnounce &&
        takesTrucks(record) && (
          <Button component={Link} to={newDispositionOf(record.id, String(record.presentation))}>
            {text('orders.newDisposition')}
          </Button>
        )
      }
    >
      <ProgressBar progress={data} />
      {isExceeded && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {text('orderProgress.over', { tonnes: weightText(language, data.left?.slice(1), 3) })}
        </Alert>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, mt: 1 }}>
        {truckCounts.map((name) => (
          <Typography key={name} color="text.secondary">
            {text(`orderProgress.${name}`)}:{' '}
            <Box component="strong" sx={{ color: 'text.primary' }}>
              {data[name]}
            </Box>
          </Typography>
        ))}
      </Box>
    </Panel>
  );
}
