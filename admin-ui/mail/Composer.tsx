import { Alert, Box, Button, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { htmlOfText } from '#domain/mail/letterHtml.ts';
import { filled } from '#domain/words/filled.ts';
import { useText } from '../i18n/useText.ts';
import { useFaults } from '../parts/useFaults.ts';
import { useCtrlEnter } from '../parts/useKeys.ts';
import type { Composition, PassedFile, Writing } from './answering.ts';
import { ComposerActions } from './ComposerActions.tsx';
import { ComposerHeads } from './ComposerHeads.tsx';
import { LetterEditor, type LetterEditorHandle } from './editor/LetterEditor.tsx';
import type { MailAccount } from './mailQueries.ts';
import type { TemplateWords } from './TemplateMenu.tsx';
import { useLetterDraft, type SaveState } from './useLetterDraft.ts';
import { useLetterSending } from './useLetterSending.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { useSignatureOf } from './useSignatureOf.ts';
import { withTemplate } from './withTemplate.ts';

interface ComposerProps {
  /** What is being written, as the address of the page names it: `new`, `draft-12`, `reply-7`. */
  readonly writing: Writing;
  /** The letter as it begins. */
  readonly initial: Composition;
  /** The draft that is continued; absent for a new letter. */
  readonly draft?: { readonly id: number; readonly updatedAt: string | undefined };
  /** The files of another letter that are sent with this one. */
  readonly passed?: readonly PassedFile[];
  readonly accounts: readonly MailAccount[];
  /** Called with the id of a new draft once the server has it. */
  readonly onStored: (id: number) => void;
  readonly onClose: () => void;
  /** Called when the letter was sent and then taken back, with its id: it is a draft again. */
  readonly onTakenBack: (id: number) => void;
}

/** A letter that is being written. It is kept as a draft meanwhile, and is sent once. */
export function Composer(props: ComposerProps) {
  const { writing, initial, draft, passed, accounts, onStored, onClose, onTakenBack } = props;
  const words = useMailboxWords();
  const { faults, setFaults, forget, fields } = useFaults();
  const letterDraft = useLetterDraft({ writing, initial, draft, onStored });
  const { letter, state } = letterDraft;
  const to = useRef<HTMLInputElement>(null);
  const editor = useRef<LetterEditorHandle>(null);
  // A letter without a recipient begins with the recipient; any other one begins in its text, by `autoFocus` of the editor.
  useEffect(() => {
    if (initial.to === '') to.current?.focus();
  }, [initial]);
  const sending = useLetterSending({ letterDraft, passed, setFaults, onClose, onTakenBack });
  const signatureOf = useSignatureOf();
  const write = (change: Partial<Composition>) => {
    // A field loses its error when something is typed there.
    Object.keys(change).forEach(forget);
    letterDraft.change(change);
  };
  const chooseAccount = (emailAccount: number | null) => {
    const oldSignature = signatureOf(letter.emailAccount);
    const newSignature = signatureOf(emailAccount);
    write({ emailAccount });
    if (oldSignature !== undefined && newSignature !== undefined)
      editor.current?.changeSignature(oldSignature, newSignature);
  };
  const takeTemplate = (template: TemplateWords) => {
    write(withTemplate(letterDraft.latest(), template));
    const body = template.body.trimEnd();
    editor.current?.insert(template.bodyType === 'html' ? body : htmlOfText(body));
  };
  useCtrlEnter(() => void sending.send());

  return (
    <Box component="section" aria-label={words.write} ref={fields} sx={composerStyle}>
      {/* Typing is blocked while the letter is sent, because such text would be neither sent nor kept. */}
      <Box inert={sending.sending} sx={noBox}>
        <ComposerHeads {...{ letter, faults, accounts, to }} onWrite={write} onSendBy={chooseAccount} />
        <LetterEditor
          ref={editor}
          label={words.body}
          initial={letter.body}
          error={faults.body}
          autoFocus={initial.to !== ''}
          onChange={(body) => write({ body })}
          onFiles={(files) => void sending.attach(files)}
        />
      </Box>
      {letterDraft.failure && (
        <Alert severity="warning">{filled(words.notKept, { reason: letterDraft.failure })}</Alert>
      )}
      <ComposerActions letter={letter} id={letterDraft.id()} onTemplate={takeTemplate} {...sending} />
      <ComposerFoot state={state} onClose={onClose} onDiscard={() => void sending.discard()} />
    </Box>
  );
}

/** The box has no effect on the layout. */
const noBox = { display: 'contents' } as const;

const composerStyle = {
  display: 'flex',
  flexDirection: 'column',
  gap: 1.25,
  flex: 1,
  minHeight: 0,
  p: 2,
  overflowY: 'auto',
} as const;

interface ComposerFootProps {
  readonly state: SaveState;
  readonly onClose: () => void;
  readonly onDiscard: () => void;
}

/** The state of the draft, and the buttons that close or discard it. */
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
