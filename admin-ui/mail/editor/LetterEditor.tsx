import { Box, FormHelperText } from '@mui/material';
import { EditorContent } from '@tiptap/react';
import { useImperativeHandle, type Ref } from 'react';
import { EditorToolbar } from './EditorToolbar.tsx';
import { LinkUnderCursor } from './LinkUnderCursor.tsx';
import { changeSignature } from './letterContent.ts';
import { useLetterEditor, type LetterEditorOptions } from './useLetterEditor.ts';

/** The commands that the page around the editor calls. */
export interface LetterEditorHandle {
  /** Inserts HTML at the cursor. */
  readonly insert: (html: string) => void;
  /** Replaces the signature that the letter began with, unless the writer has changed it. */
  readonly changeSignature: (before: string, after: string) => void;
}

interface LetterEditorProps extends LetterEditorOptions {
  readonly ref: Ref<LetterEditorHandle>;
}

/**
 * The text of a letter with bold, lists, links and quotes. The Tab key moves the focus out of the editor, and the page handles
 * Ctrl+Enter.
 */
export function LetterEditor({ ref, ...options }: LetterEditorProps) {
  const { error } = options;
  const editor = useLetterEditor(options);
  useImperativeHandle(
    ref,
    () => ({
      insert: (html) => {
        editor.commands.focus();
        // The HTML is inserted like pasted text, so that it continues the line of the cursor.
        editor.view.pasteHTML(html);
      },
      changeSignature: (before, after) => changeSignature(editor, before, after),
    }),
    [editor],
  );
  const colour = error === undefined ? 'primary.main' : 'error.main';
  return (
    <Box sx={{ flex: '1 0 auto', display: 'flex', flexDirection: 'column' }}>
      <Box
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          border: 1,
          borderColor: error === undefined ? 'divider' : colour,
          borderRadius: 1,
          '&:focus-within': { borderColor: colour },
        }}
      >
        <EditorToolbar editor={editor} />
        <Box component={EditorContent} editor={editor} sx={looks} />
        <LinkUnderCursor editor={editor} />
      </Box>
      {error !== undefined && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  );
}

const looks = {
  flex: 1,
  display: 'flex',
  '& > .ProseMirror': {
    flex: 1,
    minWidth: 0,
    minHeight: 220,
    px: 1.75,
    py: 1.25,
    outline: 'none',
    whiteSpace: 'break-spaces',
    overflowWrap: 'anywhere',
    fontVariantLigatures: 'none',
    '& p': { m: 0 },
    '& ul, & ol': { my: 0.5, pl: 3 },
    '& a': { color: 'primary.main' },
    '& blockquote': {
      m: 0,
      my: 0.5,
      pl: 1.5,
      borderLeft: 3,
      borderColor: 'divider',
      color: 'text.secondary',
    },
    '& [data-signature]': { color: 'text.secondary' },
  },
} as const;
