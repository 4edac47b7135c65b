/** How money comes in at the parking, as payment types are named. */
export const paymentMeans = ['cash', 'card', 'transfer'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];
