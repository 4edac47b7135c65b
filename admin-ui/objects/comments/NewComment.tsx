import { Box, Button, Checkbox, Chip, FormControlLabel, TextField } from '@mui/material';
import AttachIcon from '@mui/icons-material/AttachFile';
import { useEffect, useRef, useState } from 'react';
import { acceptedEndings } from '#domain/platform/fileTypes.ts';
import { useText } from '../../i18n/useText.ts';
import { draftAt, forgetDraft, keepDraft, useDraftAddress } from '../../parts/drafts.ts';
import { useNotifyError } from '../../parts/useNotifyError.ts';
import { LetterFields } from './LetterFields.tsx';
import { MentionPicker, type Mentioned } from './MentionPicker.tsx';
import type { Said } from './sendComment.ts';

interface NewCommentProps {
  /** Whether the comment can be made visible to the customer. */
  readonly mayBeForCustomer: boolean;
  readonly takesFiles: boolean;
  /** Whether the comment can go to the customer as a letter. */
  readonly mayBeMailed: boolean;
  readonly customerId: unknown;
  readonly write: (said: Said) => Promise<void>;
}

/**
 * The input of a new comment. The text is kept until it is sent, also while another tab is open. Only colleagues see the
 * comment unless the box for the customer is ticked.
 */
export function NewComment({
  mayBeForCustomer,
  takesFiles,
  mayBeMailed,
  customerId,
  write,
}: NewCommentProps) {
  const text = useText();
  const notifyError = useNotifyError();
  const address = `${useDraftAddress()}#comment`;
  const [words, setWords] = useState(() => String(draftAt(address)?.values ?? ''));
  const [forCustomer, setForCustomer] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const picker = useRef<HTMLInputElement>(null);
  const sending = useRef(Promise.resolve());
  const [mentioned, setMentioned] = useState<readonly Mentioned[]>([]);
  const [letter, setLetter] = useState<Said['letter']>();
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (words === '') forgetDraft(address);
    else keepDraft(address, words);
  }, [address, words]);
  // The input is emptied at once: what is typed before the answer comes is the next comment, which is sent after this one.
  const send = () => {
    if (words.trim() === '') return;
    // A name that was deleted from the text is not notified.
    const mentions = mentioned.filter(({ name }) => words.includes(`@${name}`));
    const said = { words: words.trim(), forCustomer, files, mentions, letter };
    setWords('');
    setForCustomer(false);
    setFiles([]);
    setMentioned([]);
    setLetter(undefined);
    sending.current = sending.current
      .then(() => write(said))
      .catch((error: unknown) => {
        notifyError(error);
        putBack(said);
      });
  };
  /** A refused comment stands before what was typed since. Together they are for colleagues unless both were not. */
  const putBack = (refused: Said) => {
    const since = String(draftAt(address)?.values ?? '');
    const whole = since === '' ? refused.words : `${refused.words}\n${since}`;
    // Kept here as well, because the person may have left the page.
    keepDraft(address, whole);
    setWords(whole);
    setForCustomer((now) => refused.forCustomer && (now || since === ''));
    setLetter(since === '' ? refused.letter : undefined);
    setMentioned((now) => [...refused.mentions, ...now]);
    setFiles((now) => [...refused.files, ...now]);
  };
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
            setMentioned((now) => [...now, person]);
            setWords((now) => `${now}${now === '' || /\s$/.test(now) ? '' : ' '}@${person.name} `);
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
