import { objects, type ObjectName } from '../objects.ts';

/** Where people open a record in the back office. */
export const recordLink = (publicUrl: string, object: ObjectName, id: number): string =>
  `${publicUrl}/${objects[object].path}/${id}`;
