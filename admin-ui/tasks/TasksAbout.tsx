import { Box, Button, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { nameIn } from '#domain/kernel/named.ts';
import { objects } from '#domain/objects.ts';
import { taskStageOf } from '#domain/processes/task.rules.ts';
import { termText } from '#domain/processes/taskTerm.rules.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectAt } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { CutNote } from '../parts/CutNote.tsx';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { holderOf, taskCalls, type Task } from './taskCalls.ts';
import { stageTones } from './taskTerm.ts';

const mostTasks = 100;

interface TasksAboutProps {
  readonly title: string;
  /** The label of the input for a new task's name. */
  readonly adds: string;
  /** The values by which the tasks of the record are found, as in the filter of a list. */
  readonly filter: Readonly<Record<string, unknown>>;
  /** The values of a new task besides its name. */
  readonly about: Readonly<Record<string, unknown>>;
}

/** The tasks of one record, earliest term (`executionPeriod`) first; a new one needs only a name. */
export function TasksAbout({ title, adds, filter, about }: TasksAboutProps) {
  /** The object `task`; undefined for people who may not read tasks. */
  const taskObject = useObjectAt(objects.task.path).object;
  const queryKey = ['tasks', 'about', filter];
  useRefetchOnChange(['task'], queryKey);
  const { data } = useQuery({
    queryKey,
    enabled: taskObject !== undefined,
    queryFn: ({ signal }) => {
      const filterText = JSON.stringify({ ...filter, markedToDelete: false });
      return taskCalls.page({ filter: filterText, sort: 'executionPeriod', limit: mostTasks }, signal);
    },
  });
  if (!taskObject) return null;
  return (
    <Panel title={title}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.rows.map((each) => (
          <TaskLine key={each.id} task={each} />
        ))}
      </Box>
      {data && <CutNote shown={data.rows.length} count={data.count} />}
      {taskObject.canCreate && <NewTask label={adds} about={about} queryKey={queryKey} />}
    </Panel>
  );
}

const TaskLine = ({ task }: { readonly task: Task }) => {
  const text = useText();
  const language = useLanguage();
  const stage = taskStageOf(task);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.4 }}>
      <StatusChip label={text(`tasks.stages.${stage}`)} tone={stageTones[stage]} />
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Link to={`/${objects.task.path}/${task.id}`}>{nameIn(language, task)}</Link>
      </Box>
      <Typography variant="body2" color="text.secondary">
        {[holderOf(task)?.presentation, task.executionPeriod && termText(task.executionPeriod)]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
    </Box>
  );
};

interface NewTaskProps {
  readonly label: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly queryKey: readonly unknown[];
}

const NewTask = ({ label, about, queryKey }: NewTaskProps) => {
  const text = useText();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const [name, setName] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    const newName = name.trim();
    if (newName === '') return;
    // The input is emptied at once, because what is typed before the answer comes is the next task.
    setName('');
    try {
      await taskCalls.create({ ...about, name: newName });
      await client.invalidateQueries({ queryKey });
    } catch (error) {
      notifyError(error);
      // The refused name is put back before what the person has typed meanwhile.
      setName((current) => [newName, current].filter(Boolean).join(' '));
    }
  };
  return (
    <Box component="form" onSubmit={(event) => void add(event)} sx={{ display: 'flex', gap: 1, mt: 0.75 }}>
      <TextField
        label={label}
        value={name}
        onChange={({ target }) => setName(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      <Button
        type="submit"
        variant="outlined"
        startIcon={<AddIcon />}
        disabled={name.trim() === ''}
        sx={{ flexShrink: 0 }}
      >
        {text('tasks.add')}
      </Button>
    </Box>
  );
};
