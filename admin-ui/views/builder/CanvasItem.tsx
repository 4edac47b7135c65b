import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, Typography } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import HiddenIcon from '@mui/icons-material/VisibilityOff';
import PinIcon from '@mui/icons-material/PushPin';
import TotalIcon from '@mui/icons-material/Functions';
import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { ViewItem } from '#domain/platform/view.ts';
import { useBuilder } from './BuilderContext.ts';
import { changedItem, removed, sectionOf, stepped, type Draft } from './draft.ts';

const usualColumns = 3;

/**
 * A field on the canvas: dragged by the pointer, or taken with the space bar, moved by the arrows and let go with the
 * space bar again. Shift and an arrow change its width, Delete takes it out.
 */
export const CanvasItem = ({ item, children }: { item: ViewItem; children?: ReactNode }) => {
  const text = useText();
  const builder = useBuilder();
  const { draft, change, chosen, choose, labelOf, fields, demanded, announce } = builder;
  const { path } = item;
  const label = labelOf(path);
  const place = { section: sectionOf(item) };
  const { setNodeRef: setDropped } = useDroppable({ id: path, data: place });
  const { setNodeRef: setDragged, listeners, isDragging } = useDraggable({ id: path, data: place });
  const taken = useRef<Draft | undefined>(undefined);
  const isChosen = chosen?.kind === 'item' && chosen.path === path;

  const toggleTaken = () => {
    if (taken.current) announce(text('views.dragEnd', { field: label }));
    else announce(text('views.dragStart', { field: label }));
    taken.current = taken.current ? undefined : draft;
  };
  const keys = (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (event.key === ' ') toggleTaken();
    else if (event.key === 'Enter') choose({ kind: 'item', path });
    else if (event.key === 'Escape' && taken.current) {
      change(taken.current);
      taken.current = undefined;
      announce(text('views.dragCancel', { field: label }));
    } else if (event.key === 'Delete' && !demanded.includes(path)) change(removed(draft, path));
    else if (by && event.shiftKey && builder.viewType === 'detail') {
      const columns = Math.min(12, Math.max(1, (item.columns ?? usualColumns) + by));
      change(changedItem(draft, path, { columns }), `columns ${path}`);
    } else if (by && (taken.current || event.altKey)) change(stepped(draft, path, by));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <Box
      ref={(node: HTMLElement | null) => {
        setDropped(node);
        setDragged(node);
      }}
      {...listeners}
      role="button"
      tabIndex={0}
      aria-label={label}
      aria-pressed={isChosen}
      aria-describedby="view-builder-help"
      data-path={path}
      onClick={(event) => {
        event.stopPropagation();
        choose({ kind: 'item', path });
      }}
      onKeyDown={keys}
      onBlur={() => (taken.current = undefined)}
      sx={{
        position: 'relative',
        cursor: 'grab',
        touchAction: 'none',
        userSelect: 'none',
        borderRadius: 1,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        boxShadow: isChosen ? (theme) => `0 0 0 1px ${theme.palette.primary.main}` : 'none',
        bgcolor: 'background.paper',
        opacity: isDragging ? 0.35 : item.hidden ? 0.55 : 1,
        px: 1,
        py: 0.75,
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
        <DragIcon sx={{ fontSize: 16, color: 'text.disabled', ml: -0.5 }} />
        <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: 500 }} title={label}>
          {label}
          {(item.required === true || fields.get(path)?.field.required) && (
            <Box component="span" sx={{ color: 'error.main' }}>
              {' *'}
            </Box>
          )}
        </Typography>
        {item.pinned && <PinIcon sx={{ fontSize: 14, color: 'text.secondary' }} />}
        {item.total && <TotalIcon sx={{ fontSize: 14, color: 'text.secondary' }} />}
        {item.hidden && <HiddenIcon sx={{ fontSize: 14, color: 'text.secondary' }} />}
      </Box>
      {children}
    </Box>
  );
};
