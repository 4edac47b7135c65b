import { fieldOf, type Declaration } from '../kernel/declaration.ts';
import { objects, type ObjectName } from '../objects.ts';
import { may, readsStaffFields } from '../platform/access.rules.ts';
import type { Actor } from '../platform/actor.ts';
import { roleKeys } from '../platform/roles.ts';
import type { Audience, Widget, WidgetPart } from './widget.ts';
import { widgets, type DayWidget } from './widgets.ts';

/** The widgets that a person may choose: those of objects and fields that they may read. */
export function offeredWidgets(actor: Actor): DayWidget[] {
  return widgets.filter((widget) => mayReadAll(actor, widget));
}

/**
 * The widgets of a person who has chosen none, by their roles; full rights count as the role of a manager. A person without
 * full rights who has only roles that administrators have defined gets all widgets that they may read.
 */
export function usualWidgets(actor: Actor): DayWidget[] {
  const offered = offeredWidgets(actor);
  const audiences: readonly Audience[] = [
    ...roleKeys.filter((role) => actor.roles.includes(role)),
    ...(actor.fullRights ? (['manager'] as const) : []),
  ];
  if (audiences.length === 0) return offered;
  return offered.filter(({ usualFor }) => usualFor.some((audience) => audiences.includes(audience)));
}

function mayReadAll(actor: Actor, widget: Widget): boolean {
  const declaration: Declaration = objects[widget.object];
  return (
    may(actor, 'read', declaration) &&
    pathsOf(widget).every((path) => mayReadPath(actor, declaration, path.split('.')))
  );
}

/** The fields that a widget compares or adds up. */
function pathsOf(widget: Widget): string[] {
  const compared = widget.where.flatMap(conditionsOf).map(({ fieldPath }) => fieldPath);
  return widget.kind === 'chart' && widget.sum !== undefined ? [...compared, widget.sum] : compared;
}

function conditionsOf(part: WidgetPart) {
  return 'or' in part ? part.or : [part];
}

/** Whether somebody may read every object on the way to a field, and the field. */
function mayReadPath(
  actor: Actor,
  declaration: Declaration,
  [name = '', ...rest]: readonly string[],
): boolean {
  const field = fieldOf(declaration, name);
  if (!field || (field.staffOnly && !readsStaffFields(actor))) return false;
  if (rest.length === 0) return true;
  if (field.type !== 'reference') return false;
  const target: Declaration = objects[field.to as ObjectName];
  return may(actor, 'read', target) && mayReadPath(actor, target, rest);
}
