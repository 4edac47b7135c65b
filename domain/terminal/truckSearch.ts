/** Search paths of a truck for records that refer to it: its plates and its driver. */
export const byTruck = ['vehicle.name', 'trailer.name', 'driver.name'] as const;

/** Search paths of a disposition for records that refer to it. */
export const byDisposition = [
  'disposition.numberStr',
  'disposition.driverTicket',
  ...byTruck.map((path) => `disposition.${path}` as const),
] as const;
