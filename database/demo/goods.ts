// The goods of the demo, where they are stored and mined, and the trucks that carry them.

export const products = [
  {
    code: 'WK',
    name: 'Węgiel kamienny orzech',
    lang: {
      pl: 'Węgiel kamienny orzech',
      en: 'Hard coal, nut size',
      nl: 'Steenkool (noten)',
      de: 'Steinkohle (Nuss)',
      fr: 'Houille, noix',
      it: 'Carbone fossile, noce',
      es: 'Hulla, nuez',
      uk: 'Кам’яне вугілля, горіх',
    },
    sortNumber: 1,
    presentationColor: '#37474f',
  },
  {
    code: 'PSZ',
    name: 'Pszenica konsumpcyjna',
    lang: {
      pl: 'Pszenica konsumpcyjna',
      en: 'Milling wheat',
      nl: 'Baktarwe',
      de: 'Brotweizen',
      fr: 'Blé meunier',
      it: 'Frumento panificabile',
      es: 'Trigo panificable',
      uk: 'Продовольча пшениця',
    },
    sortNumber: 2,
    presentationColor: '#f9a825',
  },
  {
    code: 'KUK',
    name: 'Kukurydza',
    lang: {
      pl: 'Kukurydza',
      en: 'Maize',
      nl: 'Maïs',
      de: 'Mais',
      fr: 'Maïs',
      it: 'Mais',
      es: 'Maíz',
      uk: 'Кукурудза',
    },
    sortNumber: 3,
    presentationColor: '#fdd835',
  },
  {
    code: 'SOJ',
    name: 'Śruta sojowa',
    lang: {
      pl: 'Śruta sojowa',
      en: 'Soybean meal',
      nl: 'Sojaschroot',
      de: 'Sojaschrot',
      fr: 'Tourteau de soja',
      it: 'Farina di soia',
      es: 'Harina de soja',
      uk: 'Соєвий шрот',
    },
    sortNumber: 4,
    presentationColor: '#8d6e63',
  },
  {
    code: 'MOC',
    name: 'Mocznik granulowany',
    lang: {
      pl: 'Mocznik granulowany',
      en: 'Granular urea',
      nl: 'Gegranuleerde ureum',
      de: 'Harnstoff granuliert',
      fr: 'Urée granulée',
      it: 'Urea granulare',
      es: 'Urea granulada',
      uk: 'Гранульована сечовина',
    },
    sortNumber: 5,
    presentationColor: '#90a4ae',
  },
  {
    code: 'SAL',
    name: 'Saletra amonowa',
    lang: {
      pl: 'Saletra amonowa',
      en: 'Ammonium nitrate',
      nl: 'Ammoniumnitraat',
      de: 'Ammoniumnitrat',
      fr: 'Nitrate d’ammonium',
      it: 'Nitrato di ammonio',
      es: 'Nitrato de amonio',
      uk: 'Аміачна селітра',
    },
    sortNumber: 6,
    presentationColor: '#b0bec5',
  },
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

/** The plates of the demo trucks, as they are written on them. */
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
  // In tonnes, as the capacity: five different tares, so that the trucks do not all look alike.
  tare: (13.8 + (index % 5) * 0.24).toFixed(3),
  loadCapacity: '26.000',
}));
