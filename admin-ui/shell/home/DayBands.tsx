import { Box } from '@mui/material';
import type { MenuEntry } from '#domain/navigation.ts';
import type { DesktopItem } from '#domain/platform/desktopItems.ts';
import { allEntries, entryOf } from '#domain/platform/menuEntries.ts';
import { widgetNamed, type WidgetName } from '#domain/today/widgets.ts';
import { EntryTile } from '../section/EntryTile.tsx';
import { bandsOf, type ItemShape } from './bands.ts';
import { ChartPanel } from './ChartPanel.tsx';
import { CountTile } from './CountTile.tsx';
import { ListPanel } from './ListPanel.tsx';
import { SectionCard } from './SectionCard.tsx';
import { useTodayCharts, useWidgetReader, type Today } from './useToday.ts';

interface DayBandsProps {
  readonly items: readonly DesktopItem[];
  readonly sections: readonly MenuEntry[];
  readonly today: Today;
}

/** The smallest width of an item of each shape, in pixels. */
const leastWidth: Readonly<Record<ItemShape, number>> = { number: 165, panel: 420, tile: 240 };

/** The items of a first screen in their order. Neighbours of one shape are a band: a grid with as many columns as fit. */
export function DayBands({ items, sections, today }: DayBandsProps) {
  const entries = allEntries(sections);
  return bandsOf(items).map(({ shape, items: bandItems }, at) => (
    <Box
      key={`${shape}${at}`}
      sx={{
        display: 'grid',
        gap: 1.5,
        mb: 1.5,
        gridTemplateColumns: `repeat(auto-fill, minmax(min(${leastWidth[shape]}px, 100%), 1fr))`,
      }}
    >
      {bandItems.map((item) =>
        item.kind === 'widget' ? (
          <DayWidgetShown key={item.name} name={item.name} today={today} />
        ) : (
          <EntryShown key={item.path} entry={entryOf(entries, item)} />
        ),
      )}
    </Box>
  ));
}

const EntryShown = ({ entry }: { readonly entry: MenuEntry | undefined }) => {
  if (!entry) return null;
  return entry.children.length > 0 ? <SectionCard section={entry} /> : <EntryTile entry={entry} />;
};

const DayWidgetShown = ({ name, today }: { readonly name: WidgetName; readonly today: Today }) => {
  // `today.today` is the day for which the widgets were counted, as yyyy-MM-dd.
  const reader = useWidgetReader(today.today);
  const widget = widgetNamed(name);
  // A person who has chosen a widget may have lost the right to its records since.
  if (!today.offered.includes(name)) return null;
  if (widget.kind === 'chart') return <ChartWithData widget={widget} reader={reader} />;
  const figure = today.figures[name];
  return widget.kind === 'count' ? (
    <CountTile widget={widget} figure={figure} reader={reader} />
  ) : (
    <ListPanel widget={widget} figure={figure} reader={reader} />
  );
};

const ChartWithData = ({ widget, reader }: Omit<Parameters<typeof ChartPanel>[0], 'chart'>) => {
  const { data } = useTodayCharts();
  return <ChartPanel widget={widget} chart={data?.charts[widget.name]} reader={reader} />;
};
