/** A ship that has come with maize, and where its cargo goes. */
export const ships = [
  { code: 'BALTICA', name: 'MS Baltica', imoNumber: '9321483' },
  { code: 'WARTA', name: 'MS Warta', imoNumber: '9488097' },
];

export const shipRegistrations = [
  {
    voyageNumber: 'BA-2026-11',
    ship: 'BALTICA',
    type: 'Unloading',
    product: 'KUK',
    quantity: '4200.000',
    portFrom: 'Odessa',
  },
];

/** Its unloading, with holds and boxes by their codes. */
export const unloading = {
  ship: 'BALTICA',
  product: 'KUK',
  boxes: [
    { hold: '1', box: 'M2-1', quantity: '1500.000' },
    { hold: '2', box: 'M2-2', quantity: '1500.000' },
    { hold: '3', box: 'M2-2', quantity: '1200.000' },
  ],
};
