import type { OwnWords } from './words.ts';

export const ownFields: OwnWords = {
  'vehicle.name': 'Nr rejestracyjny',
  'vehicle.type': 'Rodzaj pojazdu',
  'driver.name': 'Imię i nazwisko',
  'user.name': 'Imię i nazwisko',
  'outgoingSms.recipients.name': 'Imię i nazwisko',
  'scaleProtocol.type': 'Rodzaj protokołu',
  'disposition.scale': 'Pierwsza waga',
  'schemeOfCargo.ship': 'Ze statkiem',
  'schemeOfCargo.vehicle': 'Z pojazdem',
  'weighingRecord.numberStr': 'Numer kwitu',
  'weighingRecord.scaleBrutto': 'Brutto na wadze',
  'weighingRecord.scaleTare': 'Tara na wadze',
  'weighingRecord.scaleNetto': 'Netto na wadze',
  'punishment.quantity': 'Liczba',
};
