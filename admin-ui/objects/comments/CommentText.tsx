import { Box, Typography } from '@mui/material';
import { useChoices } from '../fields/useChoices.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { partsWithMentions } from './typedMention.ts';

/** Also people who are no longer active: earlier comments may name them. */
const colleagues = { externalUser: false };

/** The text of a comment; the names of mentioned colleagues stand out. */
export function CommentText({ text }: { readonly text: string }) {
  const path = useObjectPath('user');
  // No words narrow the colleagues (`''`). They are read only if the text can mention one.
  const { choices } = useChoices(path, '', text.includes('@'), colleagues);
  const parts = partsWithMentions(
    text,
    choices.map(({ presentation }) => presentation),
  );
  return (
    <Typography sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
      {parts.map((part, at) =>
        part.isName ? (
          <Box
            key={at}
            component="mark"
            sx={{ px: 0.5, borderRadius: 1, fontWeight: 600, color: 'inherit', bgcolor: 'action.selected' }}
          >
            {part.text}
          </Box>
        ) : (
          part.text
        ),
      )}
    </Typography>
  );
}
