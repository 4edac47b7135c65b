import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useText } from '../i18n/useText.ts';
import { Pager } from '../objects/Pager.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { useNow } from '../parts/useNow.ts';
import { usePageWithRows } from '../parts/usePageWithRows.ts';
import { taskCalls, type Task } from './taskCalls.ts';
import { TaskRow } from './TaskRow.tsx';
import { useTaskKeys } from './useTaskKeys.ts';

interface TaskListProps {
  /** The filter as the server takes it (`taskFilter`). */
  readonly filter: Record<string, unknown>;
  /** Whether the latest term is first. */
  readonly desc: boolean;
  readonly page: number;
  readonly onPage: (page: number) => void;
  /** The moves that the reader may make with a task now. */
  readonly movesOf: (task: Task) => readonly TaskMove[];
  readonly onMove: (task: Task, move: TaskMove) => void;
}

const perPage = objects.task.pageSize ?? 30;
/** How often the terms are compared with the clock. */
const tickMs = 30_000;
const nothing: readonly Task[] = [];

/** Tasks by term (`executionPeriod`), with the moves that can be made by a click or a key. */
export function TaskList({ filter, desc, page, onPage, movesOf, onMove }: TaskListProps) {
  const text = useText();
  const navigate = useNavigate();
  const now = useNow(tickMs);
  const body = useRef<HTMLTableSectionElement>(null);
  /** The index of the row in the Tab order. */
  const [active, setActive] = useState(0);
  // When a record of the object `task` changes, the queries whose keys begin with `tasks` are read again.
  useRefetchOnChange(['task'], ['tasks']);
  const query = { filter: JSON.stringify(filter), sort: 'executionPeriod', desc, limit: perPage, page };
  const answer = useQuery({
    queryKey: ['tasks', 'list', query],
    queryFn: ({ signal }) => taskCalls.page(query, signal),
    placeholderData: keepPreviousData,
  });
  usePageWithRows(page, perPage, answer, onPage);
  const { data, error, isFetching } = answer;
  const rows = data?.rows ?? nothing;
  useTaskKeys({ rows, active, activate: setActive, body, movesOf, onMove });

  return (
    <>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      <TableContainer>
        <Table size="small" aria-label={text('tasks.title')}>
          <TaskHead />
          <TableBody ref={body}>
            {rows.map((task, index) => (
              <TaskRow
                key={task.id}
                task={task}
                now={now}
                // There may be fewer rows now than when the index was set.
                isActive={index === Math.min(active, rows.length - 1)}
                moves={movesOf(task)}
                onMove={(move) => onMove(task, move)}
                onOpen={() => void navigate(`/${objects.task.path}/${task.id}`)}
                onFocus={() => setActive(index)}
              />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
      {data && rows.length === 0 && (
        <Typography color="text.secondary" role="status" sx={{ p: 4, textAlign: 'center' }}>
          {text('tasks.none')}
        </Typography>
      )}
      <Pager
        page={page}
        perPage={perPage}
        shown={rows.length}
        count={data?.count ?? 0}
        capped={false}
        onPage={onPage}
      >
        <Typography variant="body2" color="text.secondary">
          {text('tasks.keys')}
        </Typography>
      </Pager>
    </>
  );
}

const TaskHead = () => {
  const text = useText();
  return (
    <TableHead>
      <TableRow>
        <TableCell>{text('tasks.term')}</TableCell>
        <TableCell>{text('tasks.task')}</TableCell>
        <TableCell>{text('tasks.holder')}</TableCell>
        <TableCell>{text('tasks.customer')}</TableCell>
        <TableCell>{text('tasks.stage')}</TableCell>
        <TableCell sx={{ width: 250 }}>{text('tasks.actions')}</TableCell>
      </TableRow>
    </TableHead>
  );
};
