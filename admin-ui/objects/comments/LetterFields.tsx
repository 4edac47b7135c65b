import { Box, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { objects } from '#domain/objects.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import type { CommentInput } from './sendComment.ts';

type Letter = NonNullable<CommentInput['letter']>;

interface LetterFieldsProps {
  readonly customerId: unknown;
  readonly letter: Letter;
  readonly onChange: (letter: Letter) => void;
}

/** The address and the subject of a comment that goes out by e-mail. The server fills fields that stay empty. */
export function LetterFields({ customerId, letter, onChange }: LetterFieldsProps) {
  const text = useText();
  const { data: customer } = useQuery({
    queryKey: [objects.counterparty.path, 'address', customerId],
    queryFn: ({ signal }) => recordCalls.read(objects.counterparty, Number(customerId), { signal }),
    enabled: typeof customerId === 'number',
  });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1.25 }}>
      <TextField
        label={text('comments.emailTo')}
        value={letter.to}
        placeholder={customer?.email ?? ''}
        onChange={({ target }) => onChange({ ...letter, to: target.value })}
        sx={{ flex: '1 1 240px' }}
        slotProps={{ htmlInput: { maxLength: 1000 }, inputLabel: { shrink: true } }}
      />
      <TextField
        label={text('comments.emailTitle')}
        value={letter.subject}
        onChange={({ target }) => onChange({ ...letter, subject: target.value })}
        sx={{ flex: '2 1 320px' }}
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
    </Box>
  );
}
