import { Box, Typography } from '@mui/material';
import { useGetIdentity } from 'ra-core';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useObjectMeta } from '../../data/metadata.ts';
import { useText } from '../../i18n/useText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { usePartRecords } from '../../service/usePartRecords.ts';
import { Comment } from './Comment.tsx';
import { hangOnComment, useCommentFiles } from './commentFiles.ts';
import { commentObjectOf, takesFiles } from './commentObject.ts';
import { NewComment } from './NewComment.tsx';

interface CommentsPanelProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The comments on a record, newest first, and the input for a new one. */
const CommentsPanel = ({ meta, record }: CommentsPanelProps) => {
  const object = commentObjectOf(meta.name);
  const { data: comments } = useObjectMeta(object);
  if (!comments) return null;
  return <Comments about={meta.name} comments={comments} record={record} />;
};

interface CommentsProps {
  readonly about: string;
  readonly comments: ObjectMeta;
  readonly record: AnyRecord;
}

const Comments = ({ about, comments, record }: CommentsProps) => {
  const text = useText();
  const filter = { [about]: record.id, markedToDelete: false };
  const { data: rows, refetch } = usePartRecords(comments.name, comments.path, filter);
  const files = useCommentFiles(comments.name, rows?.map(({ id }) => id) ?? []);
  const notifyError = useNotifyError();
  const mayBeForCustomer = comments.fields.some(({ name }) => name === 'forCustomer');
  const { data: identity } = useGetIdentity();
  if (!rows) return null;
  return (
    <Box className="no-print" sx={{ mt: 1.5 }}>
      <Panel title={`${text('comments.title')} (${rows.length})`}>
        {comments.canCreate && (
          <NewComment
            mayBeForCustomer={mayBeForCustomer}
            takesFiles={takesFiles(comments.name)}
            write={async ({ words, forCustomer, files: attached }) => {
              const said = { [`${about}Id`]: record.id, text: words };
              const whole = mayBeForCustomer ? { ...said, forCustomer } : said;
              const { id } = await recordCalls.create(comments, whole);
              // The comment stays even if one of its files is refused.
              await hangOnComment(comments.name, id, attached).catch(notifyError);
              await refetch();
            }}
          />
        )}
        {rows.length === 0 && <Typography color="text.secondary">{text('comments.none')}</Typography>}
        <Box component="ol" aria-label={text('comments.title')} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {rows.map((row) => (
            <Comment
              key={row.id}
              row={row}
              files={files.get(row.id) ?? []}
              path={comments.path}
              isOwn={comments.canCreate && isReference(row.author) && row.author.id === Number(identity?.id)}
              onChanged={async () => void (await refetch())}
            />
          ))}
        </Box>
      </Panel>
    </Box>
  );
};

export default CommentsPanel;
