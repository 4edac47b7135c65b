import { Box, Button, Typography } from '@mui/material';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { dateTimeText } from '#domain/kernel/written.ts';
import { timelineSources } from '#domain/partners/timeline.ts';
import type { AnswerAt } from '#domain/contracts.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectPath } from '../data/metadata.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { Panel } from '../parts/Panel.tsx';

type TimelineEntry = AnswerAt<'GET /counterparties/:id/timeline'>['rows'][number];

/** The objects whose records the timeline shows: when one of them changes, the timeline is read again. */
const timelineObjects = timelineSources.map(({ object }) => object);

/** All that has happened with a firm, newest first; each row opens its record. */
export function FirmTimeline({ firmId }: { readonly firmId: number }) {
  const text = useText();
  const language = useLanguage();
  const key = ['firmTimeline', firmId, language];
  useRefetchOnChange(timelineObjects, key);
  const { data, error, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: key,
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      callApi('GET /counterparties/:id/timeline', {
        params: { id: firmId },
        query: pageParam ? { after: pageParam } : {},
        signal,
      }),
    getNextPageParam: ({ next }) => next,
  });
  const rows = data?.pages.flatMap((page) => page.rows);
  return (
    <Panel title={text('firms.page.timeline')}>
      <ErrorNote error={error} />
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, minHeight: 480 }}>
        {rows?.map((row) => (
          <TimelineRow key={`${row.object} ${row.id}`} row={row} />
        ))}
        {rows?.length === 0 && (
          <Typography component="li" variant="body2" color="text.secondary">
            {text('firms.page.nothing')}
          </Typography>
        )}
      </Box>
      {hasNextPage && (
        <Button size="small" onClick={() => void (isFetchingNextPage || fetchNextPage())}>
          {text('firms.page.older')}
        </Button>
      )}
    </Panel>
  );
}

const TimelineRow = ({ row }: { readonly row: TimelineEntry }) => {
  const path = useObjectPath(row.object);
  return (
    <Box
      component="li"
      sx={{ display: 'grid', gridTemplateColumns: '118px minmax(0, 1fr)', columnGap: 1, py: 0.5 }}
    >
      <Typography variant="caption" color="text.secondary" sx={{ lineHeight: '20px' }}>
        {dateTimeText(row.at)}
      </Typography>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {row.title} {path ? <Link to={`/${path}/${row.id}`}>{row.presentation}</Link> : row.presentation}
        </Typography>
        {row.facts.length > 0 && (
          <Typography variant="caption" color="text.secondary" component="div">
            {row.facts.join(' · ')}
          </Typography>
        )}
      </Box>
    </Box>
  );
};
