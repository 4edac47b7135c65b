import type { Registry } from '../kernel/registry.ts';
import { isSettableIn } from './expression/settable.ts';

/** Where what is said of a record stands: in its history, among its comments, or in its own field of that name. */
export type CommentPlace = 'history' | 'comments' | 'field';

/** The object that holds the comments of another one's records. */
export const commentsOf = (objectName: string): string => `${objectName}Comment`;

/** Where a person may comment on records of an object; nowhere where it keeps no comments. */
export const commentPlaceOf = (registry: Registry, objectName: string): CommentPlace | undefined => {
  if (objectName === 'reclamation') return 'history';
  if (registry.has(commentsOf(objectName))) return 'comments';
  const declaration = registry.byName(objectName);
  const { comment } = declaration.fields;
  return comment?.type === 'text' && isSettableIn(declaration, comment) ? 'field' : undefined;
};
