import type { RoomWords } from '../words.ts';

export const goods = {
  objects: {
    vehicle: { one: 'Pojazd', many: 'Pojazdy' },
    trackModel: { one: 'Model pojazdu', many: 'Modele pojazdów' },
    product: { one: 'Towar', many: 'Towary' },
    assortment: { one: 'Asortyment', many: 'Asortymenty' },
    unitOfMeasure: { one: 'Jednostka miary', many: 'Jednostki miary' },
    vatRate: { one: 'Stawka VAT', many: 'Stawki VAT' },
    warehouse: { one: 'Magazyn', many: 'Magazyny' },
    box: { one: 'Boks', many: 'Boksy' },
    mine: { one: 'Kopalnia', many: 'Kopalnie' },
  },
  fields: {
    loadCapacity: 'Ładowność',
    sortNumber: 'Kolejność',
    article: 'Artykuł',
    description: 'Opis',
    imgUrl: 'Adres obrazu',
    configProduct: 'Produkt konfigurowalny',
    distinguishFont: 'Wyróżnienie czcionką',
    notUsedProductCondition: 'Bez stanu towaru',
    presentationColor: 'Kolor',
    fullName: 'Pełna nazwa',
    taxRate: 'Stawka (%)',
    basicItem: 'Podstawowa',
    forServices: 'Dla usług',
    reverseChange: 'Odwrotne obciążenie',
  },
  ownFields: {
    'vehicle.name': 'Nr rejestracyjny',
    'vehicle.type': 'Rodzaj pojazdu',
  },
  enums: {
    transport: {
      title: 'Rodzaj pojazdu',
      values: { Car: 'Samochód', Trailer: 'Naczepa', Carriage: 'Wagon' },
    },
  },
} as const satisfies RoomWords;
