import { useDraggable, useDroppable } from '@dnd-kit/core';
import { Box, Typography } from '@mui/material';
import DragIcon from '@mui/icons-material/DragIndicator';
import HiddenIcon from '@mui/icons-material/VisibilityOff';
import PinIcon from '@mui/icons-material/PushPin';
import TotalIcon from '@mui/icons-material/Functions';
import type { KeyboardEvent, ReactNode } from 'react';
import { useText } from '../../i18n/useText.ts';
import { gridColumns, listWidth, quarterOfForm, type ViewItem } from '#domain/platform/view.ts';
import { useBuilder } from './BuilderContext.ts';
import { changedItem, removed, sectionOf, stepped } from './draft.ts';

/** In pixels: the width of a column without a width of its own, and by how much a key changes a width. */
const usualWidth = 160;
const pixelStep = 20;

/** The value, but not below the least and not above the greatest. */
const within = (least: number, value: number, most: number): number => Math.min(most, Math.max(least, value));

/** The width of an item after one step: columns of the grid in a form, pixels in a list. */
const widened = ({ columns = quarterOfForm, width }: ViewItem, by: 1 | -1, inForm: boolean) =>
  inForm
    ? { columns: within(1, columns + by, gridColumns) }
    : { width: within(listWidth.min, (width ?? usualWidth) + by * pixelStep, listWidth.max) };

/**
 * A field on the canvas. It is dragged by the pointer, or by keyboard: space picks it up, arrow keys move it, space drops
 * it, Escape puts it back. Alt with an arrow key moves it without picking it up, Shift with an arrow key changes the width, Enter
 * or a click chooses it for editing. Delete removes it, unless the view must have it.
 */
export function CanvasItem({ item, children }: { item: ViewItem; children?: ReactNode }) {
  const { chosen, choose, labelOf } = useBuilder();
  const { path } = item;
  const label = labelOf(path);
  const place = { section: sectionOf(item), label };
  const { setNodeRef: setDropped } = useDroppable({ id: path, data: place });
  const { setNodeRef: setDragged, listeners, isDragging } = useDraggable({ id: path, data: place });
  const isChosen = chosen?.kind === 'item' && chosen.path === path;
  const onKeyDown = useItemKeys(item);
  const restOpacity = item.hidden ? 0.55 : 1;

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
      onKeyDown={onKeyDown}
      sx={{
        position: 'relative',
        cursor: 'grab',
        touchAction: 'none',
        userSelect: 'none',
        borderRadius: 1,
        border: 1,
        borderColor: isChosen ? 'primary.main' : 'divider',
        boxShadow: isChosen ? (theme) => `0 0 0 1px ${theme.palette.primary.main}` : 'none',
        bgcolor: 'background.default',
        opacity: isDragging ? 0.35 : restOpacity,
        px: 1,
        py: 0.75,
        '&:hover': { borderColor: 'primary.main' },
        '&:focus-visible': { outline: 2, outlineColor: 'primary.main', outlineOffset: 1 },
      }}
    >
      <ItemTitle item={item} />
      {children}
    </Box>
  );
}

/** The name of a field, a star if it must be filled, and signs of its settings. */
const ItemTitle = ({ item }: { readonly item: ViewItem }) => {
  const { labelOf, fields, viewType } = useBuilder();
  const label = labelOf(item.path);
  const isRequired = item.required === true || fields.get(item.path)?.field.required;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minWidth: 0 }}>
      <DragIcon sx={{ fontSize: 16, color: 'text.disabled', ml: -0.5 }} />
      <Typography variant="body2" noWrap sx={{ flex: 1, fontWeight: 500 }} title={label}>
        {label}
        {viewType === 'detail' && isRequired && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {' *'}
          </Box>
        )}
      </Typography>
      {item.pinned && <PinIcon sx={{ fontSize: 14, color: 'text.secondary' }} />}
      {item.total && <TotalIcon sx={{ fontSize: 14, color: 'text.secondary' }} />}
      {item.hidden && <HiddenIcon sx={{ fontSize: 14, color: 'text.secondary' }} />}
    </Box>
  );
};

/** The keys of a field on the canvas. A field that is picked up moves with the arrow keys until it is dropped. */
const useItemKeys = (item: ViewItem) => {
  const text = useText();
  const { draft, change, choose, labelOf, requiredPaths, announce, pickedUp, viewType } = useBuilder();
  const { path } = item;
  const label = labelOf(path);
  const isPickedUp = pickedUp.current?.path === path;
  const togglePickedUp = () => {
    announce(text(isPickedUp ? 'views.dragEnd' : 'views.dragStart', { field: label }));
    pickedUp.current = isPickedUp ? undefined : { path, before: draft };
  };
  /** Moves the field by one place. In another section it is a new element, so it is focused again. */
  const step = (by: 1 | -1) => {
    change(stepped(draft, path, by));
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus());
  };
  return (event: KeyboardEvent) => {
    const by = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key] as 1 | -1 | undefined;
    if (event.key === ' ') togglePickedUp();
    else if (event.key === 'Enter') choose({ kind: 'item', path });
    else if (event.key === 'Escape' && isPickedUp && pickedUp.current) {
      change(pickedUp.current.before);
      pickedUp.current = undefined;
      announce(text('views.dragCancel', { field: label }));
    } else if (event.key === 'Delete' && !requiredPaths.includes(path)) change(removed(draft, path));
    else if (by && event.shiftKey)
      // The second argument makes several steps one step of undo.
      change(changedItem(draft, path, widened(item, by, viewType === 'detail')), `width ${path}`);
    else if (by && (isPickedUp || event.altKey)) step(by);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
};
