import { Badge, Box, Chip, IconButton, TextField } from '@mui/material';
import FilterIcon from '@mui/icons-material/FilterList';
import { useState, type ReactNode, type RefObject } from 'react';
import { LabelFilter } from './LabelFilter.tsx';
import { MailFilters } from './MailFilters.tsx';
import { everyLetter, furtherFilters, countFilters, type MailFilter } from './mailFilter.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface FilterProps {
  readonly filter: MailFilter;
  readonly onFilter: (change: Partial<MailFilter>) => void;
}

interface MailSearchProps extends FilterProps {
  /** The input of the search. */
  readonly search: RefObject<HTMLInputElement | null>;
  /** The list of letters, to which the down arrow goes. */
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether received letters are listed. Written ones have only the search by words and the further filters. */
  readonly areReceived: boolean;
  /** The actions on the picked letters. */
  readonly bar: ReactNode;
}

/** The filters of a folder: the search by words, a panel of further filters that can be opened, chips of marks, and labels. */
export function MailSearch({ filter, onFilter, search, list, areReceived, bar }: MailSearchProps) {
  const words = useMailboxWords();
  const [isPanelOpen, setPanelOpen] = useState(false);
  const furtherCount = countFilters(filter, furtherFilters);
  return (
    <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <TextField
          inputRef={search}
          value={filter.searchStr}
          onChange={({ target }) => onFilter({ searchStr: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            // The first letter of the list gets the focus.
            list.current?.querySelector<HTMLElement>('[data-letter]')?.focus();
          }}
          placeholder={words.search}
          slotProps={{ htmlInput: { 'aria-label': words.search, maxLength: 200 } }}
          type="search"
          size="small"
          fullWidth
        />
        <IconButton
          // The number in the badge is a part of the accessible name.
          aria-label={furtherCount > 0 ? `${words.moreFilters}: ${furtherCount}` : words.moreFilters}
          title={words.moreFilters}
          aria-expanded={isPanelOpen}
          onClick={() => setPanelOpen(!isPanelOpen)}
        >
          <Badge {...(furtherCount > 0 ? { badgeContent: furtherCount } : {})} color="primary">
            <FilterIcon sx={{ fontSize: 20 }} />
          </Badge>
        </IconButton>
      </Box>
      {isPanelOpen && <MailFilters filter={filter} onFilter={onFilter} areReceived={areReceived} />}
      {bar}
      {areReceived && <MarkChips filter={filter} onFilter={onFilter} />}
    </Box>
  );
}

/** The filters that chips switch: the field of `MailFilter`, and the name of the chip's text in `words`. */
const chips = [
  ['unread', 'unread'],
  ['flagged', 'flagged'],
  ['hasLinks', 'linked'],
  ['processed', 'processed'],
] as const;

const MarkChips = ({ filter, onFilter }: FilterProps) => {
  const words = useMailboxWords();
  return (
    <Box
      role="group"
      aria-label={words.filters}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5, mt: 0.75 }}
    >
      {chips.map(([name, word]) => (
        <Chip
          key={name}
          size="small"
          label={words[word]}
          color={filter[name] ? 'primary' : 'default'}
          variant={filter[name] ? 'filled' : 'outlined'}
          aria-pressed={filter[name] === true}
          // A chip that is on is switched off: `everyLetter` has the value that narrows nothing.
          onClick={() => onFilter({ [name]: filter[name] ? everyLetter[name] : true })}
        />
      ))}
      <LabelFilter value={filter.label} onChange={(label) => onFilter({ label })} />
    </Box>
  );
};
