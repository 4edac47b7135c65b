import { Alert, Button } from '@mui/material';
import type { Served } from '#domain/kernel/recordShape.ts';
import type { objects } from '#domain/objects.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface LetterDeliveryProps {
  readonly letter: Served<typeof objects.outgoingEmail>;
  /** Called to begin a new letter with the content of this one. */
  readonly onAgain: (id: number) => void;
}

/** What servers and mail programs have reported about a letter since it was sent. */
export function LetterDelivery({ letter, onAgain }: LetterDeliveryProps) {
  const words = useMailboxWords();
  const { id, delivery, deliveryReply, autoReplied } = letter;
  const withReply = (text: string): string => (deliveryReply ? `${text} ${deliveryReply}` : text);
  return (
    <>
      {delivery === 'bounced' && (
        <Alert
          severity="error"
          sx={{ borderRadius: 0, overflowWrap: 'anywhere' }}
          action={
            <Button color="inherit" size="small" onClick={() => onAgain(id)}>
              {words.sendAgain}
            </Button>
          }
        >
          {withReply(words.bounced)}
        </Alert>
      )}
      {delivery === 'delayed' && (
        <Alert severity="warning" sx={{ borderRadius: 0, overflowWrap: 'anywhere' }}>
          {withReply(words.delayed)}
        </Alert>
      )}
      {delivery === 'delivered' && (
        <Alert severity="success" sx={{ borderRadius: 0 }}>
          {words.delivered}
        </Alert>
      )}
      {autoReplied && (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {words.autoReplied}
        </Alert>
      )}
    </>
  );
}
