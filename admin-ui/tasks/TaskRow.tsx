import { Box, Button, TableCell, TableRow, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { nameIn } from '#domain/kernel/named.ts';
import { objects } from '#domain/objects.ts';
import { taskStageOf, type TaskMove } from '#domain/processes/task.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { holderOf, type Task } from './taskCalls.ts';
import { stageTones } from './taskTerm.ts';
import { TermCell } from './TermCell.tsx';
import HighIcon from '@mui/icons-material/PriorityHigh';
import LowIcon from '@mui/icons-material/ArrowDownward';
import { enumLabel } from '#domain/labels/index.ts';

interface TaskRowProps {
  readonly task: Task;
  /** In milliseconds since 1970. */
  readonly now: number;
  /** Whether this row is the one that Tab reaches. The arrow keys go to the other rows. */
  readonly isActive: boolean;
  /** The moves that the signed-in person may make now. */
  readonly moves: readonly TaskMove[];
  readonly onMove: (move: TaskMove) => void;
  readonly onOpen: () => void;
  readonly onFocus: () => void;
}

/** The moves offered in the list, in this order; others need the page of the task. */
const offeredMoves: readonly TaskMove[] = ['claim', 'start', 'execute', 'accept', 'reject'];

/** One task in a row: term, importance, name, number and subject, executor or role, customer, state, and the next moves. */
export function TaskRow({ task, now, isActive, moves, onMove, onOpen, onFocus }: TaskRowProps) {
  const text = useText();
  const stage = taskStageOf(task);
  const hasExecutor = task.executorId !== null;
  // A task that somebody has already cannot be taken.
  const offered = offeredMoves.filter((move) => moves.includes(move) && !(move === 'claim' && hasExecutor));
  return (
    <TableRow
      hover
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onDoubleClick={onOpen}
      onKeyDown={(event) => event.key === 'Enter' && event.target === event.currentTarget && onOpen()}
      sx={{ cursor: 'default' }}
    >
      <TableCell sx={{ whiteSpace: 'nowrap' }}>
        <TermCell task={task} now={now} />
      </TableCell>
      <TableCell>
        <TaskName task={task} />
      </TableCell>
      <TableCell>
        {hasExecutor ? (
          holderOf(task)?.presentation
        ) : (
          <StatusChip label={holderOf(task)?.presentation ?? text('common.empty')} tone="aside" />
        )}
      </TableCell>
      <TableCell>{task.customer?.presentation}</TableCell>
      <TableCell>
        <StatusChip label={text(`tasks.stages.${stage}`)} tone={stageTones[stage]} />
      </TableCell>
      <TableCell>
        {/* Two quick clicks on a button must not open the task. */}
        <Box
          onDoubleClick={(event) => event.stopPropagation()}
          sx={{ display: 'flex', gap: 0.5, minHeight: 30 }}
        >
          {/* There is room for two buttons. */}
          {offered.slice(0, 2).map((move, index) => (
            <Button
              key={move}
              variant={index === 0 ? 'outlined' : 'text'}
              tabIndex={isActive ? 0 : -1}
              color={move === 'reject' ? 'error' : 'primary'}
              onClick={() => onMove(move)}
            >
              {text(`tasks.moves.${move}`)}
            </Button>
          ))}
        </Box>
      </TableCell>
    </TableRow>
  );
}

/** The importance of a task, its name, its number, and what it is about. */
const TaskName = ({ task }: { readonly task: Task }) => {
  const language = useLanguage();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
      <ImportanceMark importance={task.importance} />
      <Box sx={{ minWidth: 0 }}>
        <Typography
          component={Link}
          to={`/${objects.task.path}/${task.id}`}
          tabIndex={-1}
          sx={{
            fontWeight: 600,
            color: 'text.primary',
            textDecoration: 'none',
            '&:hover': { textDecoration: 'underline' },
          }}
        >
          {nameIn(language, task)}
        </Typography>
        <Typography variant="caption" color="text.secondary" component="div">
          {[task.numberStr, task.subjectString].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
    </Box>
  );
};

/** `HIGHT` is the spelling of the specification. The usual importance has no icon. */
const importanceIcons: Readonly<Partial<Record<Task['importance'], typeof HighIcon>>> = {
  HIGHT: HighIcon,
  LOW: LowIcon,
};

/** A mark for high and for low importance; for the usual one an empty box of the same width, so that all names are in line. */
function ImportanceMark({ importance }: { readonly importance: Task['importance'] }) {
  const language = useLanguage();
  const Icon = importanceIcons[importance];
  if (!Icon) return <Box sx={{ width: 18, flexShrink: 0 }} />;
  return (
    <Icon
      titleAccess={enumLabel(language, 'importance', importance)}
      sx={{ fontSize: 18, flexShrink: 0, color: importance === 'HIGHT' ? 'error.main' : 'text.secondary' }}
    />
  );
}
