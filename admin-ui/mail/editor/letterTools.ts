import BoldIcon from '@mui/icons-material/FormatBold';
import BulletsIcon from '@mui/icons-material/FormatListBulleted';
import ClearIcon from '@mui/icons-material/FormatClear';
import ItalicIcon from '@mui/icons-material/FormatItalic';
import LinkIcon from '@mui/icons-material/InsertLink';
import NumbersIcon from '@mui/icons-material/FormatListNumbered';
import QuoteIcon from '@mui/icons-material/FormatQuote';
import RedoIcon from '@mui/icons-material/Redo';
import UnderlineIcon from '@mui/icons-material/FormatUnderlined';
import UndoIcon from '@mui/icons-material/Undo';
import type { SvgIconComponent } from '@mui/icons-material';
import type { Editor } from '@tiptap/react';
import { clearFormat } from './letterContent.ts';

/** A button of the toolbar. */
export interface LetterTool {
  readonly word:
    | 'bold'
    | 'italic'
    | 'underline'
    | 'bullets'
    | 'numbers'
    | 'quote'
    | 'insertLink'
    | 'clearFormat'
    | 'undo'
    | 'redo';
  /** The keys that do the same in the editor, as the tooltip shows them. */
  readonly keys?: string;
  readonly Icon: SvgIconComponent;
  /** The format that the tool switches on and off, by its name in the editor. */
  readonly format?: string;
  /** Absent if the tool can always be used. */
  readonly isPossible?: (editor: Editor) => boolean;
  /** Absent if the tool opens a dialog. */
  readonly act?: (editor: Editor) => void;
}

/** A chain of commands that first gives the editor the focus. `run()` at the end of the chain carries them out. */
const chainIn = (editor: Editor) => editor.chain().focus();

export const letterTools: readonly LetterTool[] = [
  {
    word: 'bold',
    keys: 'Ctrl+B',
    Icon: BoldIcon,
    format: 'bold',
    act: (editor) => chainIn(editor).toggleBold().run(),
  },
  {
    word: 'italic',
    keys: 'Ctrl+I',
    Icon: ItalicIcon,
    format: 'italic',
    act: (editor) => chainIn(editor).toggleItalic().run(),
  },
  {
    word: 'underline',
    keys: 'Ctrl+U',
    Icon: UnderlineIcon,
    format: 'underline',
    act: (editor) => chainIn(editor).toggleUnderline().run(),
  },
  {
    word: 'bullets',
    keys: 'Ctrl+Shift+8',
    Icon: BulletsIcon,
    format: 'bulletList',
    act: (editor) => chainIn(editor).toggleBulletList().run(),
  },
  {
    word: 'numbers',
    keys: 'Ctrl+Shift+7',
    Icon: NumbersIcon,
    format: 'orderedList',
    act: (editor) => chainIn(editor).toggleOrderedList().run(),
  },
  {
    word: 'quote',
    keys: 'Ctrl+Shift+B',
    Icon: QuoteIcon,
    format: 'blockquote',
    act: (editor) => chainIn(editor).toggleBlockquote().run(),
  },
  { word: 'insertLink', Icon: LinkIcon, format: 'link' },
  { word: 'clearFormat', Icon: ClearIcon, act: clearFormat },
  {
    word: 'undo',
    keys: 'Ctrl+Z',
    Icon: UndoIcon,
    isPossible: (editor) => editor.can().undo(),
    act: (editor) => chainIn(editor).undo().run(),
  },
  {
    word: 'redo',
    keys: 'Ctrl+Shift+Z',
    Icon: RedoIcon,
    isPossible: (editor) => editor.can().redo(),
    act: (editor) => chainIn(editor).redo().run(),
  },
];
