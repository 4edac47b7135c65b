import { Box, Button, Paper, Typography } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useQuery } from '@tanstack/react-query';
import { useGetIdentity } from 'ra-core';
import { Link } from 'react-router-dom';
import { integerText } from '#domain/kernel/written.ts';
import { recordCalls } from '../../data/recordCalls.ts';
import { listQuery } from '../../data/listQuery.ts';
import { useRefetchOnChange } from '../../data/live.ts';
import { useObjectMeta, useObjectPath } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';
import { RecordLine } from '../../objects/RecordLine.tsx';
import type { WorkPanel } from './workPanels.ts';

const shown = 6;

/** The person's first open records, a link to all of them, and one to a new record. */
export function WorkList({ panel }: { panel: WorkPanel }) {
  const text = useText();
  const language = useLanguage();
  const path = useObjectPath(panel.objectName);
  const { data: meta } = useObjectMeta(path && panel.objectName);
  const { data } = useOpenRecords(panel, path);
  if (!path) return null;
  return (
    <Paper variant="outlined" component="section" sx={{ p: 1.5, minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 0.5 }}>
        <Typography component="h2" sx={{ fontWeight: 650, flex: 1 }}>
          {text(`home.work.${panel.name}`)}
          {data && data.count > 0 && ` (${integerText(language, data.count)})`}
        </Typography>
        {meta?.canCreate && (
          <Button component={Link} to={`/${path}/create`} size="small" startIcon={<AddIcon />}>
            {text('list.create')}
          </Button>
        )}
        <Button component={Link} to={panel.screen ?? `/${path}`} size="small" color="inherit">
          {text('home.all')}
        </Button>
      </Box>
      {data?.rows.map((record) => (
        <RecordLine
          key={record.id}
          objectName={panel.objectName}
          path={path}
          record={record}
          about={panel.about}
          date={panel.date}
        />
      ))}
      {data?.rows.length === 0 && (
        <Typography color="text.secondary" variant="body2">
          {text('home.nothingOpen')}
        </Typography>
      )}
    </Paper>
  );
}

function useOpenRecords({ objectName, owner, open, date, latestFirst }: WorkPanel, path: string | undefined) {
  const { data: identity } = useGetIdentity();
  const key = ['work', objectName];
  useRefetchOnChange([objectName], key);
  return useQuery({
    queryKey: [...key, identity?.id],
    enabled: path !== undefined && identity !== undefined,
    queryFn: ({ signal }) =>
      recordCalls.list(
        { path },
        {
          query: listQuery({
            filter: { markedToDelete: false, conditions: open, ...(owner ? { [owner]: identity?.id } : {}) },
            sort: { field: date, order: latestFirst ? 'DESC' : 'ASC' },
            pagination: { page: 1, perPage: shown },
          }),
          signal,
        },
      ),
  });
}
