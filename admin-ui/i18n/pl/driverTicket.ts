export const driverTicket = {
  title: 'Bilet kierowcy',
  driver: 'Bilet do kiosku',
  sendCode: 'Wyślij kod do kiosku',
  sendCodeAsk: 'Wysłać SMS-em nowy kod do kiosku kierowcy pojazdu %{plate}?',
  codeSent: 'Wysłano kod kierowcy pojazdu %{plate}.',
  renew: 'Wydaj nowy bilet',
  renewAsk: 'Wydać kierowcy pojazdu %{plate} nowy bilet? Dotychczasowy przestanie działać.',
  renewed: 'Wydano nowy bilet. Podaj go kierowcy.',
  entry: 'Bilet wjazdowy',
  writeEntry: 'Zapisz bilet wjazdowy',
  writeEntryAsk: 'Jaki bilet wjazdowy ma pojazd %{plate}? Raz zapisanego nie można zmienić.',
  entryWritten: 'Zapisano bilet wjazdowy pojazdu %{plate}.',
};
