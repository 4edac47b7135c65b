import { fieldOf } from '#domain/kernel/declaration.ts';
import { registry } from '#domain/objects.ts';

/** The object that holds the comments on records of this one; undefined if there is none. */
export function commentObjectOf(objectName: string): string | undefined {
  const name = `${objectName}Comment`;
  if (!registry.has(name)) return undefined;
  const comment = registry.byName(name);
  const about = fieldOf(comment, objectName);
  const isComment =
    about?.type === 'reference' && about.to === objectName && fieldOf(comment, 'text')?.type === 'text';
  return isComment ? name : undefined;
}

/** Whether comments of this object can have files, which the API returns with them. */
export function takesFiles(comments: string): boolean {
  return registry.byName(comments).answersFiles === true;
}
