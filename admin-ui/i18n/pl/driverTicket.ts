export const driverTicket = {
  title: 'Bilet kierowcy',
  driver: 'Bilet do kiosku',
  sendCode: 'Wyślij kod do kiosku',
  sendCodeAsk: 'Wysłać kierowcy pojazdu %{plate} SMS z nowym kodem do kiosku?',
  codeSent: 'Kod wysłano do kierowcy pojazdu %{plate}.',
  renew: 'Wydaj nowy bilet',
  renewAsk: 'Wydać kierowcy pojazdu %{plate} nowy bilet? Dotychczasowy przestanie działać.',
  renewed: 'Wydano nowy bilet. Podaj go kierowcy.',
  entry: 'Bilet wjazdowy',
  writeEntry: 'Zapisz bilet wjazdowy',
  writeEntryAsk: 'Jaki bilet wjazdowy ma pojazd %{plate}? Zapisanego biletu nie można już zmienić.',
  entryWritten: 'Zapisano bilet wjazdowy pojazdu %{plate}.',
};
