import { Box, Typography } from '@mui/material';
import { DateTime } from 'luxon';
import { integerText } from '#domain/kernel/written.ts';
import type { TodayChart } from '#domain/today/today.contracts.ts';
import { todayWords } from '#domain/today/today.words.ts';
import type { WidgetReader } from '#domain/today/widget.ts';
import { barConditions } from '#domain/today/widgetList.rules.ts';
import type { DayWidget } from '#domain/today/widgets.ts';
import { useObjectPath } from '../../data/metadata.ts';
import { useLanguage } from '../../data/useLanguage.ts';
import { moneyText } from '../../objects/formats.ts';
import { SmallBars } from './SmallBars.tsx';
import { listAddress } from './widgetAddress.ts';
import { WidgetPanel } from './WidgetPanel.tsx';

interface ChartPanelProps {
  readonly widget: Extract<DayWidget, { kind: 'chart' }>;
  /** Undefined until it is read. */
  readonly chart: TodayChart | undefined;
  readonly reader: WidgetReader;
}

/**
 * Bars by day or month; each opens the list of its records. The title shows the figures of the present day or month, and opens
 * the list of the first series.
 */
export function ChartPanel({ widget, chart, reader }: ChartPanelProps) {
  const language = useLanguage();
  const words = todayWords(language);
  const path = useObjectPath(widget.object);
  if (!path) return null;
  // Without `sum` the widget counts records; with it, it adds up an amount of money.
  const valueText = (value: string): string =>
    widget.sum === undefined ? integerText(language, Number(value)) : moneyText(language, value);
  const bars = chart?.bars ?? [];
  // The bars of the present day or month are the last ones.
  const lastBar = bars.at(-1);
  const [firstSeries] = widget.series;
  if (!firstSeries) return null;
  const addressAt = (series: (typeof widget.series)[number], key: string) =>
    listAddress(path, barConditions(widget, series, key, reader));
  // The series of other charts have no name, because each of those charts has only one.
  const nameOf = (series: string): string =>
    series === 'received' || series === 'solved' ? words.series[series] : '';
  // Until the bars are read, the title opens the list of the present day or month.
  const presentKey = reader.today.slice(0, widget.step === 'day' ? 'yyyy-MM-dd'.length : 'yyyy-MM'.length);
  return (
    <WidgetPanel
      name={widget.name}
      title={words.names[widget.name]}
      to={addressAt(firstSeries, lastBar?.key ?? presentKey)}
      figure={lastBar ? lastBar.values.map(valueText).join(' / ') : '…'}
      isZero={lastBar?.values.every((value) => Number(value) === 0) ?? false}
    >
      <SmallBars
        groups={bars.map(({ key, values }) => ({
          key,
          label: DateTime.fromISO(key)
            .setLocale(language)
            .toFormat(widget.step === 'day' ? 'd' : 'LLL'),
          bars: widget.series.map((series, at) => {
            const value = values[at] ?? '0';
            const periodText = DateTime.fromISO(key).toFormat(
              widget.step === 'day' ? 'dd.MM.yyyy' : 'MM.yyyy',
            );
            return {
              value: Number(value),
              description:
                [nameOf(series.name), periodText].filter(Boolean).join(', ') + `: ${valueText(value)}`,
              to: addressAt(series, key),
            };
          }),
        }))}
      />
      {widget.series.length > 1 && <Legend names={widget.series.map(({ name }) => nameOf(name))} />}
    </WidgetPanel>
  );
}

const Legend = ({ names }: { readonly names: readonly string[] }) => (
  <Box sx={{ display: 'flex', gap: 2, mt: 0.5 }} aria-hidden>
    {names.map((name, at) => (
      <Typography
        key={name}
        variant="caption"
        color="text.secondary"
        sx={{ display: 'flex', gap: 0.75, alignItems: 'center' }}
      >
        <Box
          sx={{
            width: 10,
            height: 10,
            borderRadius: '3px',
            bgcolor: at === 0 ? 'primary.main' : 'secondary.main',
          }}
        />
        {name}
      </Typography>
    ))}
  </Box>
);
