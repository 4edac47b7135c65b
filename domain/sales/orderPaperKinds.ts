/** The documents of an order that a customer can be sent. */
export const orderPaperKinds = ['offer', 'confirmation', 'packingList'] as const;
export type OrderPaperKind = (typeof orderPaperKinds)[number];
