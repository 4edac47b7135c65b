import { people } from './people.ts';
import { vehicles } from './goods.ts';

// Demo data of the terminal. Records of other files are named by their names or codes, as `M1` for a warehouse.

export const schemes = [
  { name: 'Wydanie z magazynu', typeOfOperation: 'Shipment', defaultWarehouse: 'M1' },
  { name: 'Przyjęcie do magazynu', typeOfOperation: 'Receipt', defaultWarehouse: 'M2' },
];

/** The orders whose goods come or go by truck. The dispositions below belong to them. */
export const orders = [
  {
    externalNumber: 'ZAM/2026/101',
    customer: 'Ciepłownia Północ Sp. z o.o.',
    vendor: 'Węglokoks Bałtyk Sp. z o.o.',
    forwarder: 'Spedycja Mewa Sp. z o.o.',
    product: 'WK',
    warehouse: 'M1',
    quantity: '1200.000',
    state: 'Ongoing',
    schemeOfCargo: 'Wydanie z magazynu',
  },
  {
    externalNumber: 'ZAM/2026/102',
    customer: 'Elewatory Pomorskie S.A.',
    vendor: 'Agro Żuławy Sp. j.',
    forwarder: 'Kotwica Forwarding Sp. z o.o.',
    product: 'PSZ',
    warehouse: 'M2',
    quantity: '3000.000',
    state: 'Ongoing',
    typeOfOperation: 'Receipt',
    schemeOfCargo: 'Przyjęcie do magazynu',
  },
  {
    externalNumber: 'ZAM/2026/103',
    customer: 'Agro Żuławy Sp. j.',
    vendor: 'Nawozy Kwidzyn S.A.',
    forwarder: 'Spedycja Mewa Sp. z o.o.',
    product: 'MOC',
    warehouse: 'M3',
    quantity: '480.000',
    state: 'Open',
    schemeOfCargo: 'Wydanie z magazynu',
  },
];

/** The orders whose goods come by rail and by water. */
export const otherOrders = [
  {
    externalNumber: 'ZAM/2026/104',
    typeOfDocument: 'Railway',
    customer: 'Ciepłownia Północ Sp. z o.o.',
    vendor: 'Węglokoks Bałtyk Sp. z o.o.',
    product: 'WK',
    warehouse: 'M1',
    quantity: '1750.000',
    state: 'Ongoing',
    typeOfOperation: 'Receipt',
    schemeOfCargo: 'Przyjęcie do magazynu',
  },
  {
    externalNumber: 'ZAM/2026/105',
    typeOfDocument: 'Water',
    customer: 'Elewatory Pomorskie S.A.',
    vendor: 'Agro Żuławy Sp. j.',
    forwarder: 'Spedycja Mewa Sp. z o.o.',
    product: 'KUK',
    warehouse: 'M2',
    quantity: '4200.000',
    state: 'Ongoing',
    typeOfOperation: 'Receipt',
    schemeOfCargo: 'Przyjęcie do magazynu',
  },
];

const loading = {
  type: 'Loading',
  typeOfOperation: 'Shipment',
  weighingStation: 'ST1',
  scale: 'W1',
  scaleTwo: 'W1',
};
const unloading = {
  type: 'Unloading',
  typeOfOperation: 'Receipt',
  weighingStation: 'ST2',
  scale: 'W2',
  scaleTwo: 'W2',
};

/** How many vehicles have a disposition from the beginning. The others are left for the simulated stream of trucks. */
const vehiclesWithDisposition = 6;

export const dispositions = vehicles.slice(0, vehiclesWithDisposition).map(({ name }, index) => {
  const order = orders[index % orders.length] as (typeof orders)[number];
  const driver = people.drivers[index % people.drivers.length] as (typeof people.drivers)[number];
  const { customer, vendor, forwarder, product, warehouse, schemeOfCargo } = order;
  return {
    ...(order.typeOfOperation === 'Receipt' ? unloading : loading),
    comment: `Przejazd pokazowy ${index + 1}`,
    order: order.externalNumber,
    customer,
    vendor,
    forwarder,
    product,
    warehouse,
    schemeOfCargo,
    vehicle: name,
    driver: driver.name,
    driverPhoneNumber: driver.phoneNumber,
    carrier: driver.carrier,
  };
});
