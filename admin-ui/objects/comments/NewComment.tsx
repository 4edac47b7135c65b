import { Box, Button, Checkbox, Chip, FormControlLabel, TextField } from '@mui/material';
import AttachIcon from '@mui/icons-material/AttachFile';
import { useRef } from 'react';
import { acceptedEndings } from '#domain/platform/fileTypes.ts';
import { useText } from '../../i18n/useText.ts';
import { LetterFields } from './LetterFields.tsx';
import { MentionPicker } from './MentionPicker.tsx';
import type { Said } from './sendComment.ts';
import { useNewComment } from './useNewComment.ts';

interface NewCommentProps {
  /** Whether the comment can be made visible to the customer. */
  readonly mayBeForCustomer: boolean;
  readonly takesFiles: boolean;
  /** Whether the comment can go to the customer as a letter. */
  readonly mayBeMailed: boolean;
  readonly customerId: unknown;
  readonly write: (said: Said) => Promise<void>;
}

/** The input of a new comment. Only colleagues see the comment unless the box for the customer is ticked. */
export function NewComment({
  mayBeForCustomer,
  takesFiles,
  mayBeMailed,
  customerId,
  write,
}: NewCommentProps) {
  const text = useText();
  const picker = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const { words, setWords, forCustomer, setForCustomer, files, setFiles, letter, setLetter, mention, send } =
    useNewComment(write);
  return (
    <Box sx={{ mb: 1 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <TextField
          label={text('comments.write')}
          value={words}
          inputRef={box}
          onChange={(event) => setWords(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
          }}
          multiline
          minRows={1}
          maxRows={8}
          fullWidth
          slotProps={{ htmlInput: { maxLength: 10_000 } }}
        />
        <Button
          variant="contained"
          disabled={words.trim() === ''}
          onClick={send}
          title="Ctrl+Enter"
          sx={{ whiteSpace: 'nowrap' }}
        >
          {text('comments.add')}
        </Button>
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 1 }}>
        {mayBeForCustomer && (
          <FormControlLabel
            control={
              <Checkbox
                checked={forCustomer || letter !== undefined}
                disabled={letter !== undefined}
                onChange={(_event, ticked) => setForCustomer(ticked)}
              />
            }
            label={text('comments.forCustomer')}
          />
        )}
        {mayBeMailed && (
          <FormControlLabel
            control={
              <Checkbox
                checked={letter !== undefined}
                onChange={(_event, ticked) => setLetter(ticked ? { to: '', subject: '' } : undefined)}
              />
            }
            label={text('comments.byEmail')}
          />
        )}
        <MentionPicker
          onPick={(person) => {
            mention(person);
            box.current?.focus();
          }}
        />
        {takesFiles && (
          <Button size="small" startIcon={<AttachIcon />} onClick={() => picker.current?.click()}>
            {text('comments.attach')}
          </Button>
        )}
        {files.map((each, at) => (
          <Chip
            key={`${each.name} ${at}`}
            label={each.name}
            size="small"
            onDelete={() => setFiles((now) => now.filter((_file, place) => place !== at))}
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
            // Copied before the input is emptied; it is emptied so that the same file can be chosen again.
            const picked = [...(target.files ?? [])];
            setFiles((now) => [...now, ...picked]);
            target.value = '';
          }}
        />
      </Box>
      {letter && <LetterFields customerId={customerId} letter={letter} onChange={setLetter} />}
    </Box>
  );
}
