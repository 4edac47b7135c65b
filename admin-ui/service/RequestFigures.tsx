import { Alert, Box, Link } from '@mui/material';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import type { Language } from '#domain/kernel/language.ts';
import { decimalText, integerText } from '#domain/kernel/written.ts';
import { objects } from '#domain/objects.ts';
import {
  requestCounts,
  requestDurations,
  type RequestAnalysis,
  type RequestCount,
  type RequestDimension,
  type RequestPart,
  type RequestPeriod,
  type RequestSum,
} from '#domain/service/requestAnalysis.rules.ts';
import { requestAnalysisWords } from '#domain/service/requestAnalysis.words.ts';
import { requestsCounted } from '#domain/service/requestList.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { queryOf, wholeList } from '../objects/list/listState.ts';
import { AnalysisChart } from '../analysis/AnalysisChart.tsx';
import { AnalysisTable } from '../analysis/AnalysisTable.tsx';
import { chartColumn } from '../analysis/chartColumn.ts';

interface RequestFiguresProps {
  readonly type: RequestDimension;
  readonly period: RequestPeriod;
  readonly analysis: RequestAnalysis;
}

/** The counts that the first chart compares. */
const compared = ['intake', 'solved'] as const satisfies readonly RequestCount[];
/**
 * The charts of durations. `counts` says whose durations they are: those of the requests in this count. A bar opens the list of
 * these requests.
 */
const durationCharts = [
  { chart: 'firstAnswer', counts: 'intake', bars: ['firstAnswerMedian', 'firstAnswerP90'] },
  { chart: 'solution', counts: 'solved', bars: ['solutionMedian', 'solutionP90'] },
] as const;
/** A chart shows at most this many months, the newest ones. */
const mostMonths = 24;
/** A chart of another dimension shows at most this many rows, those with the greatest intake. */
const mostOthers = 12;

/** The charts and the table of an analysis; each bar and each count opens the list of its requests. */
export function RequestFigures({ type, period, analysis }: RequestFiguresProps) {
  const words = requestAnalysisWords(useLanguage());
  const { totals, more } = analysis;
  if (requestCounts.every((count) => totals[count] === 0))
    return <Alert severity="info">{words.empty}</Alert>;
  return (
    <>
      {more && (
        <Alert severity="info" sx={{ mb: 1 }}>
          {words.more}
        </Alert>
      )}
      <RequestCharts type={type} period={period} analysis={analysis} />
      <RequestTable type={type} period={period} analysis={analysis} />
    </>
  );
}

/**
 * Two functions. `nameOf` returns the name of a part of the figures, such as a month. `addressOfList` returns the address of the
 * list with the requests of a count: those of one part, or of all parts if none is given.
 */
const useNamesAndLists = (type: RequestDimension, period: RequestPeriod) => {
  const words = requestAnalysisWords(useLanguage());
  const nameOf = ({ key, name }: RequestPart) => name ?? (key === null ? words.none : `#${key}`);
  const addressOfList = (count: RequestCount, part?: RequestPart) =>
    `/${objects.customerRequest.path}?${queryOf({
      ...wholeList,
      ...requestsCounted(count, period, type, part && { key: part.key, name: nameOf(part) }),
      marked: false,
    })}`;
  return { nameOf, addressOfList };
};

const hoursText = (language: Language, value: string | number | null): string =>
  value === null ? '–' : `${decimalText(language, String(value), 1)} h`;

const RequestCharts = ({ type, period, analysis: { rows } }: RequestFiguresProps) => {
  const language = useLanguage();
  const words = requestAnalysisWords(language);
  const navigate = useNavigate();
  const { nameOf, addressOfList } = useNamesAndLists(type, period);
  const shownRows = type === 'month' ? rows.slice(-mostMonths) : rows;
  const names = shownRows.map(nameOf);
  const mostRows = type === 'month' ? mostMonths : mostOthers;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: `repeat(auto-fill, ${chartColumn})` }}>
      <AnalysisChart
        title={words.charts.counts}
        label={words.requests}
        names={names}
        mostRows={mostRows}
        series={compared.map((count) => ({
          label: words.measures[count],
          values: shownRows.map((part) => part[count]),
          text: (value) => integerText(language, Number(value)),
        }))}
        // `series` and `row` are indexes, from 0.
        onOpen={(series, row) => {
          const count = compared[series];
          if (count) void navigate(addressOfList(count, shownRows[row]));
        }}
      />
      {durationCharts.map(({ chart, counts, bars }) => (
        <AnalysisChart
          key={chart}
          title={words.charts[chart]}
          label={words.hours}
          names={names}
          mostRows={mostRows}
          series={bars.map((bar, at) => ({
            label: at === 0 ? words.median : words.p90,
            values: shownRows.map((part) => part[bar]),
            text: (value) => hoursText(language, value),
          }))}
          onOpen={(_series, row) => void navigate(addressOfList(counts, shownRows[row]))}
        />
      ))}
    </Box>
  );
};

const RequestTable = ({ type, period, analysis: { totals, rows } }: RequestFiguresProps) => {
  const language = useLanguage();
  const words = requestAnalysisWords(language);
  const { nameOf, addressOfList } = useNamesAndLists(type, period);
  // The cells of one row. The counts open the requests of `part`, or of all parts in the row of totals, which has none.
  const figures = (sum: RequestSum, part?: RequestPart) => [
    ...requestCounts.map((count) => {
      const countText = integerText(language, sum[count]);
      if (sum[count] === 0) return countText;
      const label = `${part ? nameOf(part) : words.total}, ${words.measures[count]}: ${countText}`;
      return (
        <Link key={count} component={RouterLink} to={addressOfList(count, part)} aria-label={label}>
          {countText}
        </Link>
      );
    }),
    ...requestDurations.map((duration) => hoursText(language, sum[duration])),
  ];
  return (
    <Box sx={{ mt: 1.5 }}>
      <AnalysisTable
        title={words.title}
        columns={[...requestCounts, ...requestDurations].map((name) => words.measures[name])}
        rows={rows.map((part, at) => ({
          id: part.key ?? '',
          // The name of the dimension stands in the first row only.
          group: at === 0 ? words.dimensions[type] : '',
          name: nameOf(part),
          cells: figures(part, part),
        }))}
        total={{ name: words.total, cells: figures(totals) }}
      />
    </Box>
  );
};
