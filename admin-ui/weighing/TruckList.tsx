import { Box, Chip, List, ListItemButton, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { plateOf, type Disposition } from '../data/journey.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { clockText, weightText } from '../objects/formats.ts';
import { walkByArrows } from '../parts/walkByArrows.ts';

interface TruckListProps {
  readonly trucks: readonly Disposition[];
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
  const language = useLanguage();
  if (trucks.length === 0) return empty;
  return (
    <List component="div" disablePadding>
      {trucks.map((truck, index) => (
        <ListItemButton
          key={truck.id}
          selected={truck.id === chosen}
          onClick={() => onChoose(truck.id)}
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
            {marksNext && index === 0 && (
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
            {holders.has(truck.id) && truck.id !== chosen && (
              <Typography
                variant="caption"
                component="div"
                noWrap
                sx={{ color: 'warning.main', fontWeight: 650 }}
              >
                {text('weighing.heldBy', { name: holders.get(truck.id) ?? '' })}
              </Typography>
            )}
          </Box>
          <Typography variant="body2" sx={{ fontWeight: 650 }}>
            {weightText(language, truck.netto, 3) || clockText(truck.arrivedAt)}
          </Typography>
        </ListItemButton>
      ))}
    </List>
  );
}
