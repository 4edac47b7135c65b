/** What lay in the stores when the terminal began to keep its book: a document of each owner, confirmed like any other. */
const opening = [
  { warehouse: 'M1', owner: 'Węglokoks Bałtyk Sp. z o.o.', product: 'WK', quantity: '8400.000' },
  { warehouse: 'M2', owner: 'Elewatory Pomorskie S.A.', product: 'PSZ', quantity: '2150.500' },
  { warehouse: 'M3', owner: 'Nawozy Kwidzyn S.A.', product: 'MOC', quantity: '940.250' },
];

export const openingStock = opening.map(({ warehouse, owner, product, quantity }) => ({
  incomingNumber: `BO/2026/${warehouse}`,
  comment: 'Bilans otwarcia',
  warehouseTo: warehouse,
  client: owner,
  owner,
  items: [{ product, quantity }],
}));
