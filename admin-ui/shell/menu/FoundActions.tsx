import { ListItemButton, ListItemText, Typography } from '@mui/material';
import { useText } from '../../i18n/useText.ts';
import type { MenuAction } from './useMenuActions.ts';

interface FoundActionsProps {
  readonly actions: readonly MenuAction[];
  readonly onDone: () => void;
}

/** The actions that match the search, below the screens that match it. */
export function FoundActions({ actions, onDone }: FoundActionsProps) {
  const text = useText();
  if (actions.length === 0) return null;
  return (
    <section aria-label={text('shell.actions')}>
      <Typography variant="caption" color="text.secondary" component="h2" sx={{ px: 2, pt: 1 }}>
        {text('shell.actions')}
      </Typography>
      {actions.map(({ key, title, act }) => (
        <ListItemButton
          key={key}
          data-found
          onClick={() => {
            onDone();
            act();
          }}
          sx={{ py: 0.3, mx: 0.75, borderRadius: 1 }}
        >
          <ListItemText
            primary={title}
            slotProps={{ primary: { fontSize: 13, lineHeight: 1.3, sx: { overflowWrap: 'anywhere' } } }}
          />
        </ListItemButton>
      ))}
    </section>
  );
}
