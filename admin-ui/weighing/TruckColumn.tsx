import { Box, Paper, Tab, Tabs, Typography } from '@mui/material';
import { useRef } from 'react';
import { useText } from '../i18n/useText.ts';
import { useSearchKey, useWrittenKey } from '../parts/useKeys.ts';
import { deskKeys } from './deskKeys.ts';
import { KeyHints } from './KeyHints.tsx';
import { NoTruckFits } from './NoTruckFits.tsx';
import { TruckList } from './TruckList.tsx';
import { deskLists, type DeskList } from './useDeskLists.ts';
import { TruckSearchBox } from './TruckSearchBox.tsx';
import type { Scale } from './useScales.ts';
import type { TruckChoice } from './useTruckChoice.ts';
import { useQuery } from '@tanstack/react-query';
import { renewSeconds } from '#domain/weighing/weightedDisposition.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';

interface TruckColumnProps {
  readonly scale: Scale;
  readonly choice: TruckChoice;
}

/**
 * The search for a truck and the three lists of trucks, with the shortcuts that lead to them. `words` are in the search field;
 * the lists are filtered by `searchedWords`, which follow after a pause in typing.
 */
export function TruckColumn({ scale, choice }: TruckColumnProps) {
  const text = useText();
  const { list, setList, words, chosen, searchedWords, lists } = choice;
  const holders = useHolders();
  const search = useRef<HTMLInputElement>(null);
  const trucks = useRef<HTMLDivElement>(null);
  useSearchKey(search, deskKeys.search[0]);
  /** Shows a list after a shortcut. It focuses the search, from which the arrow keys go to the list. */
  const show = (next: DeskList) => {
    setList(next);
    search.current?.focus();
  };
  useWrittenKey(deskKeys.lists[0], () => show(deskLists[0]));
  useWrittenKey(deskKeys.lists[1], () => show(deskLists[1]));
  useWrittenKey(deskKeys.lists[2], () => show(deskLists[2]));
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Box sx={{ p: 1.25, pb: 0 }}>
        <TruckSearchBox
          input={search}
          words={words}
          onWords={choice.setWords}
          search={choice.truckSearch}
          onDown={() => trucks.current?.querySelector<HTMLElement>('[role="button"]')?.focus()}
        />
      </Box>
      <ListTabs choice={choice} />
      <Box ref={trucks} sx={{ maxHeight: 'calc(100vh - 306px)', overflowY: 'auto', scrollbarWidth: 'thin' }}>
        <TruckList
          trucks={lists[list]?.rows}
          chosen={chosen}
          onChoose={choice.choose}
          holders={holders}
          marksNext={list !== 'weighed' && words === ''}
          empty={
            searchedWords === '' ? (
              <Typography color="text.secondary" sx={{ p: 2, textAlign: 'center' }}>
                {text(list === 'weighed' ? 'desk.noneWeighed' : 'desk.noneWaiting')}
              </Typography>
            ) : (
              <NoTruckFits
                words={searchedWords}
                scale={scale}
                fitsElsewhere={deskLists.some((each) => (lists[each]?.count ?? 0) > 0)}
              />
            )
          }
        />
      </Box>
      <Box sx={{ px: 1.5, py: 0.75 }}>
        <KeyHints desk="trucks" />
      </Box>
    </Paper>
  );
}

/** The tabs of the lists, each with the number of its trucks once that is known. */
const ListTabs = ({ choice: { list, setList, lists } }: { readonly choice: TruckChoice }) => {
  const text = useText();
  return (
    <Tabs
      value={list}
      onChange={(_event, next: DeskList) => setList(next)}
      variant="fullWidth"
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {deskLists.map((each) => (
        <Tab
          key={each}
          value={each}
          label={`${text(`desk.${each}`)} (${lists[each]?.count ?? '…'})`}
          sx={{ px: 0.5 }}
        />
      ))}
    </Tabs>
  );
};

/** Who weighs which disposition now, by its id. It is polled, because a desk that lost its connection cannot report that. */
function useHolders(): ReadonlyMap<number, string> {
  useRefetchOnChange(['weightedDisposition'], ['desk', 'holders']);
  const { data } = useQuery({
    queryKey: ['desk', 'holders'],
    queryFn: ({ signal }) => callApi('GET /weighted_find_dispositions', { signal }),
    // Twice the time after which a desk renews its hold, in milliseconds.
    refetchInterval: renewSeconds * 2000,
  });
  return new Map(data?.rows.map(({ dispositionId, author }) => [dispositionId, author?.presentation ?? '']));
}
