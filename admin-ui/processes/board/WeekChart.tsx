import { Box, useTheme } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { dateText, integerText } from '#domain/kernel/written.ts';
import type { ProcessBoard } from '#domain/processes/processAnswers.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { useText } from '../../i18n/useText.ts';

const countedEvents = ['started', 'finished', 'canceled'] as const;

/** The number of processes started, finished and cancelled in each week. */
export function WeekChart({ weeks }: { readonly weeks: ProcessBoard['weeks'] }) {
  const text = useText();
  const language = useLanguage();
  const { palette } = useTheme();
  const colours = {
    started: palette.primary.main,
    finished: palette.success.main,
    canceled: palette.error.main,
  };
  const series = countedEvents.map((key) => ({
    data: weeks.map((week) => week[key]),
    label: text(`processBoard.${key}`),
    color: colours[key],
  }));
  // For screen readers, which cannot read the chart.
  const weekTexts = weeks
    .filter((week) => countedEvents.some((key) => week[key] > 0))
    .map((week) =>
      [
        dateText(week.week),
        ...countedEvents.map((key) => `${text(`processBoard.${key}`)} ${week[key]}`),
      ].join(' '),
    );
  return (
    <Box role="img" aria-label={`${text('processBoard.weeks')}: ${weekTexts.join('; ')}`}>
      <BarChart
        height={170}
        skipAnimation
        series={series}
        // `26.11.2026` is shortened to `26.11`.
        xAxis={[{ data: weeks.map(({ week }) => dateText(week).slice(0, 5)), scaleType: 'band' }]}
        yAxis={[
          { tickMinStep: 1, width: 44, valueFormatter: (value: number) => integerText(language, value) },
        ]}
        margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
      />
    </Box>
  );
}
