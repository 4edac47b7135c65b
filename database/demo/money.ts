/** Services that drivers buy on the way, and what some of them still owe. */
export const punishmentTypes = [
  { code: 'ticketCopy', name: 'Wydruk dodatkowego kwitu', shortName: 'Kopia kwitu', price: '5.00' },
  { code: 'wash', name: 'Mycie naczepy', shortName: 'Mycie', price: '80.00' },
  { code: 'reweighing', name: 'Dodatkowe ważenie', shortName: 'Ważenie', price: '35.00' },
].map((service) => ({ ...service, isService: true, vatRate: '23' }));

/** Of visits before: no truck that is announced today has to pay them at the exit. */
export const punishments = [
  {
    punishmentType: 'overstayMainParking',
    vehicle: 'BC 4417 HK',
    driver: 'Тарас Шевчук',
    amount: '50.00',
    comment: 'Wyjazd z parkingu 34 minuty po wezwaniu',
  },
  {
    punishmentType: 'wash',
    vehicle: 'GA 7712K',
    driver: 'Piotr Nowak',
    amount: '80.00',
    comment: 'Mycie naczepy po soi',
  },
];
