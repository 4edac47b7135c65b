import { Box, Button, MenuItem, Paper, Tab, Tabs, TextField, Typography } from '@mui/material';
import ScaleIcon from '@mui/icons-material/ScaleOutlined';
import { useAuthenticated, useStore } from 'ra-core';
import { useRef, useState } from 'react';
import { enumLabel } from '#domain/labels/index.ts';
import { useLiveConnection, useLiveReading } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { useSearchKey, useWrittenKey } from '../parts/useKeys.ts';
import { ChosenTruck } from './ChosenTruck.tsx';
import { deskKeys } from './deskKeys.ts';
import { KeyHints } from './KeyHints.tsx';
import { LiveWeight } from './LiveWeight.tsx';
import { NoTruckFits } from './NoTruckFits.tsx';
import { TruckList } from './TruckList.tsx';
import { deskLists, useDeskLists, type DeskList } from './useDeskLists.ts';
import { TruckSearchBox } from './TruckSearchBox.tsx';
import { useHolders } from './useHolders.ts';
import { useTruckSearch } from './useTruckSearch.ts';
import { useScales, type Scale } from './useScales.ts';

const searchDelayMs = 150;

/** The weigher's desk: the scale on the left, the waiting trucks, the chosen truck. */
const WeighingDesk = () => {
  useAuthenticated();
  const text = useText();
  const scales = useScales();
  const [kept, setScaleId] = useStore<number | 0>('desk.scale', 0);
  const scale = scales.find(({ id }) => id === kept) ?? (scales.length === 1 ? scales[0] : undefined);
  const connected = useLiveConnection();
  const reading = useLiveReading(scale?.id);
  const [list, setList] = useState<DeskList>('first');
  const [words, setWords] = useState('');
  const [chosen, setChosen] = useState<number>();
  const wanted = useDebounced(words.trim(), searchDelayMs);
  const { lists, ask } = useDeskLists(scale?.id, scale?.weighingStationId, wanted);
  const choose = (id: number | undefined, found?: DeskList) => {
    setChosen(id);
    if (found) setList(found);
  };
  const truckSearch = useTruckSearch(ask, list, choose);
  const holders = useHolders();
  const search = useRef<HTMLInputElement>(null);
  useSearchKey(search, deskKeys.search[0]);
  const trucks = useRef<HTMLDivElement>(null);
  /** For shortcuts: focuses the search, from which the arrow keys go to the list. */
  const show = (next: DeskList) => {
    setList(next);
    search.current?.focus();
  };
  useWrittenKey(deskKeys.lists[0], () => show(deskLists[0]));
  useWrittenKey(deskKeys.lists[1], () => show(deskLists[1]));
  useWrittenKey(deskKeys.lists[2], () => show(deskLists[2]));
  const chooseScale = (id: number) => {
    truckSearch.forget();
    setScaleId(id);
    setChosen(undefined);
  };

  return (
    <>
      <PageHeader title={text('desk.title')}>
        {scale && (
          <TextField
            select
            label={text('desk.scale')}
            value={scale.id}
            onChange={(event) => chooseScale(Number(event.target.value))}
            sx={{ minWidth: 240 }}
          >
            {scales.map(({ id, name }) => (
              <MenuItem key={id} value={id}>
                {name}
              </MenuItem>
            ))}
          </TextField>
        )}
      </PageHeader>
      {!scale && <ScaleChoice scales={scales} onChoose={chooseScale} />}
      {scale && (
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: 'minmax(340px, 1.2fr) minmax(380px, 1fr)',
            alignItems: 'start',
          }}
        >
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.5, minWidth: 0 }}>
            <LiveWeight reading={reading} connected={connected} scaleName={scale.name} />
            {chosen === undefined ? (
              <Paper variant="outlined" sx={{ p: 3, textAlign: 'center', color: 'text.secondary' }}>
                {text('desk.chooseTruck')}
              </Paper>
            ) : (
              <ChosenTruck
                key={chosen}
                id={chosen}
                scaleId={scale.id}
                reading={connected ? reading : undefined}
                onDone={() => setWords((now) => (now === words ? '' : now))}
              />
            )}
          </Box>
          <Paper variant="outlined" sx={{ minWidth: 0 }}>
            <Box sx={{ p: 1.25, pb: 0 }}>
              <TruckSearchBox
                input={search}
                words={words}
                onWords={setWords}
                search={truckSearch}
                onDown={() => trucks.current?.querySelector<HTMLElement>('[role="button"]')?.focus()}
              />
            </Box>
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
                  label={`${text(`desk.${each}`)} (${lists[each].count})`}
                  sx={{ px: 0.5 }}
                />
              ))}
            </Tabs>
            <Box
              ref={trucks}
              sx={{ maxHeight: 'calc(100vh - 306px)', overflowY: 'auto', scrollbarWidth: 'thin' }}
            >
              <TruckList
                trucks={lists[list].rows}
                chosen={chosen}
                onChoose={(id) => {
                  truckSearch.forget();
                  setChosen(id);
                }}
                holders={holders}
                marksNext={list !== 'weighed' && words === ''}
                empty={
                  wanted === '' ? (
                    <Typography color="text.secondary" sx={{ p: 2, textAlign: 'center' }}>
                      {text(list === 'weighed' ? 'desk.noneWeighed' : 'desk.noneWaiting')}
                    </Typography>
                  ) : (
                    <NoTruckFits
                      words={wanted}
                      scale={scale}
                      fitsElsewhere={deskLists.some((each) => lists[each].count > 0)}
                    />
                  )
                }
              />
            </Box>
            <Box sx={{ px: 1.5, py: 0.75 }}>
              <KeyHints desk="trucks" />
            </Box>
          </Paper>
        </Box>
      )}
    </>
  );
};

/** Asked once: the browser remembers the scale, and it is never guessed. */
const ScaleChoice = ({ scales, onChoose }: { scales: readonly Scale[]; onChoose: (id: number) => void }) => {
  const text = useText();
  const language = useLanguage();
  return (
    <Box sx={{ py: 6, display: 'flex', flexDirection: 'column', alignItems: 'center', gap: 2 }}>
      <Typography sx={{ fontSize: 20, fontWeight: 650 }}>{text('desk.chooseScale')}</Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: 1.5 }}>
        {scales.map(({ id, name, typeOfDocument }) => (
          <Button
            key={id}
            variant="outlined"
            onClick={() => onChoose(id)}
            startIcon={<ScaleIcon />}
            sx={{ minWidth: 260, minHeight: 88, fontSize: 17, bgcolor: 'background.paper' }}
          >
            <Box>
              {name}
              <Typography variant="body2" color="text.secondary">
                {enumLabel(language, 'typeOfDocument', typeOfDocument)}
              </Typography>
            </Box>
          </Button>
        ))}
      </Box>
    </Box>
  );
};

export default WeighingDesk;
