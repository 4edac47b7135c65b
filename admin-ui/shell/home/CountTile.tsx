import { Paper, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import type { TodayFigure } from '#domain/today/today.contracts.ts';
import { todayWords } from '#domain/today/today.words.ts';
import type { WidgetReader } from '#domain/today/widget.ts';
import type { DayWidget } from '#domain/today/widgets.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useCountText } from './useCountText.ts';
import { widgetAddress } from './widgetAddress.ts';

interface CountTileProps {
  readonly widget: Extract<DayWidget, { kind: 'count' }>;
  readonly figure: TodayFigure | undefined;
  readonly reader: WidgetReader;
}

/** A number of records that opens their list. A number that should be zero (`late`) is red if it is not. */
export function CountTile({ widget, figure, reader }: CountTileProps) {
  const words = todayWords(useLanguage());
  const path = useObjectPath(widget.object);
  const countText = useCountText(figure);
  if (!path) return null;
  const title = words.names[widget.name];
  const isZero = figure?.count === 0;
  const isLate = widget.late && figure !== undefined && !isZero;
  const usualColour = isZero ? 'text.secondary' : 'text.primary';
  return (
    <Paper
      variant="outlined"
      component={Link}
      to={widgetAddress(path, widget, reader)}
      data-widget={widget.name}
      sx={{
        px: 2,
        py: 1.25,
        display: 'flex',
        flexDirection: 'column',
        textDecoration: 'none',
        minWidth: 0,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
        {title}
      </Typography>
      <Typography
        sx={{
          fontSize: 28,
          fontWeight: 700,
          lineHeight: 1.25,
          fontVariantNumeric: 'tabular-nums',
          color: isLate ? 'error.main' : usualColour,
        }}
      >
        {countText}
      </Typography>
    </Paper>
  );
}
