/** Types of penalties that are services which drivers buy, such as a wash. Prices are złotys. */
export const demoPunishmentTypes = [
  {
    code: 'ticketCopy',
    name: 'Wydruk dodatkowego kwitu',
    lang: {
      pl: 'Wydruk dodatkowego kwitu',
      en: 'Copy of the weighbridge ticket',
      nl: 'Kopie van de weegbon',
      de: 'Kopie des Wiegescheins',
      fr: 'Copie du bon de pesée',
      it: 'Copia della bolletta di pesatura',
      es: 'Copia del tique de pesaje',
      uk: 'Копія талона зважування',
    },
    shortName: 'Kopia kwitu',
    price: '5.00',
  },
  {
    code: 'wash',
    name: 'Mycie naczepy',
    lang: {
      pl: 'Mycie naczepy',
      en: 'Trailer wash',
      nl: 'Oplegger wassen',
      de: 'Aufliegerwäsche',
      fr: 'Lavage de la semi-remorque',
      it: 'Lavaggio del semirimorchio',
      es: 'Lavado del semirremolque',
      uk: 'Миття напівпричепа',
    },
    shortName: 'Mycie',
    price: '80.00',
  },
  {
    code: 'reweighing',
    name: 'Dodatkowe ważenie',
    lang: {
      pl: 'Dodatkowe ważenie',
      en: 'Extra weighing',
      nl: 'Extra weging',
      de: 'Zusätzliche Wägung',
      fr: 'Pesée supplémentaire',
      it: 'Pesata supplementare',
      es: 'Pesaje adicional',
      uk: 'Додаткове зважування',
    },
    shortName: 'Ważenie',
    price: '35.00',
  },
].map((service) => ({ ...service, isService: true, vatRate: '23' }));

/** Penalties of earlier visits. Trucks that are announced today do not have to pay them at the exit. */
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
