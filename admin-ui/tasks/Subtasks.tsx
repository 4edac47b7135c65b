import { Box, Button, TextField, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { Link } from 'react-router-dom';
import { nameIn } from '#domain/kernel/named.ts';
import { objects } from '#domain/objects.ts';
import { taskStageOf } from '#domain/processes/task.rules.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { Panel } from '../parts/Panel.tsx';
import { StatusChip } from '../parts/StatusChip.tsx';
import { useNotifyError } from '../parts/useNotifyError.ts';
import { holderOf, taskCalls, type Task } from './taskCalls.ts';
import { stageTones, termText } from './taskTerm.ts';

const mostSubtasks = 100;

/** The parts of a task, each a task of its own; a new one needs but its name. */
export const Subtasks = ({ task }: { readonly task: Task }) => {
  const text = useText();
  useRefetchOnChange(['task'], ['tasks', 'under', task.id]);
  const { data } = useQuery({
    queryKey: ['tasks', 'under', task.id],
    queryFn: ({ signal }) => {
      const filter = JSON.stringify({ parentTask: task.id, markedToDelete: false });
      return taskCalls.page({ filter, sort: 'executionPeriod', limit: mostSubtasks }, signal);
    },
  });
  return (
    <Panel title={text('tasks.subtasks')}>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.rows.map((each) => (
          <Subtask key={each.id} task={each} />
        ))}
      </Box>
      <NewSubtask parent={task} />
    </Panel>
  );
};

const Subtask = ({ task }: { readonly task: Task }) => {
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

const NewSubtask = ({ parent }: { readonly parent: Task }) => {
  const text = useText();
  const client = useQueryClient();
  const notifyError = useNotifyError();
  const [name, setName] = useState('');
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    const { ownerType, ownerId, customerId, orderId } = parent;
    const about = { ownerType, ownerId, customerId, orderId };
    try {
      await taskCalls.create({ ...about, name: name.trim(), parentTask: parent.id });
      setName('');
      await client.invalidateQueries({ queryKey: ['tasks', 'under', parent.id] });
    } catch (error) {
      notifyError(error);
    }
  };
  return (
    <Box component="form" onSubmit={(event) => void add(event)} sx={{ display: 'flex', gap: 1, mt: 0.75 }}>
      <TextField
        label={text('tasks.newSubtask')}
        value={name}
        onChange={({ target }) => setName(target.value)}
        fullWidth
        slotProps={{ htmlInput: { maxLength: 255 } }}
      />
      <Button type="submit" variant="outlined" startIcon={<AddIcon />} disabled={name.trim() === ''}>
        {text('tasks.add')}
      </Button>
    </Box>
  );
};
