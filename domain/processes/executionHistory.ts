import { datetime, enumeration, reference, rows, text } from '../kernel/field.ts';
import { taskMove } from './enums.ts';

/** The history of a task; written only by its own process. */
export const executionHistory = rows(
  {
    date: datetime({ readOnly: true }),
    move: enumeration(taskMove, { readOnly: true }),
    user: reference('user', { readOnly: true }),
    comment: text({ multiline: true, readOnly: true }),
  },
  { readOnly: true },
);
