/** Records of one object in the timeline of a firm. */
export interface TimelineSource {
  readonly object: string;
  /** The fields that refer to the firm. For each of them the table has an index with `at`, which leads to the newest records. */
  readonly by: readonly string[];
  /** The field with the moment at which it happened. */
  readonly at: string;
  /** The fields that are shown beside the presentation of the record, if they are filled. */
  readonly tells: readonly string[];
}

/** The objects in the timeline of a firm. Cursors depend on their order, so a new one must be added at the end. */
export const timelineSources: readonly TimelineSource[] = [
  { object: 'salesOrder', by: ['customer'], at: 'date', tells: ['reference', 'status'] },
  { object: 'customerRequest', by: ['customer'], at: 'date', tells: ['reference', 'status'] },
  { object: 'interaction', by: ['customer'], at: 'date', tells: ['reference', 'status'] },
  { object: 'reclamation', by: ['customer'], at: 'date', tells: ['reference', 'status'] },
  {
    object: 'disposition',
    by: ['customer', 'forwarder', 'vendor'],
    at: 'date',
    tells: ['vehicle', 'product', 'carsQueueStatus'],
  },
  { object: 'deliveryPayment', by: ['counterparty'], at: 'date', tells: ['disposition'] },
  { object: 'paymentOperation', by: ['counterparty'], at: 'date', tells: ['movement', 'comment'] },
  { object: 'task', by: ['customer'], at: 'createdAt', tells: ['executorName'] },
  { object: 'crmEvent', by: ['counterparty'], at: 'begin', tells: ['eventType', 'howToContact'] },
  { object: 'incomingEmail', by: ['counterparty'], at: 'date', tells: ['from'] },
  { object: 'outgoingEmail', by: ['counterparty'], at: 'date', tells: ['to', 'status'] },
];
