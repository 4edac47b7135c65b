import type { Words } from '../words.ts';

export const board: Words<'board'> = {
  view: 'View',
  byStatus: 'By status',
  byStation: 'By station',
  byOrder: 'By order',
  noStation: 'No station',
  noOrder: 'No order',
  reorder: 'Change place in the queue',
  reorderAsk: 'Which place in the queue should %{plate} have?',
  place: 'Place',
  prioritise: 'Change priority',
  prioritiseAsk: 'Which priority should %{plate} have?',
  hold: 'Held back',
  release: 'Released',
  overrun: 'Overran its time',
  late: 'service takes longer than usual',
  yardFull: 'yard full',
  noShows: 'did not come %{smart_count} time |||| did not come %{smart_count} times',
  reasons: {
    documents: 'Documents missing',
    inspection: 'Inspection',
    customer: 'Customer asks for it',
    breakdown: 'Breakdown',
    agreed: 'Agreed with the shift leader',
    noShow: 'The driver did not come when called',
  },
};
