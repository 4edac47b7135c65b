import type { RoomWords } from '../words.ts';

export const platform = {
  objects: {
    user: { one: 'Użytkownik', many: 'Użytkownicy' },
    userRole: { one: 'Rola', many: 'Role' },
    workingPlace: { one: 'Stanowisko', many: 'Stanowiska pracy' },
  },
  fields: {
    uuid: 'UUID',
    login: 'Login',
    password: 'Hasło',
    externalUser: 'Użytkownik zewnętrzny',
    fullRights: 'Pełne prawa',
    use2FA: 'Logowanie dwuetapowe',
    useCustomerAccess: 'Dostęp tylko do danych kontrahenta',
    roles: 'Role',
    referralToken: 'Token polecenia',
    emailConfirmationToken: 'Token potwierdzenia e-maila',
    passwordResetToken: 'Token zmiany hasła',
    readOnly: 'Tylko odczyt',
    desktopMode: 'Tryb pulpitu',
    desktopName: 'Nazwa pulpitu',
    computerName: 'Nazwa komputera',
    control: 'Kontrola',
    networkPort: 'Port sieciowy',
    numberOfCopies: 'Liczba kopii',
    orientation: 'Orientacja',
    pageSize: 'Format strony',
    desibleWorkingInSeveralSessions: 'Zakaz pracy w kilku sesjach',
    raisingRailwayDisposition: 'Wystawianie dyspozycji kolejowych',
    isRollPrinter: 'Drukarka rolkowa',
    clientIdSerial: 'Numer seryjny klienta',
    printerName: 'Nazwa drukarki',
  },
  ownFields: {
    'user.name': 'Imię i nazwisko',
  },
  enums: {
    pageOrientation: { title: 'Orientacja strony', values: { portrait: 'Pionowa', landscape: 'Pozioma' } },
  },
} as const satisfies RoomWords;
