export const designerKeys = {
  title: 'Klawiatura przy rysowaniu',
  onStage: 'Na etapie',
  walk: 'Przejdź do sąsiedniego etapu',
  choose: 'Wybierz etap',
  move: 'Przesuń etap na rysunku',
  connect: 'Połącz z innym etapem albo z końcem',
  cut: 'Usuń drogę, która stąd prowadzi',
  edit: 'Przejdź do ustawień etapu, Esc wraca na rysunek',
};
