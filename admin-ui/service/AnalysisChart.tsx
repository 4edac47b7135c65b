import { Box, Paper, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import type { ReclamationPart } from '#domain/service/reclamationAnalysis.rules.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { shortNumberText } from '../objects/formats.ts';
import { measureText, type Measure } from './measures.ts';

interface AnalysisChartProps {
  readonly title: string;
  readonly measure: Measure;
  readonly label: string;
  readonly parts: readonly ReclamationPart[];
}

/** More bars than this are hard to read; the table shows all. */
const mostBars = 12;
const shortName = (name: string): string => (name.length > 24 ? `${name.slice(0, 23)}…` : name);

/** One measure by one dimension, the longest bars first. */
export function AnalysisChart({ title, measure, label, parts }: AnalysisChartProps) {
  const language = useLanguage();
  const { palette } = useTheme();
  const bars = parts.filter((part) => part[measure] !== null).slice(0, mostBars);
  if (bars.length === 0) return null;
  const told = bars.map((part) => `${part.name ?? '–'} ${measureText(language, measure, part[measure])}`);
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.5, minWidth: 0 }}>
      <Typography component="h2" sx={{ fontWeight: 650, fontSize: 15 }}>
        {title}
      </Typography>
      <Box role="img" aria-label={`${title}, ${label}: ${told.join(', ')}`}>
        <BarChart
          layout="horizontal"
          height={60 + bars.length * 28}
          skipAnimation
          hideLegend
          margin={{ left: 0, right: 16, top: 4, bottom: 0 }}
          yAxis={[
            {
              data: bars.map(({ name }) => shortName(name ?? '–')),
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
          series={[
            {
              data: bars.map((part) => Number(part[measure])),
              color: palette.primary.main,
              valueFormatter: (value) => measureText(language, measure, value),
            },
          ]}
        />
      </Box>
    </Paper>
  );
}
