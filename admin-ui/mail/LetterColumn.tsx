import { Box, Typography } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { Pager } from '../objects/Pager.tsx';
import { LetterList, type ListedLetter, type Picking } from './LetterList.tsx';
import { MailSearch } from './MailSearch.tsx';
import { folderTitle } from './folderTitle.ts';
import { areReceivedIn, lettersPerPage, type Folder, type Place } from './mailQueries.ts';
import { StepBack } from './mailSteps.tsx';
import { isWhole, typedWishes, type MailWish } from './mailWish.ts';
import { useListed } from './useListed.tsx';
import { useMailboxWords } from './useMailboxWords.ts';

const searchDelayMs = 300;
interface LetterColumnProps {
  readonly place: Place;
  /** The chosen folder, if it is one of received letters. */
  readonly folder: Folder | undefined;
  readonly wish: MailWish;
  readonly onWish: (change: Partial<MailWish>) => void;
  readonly search: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly isOpen: (letter: ListedLetter) => boolean;
  readonly onOpen: (id: number) => void;
  readonly onFolders: () => void;
  readonly picking: Picking;
  /** The actions on the picked letters, shown in place of the filter chips. */
  readonly bar: ReactNode;
}

/** The letters of the chosen folder, and the filters above them. */
export function LetterColumn(props: LetterColumnProps) {
  const { place, folder, wish, onWish, search, list, isOpen, onOpen, onFolders, picking, bar } = props;
  const words = useMailboxWords();
  const typed = typedWishes.map((name) => [name, wish[name].trim()] as const);
  const settled = useDebounced(JSON.stringify(typed), searchDelayMs);
  const asked: MailWish = { ...wish, ...Object.fromEntries(JSON.parse(settled) as typeof typed) };
  const { letters, data, error } = useListed(place, asked);
  const areReceived = areReceivedIn(place);
  return (
    <Box data-pane="letters" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      <StepBack
        label={`${words.folders}: ${typeof place === 'number' ? folder && folderTitle(folder, words) : words[place]}`}
        onBack={onFolders}
      />
      <MailSearch
        wish={wish}
        onWish={onWish}
        search={search}
        list={list}
        areReceived={areReceived}
        bar={bar}
      />
      <ErrorNote error={error} />
      {data && letters.length === 0 && (
        <Typography color="text.secondary" role="status" sx={{ p: 3, textAlign: 'center' }}>
          {isWhole(asked) ? words.none : words.noneFits}
        </Typography>
      )}
      <LetterList
        list={list}
        letters={letters}
        isOpen={isOpen}
        onOpen={onOpen}
        picking={areReceived ? picking : undefined}
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
