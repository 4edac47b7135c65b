/** What a vehicle was weighed as: nobody changes it while a weighing of the disposition stands. */
export const weighedAs = ['type', 'typeOfDocument', 'vehicle', 'trailer', 'ship', 'weighedAfter'] as const;

/** What tickets and notes take over from the papers: they follow these until they are approved, and hold them then. */
export const papers = [
  'typeOfOperation',
  'schemeOfCargo',
  'order',
  'product',
  'customer',
  'vendor',
  'forwarder',
  'mine',
  'position',
  'driver',
  'warehouse',
  'actualWarehouse',
  'box',
  'nettoRegistered',
] as const;
