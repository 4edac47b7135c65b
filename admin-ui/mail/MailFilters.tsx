import { Box, Button, MenuItem, TextField } from '@mui/material';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { DayField } from '../parts/DayField.tsx';
import { everyLetter, furtherFilters, countFilters, type MailFilter } from './mailFilter.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface MailFiltersProps {
  readonly filter: MailFilter;
  readonly onFilter: (change: Partial<MailFilter>) => void;
  /** Whether received letters are listed. Written ones need no filter by sender, because all are from us. */
  readonly areReceived: boolean;
}

/** The further filters with the values that narrow nothing. */
const noFurtherFilters = Object.fromEntries(furtherFilters.map((name) => [name, everyLetter[name]]));
const firmAndPerson = ['counterparty', 'contactPerson'] as const;

/** The further filters of letters: texts, days, firm and person, links, and whether they are processed. */
export function MailFilters({ filter, onFilter, areReceived }: MailFiltersProps) {
  const words = useMailboxWords();
  const text = (name: 'from' | 'to' | 'subject' | 'body') => (
    <TextField
      key={name}
      size="small"
      label={words[name]}
      value={filter[name]}
      onChange={({ target }) => onFilter({ [name]: target.value })}
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
      {(['to', 'subject', 'body'] as const).map((name) => text(name))}
      <DayField
        label={words.periodFrom}
        value={filter.periodFrom}
        onChange={(periodFrom) => onFilter({ periodFrom })}
      />
      <DayField
        label={words.periodTo}
        value={filter.periodTo}
        onChange={(periodTo) => onFilter({ periodTo })}
      />
      {firmAndPerson.map((name) => (
        <ReferencePicker
          key={name}
          bare
          mayCreate={false}
          objectName={name}
          label={words[name]}
          value={filter[name]}
          onChange={(chosen) => onFilter({ [name]: chosen })}
        />
      ))}
      <YesOrNo
        label={words.processed}
        value={filter.processed}
        onChange={(processed) => onFilter({ processed })}
      />
      <YesOrNo label={words.linked} value={filter.hasLinks} onChange={(hasLinks) => onFilter({ hasLinks })} />
      <Button
        size="small"
        color="inherit"
        disabled={countFilters(filter, furtherFilters) === 0}
        onClick={() => onFilter(noFurtherFilters)}
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
