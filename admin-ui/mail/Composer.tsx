import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import LaterIcon from '@mui/icons-material/ScheduleSendOutlined';
import SendIcon from '@mui/icons-material/Send';
import { useEffect, useRef, useState } from 'react';
import { filled } from '#domain/words/filled.ts';
import { useText } from '../i18n/useText.ts';
import { useFaults } from '../parts/useFaults.ts';
import { useCtrlKey } from '../parts/useKeys.ts';
import { AddressField } from './AddressField.tsx';
import type { Composition, PassedFile, Writing } from './answering.ts';
import { LetterFiles } from './LetterFiles.tsx';
import type { Account } from './mailQueries.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { SendTime } from './SendTime.tsx';
import { sendsFrom } from './sendsFrom.ts';
import { useSender } from './useSender.ts';
import { withTemplate } from './withTemplate.ts';
import { useLetterDraft } from './useLetterDraft.ts';
import { useLetterSending } from './useLetterSending.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface ComposerProps {
  readonly writing: Writing;
  readonly initial: Composition;
  readonly draft?: { readonly id: number; readonly updatedAt: string | undefined };
  readonly passed?: readonly PassedFile[];
  readonly accounts: readonly Account[];
  readonly onKept: (id: number) => void;
  readonly onClose: () => void;
  readonly onTakenBack: (id: number) => void;
}

/** A letter that is being written: kept as a draft while one types, sent once. */
export function Composer(props: ComposerProps) {
  const { writing, initial, draft, passed, accounts, onKept, onClose, onTakenBack } = props;
  const words = useMailboxWords();
  const text = useText();
  const { faults, setFaults, forget, fields } = useFaults();
  const kept = useLetterDraft({ writing, initial, draft, onKept });
  const { letter, state } = kept;
  const to = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    // Above the signature and the letter that is answered.
    body.current?.setSelectionRange(0, 0);
    if (initial.to === '') to.current?.focus();
    else body.current?.focus();
  }, [initial]);

  const { attach, send, discard, sending } = useLetterSending({
    kept,
    passed,
    setFaults,
    onClose,
    onTakenBack,
  });
  const [choosing, setChoosing] = useState(false);
  const sentBy = useSender(initial);
  const write = (change: Partial<Composition>) => {
    Object.keys(change).forEach(forget);
    kept.change(change);
  };
  useCtrlKey('enter', () => void send());

  return (
    <Box
      component="section"
      aria-label={words.write}
      ref={fields}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 1.25,
        flex: 1,
        minHeight: 0,
        p: 2,
        overflowY: 'auto',
      }}
    >
      <AddressField
        label={words.to}
        value={letter.to}
        error={faults.to}
        onChange={(value) => write({ to: value })}
        inputRef={to}
      />
      <AddressField label={words.cc} value={letter.cc} error={faults.cc} onChange={(cc) => write({ cc })} />
      <TextField
        label={words.subject}
        value={letter.subject}
        onChange={({ target }) => write({ subject: target.value })}
        error={faults.subject !== undefined}
        helperText={faults.subject}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <SenderSelect
        accounts={sendsFrom(accounts)}
        value={letter.emailAccount}
        error={faults.emailAccount}
        onChange={(emailAccount) => write(sentBy(letter, emailAccount))}
      />
      <TextField
        label={words.body}
        value={letter.body}
        onChange={({ target }) => write({ body: target.value })}
        inputRef={body}
        multiline
        minRows={12}
        sx={{ flex: '1 0 auto', '& .MuiInputBase-root': { flex: 1, alignItems: 'flex-start' } }}
        slotProps={{ htmlInput: { maxLength: 1_000_000 } }}
      />
      {kept.failure && <Alert severity="warning">{filled(words.notKept, { reason: kept.failure })}</Alert>}
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <TemplateMenu
          answers={letter.inReplyTo}
          disabled={sending}
          onTake={(taken) => write(withTemplate(letter, taken, body.current?.selectionStart ?? 0))}
        />
        <LetterFiles id={kept.id()} attach={attach} disabled={sending} />
      </Box>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Button
          variant="contained"
          startIcon={<SendIcon />}
          disabled={sending}
          title="Ctrl+Enter"
          onClick={() => void send()}
        >
          {words.send}
        </Button>
        <Button
          color="inherit"
          startIcon={<LaterIcon />}
          disabled={sending}
          onClick={() => setChoosing(true)}
        >
          {words.sendLater}
        </Button>
        <Button color="inherit" onClick={onClose}>
          {text('common.close')}
        </Button>
        <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1, textAlign: 'right' }}>
          {state === 'keeping' && words.keeping}
          {state === 'kept' && words.kept}
        </Typography>
        <Button color="error" onClick={() => void discard()}>
          {words.discard}
        </Button>
      </Box>
      {choosing && (
        <SendTime
          title={words.sendLater}
          onClose={() => setChoosing(false)}
          onChoose={(at) => {
            setChoosing(false);
            void send(at);
          }}
        />
      )}
    </Box>
  );
}

interface SenderSelectProps {
  readonly accounts: readonly Account[];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (account: number | null) => void;
}

/** The account that sends the letter; nothing where there is none to choose from. */
const SenderSelect = ({ accounts, value, error, onChange }: SenderSelectProps) => {
  const words = useMailboxWords();
  if (accounts.length === 0) return null;
  return (
    <TextField
      select
      label={words.sendBy}
      value={accounts.some(({ id }) => id === value) ? String(value) : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
      error={error !== undefined}
      helperText={error}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{words.ownServer}</MenuItem>
      {accounts.map(({ id, name }) => (
        <MenuItem key={id} value={String(id)}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
