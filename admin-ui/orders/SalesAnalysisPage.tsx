import { Alert, Box, Typography } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { useNavigate } from 'react-router-dom';
import { integerText } from '#domain/kernel/written.ts';
import { screenLabel } from '#domain/labels/index.ts';
import type { SalesAnalysis } from '#domain/sales/analysis.contracts.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useCurrencies } from '../data/useCurrencies.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { useText } from '../i18n/useText.ts';
import { moneyIn } from '../objects/formats.ts';
import { LoadingLine } from '../parts/LoadingLine.tsx';
import { ErrorNote } from '../parts/ErrorNote.tsx';
import { PageHeader } from '../parts/PageHeader.tsx';
import { AnalysisChart } from '../analysis/AnalysisChart.tsx';
import { chartColumn } from '../analysis/chartColumn.ts';
import { SalesChoiceFields } from './SalesChoiceFields.tsx';
import { SalesTable } from './SalesTable.tsx';
import { salesGroupName, ordersBehind } from './salesGroup.ts';
import { useSalesChoice, type SalesChoice } from './useSalesChoice.ts';

/** More bars than this are hard to read; the table shows all that were answered. */
const mostBars = 24;

/** The net value of the orders of a period by month, customer or product. A bar or its row opens the list of its orders. */
const SalesAnalysisPage = () => {
  useAuthenticated();
  const text = useText();
  const language = useLanguage();
  const { choice, choose } = useSalesChoice();
  const { from, to, by, currency } = choice;
  useRefetchOnChange(['salesOrder'], ['sales analysis']);
  const { data, error, isFetching } = useQuery({
    queryKey: ['sales analysis', from, to, by, currency, language],
    queryFn: async ({ signal }) => {
      const query = { from, to, by, ...(currency === undefined ? {} : { currency }) };
      return { choice, analysis: await callApi('GET /sales_order/analysis', { query, signal }) };
    },
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <PageHeader title={screenLabel(language, 'sales-analysis')}>
        <SalesChoiceFields choice={choice} choose={choose} analysis={data?.analysis} />
      </PageHeader>
      <LoadingLine on={isFetching} />
      <ErrorNote error={error} />
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.75 }}>
        {text('salesAnalysis.hint')}
      </Typography>
      {data && <SalesFigures {...data} />}
    </>
  );
};

interface SalesFiguresProps {
  readonly analysis: SalesAnalysis;
  /** The choice that this answer belongs to. It may differ from the present choice while the next answer is awaited. */
  readonly choice: SalesChoice;
}

const SalesFigures = ({ analysis, choice }: SalesFiguresProps) => {
  const text = useText();
  const language = useLanguage();
  const navigate = useNavigate();
  const currencyCodes = useCurrencies();
  const { by } = choice;
  // The answer may have fewer `rows` than there are groups.
  const { currency, rows, groups: groupCount } = analysis;
  if (!currency || rows.length === 0) return <Alert severity="info">{text('salesAnalysis.empty')}</Alert>;
  const code = currencyCodes?.get(currency.id) ?? currency.presentation;
  const money = (value: unknown) => moneyIn(language, value, code);
  // Months are in the order of time, and the newest are shown. Customers and products begin with the greatest.
  const bars = by === 'month' ? rows.slice(-mostBars) : rows.slice(0, mostBars);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, mb: 1.5 }}>
        <Figure name={text('salesAnalysis.value')} value={money(analysis.sumNetto)} />
        <Figure name={text('salesAnalysis.orders')} value={integerText(language, analysis.orders)} />
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(auto-fit, ${chartColumn})` }}>
        <AnalysisChart
          title={text(`salesAnalysis.${by}`)}
          label={`${text('salesAnalysis.value')}, ${code}`}
          names={bars.map((row) => salesGroupName(by, row))}
          series={[
            {
              label: text('salesAnalysis.value'),
              values: bars.map(({ sumNetto }) => sumNetto),
              text: (value) => money(String(value ?? 0)),
            },
          ]}
          mostRows={mostBars}
          onOpen={(_series, at) => {
            const row = bars[at];
            if (row) void navigate(ordersBehind(by, row, choice, currency));
          }}
        />
        <SalesTable by={by} analysis={analysis} money={money} choice={choice} currency={currency} />
      </Box>
      {groupCount > rows.length && (
        <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
          {text('salesAnalysis.greatest', { shown: rows.length, count: integerText(language, groupCount) })}
        </Typography>
      )}
    </>
  );
};

const Figure = ({ name, value }: { readonly name: string; readonly value: string }) => (
  <Box>
    <Typography variant="caption" color="text.secondary">
      {name}
    </Typography>
    <Typography sx={{ fontSize: 24, fontWeight: 750, lineHeight: 1.1 }}>{value}</Typography>
  </Box>
);

export default SalesAnalysisPage;
