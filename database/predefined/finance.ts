export const paymentTypes = [
  { name: 'Gotówka', type: 'Cash', currency: 'PLN' },
  { name: 'Karta płatnicza', type: 'Bank', currency: 'PLN' },
  { name: 'Przelew', type: 'Bank', currency: 'PLN' },
];

export const cashFlowItems = [
  { name: 'Opłaty parkingowe', type: 'Receipt' },
  { name: 'Sprzedaż', type: 'Receipt' },
  { name: 'Zakup', type: 'Expense' },
];
