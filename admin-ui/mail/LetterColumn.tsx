import { Box, Chip, TextField, Typography } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { Pager } from '../objects/Pager.tsx';
import { LabelFilter } from './LabelFilter.tsx';
import { LetterList, type ListedLetter, type Picking } from './LetterList.tsx';
import { lettersPerPage, useLetters, useWrittenLetters, type MailWish, type Place } from './mailQueries.ts';
import { useMailboxWords } from './useMailboxWords.ts';
import { useSendState } from './useSendState.ts';

const searchDelayMs = 300;
const chips = [
  ['unread', 'unread'],
  ['flagged', 'flagged'],
  ['hasLinks', 'linked'],
  ['processed', 'processed'],
] as const;

interface LetterColumnProps {
  readonly place: Place | undefined;
  readonly wish: MailWish;
  readonly onWish: (change: Partial<MailWish>) => void;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly open: number | undefined;
  readonly onOpen: (id: number) => void;
  readonly picking: Picking;
  /** What is done with the picked letters, in place of the chips. */
  readonly bar: ReactNode;
}

/** The letters of the chosen folder, with what they are narrowed by. */
export function LetterColumn(props: LetterColumnProps) {
  const { place, wish, onWish, search, list, open, onOpen, picking, bar } = props;
  const words = useMailboxWords();
  const searchStr = useDebounced(wish.searchStr.trim(), searchDelayMs);
  const { letters, data, error } = useListed(place, { ...wish, searchStr });
  const isNarrowed = searchStr !== '' || wish.label !== null || chips.some(([name]) => wish[name]);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      <Box sx={{ p: 1, borderBottom: 1, borderColor: 'divider' }}>
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
        {bar}
        {typeof place === 'number' && (
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
                aria-pressed={wish[name]}
                onClick={() => onWish({ [name]: !wish[name] })}
              />
            ))}
            <LabelFilter value={wish.label} onChange={(label) => onWish({ label })} />
          </Box>
        )}
      </Box>
      <ErrorNote error={error} />
      {data && letters.length === 0 && (
        <Typography color="text.secondary" role="status" sx={{ p: 3, textAlign: 'center' }}>
          {isNarrowed ? words.noneFits : words.none}
        </Typography>
      )}
      <LetterList
        list={list}
        letters={letters}
        open={open}
        onOpen={onOpen}
        picking={typeof place === 'number' ? picking : undefined}
      />
      {data && (
        <Pager
          page={wish.page}
          perPage={lettersPerPage}
          shown={letters.length}
          count={data.count}
          capped={data.countCapped === true}
          onPage={(page) => onWish({ page })}
        />
      )}
    </Box>
  );
}

/** The page of letters as the list shows them. */
const useListed = (place: Place | undefined, wish: MailWish) => {
  const words = useMailboxWords();
  const state = useSendState();
  const received = useLetters(place, wish);
  const written = useWrittenLetters(place, wish);
  if (typeof place === 'number') {
    const letters = (received.data?.rows ?? []).map(
      ({ id, from, fromName, subject, date, seen, flagged, hasAttachments, hasLinks }): ListedLetter => ({
        id,
        who: fromName || from || words.noSender,
        subject: subject || words.noSubject,
        date,
        unread: !seen,
        flagged: flagged,
        hasFiles: hasAttachments,
        hasLinks: hasLinks,
      }),
    );
    return { letters, data: received.data, error: received.error };
  }
  const letters = (written.data?.rows ?? []).map(
    ({ id, to, subject, date, updatedAt, sendAt, status, hasLinks }): ListedLetter => ({
      id,
      who: to || words.noReader,
      subject: subject || words.noSubject,
      date: (place === 'scheduled' ? sendAt : undefined) ?? date ?? updatedAt,
      hasLinks: hasLinks,
      mark: status && status !== 'draft' && <StatusChip {...state(status)} />,
    }),
  );
  return { letters, data: written.data, error: written.error };
};
