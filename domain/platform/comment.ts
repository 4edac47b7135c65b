import { boolean, text, type Fields } from '../kernel/field.ts';
import type { Condition, Lifecycle } from '../kernel/lifecycle.ts';

/** The longest comment that a person may write. E-mails that are stored as comments may be longer. */
export const longestComment = 10_000;

/** The fields of a comment on any record. */
export const commentFields = {
  text: text({ required: true, multiline: true, maxLength: 100_000 }),
  /** The customer can read it; their own comments and letters to them always have this set. */
  forCustomer: boolean({ default: false }),
} as const satisfies Fields;

/**
 * A comment stays in the history: only its author may change it or mark it for deletion. `delete` is open to all, because only
 * people with full rights can make that call.
 */
export const commentLifecycle: Lifecycle = {
  states: [
    {
      name: 'comment',
      when: [],
      open: {
        create: 'all',
        update: 'author',
        mark: 'author',
        restore: 'author',
        delete: 'all',
        addFile: 'author',
        removeFile: 'author',
      },
      refusal: 'comment_kept',
    },
  ],
};

/** Like `commentLifecycle`, but nobody may change or mark a comment that was sent to a customer by e-mail, or its files. */
export const mailedCommentLifecycle: Lifecycle = {
  states: [
    {
      name: 'sent',
      when: [{ path: 'outgoingEmail', isNot: [null] }],
      open: { delete: 'all' },
      refusal: 'comment_sent',
    },
    ...commentLifecycle.states,
  ],
};

/** The comments that people of a firm may read; internal ones are never among them. */
export const readByFirms: readonly Condition[] = [
  { path: 'forCustomer', is: [true] },
  { path: 'markedToDelete', is: [false] },
];
