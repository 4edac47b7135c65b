import { useEditor, type Editor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { pastedFiles } from '../../parts/chosenFiles.ts';
import { pastedLines } from './letterContent.ts';
import { letterExtensions } from './letterExtensions.ts';
import { withLists } from './wordPaste.ts';

export interface LetterEditorOptions {
  readonly label: string;
  /** The HTML with which the letter begins. */
  readonly initial: string;
  readonly error: string | undefined;
  /** Whether the cursor is put into the letter at the beginning. */
  readonly autoFocus: boolean;
  readonly onChange: (html: string) => void;
  /** Called with files that were pasted, such as a screenshot. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** The editor of a letter, with its keys and with what it accepts by pasting. */
export function useLetterEditor({
  label,
  initial,
  error,
  autoFocus,
  onChange,
  onFiles,
}: LetterEditorOptions): Editor {
  // The editor is made once, with the handlers of that moment. They find the present callbacks here.
  const latest = useRef({ onChange, onFiles });
  latest.current = { onChange, onFiles };
  const isWrong = error !== undefined;
  const editor = useEditor({
    extensions: letterExtensions,
    content: initial,
    autofocus: autoFocus && 'start',
    injectCSS: false,
    // `- ` or `1. ` at the beginning of a line begins a list, and a pasted address becomes a link.
    enableInputRules: ['bulletList', 'orderedList'],
    enablePasteRules: ['link'],
    onUpdate: ({ editor: changed }) => latest.current.onChange(changed.getHTML()),
    editorProps: {
      attributes: attributesOf(label, isWrong),
      // Pasted HTML gets the lists of Word as lists of HTML, and each line of pasted plain text becomes a paragraph.
      transformPastedHTML: withLists,
      clipboardTextParser: pastedLines,
      handlePaste: (_view, { clipboardData }) => {
        const files = pastedFiles(clipboardData);
        if (files.length === 0) return false;
        latest.current.onFiles(files);
        return true;
      },
      // True keeps the editor from handling the key.
      handleDOMEvents: { keydown: (_view, event) => isOfPage(event) },
    },
  });
  // The editor keeps the attributes that it was made with, so changed ones are set here.
  useEffect(() => {
    const { editorProps } = editor.options;
    editor.setOptions({ editorProps: { ...editorProps, attributes: attributesOf(label, isWrong) } });
  }, [editor, label, isWrong]);
  return editor;
}

/** Whether the page handles this key and not the editor: Tab leaves the letter, Ctrl+Enter sends it. */
const isOfPage = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === 'Tab' || (key === 'Enter' && (ctrlKey || metaKey));

/** The attributes by which screen readers announce the box. */
const attributesOf = (label: string, isWrong: boolean): Record<string, string> => ({
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  'aria-invalid': String(isWrong),
});
