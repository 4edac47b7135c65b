import { objects, type ObjectName } from '../objects.ts';

/** The URL of a record in the back office. */
export function recordLink(publicUrl: string, object: ObjectName, id: number): string {
  return `${publicUrl}/${objects[object].path}/${id}`;
}
