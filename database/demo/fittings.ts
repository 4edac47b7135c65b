import { named } from './names.ts';

/**
 * What the trading company sells beside bulk goods: fittings of halls (doors, strip curtains, panels) and packaging (big bags,
 * pallets). Products with `configProduct` are configured when they are ordered.
 * `named` gets a name in all languages of the demo, Polish first.
 */
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

/** Bills of materials: what goes into a door, and what the work on the door costs. */
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
