export const filterGroups = {
  holds: 'Rekord spełnia',
  all: 'wszystkie warunki',
  any: 'co najmniej jeden warunek',
  group: 'Grupa warunków',
  add: 'Dodaj grupę',
  remove: 'Usuń grupę',
  aim: 'Dodawaj pola tutaj',
  aimed: 'Tu trafią wybrane pola',
  empty: 'Grupa bez warunków niczego nie zawęża.',
  unknownField: 'Tego pola już nie ma albo nie masz do niego dostępu. Usuń warunek.',
};
