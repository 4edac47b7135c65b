import type { Words } from '../words.ts';

export const stock: Words<'stock'> = {
  title: 'Lagerbestand',
  subtitle: 'Die Summe der freigegebenen Belege, stets mit ihnen im Einklang',
  all: 'Alle',
  total: 'Gesamt',
  empty: 'Hier liegt nichts. Bestand entsteht aus freigegebenen Lieferscheinen und Lagerbelegen.',
  below: 'Unter null: Es ging mehr hinaus als herein. Prüfen Sie, welche Belege fehlen.',
  more: 'Die ersten tausend Zeilen werden gezeigt. Grenzen Sie die Auswahl ein.',
  lastAt: 'Letzte Bewegung',
  asOf: 'Stand vom',
  chart: 'Anteil am Lager',
};
