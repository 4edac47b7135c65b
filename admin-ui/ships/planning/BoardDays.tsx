import { Box, Typography } from '@mui/material';
import type { DateTime } from 'luxon';
import { useLanguage } from '../../data/useLanguage.ts';

interface BoardDaysProps {
  readonly days: readonly DateTime[];
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The width of the names of rows, left of the days, in pixels. */
export const nameWidth = 170;

/** The days above the board. Today is marked. */
export function BoardDays({ days, now }: BoardDaysProps) {
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', pl: `${nameWidth}px`, borderBottom: 1, borderColor: 'divider' }}>
      {days.map((day) => {
        // Luxon counts Monday as 1 and Sunday as 7.
        const isWeekend = day.weekday > 5;
        const isToday = now >= day.toMillis() && now < day.plus({ days: 1 }).toMillis();
        return (
          <Typography
            key={day.toISODate()}
            aria-current={isToday ? 'date' : undefined}
            sx={{
              flex: 1,
              py: 0.5,
              textAlign: 'center',
              fontSize: 13,
              fontWeight: isToday ? 750 : 400,
              color: isWeekend && !isToday ? 'text.secondary' : 'text.primary',
              borderLeft: 1,
              borderColor: 'divider',
              bgcolor: isToday ? 'action.selected' : 'transparent',
            }}
          >
            {day.setLocale(language).toFormat('ccc')}
            <br />
            {day.toFormat('dd.MM')}
          </Typography>
        );
      })}
    </Box>
  );
}
