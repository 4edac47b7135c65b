import { useDroppable } from '@dnd-kit/core';
import { Box, Link as TextLink, Paper, Skeleton, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { AnyRecord } from '#domain/kernel/record.ts';
import { integerText } from '#domain/kernel/written.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { BoardCard, type FocusMoved } from './BoardCard.tsx';
import type { Board, BoardColumn } from './board.ts';

/** A column shows the cards of at most this many records, the newest ones. The list, to which it links, has all. */
const most = 30;

interface StatusColumnProps {
  readonly board: Board;
  readonly column: BoardColumn;
  /** Whether what is being dragged may be dropped here; `none` while nothing is dragged. */
  readonly drop: 'none' | 'legal' | 'refused';
  /** The id of the record that is being moved, and of the one that was moved last. */
  readonly moving: number | undefined;
  readonly moved: number | undefined;
  readonly onFocusMoved: FocusMoved;
  readonly onMove: (record: AnyRecord, to: BoardColumn) => void;
}

const borders = { none: 'divider', legal: 'primary.main', refused: 'divider' } as const;

/** A status with its count, its value in each currency, and the cards of its newest records. */
export function StatusColumn({
  board,
  column,
  drop,
  moving,
  moved,
  onFocusMoved,
  onMove,
}: StatusColumnProps) {
  const text = useText();
  const language = useLanguage();
  const { setNodeRef, isOver } = useDroppable({ id: column.id });
  const { data, error } = useNewestRecords(board, column);
  return (
    <Paper
      variant="outlined"
      ref={setNodeRef}
      component="section"
      aria-label={column.name}
      sx={{
        p: 1,
        minHeight: 'calc(100vh - 230px)',
        bgcolor: isOver && drop === 'legal' ? 'action.selected' : 'action.hover',
        borderColor: borders[drop],
        borderStyle: drop === 'legal' ? 'dashed' : 'solid',
        opacity: drop === 'refused' ? 0.55 : 1,
      }}
    >
      <ColumnHead column={column} />
      <ErrorNote error={error} />
      {!data && !error && <Skeleton variant="rounded" height={72} />}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 0.75 }}>
        {data?.rows.map((record) => (
          <BoardCard
            key={record.id}
            board={board}
            column={column}
            record={record}
            moving={moving === record.id}
            focused={moved === record.id}
            onFocusMoved={onFocusMoved}
            onMove={(to) => onMove(record, to)}
          />
        ))}
      </Box>
      {data && column.count > data.rows.length && (
        <TextLink component={Link} to={column.all} variant="body2" sx={{ display: 'block', mt: 1 }}>
          {text('statusBoard.all', { count: integerText(language, column.count) })}
        </TextLink>
      )}
    </Paper>
  );
}

/** The newest records of a column, read again when one of them changes. */
const useNewestRecords = ({ object, filter }: Board, column: BoardColumn) => {
  useRefetchOnChange([object.name], [object.path, 'board']);
  return useQuery({
    queryKey: [object.path, 'board', column.id, filter],
    queryFn: ({ signal }) =>
      recordCalls.list(object, {
        query: {
          filter: JSON.stringify({ ...filter, status: column.id }),
          sort: 'date',
          desc: true,
          limit: most,
        },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
};

/** The name of the status, the number of its records and their total amounts. */
const ColumnHead = ({ column }: { readonly column: BoardColumn }) => {
  const language = useLanguage();
  return (
    <>
      <Box component="header" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, alignItems: 'baseline' }}>
        <StatusChip label={column.name} colour={column.colour ?? undefined} wraps />
        <Typography sx={{ ml: 'auto', fontWeight: 700 }}>{integerText(language, column.count)}</Typography>
      </Box>
      <Box sx={{ minHeight: 24, mt: 0.5, mb: 0.75 }}>
        {column.sums.map((sum) => (
          <Typography key={sum} variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {sum}
          </Typography>
        ))}
      </Box>
    </>
  );
};
