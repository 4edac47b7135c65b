export const filterTree = {
  search: 'Szukaj pola',
  clear: 'Usuń wszystkie',
  browse: 'Dodaj z listy',
  joined: 'Pokazywane są rekordy spełniające wszystkie warunki.',
  choose: 'Wybierz obiekt',
};
