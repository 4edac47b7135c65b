import { useDraggable } from '@dnd-kit/core';
import {
  Box,
  IconButton,
  LinearProgress,
  Link as TextLink,
  Menu,
  MenuItem,
  Paper,
  Typography,
} from '@mui/material';
import MoveIcon from '@mui/icons-material/MoveUpOutlined';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { useText } from '../i18n/useText.ts';
import type { Board, BoardColumn, Card } from './board.ts';

/** Gives the focus to the link of a card that was moved. @param column the id of the column in which the card is now */
export type FocusMoved = (link: HTMLElement | null, column: number) => void;

interface BoardCardProps {
  readonly board: Board;
  readonly column: BoardColumn;
  readonly record: AnyRecord;
  readonly moving: boolean;
  /** True for the card that was moved last: it gets the focus, so that the keyboard continues from it. */
  readonly focused: boolean;
  /** Gives the focus to the card. It is called with the card's link when the card becomes `focused`. */
  readonly onFocusMoved: FocusMoved;
  readonly onMove: (to: BoardColumn) => void;
}

const movable = { cursor: 'grab', touchAction: 'manipulation' } as const;

/** A record on the board: a link to it that can be dragged, and a menu of the moves that are legal. */
export function BoardCard({ board, column, record, moving, focused, onFocusMoved, onMove }: BoardCardProps) {
  const text = useText();
  const { object, columns, mayMove, card, allows, moveWord } = board;
  const link = useRef<HTMLAnchorElement>(null);
  const moves = mayMove ? columns.filter((to) => to.id !== column.id && allows(record, to)) : [];
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: record.id,
    data: { record, from: column },
    disabled: !mayMove || moving,
  });
  useEffect(() => {
    if (focused) onFocusMoved(link.current, column.id);
  }, [focused, onFocusMoved, column.id]);
  const face = card(record);
  return (
    <Paper
      component="li"
      ref={setNodeRef}
      variant="outlined"
      {...listeners}
      sx={{ ...(mayMove ? movable : {}), p: 1, position: 'relative', opacity: isDragging ? 0.4 : 1 }}
    >
      {moving && (
        <LinearProgress
          sx={{ position: 'absolute', inset: 0, height: 2 }}
          aria-label={text('statusBoard.moving')}
        />
      )}
      <CardFace
        {...face}
        link={
          <TextLink
            component={Link}
            ref={link}
            to={`/${object.path}/${record.id}`}
            draggable={false}
            sx={{ fontWeight: 650 }}
          >
            {face.title}
          </TextLink>
        }
        menu={
          moves.length > 0 && (
            <MoveMenu
              name={face.title}
              moves={moves}
              wordOf={(to) => moveWord(record, to)}
              disabled={moving}
              onMove={onMove}
            />
          )
        }
      />
    </Paper>
  );
}

interface CardFaceProps extends Card {
  readonly link?: React.ReactNode;
  readonly menu?: React.ReactNode;
}

/** The lines of a card. */
export function CardFace({ title, about, day, amount, link, menu }: CardFaceProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, minHeight: 26 }}>
        {link ?? <Typography sx={{ fontWeight: 650 }}>{title}</Typography>}
        <Box sx={{ ml: 'auto' }}>{menu}</Box>
      </Box>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {about}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, mt: 0.25 }}>
        <Typography variant="body2" color="text.secondary">
          {day}
        </Typography>
        <Typography variant="body2" sx={{ ml: 'auto', fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
          {amount}
        </Typography>
      </Box>
    </>
  );
}

interface MoveMenuProps {
  readonly name: string;
  readonly moves: readonly BoardColumn[];
  readonly wordOf: (to: BoardColumn) => string;
  readonly disabled: boolean;
  readonly onMove: (to: BoardColumn) => void;
}

/** The button of a card that opens a menu of the columns to which the card may be moved. */
const MoveMenu = ({ name, moves, wordOf, disabled, onMove }: MoveMenuProps) => {
  const text = useText();
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <>
      <IconButton
        size="small"
        disabled={disabled}
        aria-label={text('statusBoard.move', { name })}
        title={text('statusBoard.moveTo')}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 0.25 }}
      >
        <MoveIcon sx={{ fontSize: 18 }} />
      </IconButton>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={() => setAnchor(undefined)}>
          {moves.map((to) => (
            <MenuItem
              key={to.id}
              onClick={() => {
                setAnchor(undefined);
                onMove(to);
              }}
            >
              {wordOf(to)}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  );
};
