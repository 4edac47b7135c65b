import { Box, Button, Chip } from '@mui/material';
import LinkIcon from '@mui/icons-material/AddLink';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Reference } from '#domain/kernel/record.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useAppObjects } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { AskRecord } from '../objects/links/AskRecord.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useMailboxWords } from './useMailboxWords.ts';

/** The records that a letter is about; each opens its record. */
export function LinkedRecords({ letterId }: { readonly letterId: number }) {
  const words = useMailboxWords();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { data: known = [] } = useAppObjects();
  const [asking, setAsking] = useState(false);
  const queryKey = ['mail', 'links', letterId];
  useRefetchOnChange(['incomingEmailLinkedDoc'], queryKey);
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      recordCalls.list(objects.incomingEmailLinkedDoc, {
        query: listQuery({
          filter: { incomingEmail: letterId, markedToDelete: false },
          pagination: { page: 1, perPage: 100 },
        }),
        signal,
      }),
  });
  const unlink = async (id: number) => {
    await callApi('DELETE /incoming_email/linked_doc/:id', { params: { id } }).catch(notifyError);
    await client.invalidateQueries({ queryKey });
  };
  const link = async (objectName: string, { id: objectId, presentation: presentationText }: Reference) => {
    const made = { incomingEmail: letterId, objectName, objectId, presentationText };
    await recordCalls.create(objects.incomingEmailLinkedDoc, made);
    await client.invalidateQueries({ queryKey });
  };
  return (
    <Box
      role="group"
      aria-label={words.links}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 0.75,
        px: 2,
        py: 0.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {data?.rows.map(({ id, objectName, objectId, presentationText }) => {
        const object = known.find(({ name }) => name === objectName);
        const name = [object?.singularTitle ?? objectName, presentationText ?? objectId].join(' ');
        return (
          <Chip
            key={id}
            size="small"
            color="primary"
            variant="outlined"
            label={name}
            {...(object ? { component: Link, to: `/${object.path}/${objectId}`, clickable: true } : {})}
            onDelete={(event: Event) => {
              event.preventDefault();
              void unlink(id);
            }}
            title={name}
          />
        );
      })}
      <Button size="small" startIcon={<LinkIcon />} onClick={() => setAsking(true)}>
        {words.link}
      </Button>
      {asking && (
        <AskRecord
          title={words.link}
          first={objects.salesOrder.name}
          onChosen={link}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}
