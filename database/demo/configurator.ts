import { named } from './names.ts';

/**
 * What the sectional doors (`WRS`) and the big bags (`BB`) of the demo ask for when they are ordered. `named` gets a name in all
 * languages of the demo, Polish first.
 */

export const parameters = [
  {
    code: 'naped',
    type: 'list',
    ...named([
      'Napęd',
      'Drive',
      'Aandrijving',
      'Antrieb',
      'Commande',
      'Azionamento',
      'Accionamiento',
      'Привід',
    ]),
  },
  {
    code: 'cykle',
    type: 'number',
    ...named([
      'Otwarcia na dobę',
      'Openings a day',
      'Openingen per dag',
      'Öffnungen am Tag',
      'Ouvertures par jour',
      'Aperture al giorno',
      'Aperturas al día',
      'Відкривань на добу',
    ]),
  },
  {
    code: 'silnik',
    type: 'list',
    ...named(['Silnik', 'Motor', 'Motor', 'Motor', 'Moteur', 'Motore', 'Motor', 'Двигун']),
  },
  {
    code: 'kolor',
    type: 'list',
    ...named(['Kolor', 'Colour', 'Kleur', 'Farbe', 'Couleur', 'Colore', 'Color', 'Колір']),
  },
  {
    code: 'napis',
    type: 'text',
    ...named(['Napis', 'Lettering', 'Opschrift', 'Aufschrift', 'Inscription', 'Scritta', 'Rótulo', 'Напис']),
  },
  {
    code: 'przeglady',
    type: 'number',
    ...named([
      'Przeglądy w roku',
      'Inspections a year',
      'Keuringen per jaar',
      'Prüfungen im Jahr',
      'Contrôles par an',
      'Controlli all’anno',
      'Revisiones al año',
      'Оглядів на рік',
    ]),
  },
  {
    code: 'udzwig',
    type: 'list',
    ...named([
      'Udźwig',
      'Load capacity',
      'Draagvermogen',
      'Tragfähigkeit',
      'Charge utile',
      'Portata',
      'Capacidad de carga',
      'Вантажність',
    ]),
  },
  {
    code: 'wklad',
    type: 'list',
    ...named([
      'Wkład foliowy',
      'Liner',
      'Binnenzak',
      'Inlett',
      'Doublure intérieure',
      'Fodera interna',
      'Forro interior',
      'Вкладиш',
    ]),
  },
];

const value = (productParameter: string, code: string, name: string, more: object = {}) => ({
  productParameter,
  code,
  name,
  ...more,
});

/** The property of a motor that says how often a day it can open the doors at most. */
const opens = (times: string) => ({ properties: [{ propId: 'cykle', propValue: times }] });

export const parameterValues = [
  value('naped', 'LANC', 'łańcuchowy', { default: true, sortNumber: 1 }),
  value('naped', 'ELEK', 'elektryczny', { sortNumber: 2 }),
  value('silnik', 'S1', 'S1 – do 20 otwarć', { ...opens('20'), sortNumber: 1 }),
  value('silnik', 'S2', 'S2 – do 80 otwarć', { ...opens('80'), sortNumber: 2 }),
  value('silnik', 'S3', 'S3 – praca ciągła', { sortNumber: 3 }),
  value('kolor', '9002', 'RAL 9002 szarobiały', { sortNumber: 1 }),
  value('kolor', '7016', 'RAL 7016 antracyt', { sortNumber: 2 }),
  value('kolor', '5010', 'RAL 5010 niebieski', { sortNumber: 3 }),
  value('udzwig', 'U500', '500 kg', { sortNumber: 1 }),
  value('udzwig', 'U1000', '1000 kg', { default: true, sortNumber: 2 }),
  value('udzwig', 'U1500', '1500 kg', { sortNumber: 3 }),
  value('wklad', 'BEZ', 'bez wkładu', { sortNumber: 1 }),
  value('wklad', 'PE', 'z wkładem PE', { sortNumber: 2 }),
];

/**
 * What each product asks for, in this order. A parameter is asked for only where its `conditionCode` holds. Of a list, the
 * `expression` says which values are offered. Of another parameter it calculates the value, which is then not asked for.
 * `values` and `numbers` hold what was chosen so far, by the code of the parameter. `offered` and `offeredNumbers` hold the code
 * and the properties of the value that a list may offer.
 */
export const parameterSettings = [
  { product: 'WRS', productParameter: 'naped', defaultValue: 'LANC' },
  { product: 'WRS', productParameter: 'cykle' },
  {
    product: 'WRS',
    productParameter: 'silnik',
    conditionCode: 'values["naped"] == "ELEK"',
    // The strongest motor may open the doors without a pause.
    expression: 'offered["code"] == "S3" || offeredNumbers["cykle"] >= numbers["cykle"]',
  },
  { product: 'WRS', productParameter: 'kolor' },
  {
    product: 'WRS',
    productParameter: 'przeglady',
    expression: 'max(1, ceil(numbers["cykle"] / 40))',
  },
  { product: 'WRS', productParameter: 'napis', isMandatory: false },
  { product: 'BB', productParameter: 'udzwig', defaultValue: 'U1000' },
  { product: 'BB', productParameter: 'wklad' },
  {
    product: 'BB',
    productParameter: 'napis',
    isMandatory: false,
    conditionCode: 'values["udzwig"] != "U500"',
  },
].map((setting, index) => ({ ...setting, sortNumber: index + 1 }));
