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

export const unitsOfMeasure = [
  unit('t', 'tona', 'tonne', 'ton', 'Tonne', 'tonne', 'tonnellata', 'tonelada'),
  unit('kg', 'kilogram', 'kilogram', 'kilogram', 'Kilogramm', 'kilogramme', 'chilogrammo', 'kilogramo'),
  unit('szt.', 'sztuka', 'piece', 'stuk', 'Stück', 'pièce', 'pezzo', 'pieza'),
  unit('kpl.', 'komplet', 'set', 'set', 'Satz', 'jeu', 'set', 'juego'),
  unit('opak.', 'opakowanie', 'package', 'verpakking', 'Packung', 'emballage', 'confezione', 'paquete'),
  unit('paleta', 'paleta', 'pallet', 'pallet', 'Palette', 'palette', 'pallet', 'palé'),
  unit('m', 'metr', 'metre', 'meter', 'Meter', 'mètre', 'metro', 'metro'),
  unit(
    'm²',
    'metr kwadratowy',
    'square metre',
    'vierkante meter',
    'Quadratmeter',
    'mètre carré',
    'metro quadrato',
    'metro cuadrado',
  ),
  unit(
    'm³',
    'metr sześcienny',
    'cubic metre',
    'kubieke meter',
    'Kubikmeter',
    'mètre cube',
    'metro cubo',
    'metro cúbico',
  ),
  unit('l', 'litr', 'litre', 'liter', 'Liter', 'litre', 'litro', 'litro'),
  unit('godz.', 'godzina', 'hour', 'uur', 'Stunde', 'heure', 'ora', 'hora'),
  unit('usł.', 'usługa', 'service', 'dienst', 'Leistung', 'service', 'servizio', 'servicio'),
];

function unit(
  code: string,
  pl: string,
  en: string,
  nl: string,
  de: string,
  fr: string,
  it: string,
  es: string,
) {
  return { code, name: pl, lang: { pl, en, nl, de, fr, it, es } };
}

export const inventoryCategories = [
  { predefinedName: 'income', name: 'Przychód', type: 'income' },
  { predefinedName: 'expense', name: 'Rozchód', type: 'expense' },
  { predefinedName: 'moving', name: 'Przesunięcie', type: 'moving' },
];
