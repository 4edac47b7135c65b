import { Box, Button, Typography } from '@mui/material';
import { useCanAccess, useGetIdentity } from 'ra-core';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { objects, registry } from '#domain/objects.ts';
import { useObjectMeta } from '../../data/metadata.ts';
import { useNewestPages } from '../../data/useNewestPages.ts';
import { useText } from '../../i18n/useText.ts';
import { Panel } from '../../parts/Panel.tsx';
import { Comment } from './Comment.tsx';
import { useCommentFiles } from './commentFiles.ts';
import { NewComment } from './NewComment.tsx';
import { sendComment, type Commented } from './sendComment.ts';
import { fieldOf } from '#domain/kernel/declaration.ts';

interface CommentsPanelProps {
  readonly meta: ObjectMeta;
  readonly record: AnyRecord;
}

/** The comments on a record, newest first, and the input for a new one. */
const CommentsPanel = ({ meta, record }: CommentsPanelProps) => {
  const { data: commentMeta } = useObjectMeta(commentObjectOf(meta.name));
  if (!commentMeta) return null;
  return <Comments about={meta.name as Commented} commentMeta={commentMeta} record={record} />;
};

interface CommentsProps {
  /** The object of `record`. `commentMeta` describes the object that holds its comments. */
  readonly about: Commented;
  readonly commentMeta: ObjectMeta;
  readonly record: AnyRecord;
}

const Comments = ({ about, commentMeta, record }: CommentsProps) => {
  const text = useText();
  const filter = { [about]: record.id, markedToDelete: false };
  const { data, refetch, readEarlier } = useNewestPages(commentMeta, {
    queryKey: ['comments', commentMeta.name, filter],
    filter,
  });
  const files = useCommentFiles(commentMeta.name, data?.pages ?? []);
  const mayBeForCustomer = commentMeta.fields.some(({ name }) => name === 'forCustomer');
  const maySend = useCanAccess({ resource: objects.outgoingEmail.path, action: 'create' }).canAccess === true;
  const mayBeMailed = maySend && commentMeta.fields.some(({ name }) => name === 'byEmail');
  const { data: identity } = useGetIdentity();
  if (!data) return null;
  const { rows, count } = data;
  return (
    <Box className="no-print" sx={{ mt: 1.5 }}>
      <Panel title={`${text('comments.title')} (${count})`}>
        {commentMeta.canCreate && (
          <NewComment
            mayBeForCustomer={mayBeForCustomer}
            takesFiles={takesFiles(commentMeta.name)}
            mayBeMailed={mayBeMailed}
            customerId={record.customerId}
            about={about}
            recordId={record.id}
            write={async (input) => {
              await sendComment(about, record.id, input);
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
              path={commentMeta.path}
              isOwn={
                commentMeta.canCreate && isReference(row.author) && row.author.id === Number(identity?.id)
              }
              onChanged={async () => void (await refetch())}
            />
          ))}
        </Box>
        {readEarlier && (
          <Button size="small" onClick={readEarlier} sx={{ mt: 0.5 }}>
            {text('comments.earlier', { count: count - rows.length })}
          </Button>
        )}
      </Panel>
    </Box>
  );
};

/** The object that holds the comments on records of this one; undefined if there is none. */
function commentObjectOf(objectName: string): string | undefined {
  const name = `${objectName}Comment`;
  if (!registry.has(name)) return undefined;
  const comment = registry.byName(name);
  const about = fieldOf(comment, objectName);
  const isComment =
    about?.type === 'reference' && about.to === objectName && fieldOf(comment, 'text')?.type === 'text';
  return isComment ? name : undefined;
}

/** Whether comments of this object can have files, which the API returns with them. */
function takesFiles(commentObject: string): boolean {
  return registry.byName(commentObject).answersFiles === true;
}

export default CommentsPanel;
