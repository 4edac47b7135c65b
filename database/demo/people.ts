/** The password of every demo account; `npm start` prints it. */
export const demoPassword = 'keja2026';

/** Firms that sell, buy or forward goods. */
export const counterparties = [
  {
    name: 'Węglokoks Bałtyk Sp. z o.o.',
    abbreviation: 'WB',
    nip: '5260250995',
    isVendor: true,
    locality: 'Gdańsk',
    street: 'ul. Portowa 12',
    postCode: '80-001',
  },
  {
    name: 'Elewatory Pomorskie S.A.',
    abbreviation: 'EP',
    nip: '5261040567',
    isVendor: true,
    isCustomer: true,
    locality: 'Gdynia',
    street: 'ul. Zbożowa 4',
    postCode: '81-336',
  },
  {
    name: 'Ciepłownia Północ Sp. z o.o.',
    abbreviation: 'CP',
    nip: '1234563218',
    isCustomer: true,
    locality: 'Elbląg',
    street: 'ul. Energetyków 1',
    postCode: '82-300',
  },
  {
    name: 'Agro Żuławy Sp. j.',
    abbreviation: 'AŻ',
    nip: '7740001454',
    isVendor: true,
    isCustomer: true,
    locality: 'Nowy Dwór Gdański',
    street: 'ul. Wiejska 7',
    postCode: '82-100',
  },
  {
    name: 'Nawozy Kwidzyn S.A.',
    abbreviation: 'NK',
    nip: '5252344078',
    isVendor: true,
    locality: 'Kwidzyn',
    street: 'ul. Fabryczna 20',
    postCode: '82-500',
  },
  {
    name: 'Spedycja Mewa Sp. z o.o.',
    abbreviation: 'MEWA',
    nip: '9570776676',
    isForwarder: true,
    locality: 'Gdańsk',
    street: 'ul. Morska 33',
    postCode: '80-299',
  },
  {
    name: 'Kotwica Forwarding Sp. z o.o.',
    abbreviation: 'KTW',
    nip: '5862012340',
    isForwarder: true,
    locality: 'Gdynia',
    street: 'ul. Kontenerowa 9',
    postCode: '81-155',
  },
].map((firm) => ({ ...firm, country: 'PL', currency: 'PLN', termOfPayament: 'days14', language: 'pl' }));

/** Accounts, carriers and drivers. A row refers to another by the field that `demoRows` gives, such as the name of a carrier. */
export const people = {
  users: [
    { login: 'admin', name: 'Anna Administrator', email: 'admin@keja.example', fullRights: true, roles: [] },
    {
      login: 'operator',
      name: 'Olek Operator',
      email: 'operator@keja.example',
      roles: [{ userRole: 'operator' }],
    },
    { login: 'sales', name: 'Halina Handlowa', email: 'sales@keja.example', roles: [{ userRole: 'sales' }] },
    {
      login: 'forwarder',
      name: 'Feliks Spedytor',
      email: 'forwarder@keja.example',
      externalUser: true,
      useCustomerAccess: true,
      counterparty: 'Spedycja Mewa Sp. z o.o.',
      roles: [{ userRole: 'forwarder' }],
    },
  ].map((user) => ({ language: 'pl', ...user })),
  carriers: [
    { name: 'Trans-Bałtyk', code: 'TB', nip: '5830004828' },
    { name: 'Żuławy Transport', code: 'ŻT', nip: '5780002111' },
    { name: 'Дніпро Логістик', code: 'DL' },
  ],
  drivers: [
    { name: 'Jan Kowalski', phoneNumber: '+48600100101', language: 'pl', carrier: 'Trans-Bałtyk' },
    { name: 'Piotr Nowak', phoneNumber: '+48600100102', language: 'pl', carrier: 'Trans-Bałtyk' },
    { name: 'Mirosław Wiśniewski', phoneNumber: '+48600100103', language: 'pl', carrier: 'Żuławy Transport' },
    { name: 'Grażyna Zielińska', phoneNumber: '+48600100104', language: 'pl', carrier: 'Żuławy Transport' },
    { name: 'Тарас Шевчук', phoneNumber: '+48600100105', language: 'uk', carrier: 'Дніпро Логістик' },
    { name: 'Оксана Бондар', phoneNumber: '+48600100106', language: 'uk', carrier: 'Дніпро Логістик' },
    { name: 'Klaus Schmidt', phoneNumber: '+48600100107', language: 'de', carrier: 'Trans-Bałtyk' },
    { name: 'Łukasz Dąbrowski', phoneNumber: '+48600100108', language: 'pl', carrier: 'Żuławy Transport' },
  ],
};
