import { pointerWithin, closestCenter, type CollisionDetection, type DragMoveEvent } from '@dnd-kit/core';
import { itemAt, itemsIn, newItem, placed, sectionOf, type ViewDraft } from './draft.ts';

const newFieldPrefix = 'new:';
const sectionPrefix = 'section:';

/** The id of a field in the tree. It differs from the id of the same field in the view, because both can be dragged. */
export function newFieldId(path: string): string {
  return newFieldPrefix + path;
}
export function sectionId(name: string): string {
  return sectionPrefix + name;
}

/** The path of a dragged field, whether it comes from the tree or from the view. */
export function pathOfDragged(id: string | number): string {
  return String(id).replace(newFieldPrefix, '');
}

/**
 * What a dragged field is over: the fields under the pointer; between fields, the nearest field of the section under the pointer;
 * in an empty section, the section itself.
 */
export const underPointer: CollisionDetection = (drag) => {
  const under = pointerWithin(drag);
  const fields = under.filter(({ id }) => !String(id).startsWith(sectionPrefix));
  if (fields.length > 0) return fields;
  const [container] = under;
  if (!container) return [];
  const name = String(container.id).slice(sectionPrefix.length);
  const near = drag.droppableContainers.filter(({ data }) => data.current?.section === name);
  return near.length > 0 ? closestCenter({ ...drag, droppableContainers: near }) : [container];
};

/** The view after a drop at the present place of the drag. */
export function asDropped(
  draft: ViewDraft,
  { active, over, activatorEvent, delta }: DragMoveEvent,
): ViewDraft {
  if (!over) return draft;
  const path = pathOfDragged(active.id);
  // A field from the tree is not in the view yet.
  const item = itemAt(draft, path) ?? newItem(draft, path);
  const target = String(over.id);
  if (target.startsWith(sectionPrefix)) return placed(draft, item, target.slice(sectionPrefix.length));
  if (target === path) return draft;
  const targetSection = sectionOf(itemAt(draft, target) ?? {});
  const { left, width } = over.rect;
  // A field that is dropped on the right half of another one is placed behind that one. A field that is dragged with the keyboard
  // has no pointer, and is placed before it.
  const pointer = activatorEvent instanceof MouseEvent ? activatorEvent.clientX + delta.x : left;
  const behind = pointer > left + width / 2;
  const others = itemsIn(draft, targetSection).filter((each) => each.path !== path);
  const index = others.findIndex((each) => each.path === target) + (behind ? 1 : 0);
  return placed(draft, item, targetSection, others[index]?.path);
}
