import { Box, Button, IconButton, Typography } from '@mui/material';
import LinkIcon from '@mui/icons-material/AddLink';
import UnlinkIcon from '@mui/icons-material/LinkOff';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnswerAt } from '#domain/contracts.ts';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { objects, type ObjectName } from '#domain/objects.ts';
import { filled } from '#domain/words/filled.ts';
import { callApi } from '../../data/client.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useAppObjects } from '../../data/metadata.ts';
import { useOneAtATime } from '../../parts/oneAtATime.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { AskRecord } from './AskRecord.tsx';
import { useLinkWords } from './useLinkWords.ts';

/** The objects whose records are linked from their own page. Other records show the links that somebody made to them. */
const linkedFrom: ReadonlySet<string> = new Set<ObjectName>([
  'customerRequest',
  'interaction',
  'reclamation',
  'salesOrder',
  'task',
]);

interface LinkedDocumentsProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The records that are linked with a record: each is opened and unlinked here. */
const LinkedDocuments = ({ meta, record }: LinkedDocumentsProps) => {
  const words = useLinkWords();
  const client = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  const params = { objectName: meta.name, objectId: record.id };
  const queryKey = ['linked documents', meta.name, record.id];
  useRefetchOnChange([meta.name], queryKey);
  const { data } = useQuery({
    queryKey,
    // People of a firm are refused: they have no such panel.
    retry: false,
    queryFn: ({ signal }) => callApi('GET /linked_documents/of/:objectName/:objectId', { params, signal }),
  });
  const mayLink = data?.mayLink === true && linkedFrom.has(meta.name);
  if (!data || (data.rows.length === 0 && !mayLink)) return null;
  return (
    <Box className="no-print" sx={{ mt: 1.25 }}>
      <Panel
        title={words.title}
        action={
          mayLink && (
            <Button size="small" startIcon={<LinkIcon />} onClick={() => setAsking(true)}>
              {words.link}
            </Button>
          )
        }
      >
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.rows.map((linked) => (
            <LinkedLine
              key={linked.id}
              linked={linked}
              owner={params}
              mayUnlink={data.mayLink}
              queryKey={queryKey}
            />
          ))}
        </Box>
      </Panel>
      {isAsking && (
        <AskRecord
          title={words.link}
          first={objects.salesOrder.name}
          onChosen={async (objectName, { id: objectId }) => {
            const body = { objectName, objectId };
            await callApi('POST /linked_documents/of/:objectName/:objectId', { params, body });
            await client.invalidateQueries({ queryKey });
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </Box>
  );
};

interface LinkedLineProps {
  readonly linked: AnswerAt<'GET /linked_documents/of/:objectName/:objectId'>['rows'][number];
  /** The record on whose page the links are shown. */
  readonly owner: { readonly objectName: string; readonly objectId: number };
  readonly mayUnlink: boolean;
  readonly queryKey: readonly unknown[];
}

const LinkedLine = ({ linked, owner, mayUnlink, queryKey }: LinkedLineProps) => {
  const words = useLinkWords();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const { data: appObjects = [] } = useAppObjects();
  const { id, objectName, objectId, title, presentation, reference, markedToDelete } = linked;
  const path = appObjects.find(({ name }) => name === objectName)?.path;
  const unlink = useOneAtATime(async () => {
    const params = { ...owner, id };
    await callApi('DELETE /linked_documents/of/:objectName/:objectId/:id', { params }).catch(notifyError);
    await client.invalidateQueries({ queryKey });
  });
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minHeight: 34 }}>
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {path ? <Link to={`/${path}/${objectId}`}>{presentation}</Link> : presentation} {reference}
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[title, markedToDelete && words.marked].filter(Boolean).join(' · ')}
      </Typography>
      {mayUnlink && (
        <IconButton
          size="small"
          onClick={() => void unlink()}
          aria-label={filled(words.unlink, { document: presentation })}
          title={filled(words.unlink, { document: presentation })}
        >
          <UnlinkIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

export default LinkedDocuments;
