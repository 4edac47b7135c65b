import { Typography } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { filled } from '#domain/words/filled.ts';
import { useMailboxWords } from '../useMailboxWords.ts';

/**
 * The address of the link at the cursor, whatever its text is. The line keeps its place without a link, so that nothing moves.
 */
export function LinkUnderCursor({ editor }: { readonly editor: Editor }) {
  const words = useMailboxWords();
  const address = useEditorState({
    editor,
    selector: ({ editor: present }) => present.getAttributes('link').href as string | undefined,
  });
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      role="status"
      noWrap
      sx={{ px: 1.75, minHeight: 22, display: 'block' }}
    >
      {address && filled(words.linkLeads, { address })}
    </Typography>
  );
}
