import { Box, Typography } from '@mui/material';
import type { ReactNode, RefObject } from 'react';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { Pager } from '../objects/Pager.tsx';
import { LetterList, type ListedLetter, type LetterPicking } from './LetterList.tsx';
import { MailSearch } from './MailSearch.tsx';
import { folderTitle } from './folderTitle.ts';
import { areReceivedIn, lettersPerPage, type Folder, type MailPlace } from './mailQueries.ts';
import { StepBack } from './mailSteps.tsx';
import { isUnfiltered, typedFilters, type MailFilter } from './mailFilter.ts';
import { useListed } from './useListed.tsx';
import { useMailboxWords } from './useMailboxWords.ts';

/** How long after the last key in a filter the letters are read. */
const searchDelayMs = 300;

interface LetterColumnProps {
  readonly place: MailPlace;
  /** The chosen folder, if it is one of received letters. */
  readonly folder: Folder | undefined;
  readonly filter: MailFilter;
  readonly onFilter: (change: Partial<MailFilter>) => void;
  /** The input of the search and the list of letters, which the keys of the mailbox use. */
  readonly search: RefObject<HTMLInputElement | null>;
  readonly list: RefObject<HTMLDivElement | null>;
  /** Whether the letter of a line, or another one of its thread, is the one that is open for reading. */
  readonly isOpen: (letter: ListedLetter) => boolean;
  readonly onOpen: (id: number) => void;
  /** Called to go back to the folders, where one pane is shown at a time. */
  readonly onFolders: () => void;
  readonly picking: LetterPicking;
  /** The actions on the picked letters, shown in place of the filter chips. */
  readonly bar: ReactNode;
}

/** The letters of the chosen folder, and the filters above them. */
export function LetterColumn(props: LetterColumnProps) {
  const { place, folder, filter, onFilter, search, list, isOpen, onOpen, onFolders, picking, bar } = props;
  const words = useMailboxWords();
  const typedTexts = typedFilters.map((name) => [name, filter[name].trim()] as const);
  // As one text, because `useDebounced` would take a new array in each render for a change.
  const settledTexts = useDebounced(JSON.stringify(typedTexts), searchDelayMs);
  const settledFilter: MailFilter = {
    ...filter,
    ...Object.fromEntries(JSON.parse(settledTexts) as typeof typedTexts),
  };
  const { letters, data, error } = useListed(place, settledFilter);
  const areReceived = areReceivedIn(place);
  // A place that is a number is the id of a folder.
  const placeTitle = typeof place === 'number' ? folder && folderTitle(folder, words) : words[place];
  return (
    <Box data-pane="letters" sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, minWidth: 0 }}>
      <StepBack
        label={placeTitle === undefined ? words.folders : `${words.folders}: ${placeTitle}`}
        onBack={onFolders}
      />
      <MailSearch
        filter={filter}
        onFilter={onFilter}
        search={search}
        list={list}
        areReceived={areReceived}
        bar={bar}
      />
      <ErrorNote error={error} />
      {data && letters.length === 0 && (
        <Typography color="text.secondary" role="status" sx={{ p: 3, textAlign: 'center' }}>
          {isUnfiltered(settledFilter) ? words.none : words.noneFits}
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
          page={filter.page}
          perPage={lettersPerPage}
          shown={letters.length}
          count={data.count}
          capped={data.countCapped === true}
          onPage={(page) => onFilter({ page })}
        />
      )}
    </Box>
  );
}
