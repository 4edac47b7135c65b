export const picker = {
  title: 'Wybór: %{object}',
  openRecord: 'Otwórz rekord',
  browse: 'Wybierz z listy',
  typeToSearch: 'Zacznij pisać, aby szukać',
  moreExist: 'Pokazano pierwszych %{count}. Pisz dalej, aby zawęzić.',
};
