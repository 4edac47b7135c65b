import { Box, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../i18n/useText.ts';
import { StatusChip } from '../parts/StatusChip.tsx';
import { taskCalls } from './taskCalls.ts';
import { firstWish, scopes, taskFilter, type Looker, type Scope, type TaskWish } from './taskFilter.ts';

interface ScopeTabsProps {
  readonly wish: TaskWish;
  readonly own: { readonly isReady: boolean; readonly looker: Looker };
  readonly onScope: (scope: Scope) => void;
}

/** Chooses whose tasks are shown, with the number of those that wait for the person. */
export function ScopeTabs({ wish, own, onScope }: ScopeTabsProps) {
  const text = useText();
  return (
    <Tabs
      value={wish.scope}
      onChange={(_event, scope: Scope) => onScope(scope)}
      aria-label={text('tasks.whose')}
      sx={{ borderBottom: 1, borderColor: 'divider', px: 1 }}
    >
      {scopes.map((scope) => (
        <Tab
          key={scope}
          value={scope}
          label={<Counted label={text(`tasks.scopes.${scope}`)} scope={scope} own={own} />}
        />
      ))}
    </Tabs>
  );
}

const mostCounted = 99;
const counted: readonly Scope[] = ['mine', 'roles', 'check'];

interface CountedProps {
  readonly label: string;
  readonly scope: Scope;
  readonly own: ScopeTabsProps['own'];
}

const Counted = ({ label, scope, own }: CountedProps) => {
  const filter = taskFilter({ ...firstWish, scope }, own.looker);
  const { data } = useQuery({
    queryKey: ['tasks', 'count', filter],
    queryFn: ({ signal }) => taskCalls.page({ filter: JSON.stringify(filter), limit: 1 }, signal),
    enabled: own.isReady && counted.includes(scope),
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
