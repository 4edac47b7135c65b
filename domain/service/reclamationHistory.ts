import { register } from '../kernel/declaration.ts';
import { enumeration, reference, text } from '../kernel/field.ts';
import { reclamationAction } from './enums.ts';

/**
 * One step in the history of a reclamation. The specification calls the steps recent activities. Steps that the server has noted
 * cannot be written by people. People add comments, and each may change their own.
 */
export const reclamationHistory = register('reclamationHistory', {
  module: 'service',
  path: 'reclamation_history',
  access: { read: ['operator', 'sales'], modify: ['operator', 'sales'] },
  lifecycle: {
    states: [
      {
        name: 'step',
        when: [{ path: 'actionType', isNot: ['NotSelected', 'CommentAdded'] }],
        open: {},
        refusal: 'reclamation_history_kept',
      },
      { name: 'comment', when: [], open: { create: 'all', update: 'author' }, refusal: 'comment_kept' },
    ],
  },
  search: ['description'],
  list: ['createdAt', 'reclamation', 'actionType', 'status', 'description', 'author'],
  indexes: [['reclamation', 'createdAt']],
  fields: {
    reclamation: reference('reclamation', { required: true, fixed: true }),
    actionType: enumeration(reclamationAction, { default: 'NotSelected', numbered: true }),
    status: reference('reclamationState'),
    decision: reference('reclamationDecision'),
    description: text({ multiline: true }),
  },
});
