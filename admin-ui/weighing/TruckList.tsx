import { Box, Chip, LinearProgress, List, ListItemButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { plateOf, type Disposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { clockText, weightText } from '../objects/formats.ts';
import { walkByArrows } from '../parts/walkByArrows.ts';

interface TruckListProps {
  /** Undefined while they load. */
  readonly trucks: readonly Disposition[] | undefined;
  readonly chosen: number | undefined;
  readonly onChoose: (id: number) => void;
  /** Shown if there are no trucks. */
  readonly empty: ReactNode;
  /** Who weighs which truck now, by the disposition's id. */
  readonly holders: ReadonlyMap<number, string>;
  /** Whether to mark the first truck as the next one. */
  readonly marksNext: boolean;
}

/** The trucks to choose from; arrow keys move, Enter chooses. */
export function TruckList({ trucks, chosen, onChoose, empty, holders, marksNext }: TruckListProps) {
  const text = useText();
  if (!trucks) return <LinearProgress aria-label={text('shell.loading')} />;
  if (trucks.length === 0) return empty;
  return (
    <List component="div" disablePadding>
      {trucks.map((truck, index) => (
        <TruckRow
          key={truck.id}
          truck={truck}
          isChosen={truck.id === chosen}
          isNext={marksNext && index === 0}
          holder={truck.id === chosen ? undefined : holders.get(truck.id)}
          onChoose={() => onChoose(truck.id)}
        />
      ))}
    </List>
  );
}

interface TruckRowProps {
  readonly truck: Disposition;
  readonly isChosen: boolean;
  /** Whether the row is marked as the truck that is weighed next. */
  readonly isNext: boolean;
  /** Who else weighs it now. */
  readonly holder: string | undefined;
  readonly onChoose: () => void;
}

/** One truck, with its net weight in tonnes; until it has one, with its time of arrival. */
const TruckRow = ({ truck, isChosen, isNext, holder, onChoose }: TruckRowProps) => {
  const text = useText();
  const language = useLanguage();
  return (
    <ListItemButton
      selected={isChosen}
      onClick={onChoose}
      onKeyDown={walkByArrows}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(110px, auto) 1fr auto',
        columnGap: 1.5,
        alignItems: 'baseline',
        borderBottom: 1,
        borderColor: 'divider',
        py: 0.75,
      }}
    >
      <Typography sx={{ fontSize: 16, fontWeight: 750 }}>
        {plateOf(truck) ?? text('queue.noPlate')}
        {isNext && (
          <Chip
            component="span"
            size="small"
            color="primary"
            label={text('weighing.nextTruck')}
            sx={{ ml: 1 }}
          />
        )}
      </Typography>
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" noWrap>
          {truck.product?.presentation}
        </Typography>
        <Typography variant="caption" color="text.secondary" noWrap component="div">
          {[truck.driver?.presentation, truck.numberStr, truck.driverTicket].filter(Boolean).join(' · ')}
        </Typography>
        {holder !== undefined && (
          <Typography
            variant="caption"
            component="div"
            noWrap
            sx={{ color: 'warning.main', fontWeight: 650 }}
          >
            {text('weighing.heldBy', { name: holder })}
          </Typography>
        )}
      </Box>
      <Typography variant="body2" sx={{ fontWeight: 650 }}>
        {weightText(language, truck.netto, 3) || clockText(truck.arrivedAt)}
      </Typography>
    </ListItemButton>
  );
};
