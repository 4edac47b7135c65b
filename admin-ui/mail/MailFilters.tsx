import { Box, Button, MenuItem, TextField } from '@mui/material';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { DayField } from '../parts/DayField.tsx';
import { everyLetter, furtherWishes, wishesSet, type MailWish } from './mailWish.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface MailFiltersProps {
  readonly wish: MailWish;
  readonly onWish: (change: Partial<MailWish>) => void;
  /** Whether received letters are listed. Written ones need no filter by sender, because all are from us. */
  readonly areReceived: boolean;
}

const firmAndPerson = ['counterparty', 'contactPerson'] as const;

/** The further filters of letters: texts, days, firm and person, links, and whether they are processed. */
export function MailFilters({ wish, onWish, areReceived }: MailFiltersProps) {
  const words = useMailboxWords();
  const text = (name: 'from' | 'to' | 'subject' | 'body') => (
    <TextField
      key={name}
      size="small"
      label={words[name]}
      value={wish[name]}
      onChange={({ target }) => onWish({ [name]: target.value })}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
  return (
    <Box
      role="group"
      aria-label={words.moreFilters}
      sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, mt: 1, '& > *': { minWidth: 0 } }}
    >
      {areReceived && text('from')}
      {text('to')}
      {text('subject')}
      {text('body')}
      <DayField
        label={words.periodFrom}
        value={wish.periodFrom}
        onChange={(periodFrom) => onWish({ periodFrom })}
      />
      <DayField label={words.periodTo} value={wish.periodTo} onChange={(periodTo) => onWish({ periodTo })} />
      {firmAndPerson.map((name) => (
        <ReferencePicker
          key={name}
          bare
          mayCreate={false}
          objectName={name}
          label={words[name]}
          value={wish[name]}
          onChange={(chosen) => onWish({ [name]: chosen })}
        />
      ))}
      <YesOrNo
        label={words.processed}
        value={wish.processed}
        onChange={(processed) => onWish({ processed })}
      />
      <YesOrNo label={words.linked} value={wish.hasLinks} onChange={(hasLinks) => onWish({ hasLinks })} />
      <Button
        size="small"
        color="inherit"
        disabled={wishesSet(wish, furtherWishes) === 0}
        onClick={() => onWish(Object.fromEntries(furtherWishes.map((name) => [name, everyLetter[name]])))}
        sx={{ gridColumn: '1 / -1', justifySelf: 'start' }}
      >
        {words.clearFilters}
      </Button>
    </Box>
  );
}

interface YesOrNoProps {
  readonly label: string;
  readonly value: boolean | null;
  readonly onChange: (value: boolean | null) => void;
}

const YesOrNo = ({ label, value, onChange }: YesOrNoProps) => {
  const words = useMailboxWords();
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value === null ? '' : String(value)}
      onChange={({ target }) => onChange(target.value === '' ? null : target.value === 'true')}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    >
      <MenuItem value="">{words.either}</MenuItem>
      <MenuItem value="true">{words.yes}</MenuItem>
      <MenuItem value="false">{words.no}</MenuItem>
    </TextField>
  );
};
