import { ListItemButton, ListItemText, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import type { FoundGroup } from './useFoundRecords.ts';

interface FoundRecordsProps {
  readonly groups: readonly FoundGroup[];
  readonly words: string;
  readonly onOpen: () => void;
}

/** The records that match the search, grouped by object, each group with a link to all matches. */
export function FoundRecords({ groups, words, onOpen }: FoundRecordsProps) {
  const text = useText();
  return groups.map(({ title, path, records, more }) => (
    <section key={path} aria-label={title}>
      <Typography variant="caption" color="text.secondary" component="h2" sx={{ px: 2, pt: 1 }}>
        {title}
      </Typography>
      {records.map((record) => (
        <Found
          key={record.id}
          to={`/${path}/${record.id}`}
          label={String(record.presentation ?? record.id)}
          onOpen={onOpen}
        />
      ))}
      {more && (
        <Found
          to={`/${path}?${new URLSearchParams({ search: words })}`}
          label={text('menu.allFound')}
          onOpen={onOpen}
        />
      )}
    </section>
  ));
}

const Found = ({ to, label, onOpen }: { to: string; label: string; onOpen: () => void }) => (
  <ListItemButton component={Link} to={to} onClick={onOpen} sx={{ py: 0.3, mx: 0.75, borderRadius: 1 }}>
    <ListItemText
      primary={label}
      slotProps={{ primary: { fontSize: 13, lineHeight: 1.3, sx: { overflowWrap: 'anywhere' } } }}
    />
  </ListItemButton>
);
