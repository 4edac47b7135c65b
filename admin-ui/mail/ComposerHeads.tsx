import { MenuItem, TextField } from '@mui/material';
import type { RefObject } from 'react';
import type { Faults } from '../parts/useFaults.ts';
import { AddressField } from './AddressField.tsx';
import type { Composition } from './answering.ts';
import type { MailAccount } from './mailQueries.ts';
import { sendsFrom } from './sendsFrom.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface ComposerHeadsProps {
  readonly letter: Composition;
  readonly faults: Faults;
  readonly accounts: readonly MailAccount[];
  /** The input of the recipients, on which the composer sets the focus. */
  readonly to: RefObject<HTMLInputElement | null>;
  /** Called with what was typed into any of the fields, but not with the account. */
  readonly onWrite: (change: Partial<Composition>) => void;
  /** Called with the account that shall send the letter; null for the terminal's own server. The signature changes with it. */
  readonly onSendBy: (account: number | null) => void;
}

/** To whom a letter goes, what it is about, and who sends it. */
export function ComposerHeads({ letter, faults, accounts, to, onWrite, onSendBy }: ComposerHeadsProps) {
  const words = useMailboxWords();
  return (
    <>
      <AddressField
        label={words.to}
        value={letter.to}
        error={faults.to}
        onChange={(value) => onWrite({ to: value })}
        inputRef={to}
      />
      <AddressField label={words.cc} value={letter.cc} error={faults.cc} onChange={(cc) => onWrite({ cc })} />
      <AddressField
        label={words.bcc}
        value={letter.bcc}
        error={faults.bcc}
        onChange={(bcc) => onWrite({ bcc })}
      />
      <TextField
        label={words.subject}
        value={letter.subject}
        onChange={({ target }) => onWrite({ subject: target.value })}
        error={faults.subject !== undefined}
        helperText={faults.subject}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <SenderSelect
        accounts={sendsFrom(accounts)}
        value={letter.emailAccount}
        error={faults.emailAccount}
        onChange={onSendBy}
      />
    </>
  );
}

interface SenderSelectProps {
  readonly accounts: readonly MailAccount[];
  readonly value: number | null;
  readonly error: string | undefined;
  readonly onChange: (account: number | null) => void;
}

/** The account that sends the letter, or the terminal's own server; nothing if the person has no account to choose. */
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
