import { InputAdornment, MenuItem, TextField } from '@mui/material';
import SearchIcon from '@mui/icons-material/Search';
import { useText } from '../i18n/useText.ts';
import { boardViews, type BoardView } from './boardLanes.ts';
import type { Station } from './useStations.ts';

/** Chooses what the columns of the board are. */
export function BoardViewChooser({
  value,
  onChange,
}: {
  value: BoardView;
  onChange: (view: BoardView) => void;
}) {
  const text = useText();
  const names = { status: 'board.byStatus', station: 'board.byStation', order: 'board.byOrder' } as const;
  return (
    <TextField
      select
      label={text('board.view')}
      value={value}
      onChange={(event) => onChange(event.target.value as BoardView)}
      sx={{ minWidth: 170 }}
    >
      {boardViews.map((view) => (
        <MenuItem key={view} value={view}>
          {text(names[view])}
        </MenuItem>
      ))}
    </TextField>
  );
}

/**
 * Chooses the station whose queue is shown.
 * @param value the id of the station; 0 for all, or if none is chosen yet
 * @param isRequired whether one station must be chosen; otherwise all can be
 */
export function StationChooser({
  stations,
  value,
  onChange,
  isRequired = false,
}: {
  stations: readonly Station[];
  value: number;
  onChange: (id: number) => void;
  isRequired?: boolean;
}) {
  const text = useText();
  const isChosen = stations.some(({ id }) => id === value);
  /** The value of "all stations"; if one station must be chosen, an empty choice. */
  const noStation = isRequired ? '' : 0;
  return (
    <TextField
      select
      label={text('queue.station')}
      value={isChosen ? value : noStation}
      onChange={(event) => onChange(Number(event.target.value))}
      sx={{ minWidth: 240 }}
    >
      {!isRequired && <MenuItem value={0}>{text('queue.allStations')}</MenuItem>}
      {stations.map((station) => (
        <MenuItem key={station.id} value={station.id}>
          {station.name}
        </MenuItem>
      ))}
    </TextField>
  );
}

interface SearchBoxProps {
  readonly value: string;
  readonly onChange: (words: string) => void;
  /** Called on the down arrow, which goes to the trucks. */
  readonly onDown: () => void;
}

/** Shows only the trucks that match the words. */
export function SearchBox({ value, onChange, onDown }: SearchBoxProps) {
  const text = useText();
  return (
    <TextField
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onChange('');
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        onDown();
      }}
      placeholder={text('queue.search')}
      slotProps={{
        htmlInput: { 'aria-label': text('queue.search') },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: 240 }}
    />
  );
}
