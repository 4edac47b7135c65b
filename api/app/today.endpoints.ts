import type { Database } from '#database/connect.ts';
import { barsOf } from '#database/today/barsOf.ts';
import { countEach } from '#database/today/countEach.ts';
import { parsePath } from '#domain/kernel/fieldPath.ts';
import { parseFilter } from '#domain/kernel/filter.ts';
import { warsawToday } from '#domain/kernel/warsawDay.ts';
import type { Actor } from '#domain/platform/actor.ts';
import { may } from '#domain/platform/access.rules.ts';
import { keptItems, type DesktopItem } from '#domain/platform/desktopItems.ts';
import { offeredWidgets, usualWidgets } from '#domain/today/choice.rules.ts';
import { todayContracts, type TodayChart, type TodayFigure } from '#domain/today/today.contracts.ts';
import type { Widget, WidgetReader } from '#domain/today/widget.ts';
import {
  barKeys,
  filterOfWidget,
  seriesConditions,
  widgetConditions,
} from '#domain/today/widgetList.rules.ts';
import type { DayWidget, WidgetName } from '#domain/today/widgets.ts';
import { serve, type AnyEndpoint } from '../http/endpoint.ts';
import { findOne } from '../records/upsertOne.ts';

const tag = 'platform';
/** How many records a list widget shows at most. */
const mostRows = 5;

type ListWidget = Extract<Widget, { kind: 'list' }>;
type ChartWidget = Extract<DayWidget, { kind: 'chart' }>;

/** What waits for the caller: their first screen, read as they may read it. */
export function todayEndpoints({ database }: { readonly database: Database }): AnyEndpoint[] {
  return [
    serve(todayContracts.page, {
      tag,
      summary:
        'What waits for the caller: the widgets of their first screen with their numbers and first records',
      access: 'signedIn',
      handle: async ({ actor }) => {
        const reader = readerOf(actor);
        const chosen = await chosenItems(database, actor);
        const widgets = widgetsOf(actor, chosen);
        return {
          today: reader.today,
          own: chosen && [...chosen],
          usual: namesOf(usualWidgets(actor)),
          offered: namesOf(offeredWidgets(actor)),
          figures: await figuresOf(database, actor, widgets, reader),
        };
      },
    }),
    serve(todayContracts.charts, {
      tag,
      summary: 'The charts of the first screen of the caller',
      access: 'signedIn',
      handle: async ({ actor }) => {
        const charts = widgetsOf(actor, await chosenItems(database, actor)).filter(
          (widget) => widget.kind === 'chart',
        );
        return { charts: await chartsOf(database, actor, charts, readerOf(actor)) };
      },
    }),
  ];
}

/** The items that a person has chosen for their first screen, possibly none; null if they have never chosen. */
const chosenItems = async (database: Database, actor: Actor): Promise<readonly DesktopItem[] | null> => {
  if (!may(actor, 'read', database.registry.byName('mainDesktop'))) return null;
  const desktop = await findOne(database, actor, 'mainDesktop', { user: actor.userId });
  return keptItems(desktop?.items);
};

/** The filter of the records that a widget counts and lists. */
const filterOf = ({ registry }: Database, widget: Widget, reader: WidgetReader) =>
  parseFilter(registry, registry.byName(widget.object), filterOfWidget(widgetConditions(widget, reader)));

/** The first records of a list widget. */
const rowsOf = async (database: Database, actor: Actor, widget: ListWidget, reader: WidgetReader) => {
  const { records, registry } = database;
  const path = parsePath(registry, registry.byName(widget.object), widget.date);
  const page = await records.list(actor, widget.object, {
    filter: filterOf(database, widget, reader),
    sort: [{ path, desc: widget.latestFirst }],
    limit: mostRows,
    offset: 0,
    only: [widget.about, widget.date, 'status'],
    uncounted: true,
  });
  return page.rows;
};

/** The number of records, and for a list its first records, of each widget that is not a chart, by the widget's name. */
const figuresOf = async (
  database: Database,
  actor: Actor,
  widgets: readonly DayWidget[],
  reader: WidgetReader,
) => {
  const { registry, sql } = database;
  const countedWidgets = widgets.filter(({ kind }) => kind !== 'chart');
  noteReads(actor, countedWidgets);
  const [counts, rows] = await Promise.all([
    countEach(
      sql,
      registry,
      actor,
      countedWidgets.map((widget) => ({
        object: widget.object,
        filter: filterOf(database, widget, reader),
      })),
    ),
    Promise.all(
      countedWidgets.map(async (widget) =>
        widget.kind === 'list' ? rowsOf(database, actor, widget, reader) : undefined,
      ),
    ),
  ]);
  return Object.fromEntries(
    countedWidgets.map(({ name }, index): [WidgetName, TodayFigure] => {
      const { count = 0, capped = false } = counts[index] ?? {};
      const firstRows = rows[index];
      return [name, { count, countCapped: capped, ...(firstRows ? { rows: firstRows } : {}) }];
    }),
  );
};

/** The bars of each chart, by the widget's name. */
const chartsOf = async (
  { registry, sql }: Database,
  actor: Actor,
  charts: readonly ChartWidget[],
  reader: WidgetReader,
) => {
  noteReads(actor, charts);
  const drawnSeries = charts.flatMap((widget) =>
    widget.series.map((series) => ({ widget, series, object: widget.object, time: series.time })),
  );
  // One map for each of `drawnSeries`, in the same order: from the day or month of a bar to its value.
  const bars = await barsOf(
    sql,
    registry,
    actor,
    drawnSeries.map(({ widget, series, object, time }) => ({
      object,
      time,
      step: widget.step,
      sum: widget.sum,
      filter: parseFilter(
        registry,
        registry.byName(object),
        filterOfWidget(seriesConditions(widget, series, reader)),
      ),
    })),
  );
  return Object.fromEntries(
    charts.map((widget): [WidgetName, TodayChart] => {
      const barsOfWidget = bars.filter((_, index) => drawnSeries[index]?.widget === widget);
      // Counts are whole numbers, sums have two decimals.
      const zero = widget.sum === undefined ? '0' : '0.00';
      const keys = barKeys(widget, reader);
      return [
        widget.name,
        { bars: keys.map((key) => ({ key, values: barsOfWidget.map((values) => values.get(key) ?? zero) })) },
      ];
    }),
  );
};

/** The caller as the reader of widgets. An actor without an account has the id 0, which no record names. */
const readerOf = ({ userId, name }: Actor): WidgetReader => ({
  person: { id: userId ?? 0, presentation: name },
  today: warsawToday(),
});

/** The widgets on a person's page: the usual ones if they never chose, else the chosen ones that they still may read. */
const widgetsOf = (actor: Actor, items: readonly DesktopItem[] | null): DayWidget[] => {
  if (!items) return usualWidgets(actor);
  const chosen = new Set(items.flatMap((item) => (item.kind === 'widget' ? [item.name] : [])));
  return offeredWidgets(actor).filter((widget) => chosen.has(widget.name));
};

const namesOf = (widgets: readonly DayWidget[]): WidgetName[] => widgets.map(({ name }) => name);

/**
 * Notes once for each object of these widgets that its list was read (a list has no id, so null). The access log keeps the notes
 * of objects that are open by grant.
 */
const noteReads = (actor: Actor, widgets: readonly Widget[]): void => {
  for (const object of new Set(widgets.map((widget) => widget.object))) actor.noteRead?.(object, null);
};
