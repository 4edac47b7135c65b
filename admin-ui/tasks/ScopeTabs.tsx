import { Box, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../i18n/useText.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { taskCalls } from './taskCalls.ts';
import {
  firstChoice,
  taskScopes,
  taskFilter,
  type TaskReader,
  type TaskScope,
  type TaskChoice,
} from './taskFilter.ts';

interface ScopeTabsProps {
  readonly choice: TaskChoice;
  /** Who the person is, by whom filters find own tasks (`reader`), and whether this is loaded (`isReady`). */
  readonly ownTasks: { readonly isReady: boolean; readonly reader: TaskReader };
  readonly onScope: (scope: TaskScope) => void;
}

/** Chooses whose tasks are shown. The scopes with tasks that wait for the person have their number. */
export function ScopeTabs({ choice, ownTasks, onScope }: ScopeTabsProps) {
  const text = useText();
  return (
    <Tabs
      value={choice.scope}
      onChange={(_event, scope: TaskScope) => onScope(scope)}
      aria-label={text('tasks.whose')}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
    >
      {taskScopes.map((scope) => (
        <Tab
          key={scope}
          value={scope}
          label={<CountedLabel label={text(`tasks.scopes.${scope}`)} scope={scope} ownTasks={ownTasks} />}
        />
      ))}
    </Tabs>
  );
}

/** A larger number is shown as `99+`. */
const mostCounted = 99;
/** The scopes whose tasks wait for the person. */
const countedScopes: readonly TaskScope[] = ['mine', 'roles', 'check'];

interface CountedProps {
  readonly label: string;
  readonly scope: TaskScope;
  readonly ownTasks: ScopeTabsProps['ownTasks'];
}

const CountedLabel = ({ label, scope, ownTasks }: CountedProps) => {
  const filter = taskFilter({ ...firstChoice, scope }, ownTasks.reader);
  const { data } = useQuery({
    queryKey: ['tasks', 'count', filter],
    queryFn: ({ signal }) => taskCalls.page({ filter: JSON.stringify(filter), limit: 1 }, signal),
    enabled: ownTasks.isReady && countedScopes.includes(scope),
  });
  const count = data?.count ?? 0;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {label}
      {count > 0 && (
        <StatusChip label={count > mostCounted ? `${mostCounted}+` : String(count)} tone="wait" />
      )}
    </Box>
  );
};
