import {
  Button,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
} from '@mui/material';
import type { AnswerAt } from '#domain/contracts.ts';
import { dateTimeText } from '#domain/kernel/written.ts';
import { failedWorkWords } from '#domain/platform/failedWork.words.ts';
import { screenLabel } from '#domain/labels/index.ts';
import { filled } from '#domain/words/filled.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { UnseenHead } from '../parts/UnseenHead.tsx';

type Row = AnswerAt<'GET /failed_work'>['rows'][number];

interface FailedWorkTableProps {
  readonly rows: readonly Row[];
  /** The id of the row that is being retried; null if none is. */
  readonly retrying: string | null;
  readonly onRetry: (id: string) => void;
}

/** One row for each piece of failed work. */
export function FailedWorkTable({ rows, retrying, onRetry }: FailedWorkTableProps) {
  const language = useLanguage();
  const words = failedWorkWords(language);
  return (
    <TableContainer component={Paper} variant="outlined">
      <Table size="small" aria-label={screenLabel(language, 'failed-work')}>
        <TableHead>
          <TableRow>
            <TableCell>{words.kind}</TableCell>
            <TableCell>{words.since}</TableCell>
            <TableCell align="right">{words.attempts}</TableCell>
            <TableCell>{words.dueAt}</TableCell>
            <TableCell>{words.lastError}</TableCell>
            <UnseenHead name={words.retry} />
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map(({ id, kind, createdAt, attempts, dueAt, lastError }) => (
            <TableRow key={id}>
              <TableCell>{kind}</TableCell>
              <TableCell>{dateTimeText(createdAt)}</TableCell>
              <TableCell align="right">{attempts}</TableCell>
              <TableCell>{dueAt === null ? words.now : dateTimeText(dueAt)}</TableCell>
              <TableCell sx={{ minWidth: 220, overflowWrap: 'anywhere' }}>{lastError}</TableCell>
              <TableCell align="right">
                <Button
                  variant="outlined"
                  size="small"
                  disabled={retrying === id}
                  aria-label={filled(words.retryOf, { kind, id })}
                  onClick={() => onRetry(id)}
                >
                  {words.retry}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
