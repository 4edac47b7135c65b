import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material';
import LaterIcon from '@mui/icons-material/ScheduleSendOutlined';
import SendIcon from '@mui/icons-material/Send';
import { useEffect, useRef, useState } from 'react';
import { htmlOfText } from '#domain/mail/letterHtml.ts';
import { filled } from '#domain/words/filled.ts';
import { useText } from '../i18n/useText.ts';
import { useFaults } from '../parts/useFaults.ts';
import { useCtrlKey } from '../parts/useKeys.ts';
import { AddressField } from './AddressField.tsx';
import type { Composition, PassedFile, Writing } from './answering.ts';
import { LetterEditor, type LetterEditorHandle } from './editor/LetterEditor.tsx';
import { LetterFiles } from './LetterFiles.tsx';
import type { Account } from './mailQueries.ts';
import { TemplateMenu } from './TemplateMenu.tsx';
import { SendTime } from './SendTime.tsx';
import { sendsFrom } from './sendsFrom.ts';
import { useSignatureOf } from './useSignatureOf.ts';
import { withTemplate } from './withTemplate.ts';
import { useLetterDraft, type KeptState } from './useLetterDraft.ts';
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
  const { faults, setFaults, forget, fields } = useFaults();
  const kept = useLetterDraft({ writing, initial, draft, onKept });
  const { letter, state } = kept;
  const to = useRef<HTMLInputElement>(null);
  const editor = useRef<LetterEditorHandle>(null);
  useEffect(() => {
    if (initial.to === '') to.current?.focus();
  }, [initial]);

  const { attach, send, discard, sending } = useLetterSending({
    kept,
    passed,
    setFaults,
    onClose,
    onTakenBack,
  });
  const [choosing, setChoosing] = useState(false);
  const signatureOf = useSignatureOf();
  const write = (change: Partial<Composition>) => {
    Object.keys(change).forEach(forget);
    kept.change(change);
  };
  const sendBy = (emailAccount: number | null) => {
    const [before, after] = [signatureOf(letter.emailAccount), signatureOf(emailAccount)];
    write({ emailAccount });
    if (before !== undefined && after !== undefined) editor.current?.changeSignature(before, after);
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
        onChange={sendBy}
      />
      <LetterEditor
        ref={editor}
        label={words.body}
        initial={letter.body}
        error={faults.body}
        autoFocus={initial.to !== ''}
        onChange={(body) => write({ body })}
        onFiles={(files) => void attach(files)}
      />
      {kept.failure && <Alert severity="warning">{filled(words.notKept, { reason: kept.failure })}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
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
        <TemplateMenu
          answeredId={letter.inReplyTo}
          to={letter.to}
          disabled={sending}
          onChoose={(taken) => {
            write(withTemplate(letter, taken));
            const said = taken.body.trimEnd();
            editor.current?.insert(taken.bodyType === 'html' ? said : htmlOfText(said));
          }}
        />
        <LetterFiles id={kept.id()} attach={attach} disabled={sending} />
      </Box>
      <ComposerFoot state={state} onClose={onClose} onDiscard={() => void discard()} />
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

interface ComposerFootProps {
  readonly state: KeptState;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** Whether the draft is kept, and how one leaves it. */
const ComposerFoot = ({ state, onClose, onDiscard }: ComposerFootProps) => {
  const words = useMailboxWords();
  const text = useText();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Button color="inherit" onClick={onClose}>
        {text('common.close')}
      </Button>
      <Typography variant="body2" color="text.secondary" role="status" sx={{ flex: 1, textAlign: 'right' }}>
        {state === 'keeping' && words.keeping}
        {state === 'kept' && words.kept}
      </Typography>
      <Button color="error" onClick={onDiscard}>
        {words.discard}
      </Button>
    </Box>
  );
};

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
