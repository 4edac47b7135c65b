import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { DayField } from '../parts/DayField.tsx';
import type { OwnRole } from './taskCalls.ts';
import { firstWish, progresses, type Progress, type TaskWish } from './taskFilter.ts';

interface TaskFiltersProps {
  readonly wish: TaskWish;
  readonly roles: readonly OwnRole[];
  readonly onChange: (changed: Partial<TaskWish>) => void;
  /** False for the calendar, which shows its own period. */
  readonly withPeriod: boolean;
}

/** The filters of the list: words, progress, who does it, for whom, and the term. */
export function TaskFilters({ wish, roles, onChange, withPeriod }: TaskFiltersProps) {
  const text = useText();
  return (
    <Box
      sx={{
        p: 1.25,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        alignItems: 'center',
        '& > *': { flex: '1 1 130px', minWidth: 0, maxWidth: 260 },
        '& > .day': { flexBasis: 158 },
        '& > button': { flex: '0 0 auto' },
      }}
    >
      <TextField
        label={text('common.search')}
        value={wish.searchStr}
        onChange={({ target }) => onChange({ searchStr: target.value })}
        onKeyDown={({ key }) => key === 'Escape' && onChange({ searchStr: '' })}
      />
      {wish.scope !== 'check' && <ProgressSelect value={wish.progress} onChange={onChange} />}
      {wish.scope !== 'mine' && wish.scope !== 'roles' && (
        <ReferencePicker
          mayCreate={false}
          objectName="user"
          label={text('tasks.executor')}
          value={wish.executor}
          onChange={(executor) => onChange({ executor })}
        />
      )}
      {roles.length > 0 && <RoleSelect wish={wish} roles={roles} onChange={onChange} />}
      <ReferencePicker
        objectName="counterparty"
        label={text('tasks.customer')}
        value={wish.customer}
        onChange={(customer) => onChange({ customer })}
      />
      {withPeriod && (
        <>
          <div className="day">
            <DayField label={text('tasks.from')} value={wish.from} onChange={(from) => onChange({ from })} />
          </div>
          <div className="day">
            <DayField label={text('tasks.to')} value={wish.to} onChange={(to) => onChange({ to })} />
          </div>
        </>
      )}
      <Button color="inherit" onClick={() => onChange({ ...firstWish, scope: wish.scope })}>
        {text('common.clear')}
      </Button>
    </Box>
  );
}

type Changed = TaskFiltersProps['onChange'];

const ProgressSelect = ({ value, onChange }: { readonly value: Progress; readonly onChange: Changed }) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('tasks.progress')}
      value={value}
      onChange={({ target }) => onChange({ progress: target.value as Progress })}
    >
      {progresses.map((progress) => (
        <MenuItem key={progress} value={progress}>
          {text(`tasks.progresses.${progress}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const RoleSelect = ({ wish, roles, onChange }: Pick<TaskFiltersProps, 'wish' | 'roles' | 'onChange'>) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('tasks.role')}
      value={roles.some(({ id }) => id === wish.executorRole) ? wish.executorRole : 0}
      onChange={({ target }) => onChange({ executorRole: Number(target.value) || null })}
    >
      <MenuItem value={0}>{text('common.all')}</MenuItem>
      {roles.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
};
