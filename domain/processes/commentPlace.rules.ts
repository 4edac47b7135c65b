import type { Registry } from '../kernel/registry.ts';
import { isSettableIn } from './expression/settable.ts';

/** Where comments on a record are stored: in its history, in its comment records, or in its own comment field. */
export type CommentPlace = 'history' | 'comments' | 'field';

/** The object that holds the comments of another one's records. */
export function commentsOf(objectName: string): string {
  return `${objectName}Comment`;
}

/** Where a person may comment on records of an object; undefined if it has no comments. */
export function commentPlaceOf(registry: Registry, objectName: string): CommentPlace | undefined {
  if (objectName === 'reclamation') return 'history';
  if (registry.has(commentsOf(objectName))) return 'comments';
  const declaration = registry.byName(objectName);
  const { comment } = declaration.fields;
  return comment?.type === 'text' && isSettableIn(declaration, comment) ? 'field' : undefined;
}
