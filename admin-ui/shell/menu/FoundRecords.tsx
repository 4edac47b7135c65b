import { ListItemButton, ListItemText, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { useText } from '../../i18n/useText.ts';
import type { FoundRecords as Found } from './useFoundRecords.ts';

interface FoundRecordsProps {
  readonly found: Found;
  readonly onOpen: () => void;
}

/**
 * The records that match the search, grouped by object. A group that shows only some of its matches ends with a link to all. If
 * no record matches, `alike` is true and the records are those with similar names.
 */
export function FoundRecords({ found: { words, groups, alike }, onOpen }: FoundRecordsProps) {
  const text = useText();
  const sections = groups.map(({ title, path, records, more }) => (
    <section key={path} aria-label={title}>
      <Typography variant="caption" color="text.secondary" component="h2" sx={{ px: 2, pt: 1 }}>
        {title}
      </Typography>
      {records.map(({ to, presentation }) => (
        <RecordLink key={to} to={to} label={presentation} onOpen={onOpen} />
      ))}
      {more && (
        <RecordLink
          to={`/${path}?${new URLSearchParams({ search: words })}`}
          label={text('menu.allFound')}
          onOpen={onOpen}
        />
      )}
    </section>
  ));
  return (
    <>
      {alike && (
        <Typography variant="body2" color="text.secondary" role="status" sx={{ px: 2, pt: 1 }}>
          {text('shell.alikeFound', { words })}
        </Typography>
      )}
      {sections}
    </>
  );
}

const RecordLink = ({ to, label, onOpen }: { to: string; label: string; onOpen: () => void }) => (
  <ListItemButton component={Link} to={to} onClick={onOpen} sx={{ py: 0.3, mx: 0.75, borderRadius: 1 }}>
    <ListItemText
      primary={label}
      slotProps={{ primary: { fontSize: 13, lineHeight: 1.3, sx: { overflowWrap: 'anywhere' } } }}
    />
  </ListItemButton>
);
