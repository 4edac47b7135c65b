import { Badge, Box, Chip, IconButton, TextField } from '@mui/material';
import FilterIcon from '@mui/icons-material/FilterList';
import { useState, type ReactNode, type RefObject } from 'react';
import { LabelFilter } from './LabelFilter.tsx';
import { MailFilters } from './MailFilters.tsx';
import { everyLetter, furtherWishes, wishesSet, type MailWish } from './mailWish.ts';
import { useMailboxWords } from './useMailboxWords.ts';

interface WishProps {
  readonly wish: MailWish;
  readonly onWish: (change: Partial<MailWish>) => void;
}

interface MailSearchProps extends WishProps {
  readonly search: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether received letters are listed. Written ones have only the search by words and the further filters. */
  readonly areReceived: boolean;
  /** The actions on the picked letters. */
  readonly bar: ReactNode;
}

/** The filters of a folder: words, marks, and further filters that can be opened. */
export function MailSearch({ wish, onWish, search, list, areReceived, bar }: MailSearchProps) {
  const words = useMailboxWords();
  const [isWide, setWide] = useState(false);
  const furtherSet = wishesSet(wish, furtherWishes);
  return (
    <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
        <TextField
          inputRef={search}
          value={wish.searchStr}
          onChange={({ target }) => onWish({ searchStr: target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
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
          aria-label={furtherSet > 0 ? `${words.moreFilters}: ${furtherSet}` : words.moreFilters}
          title={words.moreFilters}
          aria-expanded={isWide}
          onClick={() => setWide(!isWide)}
        >
          <Badge {...(furtherSet > 0 ? { badgeContent: furtherSet } : {})} color="primary">
            <FilterIcon sx={{ fontSize: 20 }} />
          </Badge>
        </IconButton>
      </Box>
      {isWide && <MailFilters wish={wish} onWish={onWish} areReceived={areReceived} />}
      {bar}
      {areReceived && <MarkChips wish={wish} onWish={onWish} />}
    </Box>
  );
}

const chips = [
  ['unread', 'unread'],
  ['flagged', 'flagged'],
  ['hasLinks', 'linked'],
  ['processed', 'processed'],
] as const;

const MarkChips = ({ wish, onWish }: WishProps) => {
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
          color={wish[name] ? 'primary' : 'default'}
          variant={wish[name] ? 'filled' : 'outlined'}
          aria-pressed={wish[name] === true}
          onClick={() => onWish({ [name]: wish[name] ? everyLetter[name] : true })}
        />
      ))}
      <LabelFilter value={wish.label} onChange={(label) => onWish({ label })} />
    </Box>
  );
};
