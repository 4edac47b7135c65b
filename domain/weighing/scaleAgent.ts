import { catalog } from '../kernel/declaration.ts';
import { boolean, datetime, text } from '../kernel/field.ts';

/** The program beside the scales. It proves itself by its token and may speak for its own scales only. */
export const scaleAgent = catalog('scaleAgent', {
  module: 'weighing',
  path: 'scale_agents',
  access: { read: ['operator'], modify: [] },
  fields: {
    name: text({ required: true }),
    code: text({ maxLength: 40, unique: true }),
    /** SHA-256 of the token: the token itself is shown once and kept by the agent. */
    tokenHash: text({ secret: 'hashed' }),
    isActive: boolean({ default: true }),
    lastSeenAt: datetime({ readOnly: true }),
  },
});
