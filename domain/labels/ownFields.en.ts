import type { OwnWords } from './words.ts';

export const ownFields: OwnWords = {
  'vehicle.name': 'Number plate',
  'vehicle.type': 'Kind of vehicle',
  'driver.name': 'Full name',
  'user.name': 'Full name',
  'outgoingSms.recipients.name': 'Full name',
  'scaleProtocol.type': 'Kind of protocol',
  'disposition.scale': 'First scale',
  'schemeOfCargo.ship': 'With a ship',
  'schemeOfCargo.vehicle': 'With a vehicle',
  'weighingRecord.numberStr': 'Ticket number',
  'weighingRecord.scaleBrutto': 'Gross taken on',
  'weighingRecord.scaleTare': 'Tare taken on',
  'weighingRecord.scaleNetto': 'Net taken on',
  'punishment.quantity': 'Count',
};
