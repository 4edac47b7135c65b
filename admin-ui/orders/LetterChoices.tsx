import { MenuItem, TextField } from '@mui/material';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { useText } from '../i18n/useText.ts';
import type { useOrderLetter } from './useOrderLetter.ts';

interface ChoiceProps {
  readonly writing: ReturnType<typeof useOrderLetter>;
}

/** The empty value is a choice with a text of its own, so its text is shown in the field. */
const emptyIsShown = { select: { displayEmpty: true }, inputLabel: { shrink: true } } as const;
const idIn = (selected: unknown): number | '' => (selected === '' ? '' : Number(selected));

/** The choice of the document that is sent with the letter. */
export function LetterPaper({ kinds, writing }: ChoiceProps & { readonly kinds: readonly OrderPaperKind[] }) {
  const text = useText();
  return (
    <TextField
      select
      label={text('orders.letter.paper')}
      value={writing.kind}
      onChange={({ target }) => writing.chooseKind(target.value as OrderPaperKind)}
    >
      {kinds.map((each) => (
        <MenuItem key={each} value={each}>
          {text(`orders.papers.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface LetterContactProps extends ChoiceProps {
  readonly customer: string;
  /** Whether no other choice stands beside it. */
  readonly isAlone: boolean;
}

/** The contact person of the customer who gets the letter; empty for the firm itself. */
export function LetterContact({ customer, isAlone, writing }: LetterContactProps) {
  const text = useText();
  const { letter, chosenPerson, choosePerson } = writing;
  return (
    <TextField
      select
      label={text('orders.letter.contact')}
      value={letter ? chosenPerson : ''}
      onChange={({ target }) => choosePerson(idIn(target.value))}
      slotProps={emptyIsShown}
      sx={isAlone ? { gridColumn: '1 / -1' } : {}}
    >
      {/* The firm can be chosen if it has an address; also if there is nobody else, because an address can be typed. Until
          the letter is loaded, `letter?.firmEmail` is undefined, and the firm is offered too. */}
      {(letter?.firmEmail !== null || letter.contacts.length === 0) && (
        <MenuItem value="">{customer}</MenuItem>
      )}
      {letter?.contacts.map(({ id, name, email }) => (
        <MenuItem key={id} value={id}>
          {name} ({email})
        </MenuItem>
      ))}
    </TextField>
  );
}

/** The account that sends the letter, if there are accounts to choose from. */
export function LetterAccount({ writing }: ChoiceProps) {
  const text = useText();
  const { letter, account, setAccount } = writing;
  if (!letter || letter.accounts.length === 0) return null;
  return (
    <TextField
      select
      label={text('orders.letter.account')}
      value={account}
      onChange={({ target }) => setAccount(idIn(target.value))}
      slotProps={emptyIsShown}
      sx={{ gridColumn: '1 / -1' }}
    >
      <MenuItem value="">{text('orders.letter.ownAccount')}</MenuItem>
      {letter.accounts.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}
