export const products = [
  { code: 'WK', name: 'Węgiel kamienny orzech', sortNumber: 1, presentationColor: '#37474f' },
  { code: 'PSZ', name: 'Pszenica konsumpcyjna', sortNumber: 2, presentationColor: '#f9a825' },
  { code: 'KUK', name: 'Kukurydza', sortNumber: 3, presentationColor: '#fdd835' },
  { code: 'SOJ', name: 'Śruta sojowa', sortNumber: 4, presentationColor: '#8d6e63' },
  { code: 'MOC', name: 'Mocznik granulowany', sortNumber: 5, presentationColor: '#90a4ae' },
  { code: 'SAL', name: 'Saletra amonowa', sortNumber: 6, presentationColor: '#b0bec5' },
].map((product) => ({ ...product, unitOfMeasure: 't' }));

export const warehouses = [
  { code: 'M1', name: 'Plac węglowy', address: 'Nabrzeże Węglowe' },
  { code: 'M2', name: 'Elewator zbożowy', address: 'Nabrzeże Zbożowe' },
  { code: 'M3', name: 'Hala nawozów', address: 'Nabrzeże Chemików' },
];

export const boxes = [
  { code: 'M1-A', name: 'Plac A', warehouse: 'M1' },
  { code: 'M2-1', name: 'Komora 1', warehouse: 'M2' },
  { code: 'M2-2', name: 'Komora 2', warehouse: 'M2' },
  { code: 'M3-1', name: 'Boks 1', warehouse: 'M3' },
];

export const mines = [
  { code: 'BOG', name: 'Bogdanka' },
  { code: 'JAN', name: 'Janina' },
];

const plates = [
  'GD 4T120',
  'GA 7712K',
  'NEB 31TA',
  'GDW 8H44',
  'GWE 55210',
  'CT 9081N',
  'BC 4417 HK',
  'AA 9023 KX',
  'GSP 2PL9',
  'GKS 70K3',
  'NE 1188F',
  'GD 902MM',
];

export const vehicles = plates.map((name, index) => ({
  name,
  code: `P${index + 1}`,
  type: 'Car',
  tare: (13.8 + (index % 5) * 0.24).toFixed(3),
  loadCapacity: '26.000',
}));
