import { DndContext, DragOverlay, PointerSensor, pointerWithin, useSensor, useSensors } from '@dnd-kit/core';
import { Box, Paper } from '@mui/material';
import { useCallback, useRef, useState, type RefObject } from 'react';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import { isNobodysFocus } from '../shell/useFocusKept.ts';
import { CardFace, type FocusMoved } from './BoardCard.tsx';
import { StatusColumn } from './StatusColumn.tsx';
import type { Board, BoardColumn } from './board.ts';

/** The distance in pixels from which a press counts as dragging. It is more than a hand trembles in a click. */
const dragFromPx = 6;

interface Dragged {
  readonly record: AnyRecord;
  readonly from: BoardColumn;
}

/**
 * The records of one object in columns by their status. A card is moved by dragging it, or by the menu that each card has. It
 * stays in its column until the server has moved it. The server refuses a move that is not legal, and says why.
 */
export function StatusBoard({ board }: { readonly board: Board }) {
  const text = useText();
  const { columns, label, card, allows, move } = board;
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: dragFromPx } }));

  const group = useRef<HTMLDivElement>(null);
  const { moving, moved, focusMoved, moveCard } = useMoving(move, group);
  const dropOf = ({ record, from }: Dragged, to: BoardColumn) => {
    if (from.id === to.id) return 'none';
    return allows(record, to) ? 'legal' : 'refused';
  };
  const drop = (id: unknown) => {
    const to = columns.find((column) => column.id === id);
    if (dragged && to) void moveCard(dragged, to);
    setDragged(undefined);
  };
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      onDragStart={({ active }) => setDragged(active.data.current as Dragged)}
      onDragEnd={({ over }) => drop(over?.id)}
      onDragCancel={() => setDragged(undefined)}
      accessibility={{
        announcements: silent,
        screenReaderInstructions: { draggable: text('statusBoard.help') },
      }}
    >
      {/* With the focus on the board, the arrow keys scroll it, also while it has no card that could get the focus. */}
      <Box
        ref={group}
        role="group"
        aria-label={label}
        tabIndex={0}
        sx={{ ...columnsStyle, gridTemplateColumns: `repeat(${columns.length}, minmax(176px, 1fr))` }}
      >
        {columns.map((column) => (
          <StatusColumn
            key={column.id}
            board={board}
            column={column}
            drop={dragged ? dropOf(dragged, column) : 'none'}
            moving={moving}
            moved={moved?.id}
            onFocusMoved={focusMoved}
            onMove={(record, to) => void moveCard({ record, from: column }, to)}
          />
        ))}
      </Box>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <Paper elevation={6} sx={{ p: 1, cursor: 'grabbing' }}>
            <CardFace {...card(dragged.record)} />
          </Paper>
        )}
      </DragOverlay>
    </DndContext>
  );
}

/**
 * Switches off the announcements of the drag library. Without a pointer a card is moved by its menu, and a message tells the
 * result.
 */
const nothing = () => undefined;
const silent = { onDragStart: nothing, onDragOver: nothing, onDragEnd: nothing, onDragCancel: nothing };

const columnsStyle = { display: 'grid', gap: 1, overflowX: 'auto', pb: 1 } as const;

/** A record that was moved, and the id of the column into which it goes. */
interface Moved {
  readonly id: number;
  readonly into: number;
}

/**
 * Moves one card at a time: `moving` is the id of the record under way. `moved` is the one moved last, until its card has got
 * the focus in its new column.
 */
const useMoving = (move: Board['move'], group: RefObject<HTMLElement | null>) => {
  const [moving, setMoving] = useState<number>();
  const [moved, setMoved] = useState<Moved>();
  const into = moved?.into;
  const focusMoved = useCallback<FocusMoved>(
    (link, column) => {
      // Somebody who works outside the board by now keeps the focus: while they type into the search, cards disappear and come
      // back. Otherwise the card gets the focus in its old column first, and again when its new column has been read.
      const isElsewhere = !isNobodysFocus() && !group.current?.contains(document.activeElement);
      if (!isElsewhere) link?.focus();
      if (isElsewhere || column === into) setMoved(undefined);
    },
    [group, into],
  );
  const moveCard = async ({ record, from }: Dragged, to: BoardColumn) => {
    if (to.id === from.id || moving !== undefined) return;
    setMoving(record.id);
    try {
      await move(record, to);
      setMoved({ id: record.id, into: to.id });
    } finally {
      setMoving(undefined);
    }
  };
  return { moving, moved, focusMoved, moveCard };
};
