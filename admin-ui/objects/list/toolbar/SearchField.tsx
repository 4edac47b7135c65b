import { InputAdornment, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState, type RefObject } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../../i18n/useText.ts';
import { useDebounced } from '../../../parts/useDebounced.ts';

interface SearchFieldProps {
  readonly meta: ObjectMeta;
  readonly value: string;
  readonly onSearch: (words: string) => void;
  /** The key that leads here needs to find it. */
  readonly input: RefObject<HTMLInputElement | null>;
}

const delayMs = 400;

/** Looks for words in the fields that it names; a moment after they are typed, or at once with Enter. */
export const SearchField = ({ meta, value, onSearch, input }: SearchFieldProps) => {
  const text = useText();
  const [typed, setTyped] = useState(value);
  const settled = useDebounced(typed, delayMs);
  useEffect(() => setTyped(value), [value]);
  useEffect(() => {
    if (settled !== value) onSearch(settled);
    // Only what has been typed starts a search; a filter cleared elsewhere does not.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [settled]);
  const fields = meta.search
    .map((name) => meta.fields.find((field) => field.name === name)?.label ?? name)
    .join(', ');
  const hint = text('list.searchHint', { fields });
  return (
    <TextField
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && onSearch(typed)}
      placeholder={hint}
      slotProps={{
        htmlInput: { ref: input, 'aria-label': text('common.search'), maxLength: 200, title: fields },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: `clamp(210px, ${hint.length + 6}ch, 340px)` }}
    />
  );
};
