import { Alert, Box, Button, Link as TextLink } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { objects } from '#domain/objects.ts';
import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { undoHours } from '#domain/partners/firmMerge.rules.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectPath } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useText } from '../i18n/useText.ts';

/** How many merges into one firm are named. */
const mostNamed = 5;

/**
 * A note above the fields of a firm: into which firm it was merged, or which ones were merged into it in the last day. For a day
 * after a merge (`undoHours`) the note offers to undo it.
 */
const FirmMerged = ({ record }: { readonly record: AnyRecord }) => {
  const text = useText();
  const path = useObjectPath('firmMerge');
  const goneInto = isReference(record.mergedInto) ? record.mergedInto : undefined;
  const key = ['firmMerge', 'of', record.id];
  useRefetchOnChange(['firmMerge'], key);
  const { data } = useQuery({
    queryKey: [...key, goneInto?.id],
    // Without a path this person may not read merges, and cannot undo one.
    enabled: path !== undefined,
    queryFn: async ({ signal }) => {
      const since = new Date(Date.now() - undoHours * 3_600_000).toISOString();
      const { rows } = await recordCalls.list(objects.firmMerge, {
        query: {
          limit: mostNamed,
          // `from` is the firm that was merged, `into` the one that remains.
          filter: JSON.stringify({
            [goneInto ? 'from' : 'into']: record.id,
            undoneAt: null,
            createdAt: { gte: since },
          }),
        },
        signal,
      });
      return rows;
    },
  });
  if (goneInto)
    return (
      <Alert severity="warning" sx={{ mb: 1.25 }} action={<UndoLink id={data?.[0]?.id} />}>
        {text('firms.merge.goneInto')}{' '}
        <TextLink component={Link} to={`/${objects.counterparty.path}/${goneInto.id}`}>
          {goneInto.presentation}
        </TextLink>
      </Alert>
    );
  if (!data || data.length === 0) return null;
  return (
    <Box sx={{ display: 'grid', gap: 0.5, mb: 1.25 }}>
      {data.map((merge) => (
        <Alert key={merge.id} severity="info" action={<UndoLink id={merge.id} />}>
          {text('firms.merge.cameHere', { from: merge.from.presentation })}
        </Alert>
      ))}
    </Box>
  );
};

const UndoLink = ({ id }: { readonly id: number | undefined }) => {
  const text = useText();
  if (id === undefined) return null;
  return (
    <Button component={Link} to={`/firm-merge/${id}`} size="small" color="inherit">
      {text('firms.merge.undo')}
    </Button>
  );
};

export default FirmMerged;
