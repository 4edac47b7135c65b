import { BarChart } from '@mui/x-charts/BarChart';
import { dateText } from '#domain/kernel/written.ts';
import type { ProcessBoard } from '#domain/processes/processAnswers.ts';
import { useText } from '../../i18n/useText.ts';

/** How many began, came to their end and were cancelled, week by week. */
export const WeekChart = ({ weeks }: { readonly weeks: ProcessBoard['weeks'] }) => {
  const text = useText();
  const series = (['started', 'finished', 'canceled'] as const).map((key) => ({
    data: weeks.map((week) => week[key]),
    label: text(`processBoard.${key}`),
  }));
  return (
    <BarChart
      height={170}
      series={series}
      xAxis={[{ data: weeks.map(({ week }) => dateText(week).slice(0, 5)), scaleType: 'band' }]}
      yAxis={[{ tickMinStep: 1, width: 28 }]}
      margin={{ left: 0, right: 8, top: 8, bottom: 0 }}
    />
  );
};
