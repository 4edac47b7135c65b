export const savedFilters = {
  label: 'Zapisane filtry',
  save: 'Zapisz filtr',
  title: 'Zapisywanie filtra',
  name: 'Nazwa filtra',
  isDefault: 'Stosuj od razu po otwarciu listy',
  replaces: 'Filtr o tej nazwie zostanie zastąpiony.',
  menu: 'Filtr „%{name}”: menu',
  rename: 'Zmień nazwę',
  remove: 'Usuń filtr',
  makeDefault: 'Ustaw jako domyślny',
  noDefault: 'Nie stosuj domyślnie',
  default: 'domyślny',
};
