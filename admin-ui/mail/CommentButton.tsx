import { IconButton } from '@mui/material';
import CommentIcon from '@mui/icons-material/AddComment';
import { filled } from '#domain/words/filled.ts';
import { commentOfLetter, type MailCommented } from '../objects/comments/sendComment.ts';
import { useNotifyDone } from '../parts/DoneToast.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface CommentButtonProps {
  readonly letterId: number;
  readonly object: MailCommented;
  readonly recordId: number;
  /** The name by which people know the record. */
  readonly name: string;
}

/** Copies the text of a letter into a comment on the linked record. A second press changes nothing. */
export function CommentButton({ letterId, object, recordId, name }: CommentButtonProps) {
  const words = useMailboxWords();
  const notifyDone = useNotifyDone();
  const notifyError = useNotifyError();
  const put = async () => {
    try {
      await commentOfLetter(object, recordId, letterId);
      notifyDone(filled(words.commented, { name }));
    } catch (error) {
      notifyError(error);
    }
  };
  const label = filled(words.toComments, { name });
  return (
    <IconButton size="small" onClick={() => void put()} aria-label={label} title={label}>
      <CommentIcon sx={{ fontSize: 16 }} />
    </IconButton>
  );
}
