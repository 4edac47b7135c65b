import { Button, LinearProgress, Paper, ToggleButton, ToggleButtonGroup } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import FeedIcon from '@mui/icons-material/EventRepeatOutlined';
import { useAuthenticated, useStore } from 'ra-core';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import type { TaskMove } from '#domain/processes/task.rules.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { useDebounced } from '../parts/useDebounced.ts';
import { FeedDialog } from './FeedDialog.tsx';
import { TaskMoveDialog, quietMoves } from './TaskMoveDialog.tsx';
import { ScopeTabs } from './ScopeTabs.tsx';
import type { Task } from './taskCalls.ts';
import { TaskFilters } from './TaskFilters.tsx';
import { firstChoice, taskFilter, type TaskChoice } from './taskFilter.ts';
import { TaskList } from './TaskList.tsx';
import { useOwnTasks } from './useOwnTasks.ts';
import { useTaskMoves } from './useTaskMoves.ts';

const TaskCalendar = lazy(() => import('./TaskCalendar.tsx'));
const searchDelayMs = 300;
type Shown = 'list' | 'calendar';

/** The tasks of a person: their own, those they can take, those they gave or check; as a list or a calendar. */
const TasksPage = () => {
  useAuthenticated();
  const text = useText();
  const ownTasks = useOwnTasks();
  const makeMove = useTaskMoves();
  const [storedChoice, setChoice] = useStore<TaskChoice>('tasks.wish', firstChoice);
  // A stored choice may lack filters that were added since.
  const choice = { ...firstChoice, ...storedChoice };
  const [shown, setShown] = useStore<Shown>('tasks.shown', 'list');
  const [page, setPage] = useState(1);
  /** The move for which a dialog is open. */
  const [openMove, setOpenMove] = useState<{ readonly task: Task; readonly move: TaskMove }>();
  const [feedOpen, setFeedOpen] = useState(false);
  const change = (changed: Partial<TaskChoice>) => {
    setChoice({ ...choice, ...changed });
    setPage(1);
  };
  // A quiet move is made at once; for any other move a dialog asks for details first.
  const onMove = (task: Task, move: TaskMove) =>
    quietMoves.includes(move) ? void makeMove(task, move) : setOpenMove({ task, move });
  const searchStr = useDebounced(choice.searchStr, searchDelayMs);
  // Undefined until it is known who the person is and which roles they have.
  const filter = ownTasks.isReady ? taskFilter({ ...choice, searchStr }, ownTasks.reader) : undefined;

  return (
    <>
      <PageHeader title={text('tasks.title')}>
        <ShownAs value={shown} onChange={setShown} />
        <Button startIcon={<FeedIcon />} onClick={() => setFeedOpen(true)}>
          {text('tasks.feed')}
        </Button>
        <Button
          component={Link}
          to={`/${objects.task.path}/create`}
          variant="contained"
          startIcon={<AddIcon />}
        >
          {text('tasks.create')}
        </Button>
      </PageHeader>
      <Paper variant="outlined">
        <ScopeTabs choice={choice} ownTasks={ownTasks} onScope={(scope) => change({ scope })} />
        <TaskFilters choice={choice} roles={ownTasks.roles} onChange={change} withPeriod={shown === 'list'} />
        <ErrorNote error={ownTasks.error} />
        {filter && shown === 'list' && (
          <TaskList
            filter={filter}
            // The latest term is first among executed tasks, and last among all others.
            desc={choice.progress === 'executed'}
            page={page}
            onPage={setPage}
            movesOf={ownTasks.movesOf}
            onMove={onMove}
          />
        )}
        {filter && shown === 'calendar' && (
          <Suspense fallback={<LinearProgress aria-label={text('shell.loading')} />}>
            <TaskCalendar filter={filter} />
          </Suspense>
        )}
      </Paper>
      {openMove && <TaskMoveDialog {...openMove} onClose={() => setOpenMove(undefined)} />}
      {feedOpen && <FeedDialog onClose={() => setFeedOpen(false)} />}
    </>
  );
};

const ShownAs = ({
  value,
  onChange,
}: {
  readonly value: Shown;
  readonly onChange: (shown: Shown) => void;
}) => {
  const text = useText();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={value}
      onChange={(_event, next: Shown | null) => next && onChange(next)}
      aria-label={text('tasks.shownAs')}
    >
      <ToggleButton value="list" sx={{ color: 'text.primary' }}>
        {text('tasks.list')}
      </ToggleButton>
      <ToggleButton value="calendar" sx={{ color: 'text.primary' }}>
        {text('tasks.calendar')}
      </ToggleButton>
    </ToggleButtonGroup>
  );
};

export default TasksPage;
