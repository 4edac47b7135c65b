/** The means by which drivers pay at the parking; payment types have these names. */
export const paymentMeans = ['cash', 'card', 'transfer'] as const;
export type PaymentMeans = (typeof paymentMeans)[number];
