export const paymentTypes = [
  { predefinedName: 'cash', name: 'Gotówka', type: 'Cash', currency: 'PLN' },
  { predefinedName: 'card', name: 'Karta płatnicza', type: 'Bank', currency: 'PLN' },
  { predefinedName: 'transfer', name: 'Przelew', type: 'Bank', currency: 'PLN' },
];

export const cashFlowItems = [
  { predefinedName: 'parking', name: 'Opłaty parkingowe', type: 'Receipt' },
  { predefinedName: 'sale', name: 'Sprzedaż', type: 'Receipt' },
  { predefinedName: 'purchase', name: 'Zakup', type: 'Expense' },
];

const within = (days: number) => ({
  predefinedName: `days${days}`,
  name: `${days} dni`,
  days,
  lang: {
    pl: `${days} dni`,
    en: `${days} days`,
    nl: `${days} dagen`,
    de: `${days} Tage`,
    fr: `${days} jours`,
    it: `${days} giorni`,
    es: `${days} días`,
  },
});

export const termsOfPayment = [
  {
    predefinedName: 'prepayment',
    name: 'Przedpłata',
    days: 0,
    lang: {
      pl: 'Przedpłata',
      en: 'Prepayment',
      nl: 'Vooruitbetaling',
      de: 'Vorkasse',
      fr: 'Paiement d’avance',
      it: 'Pagamento anticipato',
      es: 'Pago anticipado',
    },
  },
  ...[7, 14, 30, 60].map(within),
];
