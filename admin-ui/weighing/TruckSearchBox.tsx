import { TextField } from '@mui/material';
import type { RefObject } from 'react';
import { useText } from '../i18n/useText.ts';
import { isEnter } from '../parts/useKeys.ts';
import type { TruckSearch } from './useTruckSearch.ts';

interface TruckSearchBoxProps {
  readonly input: RefObject<HTMLInputElement | null>;
  /** What is typed. */
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly search: TruckSearch;
  /** Called on the down arrow, which goes to the trucks below. */
  readonly onDown: () => void;
}

/** The input for a typed plate or a scanned ticket. Enter chooses the matching truck; Ctrl+Enter is left to the desk. */
export function TruckSearchBox({ input, words, onWords, search, onDown }: TruckSearchBoxProps) {
  const text = useText();
  const { outcome, find, forget } = search;
  const enter = async () => {
    const typed = words.trim();
    // The text is selected, so that the next scan replaces it.
    input.current?.select();
    if (typed !== '') await find(typed);
  };
  const sentence = () => {
    if (!outcome) return undefined;
    const params = { words: outcome.words };
    if (outcome.fits === 'looking') return text('picker.looking');
    return outcome.fits === 0
      ? text('desk.noneFits', params)
      : text('desk.severalFit', { ...params, smart_count: outcome.fits });
  };
  return (
    <TextField
      inputRef={input}
      autoFocus
      value={words}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && !isEnter(event)) return;
        event.preventDefault();
        if (isEnter(event)) void enter();
        else onDown();
      }}
      onChange={(event) => {
        forget();
        onWords(event.target.value);
      }}
      placeholder={text('desk.search')}
      error={outcome !== undefined && outcome.fits !== 'looking'}
      helperText={sentence()}
      slotProps={{
        htmlInput: { 'aria-label': text('desk.search'), maxLength: 200, autoComplete: 'off' },
        formHelperText: { role: 'status', sx: { fontSize: 14 } },
      }}
      fullWidth
    />
  );
}
