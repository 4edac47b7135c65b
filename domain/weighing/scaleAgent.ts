import { catalog } from '../kernel/declaration.ts';
import { boolean, datetime, text } from '../kernel/field.ts';
import { openLifecycle } from '../kernel/lifecycle.ts';

/** The program next to the scales. It signs in with its token and may send data of its own scales only. */
export const scaleAgent = catalog('scaleAgent', {
  module: 'weighing',
  path: 'scale_agents',
  access: { read: ['operator'], modify: [] },
  lifecycle: openLifecycle,
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40, unique: true }),
    /** SHA-256 of the token; the server makes the token, shows it once and does not store it. */
    tokenHash: text({ secret: 'hashed', readOnly: true }),
    isActive: boolean({ default: true }),
    lastSeenAt: datetime({ readOnly: true }),
  },
});
