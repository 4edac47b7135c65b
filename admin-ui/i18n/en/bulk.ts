import type { Words } from '../words.ts';

export const bulk: Words<'bulk'> = {
  picked: 'Selected: %{count}',
  pickAll: 'Select all that match (%{count})',
  pickAllCapped: 'Select all that match (more than %{count})',
  clear: 'Clear selection',
  actions: 'Actions',
  mark: 'Mark for deletion',
  restore: 'Remove deletion mark',
  confirm: 'Confirm',
  undoConfirm: 'Undo confirmation',
  remove: 'Delete for good',
  ask: {
    mark: 'Mark %{smart_count} record for deletion? |||| Mark %{smart_count} records for deletion?',
    restore:
      'Remove the deletion mark from %{smart_count} record? |||| Remove the deletion mark from %{smart_count} records?',
    confirm: 'Confirm %{smart_count} document? |||| Confirm %{smart_count} documents?',
    undoConfirm:
      'Undo the confirmation of %{smart_count} document? |||| Undo the confirmation of %{smart_count} documents?',
    remove:
      'Delete %{smart_count} record for good? This cannot be undone. |||| Delete %{smart_count} records for good? This cannot be undone.',
  },
  gathering: 'Gathering records: %{count}',
  progress: '%{done} of %{count}',
  stop: 'Stop',
  stopped: 'Stopped.',
  done: 'Done: %{done}.',
  failed: 'Failed: %{count}.',
  showFailures: 'Show errors',
  failuresTitle: 'What failed',
  record: 'Record',
  reason: 'Reason',
  undo: 'Undo',
};
