/** What the trading company sells beside bulk goods: doors for halls and sacks, which are configured, priced and made to measure. */

/** A name in the languages of the demo, in this order: Polish, English, Dutch, German, French, Italian, Spanish, Ukrainian. */
type Names = readonly [string, string, string, string, string, string, string, string];
const named = ([pl, en, nl, de, fr, it, es, uk]: Names) => ({
  name: pl,
  lang: { pl, en, nl, de, fr, it, es, uk },
});

export const fittingCategories = [
  {
    code: 'HALL',
    ...named([
      'Wyposażenie hal',
      'Hall fittings',
      'Uitrusting van hallen',
      'Hallenausstattung',
      'Équipement de halls',
      'Attrezzature per capannoni',
      'Equipamiento de naves',
      'Обладнання складів',
    ]),
  },
  {
    code: 'PACK',
    ...named([
      'Opakowania',
      'Packaging',
      'Verpakkingen',
      'Verpackungen',
      'Emballages',
      'Imballaggi',
      'Embalajes',
      'Упаковка',
    ]),
  },
];

export const fittings = [
  {
    code: 'WRS',
    productCategory: 'HALL',
    ...named([
      'Wrota segmentowe do hali',
      'Sectional door for halls',
      'Sectionaaldeur voor hallen',
      'Sektionaltor für Hallen',
      'Porte sectionnelle pour halls',
      'Portone sezionale per capannoni',
      'Puerta seccional para naves',
      'Секційні ворота для складу',
    ]),
    description: 'Wrota z paneli stalowych 40 mm z prowadnicami, na wymiar',
    configProduct: true,
    distinguishFont: true,
    presentationColor: '#5d4037',
    sortNumber: 20,
  },
  {
    code: 'KUR',
    productCategory: 'HALL',
    ...named([
      'Kurtyna paskowa',
      'Strip curtain',
      'Strokengordijn',
      'Streifenvorhang',
      'Rideau à lanières',
      'Tenda a strisce',
      'Cortina de lamas',
      'Стрічкова завіса',
    ]),
    description: 'Kurtyna z pasków PCV, cena za sztukę według wymiarów',
    presentationColor: '#0277bd',
    sortNumber: 21,
  },
  {
    code: 'BB',
    productCategory: 'PACK',
    ...named([
      'Worek big-bag',
      'Big bag',
      'Bigbag',
      'Big Bag',
      'Big-bag',
      'Big bag',
      'Big bag',
      'Мішок біг-бег',
    ]),
    description: 'Worek elastyczny 90 × 90 × 110 cm, cztery uchwyty',
    configProduct: true,
    conversions: [{ unitOfMeasure: 'paleta', factor: '200' }],
    presentationColor: '#7cb342',
    sortNumber: 22,
  },
  {
    code: 'PAL',
    productCategory: 'PACK',
    ...named([
      'Paleta drewniana',
      'Wooden pallet',
      'Houten pallet',
      'Holzpalette',
      'Palette en bois',
      'Pallet di legno',
      'Palé de madera',
      'Дерев’яний піддон',
    ]),
    // Forwarders bring pallets back and do not buy them.
    notUsedProductCondition: 'record.isForwarder',
    presentationColor: '#a1887f',
    sortNumber: 23,
  },
  {
    code: 'PAN',
    productCategory: 'HALL',
    ...named([
      'Panel stalowy 40 mm',
      'Steel panel 40 mm',
      'Stalen paneel 40 mm',
      'Stahlpaneel 40 mm',
      'Panneau d’acier 40 mm',
      'Pannello d’acciaio 40 mm',
      'Panel de acero 40 mm',
      'Сталева панель 40 мм',
    ]),
    sortNumber: 24,
  },
].map((product) => ({ ...product, unitOfMeasure: 'szt.', vatRate: '23' }));

/** What goes into a door, and what the work on it costs. */
export const bills = [
  {
    name: 'Wrota segmentowe 4 × 4 m',
    code: 'WRS-44',
    status: 'active',
    quantity: '1',
    unitOfMeasure: 'szt.',
    products: [{ product: 'WRS', quantity: '1', unitOfMeasure: 'szt.' }],
    materials: [{ product: 'PAN', quantity: '8', unitOfMeasure: 'szt.', price: '310.00' }],
    labor: [{ description: 'Montaż paneli i prowadnic', hours: '6', price: '68.00' }],
    operations: [
      { name: 'Ustawienie prasy', hours: '1.5', price: '120.00', once: true },
      { name: 'Cięcie i gięcie', hours: '2', price: '95.00' },
    ],
  },
];

export const variantDefinitions = [
  {
    product: 'PAL',
    additionalParameters: [
      { name: 'Wymiar (cm)', type: 'text', values: '80 × 120; 100 × 120; 120 × 120' },
      { name: 'ISPM 15', type: 'switch' },
    ],
  },
];

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

/** Each kind of motor opens the doors only so often a day. */
const opens = (times: string) => ({ properties: [{ propId: 'cykle', propValue: times }] });

export const parameterValues = [
  value('naped', 'LANC', 'łańcuchowy', { default: true, sortNumber: 1 }),
  value('naped', 'ELEK', 'elektryczny', { sortNumber: 2 }),
  value('silnik', 'S1', 'S1 – do 20 otwarć', { ...opens('20'), sortNumber: 1 }),
  value('silnik', 'S2', 'S2 – do 80 otwarć', { ...opens('80'), sortNumber: 2 }),
  value('silnik', 'S3', 'S3 – do 300 otwarć', { ...opens('300'), sortNumber: 3 }),
  value('kolor', '9002', 'RAL 9002 szarobiały', { sortNumber: 1 }),
  value('kolor', '7016', 'RAL 7016 antracyt', { sortNumber: 2 }),
  value('kolor', '5010', 'RAL 5010 niebieski', { sortNumber: 3 }),
  value('udzwig', 'U500', '500 kg', { sortNumber: 1 }),
  value('udzwig', 'U1000', '1000 kg', { default: true, sortNumber: 2 }),
  value('udzwig', 'U1500', '1500 kg', { sortNumber: 3 }),
  value('wklad', 'BEZ', 'bez wkładu', { sortNumber: 1 }),
  value('wklad', 'PE', 'z wkładem PE', { sortNumber: 2 }),
];

/** What each product asks for, in this order. */
export const parameterSettings = [
  { product: 'WRS', productParameter: 'naped', defaultValue: 'LANC' },
  { product: 'WRS', productParameter: 'cykle' },
  {
    product: 'WRS',
    productParameter: 'silnik',
    conditionCode: 'values["naped"] == "ELEK"',
    expression: 'offeredNumbers["cykle"] >= numbers["cykle"]',
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
