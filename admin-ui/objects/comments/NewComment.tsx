import { Box, Button, Checkbox, Chip, FormControlLabel } from '@mui/material';
import MentionIcon from '@mui/icons-material/AlternateEmail';
import AttachIcon from '@mui/icons-material/AttachFile';
import { useRef } from 'react';
import { acceptedEndings } from '#domain/platform/fileTypes.ts';
import { useText } from '../../i18n/useText.ts';
import { pickedFiles } from '../../parts/chosenFiles.ts';
import { AnswerTemplates, type AnswerWords } from './AnswerTemplates.tsx';
import { LetterFields } from './LetterFields.tsx';
import { MentionInput } from './MentionInput.tsx';
import type { Commented, CommentInput } from './sendComment.ts';
import { useNewComment } from './useNewComment.ts';

interface NewCommentProps {
  /** Whether the comment can be made visible to the customer. */
  readonly mayBeForCustomer: boolean;
  readonly takesFiles: boolean;
  /** Whether the comment can go to the customer as a letter. */
  readonly mayBeMailed: boolean;
  /** The id of the customer, whose address is suggested for a letter; no number if the record has no customer. */
  readonly customerId: unknown;
  /** The object of the record that the comment is about. */
  readonly about: Commented;
  readonly recordId: number;
  readonly write: (input: CommentInput) => Promise<void>;
}

/** Types `@` into the text, for people who cannot find the key. The list of colleagues opens as after a typed `@`. */
const beginMention = (box: HTMLTextAreaElement | null): void => {
  if (!box) return;
  box.focus();
  // A mention begins at the start of the text or after a space.
  const isApart = /(^|\s)$/.test(box.value.slice(0, box.selectionStart));
  // Unlike setting the value, this command sends the event of typed input, on which the list opens.
  document.execCommand('insertText', false, isApart ? '@' : ' @');
};

/** The input of a new comment. Only colleagues see the comment unless the box for the customer is ticked. */
export function NewComment({
  mayBeForCustomer,
  takesFiles,
  mayBeMailed,
  customerId,
  about,
  recordId,
  write,
}: NewCommentProps) {
  const text = useText();
  const box = useRef<HTMLTextAreaElement>(null);
  const { input, setWords, setForCustomer, setLetter, changeFiles, mention, take, send } =
    useNewComment(write);
  const { words, forCustomer, files, letter } = input;
  const takeTemplate = (template: AnswerWords) => {
    take(template);
    box.current?.focus();
  };
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={inputAndButton}>
        <MentionInput words={words} onChange={setWords} onMention={mention} onSend={send} inputRef={box} />
        <Button
          variant="contained"
          disabled={words.trim() === ''}
          onClick={send}
          title="Ctrl+Enter"
          sx={{ flexShrink: 0, whiteSpace: 'nowrap' }}
        >
          {text('comments.add')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {/* A comment that goes to the customer as a letter is always for the customer. */}
        {mayBeForCustomer && (
          <Tick
            label={text('comments.forCustomer')}
            checked={forCustomer || letter !== undefined}
            disabled={letter !== undefined}
            onChange={setForCustomer}
          />
        )}
        {mayBeMailed && (
          <Tick
            label={text('comments.byEmail')}
            checked={letter !== undefined}
            onChange={(ticked) => setLetter(ticked ? { to: '', subject: '' } : undefined)}
          />
        )}
        <Button size="small" startIcon={<MentionIcon />} onClick={() => beginMention(box.current)}>
          {text('comments.mention')}
        </Button>
        <AnswerTemplates about={about} recordId={recordId} onTake={takeTemplate} />
        <AttachedFiles mayAttach={takesFiles} files={files} onChange={changeFiles} />
      </Box>
      {letter && <LetterFields customerId={customerId} letter={letter} onChange={setLetter} />}
    </Box>
  );
}

const inputAndButton = {
  display: 'flex',
  flexDirection: { xs: 'column', sm: 'row' },
  gap: 1,
  alignItems: { xs: 'flex-end', sm: 'flex-start' },
} as const;

interface TickProps {
  readonly label: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (ticked: boolean) => void;
}

const Tick = ({ label, checked, disabled = false, onChange }: TickProps) => (
  <FormControlLabel
    control={
      <Checkbox checked={checked} disabled={disabled} onChange={(_event, ticked) => onChange(ticked)} />
    }
    label={label}
  />
);

interface AttachedFilesProps {
  readonly mayAttach: boolean;
  readonly files: readonly File[];
  /** Gets a function that makes the new list of files from the present one. */
  readonly onChange: (next: (files: CommentInput['files']) => CommentInput['files']) => void;
}

/** The files that go with the comment, and the button that adds some. */
const AttachedFiles = ({ mayAttach, files, onChange }: AttachedFilesProps) => {
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      {mayAttach && (
        <Button size="small" startIcon={<AttachIcon />} onClick={() => picker.current?.click()}>
          {text('comments.attach')}
        </Button>
      )}
      {files.map((each, at) => (
        <Chip
          key={`${each.name} ${at}`}
          label={each.name}
          size="small"
          onDelete={() => onChange((attached) => attached.filter((_file, index) => index !== at))}
        />
      ))}
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label={text('comments.attach')}
        accept={acceptedEndings.join(',')}
        onChange={({ target }) => {
          const picked = pickedFiles(target);
          onChange((attached) => [...attached, ...picked]);
        }}
      />
    </>
  );
};
