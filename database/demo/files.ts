import { truckPicture } from './picture.ts';
import { trainWagons } from './railway.ts';

export interface DemoFile {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly content: Buffer;
  /** The record to which the file belongs: its object, and a field (`by`) with the value that only this record has. */
  readonly on: { readonly object: string; readonly by: string; readonly value: string };
}

const wagonList = [
  'Lp.;Numer wagonu;Tara;Netto z listu',
  ...trainWagons.map(({ place, wagonNumber, tare, nettoRegistered }) =>
    [place, wagonNumber, tare.replace('.', ','), nettoRegistered.replace('.', ',')].join(';'),
  ),
].join('\r\n');

/** A few files, so that the files of a record can be looked at. */
export const demoFiles: readonly DemoFile[] = [
  {
    name: 'plomby-i-naczepa.png',
    type: 'image/png',
    description: 'Zdjęcie z kontroli przed załadunkiem',
    content: truckPicture(3),
    on: { object: 'disposition', by: 'comment', value: 'Przejazd pokazowy 1' },
  },
  {
    name: 'ustalenia-z-klientem.txt',
    type: 'text/plain',
    description: 'Ustalenia z rozmowy z 18. dnia miesiąca',
    content: Buffer.from(
      'Odbiory od 7:00 do 21:00, najwyżej osiem aut na godzinę.\r\nKażdy kierowca ma kask i kamizelkę.\r\n',
    ),
    on: { object: 'deliveryOrder', by: 'externalNumber', value: 'ZAM/2026/101' },
  },
  {
    name: 'wagony-444082.csv',
    type: 'text/csv',
    description: 'Lista wagonów od przewoźnika',
    content: Buffer.from(wagonList),
    on: { object: 'train', by: 'trainNumber', value: '444082' },
  },
];
