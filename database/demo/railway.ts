import { checkDigit } from '#domain/railway/wagonNumber.rules.ts';

/** A coal train at the unloading track, with what the consignment note of each wagon says. */
export const trains = [
  {
    trainNumber: '444082',
    type: 'Unloading',
    typeOfOperation: 'Receipt',
    stationFrom: 'Lublin Tatary',
    stationTo: 'Gdańsk Port Północny',
    position: 'T1',
    order: 'ZAM/2026/104',
    customer: 'Ciepłownia Północ Sp. z o.o.',
    vendor: 'Węglokoks Bałtyk Sp. z o.o.',
    product: 'WK',
    warehouse: 'M1',
    schemeOfCargo: 'Przyjęcie do magazynu',
    mine: 'BOG',
    weighingStation: 'ST3',
  },
];

const wagonsOfTrain = 30;

/** Four-axled coal wagons of PKP Cargo. The first eleven digits of a wagon's number are 2 more than those of the wagon before. */
const wagonNumber = (place: number): string => {
  const digits = `315153561${10 + place * 2}`;
  return `${digits}${checkDigit(digits)}`;
};

/** The wagons of the coal train above, with weights in tonnes. */
export const trainWagons = Array.from({ length: wagonsOfTrain }, (_, index) => ({
  train: '444082',
  place: index + 1,
  wagonNumber: wagonNumber(index + 1),
  tare: (21.9 + (index % 7) * 0.35).toFixed(3),
  loadCapacity: '58.500',
  nettoRegistered: (57.2 + (index % 5) * 0.2).toFixed(3),
  consignmentNote: `CIM ${260_100 + index}`,
}));
