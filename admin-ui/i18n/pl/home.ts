export const home = {
  greeting: 'Dzień dobry, %{name}',
  workers: 'Pulpity',
  lists: 'Listy',
  onTheWay: 'W drodze',
  waiting: 'Czekają na parkingu',
  called: 'Wezwane i na terminalu',
  today: 'Wyjechały dzisiaj',
};
