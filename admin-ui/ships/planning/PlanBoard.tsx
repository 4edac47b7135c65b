import { Box, Typography } from '@mui/material';
import type { DateTime } from 'luxon';
import type { PlanPicture } from '#domain/ships/planPicture.ts';
import { useText } from '../../i18n/useText.ts';
import { BoardDays, nameWidth } from './BoardDays.tsx';
import { boardRows, type BoardRow, type RowsBy } from './boardRows.ts';
import { moveAmongBars } from './moveAmongBars.ts';
import { laneHeight, PlanBar } from './PlanBar.tsx';

interface PlanBoardProps {
  readonly plans: readonly PlanPicture[];
  /** Whether a row is a berth or a ship. */
  readonly by: RowsBy;
  readonly days: readonly DateTime[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A board with a row for each berth or ship and a column for each day. Each plan is a bar that fills. */
export function PlanBoard({ plans, by, days, now }: PlanBoardProps) {
  const text = useText();
  // From the beginning of the first day to the end of the last one, in milliseconds since 1970. Without days the span is 0 to 1,
  // so that nothing is divided by zero.
  const span = { from: days[0]?.toMillis() ?? 0, to: days.at(-1)?.plus({ days: 1 }).toMillis() ?? 1 };
  const nowAt = ((now - span.from) / (span.to - span.from)) * 100;
  return (
    <Box
      role="group"
      aria-label={text('shipPlan.board')}
      onKeyDown={moveAmongBars}
      sx={{
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        overflowX: 'auto',
      }}
    >
      <Box sx={{ minWidth: 900 }}>
        <BoardDays days={days} now={now} />
        {boardRows(plans, by, span).map((row) => (
          <Row key={row.key} row={row} by={by} dayCount={days.length} nowAt={nowAt} />
        ))}
      </Box>
    </Box>
  );
}

interface RowProps {
  readonly row: BoardRow;
  readonly by: RowsBy;
  readonly dayCount: number;
  /** The present time in percent of the board; it may be below 0 or above 100. */
  readonly nowAt: number;
}

const Row = ({ row, by, dayCount, nowAt }: RowProps) => {
  const text = useText();
  const name = row.name ?? text('shipPlan.noBerth');
  return (
    <Box
      data-row
      role="group"
      aria-label={name}
      sx={{ display: 'flex', borderTop: 1, borderColor: 'divider', '&:first-of-type': { borderTop: 0 } }}
    >
      <Typography sx={{ width: nameWidth, flex: 'none', p: 1, fontWeight: 650 }}>{name}</Typography>
      <Box
        sx={(theme) => ({
          position: 'relative',
          flex: 1,
          height: row.lanes * laneHeight,
          // A thin line where each day begins.
          backgroundImage: `linear-gradient(to right, ${theme.palette.divider} 1px, transparent 1px)`,
          backgroundSize: `${100 / dayCount}% 100%`,
        })}
      >
        {nowAt >= 0 && nowAt <= 100 && (
          <Box
            sx={{
              position: 'absolute',
              insetBlock: 0,
              left: `${nowAt}%`,
              width: 2,
              bgcolor: 'error.main',
              opacity: 0.6,
            }}
          />
        )}
        {row.bars.map((bar) => (
          <PlanBar key={bar.plan.id} bar={bar} by={by} />
        ))}
      </Box>
    </Box>
  );
};
