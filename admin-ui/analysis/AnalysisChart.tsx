import { Box, Paper, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { shortened } from '#domain/kernel/shortText.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { shortNumberText } from '../objects/formats.ts';

/** One series of bars: it has one value for each row. */
interface AnalysisSeries {
  readonly label: string;
  /** The values by row; null if a row has none. */
  readonly values: readonly (string | number | null)[];
  /** A value as people read it. */
  readonly text: (value: string | number | null) => string;
}

interface AnalysisChartProps {
  readonly title: string;
  /** What the bars measure. */
  readonly label: string;
  /** The name of each row. */
  readonly names: readonly string[];
  readonly series: readonly AnalysisSeries[];
  /** How many rows are shown, beginning with the first. More bars are hard to read, and the table shows all. */
  readonly mostRows?: number;
  /** Opens the records that a bar counts. Both numbers are indexes: in `series` and in `names`. */
  readonly onOpen?: (series: number, row: number) => void;
}

/** The most characters of a name for which the axis has room. */
const longestName = 24;
/** The height of a bar with its gap, and the further space of each row, in pixels. */
const bar = 16;
const gap = 12;

/** Bars by the rows of one dimension, in their order. */
export function AnalysisChart({ title, label, names, series, mostRows = 12, onOpen }: AnalysisChartProps) {
  const language = useLanguage();
  const { palette } = useTheme();
  const rows = rowsWithValues(names, series).slice(0, mostRows);
  if (rows.length === 0) return null;
  const rowTexts = rows.map(
    ({ name, row }) => `${name} ${series.map(({ values, text }) => text(values[row] ?? null)).join(' / ')}`,
  );
  const measured = series.length > 1 ? series.map((each) => each.label).join(' / ') : label;
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.5, minWidth: 0 }}>
      <Typography component="h2" sx={{ fontWeight: 650, fontSize: 15 }}>
        {title}
      </Typography>
      <Box role="img" aria-label={`${title}, ${measured}: ${rowTexts.join(', ')}`}>
        <BarChart
          layout="horizontal"
          // Besides its rows a chart has an axis, and with several series a legend.
          height={(series.length > 1 ? 90 : 60) + rows.length * (series.length * bar + gap)}
          skipAnimation
          hideLegend={series.length === 1}
          margin={{ left: 0, right: 16, top: 4, bottom: 0 }}
          {...(onOpen && {
            onItemClick: (_event, item) => {
              const row = rows[item.dataIndex]?.row;
              if (row !== undefined) onOpen(Number(item.seriesId), row);
            },
            sx: { '& .MuiBarElement-root': { cursor: 'pointer' } },
          })}
          yAxis={[
            {
              // Two rows may have the same name.
              data: rows.map((_row, at) => at),
              valueFormatter: (at: number) => shortened(rows[at]?.name ?? '', longestName),
              scaleType: 'band',
              width: 170,
              tickSize: 0,
            },
          ]}
          xAxis={[
            {
              min: 0,
              label,
              tickMinStep: 1,
              valueFormatter: (value: number) => shortNumberText(language, value),
            },
          ]}
          series={series.map(({ label: name, values, text }, at) => ({
            id: String(at),
            ...(series.length > 1 && { label: name }),
            data: rows.map(({ row }) => {
              const value = values[row] ?? null;
              return value === null ? null : Number(value);
            }),
            color: at === 0 ? palette.primary.main : palette.secondary.main,
            valueFormatter: text,
          }))}
        />
      </Box>
    </Paper>
  );
}

/** The rows in which at least one series has a value, each with its index among all rows. */
const rowsWithValues = (names: readonly string[], series: readonly AnalysisSeries[]) =>
  names
    .map((name, row) => ({ name, row }))
    .filter(({ row }) => series.some(({ values }) => (values[row] ?? null) !== null));
