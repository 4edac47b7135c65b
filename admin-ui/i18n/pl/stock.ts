export const stock = {
  title: 'Stan magazynów',
  subtitle: 'Suma zaakceptowanych dokumentów, zawsze zgodna z nimi',
  all: 'Wszystkie',
  total: 'Razem',
  empty: 'Nic tu nie leży. Stan powstaje z zaakceptowanych dokumentów dostaw i dokumentów magazynowych.',
  below: 'Poniżej zera: wyszło więcej, niż weszło. Sprawdź, czego brakuje w dokumentach.',
  more: 'Pokazano pierwszy tysiąc wierszy. Zawęź wybór.',
  lastAt: 'Ostatni ruch',
  asOf: 'Stan na dzień',
  chart: 'Udział w magazynie',
};
