import { Box, Button, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { Link } from 'react-router-dom';
import type { TodayFigure } from '#domain/today/today.contracts.ts';
import { todayWords } from '#domain/today/today.words.ts';
import type { WidgetReader } from '#domain/today/widget.ts';
import type { DayWidget } from '#domain/today/widgets.ts';
import { useObjectMeta, useObjectPath } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { RecordLine } from '../../objects/RecordLine.tsx';
import { useCountText } from './useCountText.ts';
import { widgetAddress } from './widgetAddress.ts';
import { WidgetPanel } from './WidgetPanel.tsx';

/** The height in pixels that is reserved for the lines, so that nothing moves when they appear. */
const roomForLines = 140;

interface ListPanelProps {
  readonly widget: Extract<DayWidget, { kind: 'list' }>;
  readonly figure: TodayFigure | undefined;
  readonly reader: WidgetReader;
}

/** The first records of a list, a link to the whole list, and a button that creates a record. */
export function ListPanel({ widget, figure, reader }: ListPanelProps) {
  const text = useText();
  const words = todayWords(useLanguage());
  const path = useObjectPath(widget.object);
  const { data: meta } = useObjectMeta(path && widget.object);
  const countText = useCountText(figure);
  // Without a path, the person may not read the object, or the objects are not loaded yet.
  if (!path) return null;
  return (
    <WidgetPanel
      name={widget.name}
      title={words.names[widget.name]}
      to={widgetAddress(path, widget, reader)}
      figure={countText}
      isZero={figure?.count === 0}
      action={
        meta?.canCreate && (
          <Button component={Link} to={`/${path}/create`} size="small" startIcon={<AddIcon />}>
            {text('list.create')}
          </Button>
        )
      }
    >
      <Box sx={{ minHeight: roomForLines }}>
        {figure?.rows?.map((record) => (
          <RecordLine
            key={record.id}
            objectName={widget.object}
            path={path}
            record={record}
            about={widget.about}
            date={widget.date}
          />
        ))}
        {figure?.rows?.length === 0 && (
          <Typography color="text.secondary" variant="body2">
            {text('home.nothingOpen')}
          </Typography>
        )}
      </Box>
    </WidgetPanel>
  );
}
