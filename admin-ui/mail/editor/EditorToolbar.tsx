import { Box, IconButton, Tooltip } from '@mui/material';
import { useEditorState, type Editor } from '@tiptap/react';
import { useState, type KeyboardEvent } from 'react';
import { useMailboxWords } from '../useMailboxWords.ts';
import { letterTools } from './letterTools.ts';
import { LinkDialog } from './LinkDialog.tsx';

/** The toolbar with the formats of the letter. It is one stop of Tab; the arrow keys go from button to button. */
export function EditorToolbar({ editor }: { readonly editor: Editor }) {
  const words = useMailboxWords();
  const [linking, setLinking] = useState(false);
  /** The index of the button to which Tab leads: the one that had the focus last. */
  const [at, setAt] = useState(0);
  const states = useEditorState({
    editor,
    selector: ({ editor: present }) =>
      letterTools.map(({ format, isPossible }) => ({
        isOn: format === undefined ? undefined : present.isActive(format),
        isPossible: isPossible?.(present) ?? true,
      })),
  });
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  return (
    <Box
      role="toolbar"
      aria-label={words.format}
      onKeyDown={onKeyDown}
      sx={{ display: 'flex', flexWrap: 'wrap', p: 0.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {letterTools.map(({ word, keys, Icon, act }, index) => {
        const { isOn, isPossible = true } = states[index] ?? {};
        return (
          <Tooltip key={word} title={keys ? `${words[word]} (${keys})` : words[word]}>
            <IconButton
              size="small"
              aria-label={words[word]}
              aria-pressed={isOn}
              // Not `disabled`, because the arrow keys could not reach such a button.
              aria-disabled={!isPossible}
              tabIndex={index === at ? 0 : -1}
              onFocus={() => setAt(index)}
              // The cursor stays in the letter.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                // The only tool without `act` is the one for links, which opens a dialog.
                if (act === undefined) setLinking(true);
                else if (isPossible) act(editor);
              }}
              sx={{
                borderRadius: 1,
                color: isPossible ? 'text.primary' : 'action.disabled',
                ...(isOn ? { bgcolor: 'action.selected', color: 'primary.main' } : {}),
              }}
            >
              <Icon sx={{ fontSize: 20 }} />
            </IconButton>
          </Tooltip>
        );
      })}
      {linking && <LinkDialog editor={editor} onClose={() => setLinking(false)} />}
    </Box>
  );
}
