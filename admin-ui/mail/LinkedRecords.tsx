import { Box, Button, Chip } from '@mui/material';
import LinkIcon from '@mui/icons-material/AddLink';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Served } from '#domain/kernel/recordShape.ts';
import type { Reference } from '#domain/kernel/record.ts';
import { nameInLink } from '#domain/mail/linkedDoc.rules.ts';
import { objects } from '#domain/objects.ts';
import { callApi } from '../data/client.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useAppObjects } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { AskRecord } from '../objects/links/AskRecord.tsx';
import { useOneAtATime } from '../parts/oneAtATime.ts';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { isMailCommented } from '../objects/comments/sendComment.ts';
import { CommentButton } from './CommentButton.tsx';
import { useMailboxWords } from './useMailboxWords.ts';

interface LinkedRecordsProps {
  readonly letterId: number;
  /** Whether the reader may add and remove links. */
  readonly mayChange: boolean;
}

/** The records that a letter is about; each opens its record. */
export function LinkedRecords({ letterId, mayChange }: LinkedRecordsProps) {
  const words = useMailboxWords();
  const [asking, setAsking] = useState(false);
  const { rows, link, unlink } = useLinks(letterId);
  if (!mayChange && rows.length === 0) return null;
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
      {rows.map((row) => (
        <LinkedRecord
          key={row.id}
          letterId={letterId}
          link={row}
          onUnlink={mayChange ? () => void unlink(row.id) : undefined}
        />
      ))}
      {mayChange && (
        <Button size="small" startIcon={<LinkIcon />} onClick={() => setAsking(true)}>
          {words.link}
        </Button>
      )}
      {asking && (
        <AskRecord
          title={words.link}
          // The kind of record that is offered at first; the person may choose another one.
          first={objects.salesOrder.name}
          onChosen={link}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
}

/** The links of a letter, and the calls that add and remove one. */
const useLinks = (letterId: number) => {
  const client = useQueryClient();
  const notifyError = useNotifyError();
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
  // A second click on the same link, whose id is the key, waits for the answer to the first.
  const unlink = useOneAtATime(async (id: number) => {
    await callApi('DELETE /incoming_email/linked_doc/:id', { params: { id } }).catch(notifyError);
    await client.invalidateQueries({ queryKey });
  }, String);
  return {
    rows: data?.rows ?? [],
    unlink,
    link: async (objectName: string, { id: objectId, presentation }: Reference) => {
      const presentationText = nameInLink(presentation);
      const newLink = { incomingEmail: letterId, objectName, objectId, presentationText };
      await recordCalls.create(objects.incomingEmailLinkedDoc, newLink);
      await client.invalidateQueries({ queryKey });
    },
  };
};

interface LinkedRecordProps {
  readonly letterId: number;
  readonly link: Served<typeof objects.incomingEmailLinkedDoc>;
  /** Undefined for people who may not remove the link. */
  readonly onUnlink: (() => void) | undefined;
}

/** One of the linked records. The click that removes its link does not open it. */
const LinkedRecord = ({ letterId, link, onUnlink }: LinkedRecordProps) => {
  const { objectName, objectId, presentationText } = link;
  const { data: appObjects = [] } = useAppObjects();
  const object = appObjects.find(({ name }) => name === objectName);
  const name = [object?.singularTitle ?? objectName, presentationText ?? objectId].join(' ');
  return (
    <>
      <Chip
        size="small"
        color="primary"
        variant="outlined"
        label={name}
        {...(object ? { component: Link, to: `/${object.path}/${objectId}`, clickable: true } : {})}
        {...(onUnlink
          ? {
              onDelete: (event: Event) => {
                event.preventDefault();
                onUnlink();
              },
            }
          : {})}
        title={name}
      />
      {/* Only people who may write such records comment on them; here `canCreate` tells who they are. */}
      {object?.canCreate === true && isMailCommented(objectName) && (
        <CommentButton letterId={letterId} object={objectName} recordId={objectId} name={name} />
      )}
    </>
  );
};
