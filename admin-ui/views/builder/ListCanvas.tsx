import { useDroppable } from '@dnd-kit/core';
import { Box, Chip, Paper, Typography } from '@mui/material';
import FilterIcon from '@mui/icons-material/FilterList';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { listWidth, type ViewItem } from '#domain/platform/view.ts';
import type { Page } from '../../data/dataProvider.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { useText } from '../../i18n/useText.ts';
import { FieldShown } from '../../objects/fields/index.tsx';
import { valueAtPath } from '../form/valueAtPath.ts';
import { useBuilder } from './BuilderContext.ts';
import { CanvasItem } from './CanvasItem.tsx';
import { changedItem, itemsIn } from './draft.ts';
import { sectionId } from './dragging.ts';
import { WidthHandle } from './WidthHandle.tsx';

const shownRows = 6;
/** The width of a column for which the view gives none, in pixels. */
const usualWidth = 160;

/** A preview of the list: its columns with the first records, and its quick filters. */
export function ListCanvas() {
  const text = useText();
  const { draft, labelOf } = useBuilder();
  // All columns of a list are in one section, whose name is empty.
  const { setNodeRef } = useDroppable({ id: sectionId('') });
  const items = itemsIn(draft, '');
  const rows = useFirstRows(items);
  return (
    <Paper variant="outlined" sx={{ p: 1.5 }}>
      {draft.quickFilters.length > 0 && (
        <Box sx={{ display: 'flex', gap: 1, mb: 1.5, flexWrap: 'wrap' }}>
          {draft.quickFilters.map((path) => (
            <Chip key={path} size="small" variant="outlined" icon={<FilterIcon />} label={labelOf(path)} />
          ))}
        </Box>
      )}
      <Box ref={setNodeRef} sx={{ display: 'flex', overflowX: 'auto', minHeight: 120, pb: 1 }}>
        {items.map((item) => (
          <Column key={item.path} item={item} rows={rows} />
        ))}
        {items.length === 0 && (
          <Typography color="text.secondary" sx={{ m: 'auto' }}>
            {text('views.canvasEmpty')}
          </Typography>
        )}
      </Box>
    </Paper>
  );
}

const useFirstRows = (items: readonly ViewItem[]): Page['rows'] => {
  const { meta } = useBuilder();
  // Fields behind references, such as `driver.phone`. A list answers them only if they are named.
  const columns = items.map(({ path }) => path).filter((path) => path.includes('.'));
  const { data } = useQuery({
    queryKey: [meta.path, 'getList', 'builder', columns.join(',')],
    queryFn: ({ signal }) =>
      recordCalls.list(meta, {
        query: { limit: shownRows, ...(columns.length > 0 ? { columns: columns.join(',') } : {}) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return data?.rows ?? [];
};

const Column = ({ item, rows }: { item: ViewItem; rows: Page['rows'] }) => {
  const { draft, change, fields } = useBuilder();
  /** The width of the column when the drag began. */
  const widthBefore = useRef(usualWidth);
  const field = fields.get(item.path)?.field;
  const resize = (distance: number) => {
    const nearest = Math.round(widthBefore.current + distance);
    const width = Math.min(listWidth.max, Math.max(listWidth.min, nearest));
    // Changes with the same second argument, here all widths of one column, become one step of undo.
    change(changedItem(draft, item.path, { width }), `width ${item.path}`);
  };
  return (
    <Box sx={{ width: item.width ?? usualWidth, flex: 'none', pr: 0.75, opacity: item.hidden ? 0.6 : 1 }}>
      <CanvasItem item={item}>
        <WidthHandle onBegin={() => (widthBefore.current = item.width ?? usualWidth)} onDrag={resize} />
      </CanvasItem>
      {rows.map((row) => (
        <Box
          key={row.id}
          sx={{
            height: 34,
            px: 1,
            display: 'flex',
            alignItems: 'center',
            borderBottom: 1,
            borderColor: 'divider',
            whiteSpace: 'nowrap',
            overflow: 'hidden',
          }}
        >
          {field && <FieldShown field={field} value={valueAtPath(row, item.path)} />}
        </Box>
      ))}
    </Box>
  );
};
