import { datetime, enumeration, reference, rows, text } from '../kernel/field.ts';
import { taskMove } from './enums.ts';

/** What became of a task, step by step; written by its process alone. */
export const executionHistory = rows(
  {
    date: datetime({ readOnly: true }),
    move: enumeration(taskMove, { readOnly: true }),
    user: reference('user', { readOnly: true }),
    comment: text({ multiline: true, readOnly: true }),
  },
  { readOnly: true },
);
