import { InputAdornment, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useRef, useState, type RefObject } from 'react';
import type { ObjectMeta } from '#domain/kernel/meta.ts';
import { useText } from '../../../i18n/useText.ts';
import { isEnter } from '../../../parts/useKeys.ts';

interface SearchFieldProps {
  readonly meta: ObjectMeta;
  readonly value: string;
  readonly onSearch: (words: string) => void;
  /** A ref for the shortcut that focuses the input. */
  readonly input: RefObject<HTMLInputElement | null>;
}

/** How long after the last key the search begins by itself. */
const delayMs = 400;
/** How many characters of the fields' names the hint has room for. */
const hintCharacters = 16;
/** The width in pixels of the search icon and the padding. */
const besideHintPx = 60;

/** As many names as fit into the input; the tooltip shows all of them. */
const shortList = (names: readonly string[]): string => {
  const shown = names.filter(
    (_name, at) => at === 0 || names.slice(0, at + 1).join(', ').length <= hintCharacters,
  );
  return shown.length < names.length ? `${shown.join(', ')}…` : shown.join(', ');
};

/** Searches the fields that its hint names, shortly after typing or at once with Enter. */
export function SearchField({ meta, value, onSearch, input }: SearchFieldProps) {
  const text = useText();
  const [typed, setTyped] = useState(value);
  /** The words of the last search from here. A `value` that differs from them comes from elsewhere. */
  const lastSearch = useRef(value);
  /** The timer below calls the function that was given last, which may be newer than the timer. */
  const latestOnSearch = useRef(onSearch);
  latestOnSearch.current = onSearch;
  const search = (words: string) => {
    lastSearch.current = words;
    latestOnSearch.current(words);
  };
  // The result of an earlier search must not replace the text that has been typed since.
  useEffect(() => {
    if (value === lastSearch.current) return;
    lastSearch.current = value;
    setTyped(value);
  }, [value]);
  useEffect(() => {
    if (typed === lastSearch.current) return undefined;
    const timer = setTimeout(() => search(typed), delayMs);
    return () => clearTimeout(timer);
    // Only typing starts a search; a search that is cleared from elsewhere does not.
  }, [typed]);
  const labels = meta.search.map((path) => {
    const [first] = path.split('.');
    return meta.fields.find(({ name }) => name === first)?.label ?? path;
  });
  const fields = [...new Set(labels)];
  const hint = text('list.searchHint', { fields: shortList(fields) });
  return (
    <TextField
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={(event) => isEnter(event) && search(typed)}
      placeholder={hint}
      slotProps={{
        htmlInput: {
          ref: input,
          'aria-label': text('common.search'),
          maxLength: 200,
          title: fields.join(', '),
        },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: `max(180px, calc(${hint.length}ch + ${besideHintPx}px))` }}
    />
  );
}
