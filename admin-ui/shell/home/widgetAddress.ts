import type { FilterPart } from '#domain/platform/filterParts.ts';
import type { Widget, WidgetReading } from '#domain/today/widget.ts';
import { widgetConditions } from '#domain/today/widgetList.rules.ts';
import { addressOf, wholeList, type ListState } from '../../objects/list/listState.ts';

/** The address of the list that a widget counts, in the widget's order. */
export function widgetAddress(path: string, widget: Widget, reading: WidgetReading): string {
  const sort = widget.kind === 'list' ? { path: widget.date, desc: widget.latestFirst } : undefined;
  return listAddress(path, widgetConditions(widget, reading), sort);
}

/** The address of a list with these conditions, without the records marked for deletion. */
export function listAddress(
  path: string,
  conditions: readonly FilterPart[],
  sort?: ListState['sort'],
): string {
  return `/${path}?${addressOf({ ...wholeList, marked: false, conditions, sort })}`;
}
