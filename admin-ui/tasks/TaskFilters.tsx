import { Box, Button, MenuItem, TextField } from '@mui/material';
import { useText } from '../i18n/useText.ts';
import { ReferencePicker } from '../objects/fields/ReferencePicker.tsx';
import { DayField } from '../parts/DayField.tsx';
import type { OwnRole } from './taskCalls.ts';
import { firstChoice, leavesExecutor, progresses, type Progress, type TaskChoice } from './taskFilter.ts';

interface TaskFiltersProps {
  readonly choice: TaskChoice;
  readonly roles: readonly OwnRole[];
  readonly onChange: (changed: Partial<TaskChoice>) => void;
  /** False for the calendar, which shows its own period. */
  readonly withPeriod: boolean;
}

/** The filters of tasks: words, progress, executor, executor role, customer, and the period of the term. */
export function TaskFilters({ choice, roles, onChange, withPeriod }: TaskFiltersProps) {
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
        value={choice.searchStr}
        onChange={({ target }) => onChange({ searchStr: target.value })}
        onKeyDown={({ key }) => key === 'Escape' && onChange({ searchStr: '' })}
      />
      {/* Some scopes, the tabs above the filters, determine the progress or the executor. Then there is no filter for it. */}
      {choice.scope !== 'check' && <ProgressSelect value={choice.progress} onChange={onChange} />}
      {leavesExecutor(choice.scope) && (
        <ReferencePicker
          mayCreate={false}
          objectName="user"
          label={text('tasks.executor')}
          value={choice.executor}
          onChange={(executor) => onChange({ executor })}
        />
      )}
      {roles.length > 0 && <RoleSelect choice={choice} roles={roles} onChange={onChange} />}
      <ReferencePicker
        objectName="counterparty"
        label={text('tasks.customer')}
        value={choice.customer}
        onChange={(customer) => onChange({ customer })}
      />
      {withPeriod && (
        <>
          <div className="day">
            <DayField
              label={text('tasks.from')}
              value={choice.from}
              onChange={(from) => onChange({ from })}
            />
          </div>
          <div className="day">
            <DayField label={text('tasks.to')} value={choice.to} onChange={(to) => onChange({ to })} />
          </div>
        </>
      )}
      <Button color="inherit" onClick={() => onChange({ ...firstChoice, scope: choice.scope })}>
        {text('common.clear')}
      </Button>
    </Box>
  );
}

type OnChange = TaskFiltersProps['onChange'];

const ProgressSelect = ({ value, onChange }: { readonly value: Progress; readonly onChange: OnChange }) => {
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

const RoleSelect = ({ choice, roles, onChange }: Pick<TaskFiltersProps, 'choice' | 'roles' | 'onChange'>) => {
  const text = useText();
  return (
    <TextField
      select
      label={text('tasks.role')}
      // 0 stands for all roles. A stored choice may name a role that the person no longer has.
      value={roles.some(({ id }) => id === choice.executorRole) ? choice.executorRole : 0}
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
