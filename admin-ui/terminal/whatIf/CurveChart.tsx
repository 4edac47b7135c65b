import { Box, Paper, Typography } from '@mui/material';
import { useTheme } from '@mui/material/styles';
import { LineChart } from '@mui/x-charts/LineChart';
import { integerText } from '#domain/kernel/written.ts';
import type { Curve } from '#domain/terminal/simulationCurves.ts';
import { clockText } from '../../objects/formats.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

interface CurveChartProps {
  readonly title: string;
  readonly curve: Curve;
  /** When the forecast begins; the points of the curve are seconds after it. */
  readonly now: string;
  /** The largest number of trucks on the vertical axis, the same for both charts, so that they can be compared. */
  readonly most: number;
  /** Whether the curve is drawn as the usual course, in grey, or as the changed one. */
  readonly accent: 'plain' | 'changed';
}

/**
 * The number of waiting trucks over the next hours, with the band that contains four of five simulated futures, and a
 * summary.
 */
export function CurveChart({ title, curve, now, most, accent }: CurveChartProps) {
  const text = useText();
  const language = useLanguage();
  const { palette } = useTheme();
  const colour = accent === 'plain' ? palette.text.secondary : palette.primary.main;
  const times = curve.points.map(({ at }) => new Date(Date.parse(now) + at * 1000));
  const figures = [
    text('whatIf.mean', { minutes: integerText(language, Math.round(curve.meanMinutes)) }),
    text('whatIf.served', { count: integerText(language, Math.round(curve.served)) }),
    text('whatIf.left', { count: integerText(language, Math.round(curve.left)) }),
  ];
  return (
    <Paper variant="outlined" component="section" aria-label={title} sx={{ p: 1.5, minWidth: 0 }}>
      <Typography component="h2" sx={{ fontWeight: 650, fontSize: 15 }}>
        {title}
      </Typography>
      <Typography sx={{ fontSize: 15, mb: 0.5 }}>{figures.join(' · ')}</Typography>
      <Box role="img" aria-label={`${title}: ${figures.join(', ')}`}>
        <LineChart
          height={300}
          skipAnimation
          margin={{ left: 0, right: 16, top: 8, bottom: 0 }}
          xAxis={[
            {
              data: times,
              scaleType: 'time',
              domainLimit: 'strict',
              valueFormatter: (time: Date) => clockText(time.toISOString()),
              tickNumber: 8,
            },
          ]}
          yAxis={[{ min: 0, max: most, tickMinStep: 1, label: text('whatIf.waiting'), width: 48 }]}
          series={seriesOf(curve, colour, { band: text('whatIf.band'), waiting: text('whatIf.waiting') })}
          hideLegend
          slotProps={{ tooltip: { trigger: 'none' } }}
          // Of the lines only that of the waiting trucks is drawn; the band is an area without edges.
          sx={{
            '& .MuiAreaElement-root': { opacity: 0.22 },
            '& .MuiLineElement-root': { strokeWidth: 0 },
            '& .MuiLineElement-series-waiting': { strokeWidth: 2.5 },
          }}
        />
      </Box>
    </Paper>
  );
}

interface SeriesLabels {
  readonly band: string;
  readonly waiting: string;
}

/**
 * An invisible line under the band, the band itself, and the line of waiting trucks. At each point `fewest` and `most` are the
 * edges of the band. Stacked series are added up, so that the band is the difference of the two.
 */
const seriesOf = ({ points }: Curve, color: string, labels: SeriesLabels) => [
  {
    data: points.map(({ fewest }) => fewest),
    id: 'fewest',
    curve: 'linear' as const,
    stack: 'band',
    color: 'transparent',
    showMark: false,
  },
  {
    data: points.map(({ most, fewest }) => most - fewest),
    id: 'band',
    curve: 'linear' as const,
    stack: 'band',
    area: true,
    color,
    showMark: false,
    label: labels.band,
  },
  {
    id: 'waiting',
    curve: 'linear' as const,
    data: points.map(({ waiting }) => waiting),
    color,
    showMark: false,
    label: labels.waiting,
  },
];
