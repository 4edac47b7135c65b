import type { Words } from '../words.ts';

export const filesEmpty: Words<'filesEmpty'> = {
  none: 'There are no files here yet. Add them on the page of a record, such as a vehicle: drag a file onto the panel “Files”.',
};
