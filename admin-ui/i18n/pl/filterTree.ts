export const filterTree = {
  search: 'Szukaj pola',
  clear: 'Usuń wszystkie',
  browse: 'Dodaj z listy',
  choose: 'Wybierz obiekt',
};
