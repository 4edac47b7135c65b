import { Button, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { FilterPart } from '#domain/platform/filterParts.ts';
import { listQuery } from '../data/listQuery.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useObjectPath } from '../data/metadata.ts';
import { recordCalls } from '../data/recordCalls.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyText } from '../objects/formats.ts';
import { queryOf, wholeList } from '../objects/list/listState.ts';
import { Panel } from '../parts/Panel.tsx';

/** The sum of the unpaid penalties and services of a forwarder's trucks, in złotys, as a link to their list. */
export function FirmDebt({
  firm,
}: {
  readonly firm: { readonly id: number; readonly presentation: string };
}) {
  const text = useText();
  const language = useLanguage();
  const path = useObjectPath('punishment');
  const conditions: FilterPart[] = [
    { fieldPath: 'disposition.forwarder', operator: 'eq', value: firm },
    { fieldPath: 'isPaid', operator: 'eq', value: false },
    { fieldPath: 'isCanceled', operator: 'eq', value: false },
  ];
  const key = ['firmDebt', firm.id];
  useRefetchOnChange(['punishment'], key);
  const { data } = useQuery({
    queryKey: key,
    enabled: path !== undefined,
    queryFn: ({ signal }) =>
      recordCalls.totals(
        { path },
        {
          query: {
            filter: listQuery({ filter: { markedToDelete: false, conditions } }).filter,
            totals: JSON.stringify({ amount: 'sum' }),
          },
          signal,
        },
      ),
  });
  if (!path) return null;
  const listPath = `/${path}?${queryOf({ ...wholeList, marked: false, conditions })}`;
  const owed = data && (data.totals.amount ?? '0.00');
  return (
    <Panel title={text('firms.page.debt')}>
      <Typography sx={{ fontWeight: 650, minHeight: 30 }} component="div">
        {owed && (
          <Button component={Link} to={listPath} size="small" color="inherit">
            {moneyText(language, owed)}
          </Button>
        )}
      </Typography>
    </Panel>
  );
}
