/** The fields that cannot change while the disposition has a weighing. */
export const weighedAs = ['type', 'typeOfDocument', 'vehicle', 'trailer', 'ship', 'weighedAfter'] as const;

/** The fields that tickets and notes copy: the copies follow changes until approval, and are fixed afterwards. */
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
