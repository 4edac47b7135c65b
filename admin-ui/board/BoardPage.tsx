import { TextField, Typography } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import type { Board } from './board.ts';
import { StatusBoard } from './StatusBoard.tsx';

interface BoardPageProps {
  readonly board: Board;
  /** A sentence above the columns, such as what their sums are. */
  readonly hint?: string;
  /** The text of the search. */
  readonly typed: string;
  readonly onType: (typed: string) => void;
  readonly isFetching: boolean;
  /** Whether the statuses have been read, each of which is a column. The board is shown from then on. */
  readonly isFound: boolean;
  readonly error: unknown;
}

/** The page around a board: its name, the search, and how cards are moved. */
export function BoardPage({ board, hint, typed, onType, isFetching, isFound, error }: BoardPageProps) {
  const text = useText();
  return (
    <>
      <PageHeader title={board.label}>
        <TextField
          type="search"
          label={text('statusBoard.search')}
          value={typed}
          onChange={({ target }) => onType(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
          sx={{ width: 260 }}
        />
      </PageHeader>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {hint} {board.mayMove && text('statusBoard.help')}
      </Typography>
      {isFound && <StatusBoard board={board} />}
    </>
  );
}
