import { chartWidgets } from './chartWidgets.ts';
import { listWidgets } from './listWidgets.ts';
import { numberWidgets } from './numberWidgets.ts';
import type { Widget } from './widget.ts';

const declared = [...numberWidgets, ...chartWidgets, ...listWidgets] as const;

export type WidgetName = (typeof declared)[number]['name'];
export type DayWidget = Widget & { readonly name: WidgetName };

/** Everything that a day's page can show, in the order in which it is shown until a person arranges it. */
export const widgets: readonly DayWidget[] = declared;

/** The names of all widgets. */
export const widgetNames: readonly WidgetName[] = widgets.map(({ name }) => name);

export function widgetNamed(name: WidgetName): DayWidget {
  const widget = widgets.find((each) => each.name === name);
  if (!widget) throw new Error(`no widget ${name}`);
  return widget;
}
