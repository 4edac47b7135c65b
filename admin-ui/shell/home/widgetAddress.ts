import type { FilterPart } from '#domain/platform/filterParts.ts';
import type { Widget, WidgetReader } from '#domain/today/widget.ts';
import { widgetConditions } from '#domain/today/widgetList.rules.ts';
import { queryOf, wholeList, type ListState } from '../../objects/list/listState.ts';

/** The address of the list that a widget counts. A list widget also gives its order; other widgets leave that of the view. */
export function widgetAddress(path: string, widget: Widget, reader: WidgetReader): string {
  const sort = widget.kind === 'list' ? { path: widget.date, desc: widget.latestFirst } : undefined;
  return listAddress(path, widgetConditions(widget, reader), sort);
}

/** The address of a list with these conditions, without the records marked for deletion. */
export function listAddress(
  path: string,
  conditions: readonly FilterPart[],
  sort?: ListState['sort'],
): string {
  return `/${path}?${queryOf({ ...wholeList, marked: false, conditions, sort })}`;
}
