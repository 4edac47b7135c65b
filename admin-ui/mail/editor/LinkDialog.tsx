import { TextField } from '@mui/material';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import { FormDialog } from '../../parts/FormDialog.tsx';
import { useMailboxWords } from '../useMailboxWords.ts';
import { addressOfLink } from './linkAddress.ts';

interface LinkDialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** Asks for the address and the text of a link. An empty address removes the link. */
export function LinkDialog({ editor, onClose }: LinkDialogProps) {
  const words = useMailboxWords();
  const text = useText();
  /** The link under the cursor, which is selected as a whole first; otherwise the selected text without an address. */
  const [before] = useState(() => {
    editor.chain().extendMarkRange('link').run();
    const { from, to } = editor.state.selection;
    return {
      linkText: editor.state.doc.textBetween(from, to, ' '),
      address: String(editor.getAttributes('link').href ?? ''),
    };
  });
  const [address, setAddress] = useState(before.address);
  const [linkText, setLinkText] = useState(before.linkText);
  const [isWrong, setWrong] = useState(false);
  const close = () => {
    onClose();
    // With a delay, because the dialog, as it closes, gives the focus back to the button that opened it.
    setTimeout(() => editor.commands.focus(), 0);
  };
  const submit = () => {
    if (address.trim() === '') {
      editor.commands.unsetLink();
      return close();
    }
    const href = addressOfLink(address);
    if (href === undefined) return setWrong(true);
    const newText = linkText.trim() || address.trim();
    const link = { type: 'link', attrs: { href } };
    const { to } = editor.state.selection;
    const command =
      newText === before.linkText
        ? editor.chain().setLink({ href }).setTextSelection(to)
        : editor.chain().insertContent({ type: 'text', text: newText, marks: [link] });
    // Text that is typed after the link does not belong to it.
    command.unsetMark('link').run();
    return close();
  };
  return (
    <FormDialog title={words.insertLink} submit={text('common.save')} onSubmit={submit} onClose={close}>
      <TextField
        label={words.linkAddress}
        value={address}
        onChange={({ target }) => {
          setAddress(target.value);
          setWrong(false);
        }}
        placeholder="https://"
        error={isWrong}
        helperText={isWrong ? words.linkWrong : undefined}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 2000 } }}
      />
      <TextField
        label={words.linkSays}
        value={linkText}
        onChange={({ target }) => setLinkText(target.value)}
        autoComplete="off"
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
    </FormDialog>
  );
}
