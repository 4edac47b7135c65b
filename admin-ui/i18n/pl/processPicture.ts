export const processPicture = {
  start: 'Początek',
  end: 'Koniec',
  otherwise: 'w przeciwnym razie',
  condition: 'etap warunkowy',
  noCondition: 'brak warunku',
  chosenByHand: 'Następny etap wskazuje wykonawca',
  controls: 'Powiększenie rysunku',
  zoomIn: 'Przybliż',
  zoomOut: 'Oddal',
  fitView: 'Pokaż cały proces',
  keys: 'Strzałki przechodzą od etapu do etapu, Enter wybiera etap.',
  drawKeys:
    'Strzałki przechodzą od etapu do etapu, Shift ze strzałkami przesuwa etap, C łączy go z innym, X usuwa drogę, Delete usuwa etap.',
};
