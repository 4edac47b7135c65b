/** Around the scales: where trucks wait, who shows them their turn, and at which desks people sit. */

export const yards = [{ code: 'PB', name: 'Parking buforowy', carsBufferTerminal: 7 }];

export const queueDisplays = [
  { name: 'Tablica przy bramie', yard: 'PB', language: 'pl' },
  { name: 'Tablica: waga północna', weighingStation: 'ST1', language: 'pl' },
];

export const positions = [
  { code: 'NW', name: 'Nabrzeże Węglowe' },
  { code: 'NZ', name: 'Nabrzeże Zbożowe' },
  { code: 'T1', name: 'Tor 1' },
];

/** In desktop mode people see one screen and nothing to leave it by. */
export const workingPlaces = [
  { code: 'WAGA', name: 'Waga północna', desktopMode: true, desktopName: '/weighing-desk' },
  { code: 'KASA', name: 'Kasa przy wyjeździe', pageSize: 'A4' },
  { code: 'KOLEJ', name: 'Dyspozytor kolejowy', raisingRailwayDisposition: true },
  { code: 'KIOSK', name: 'Kiosk przy wjeździe', isRollPrinter: true, control: true },
];
