import words from '#domain/words/goods/predefined.json' with { type: 'json' };
import { dictionaryOf, named } from './named.ts';

/** Polish rates in force; `code` is the one that KSeF wants. */
export const vatRates = [
  { code: '23', name: '23%', taxRate: '23.00', basicItem: true },
  { code: '8', name: '8%', taxRate: '8.00' },
  { code: '5', name: '5%', taxRate: '5.00' },
  { code: '0 KR', name: '0%', taxRate: '0.00', fullName: 'Sprzedaż krajowa' },
  { code: '0 WDT', name: '0% WDT', taxRate: '0.00', fullName: 'Wewnątrzwspólnotowa dostawa towarów' },
  { code: '0 EX', name: '0% eksport', taxRate: '0.00', fullName: 'Eksport towarów' },
  { code: 'zw', name: 'zw.', taxRate: '0.00', fullName: 'Zwolnione' },
  { code: 'np I', name: 'np.', taxRate: '0.00', fullName: 'Niepodlegające: poza terytorium kraju' },
  {
    code: 'np II',
    name: 'np. UE',
    taxRate: '0.00',
    fullName: 'Niepodlegające: usługi z art. 100 ust. 1 pkt 4',
    forServices: true,
  },
  { code: 'oo', name: 'oo', taxRate: '0.00', fullName: 'Odwrotne obciążenie', reverseChange: true },
];

/** The units that are a multiple of another unit, by their codes. */
const conversions: Readonly<Record<string, { readonly inUnit: string; readonly factor: string }>> = {
  t: { inUnit: 'kg', factor: '1000' },
};

/** The codes of the units that count pieces. */
const pieces: ReadonlySet<string> = new Set(['szt.', 'kpl.', 'opak.', 'paleta']);

/** Units that are a multiple of another one come last, because they refer to a unit that must be stored before. */
export const unitsOfMeasure = dictionaryOf(words.unitOfMeasure)
  .map((unit) => ({ ...unit, countsPieces: pieces.has(unit.code), ...conversions[unit.code] }))
  .toSorted((one, other) => Number(one.code in conversions) - Number(other.code in conversions));

export const inventoryCategories = [
  {
    predefinedName: 'income',
    ...named(words.inventoryCategory.income),
    type: 'income',
  },
  {
    predefinedName: 'expense',
    ...named(words.inventoryCategory.expense),
    type: 'expense',
  },
  {
    predefinedName: 'moving',
    ...named(words.inventoryCategory.moving),
    type: 'moving',
  },
];
