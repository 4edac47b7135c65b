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
  keys: 'Enter wybiera etap, strzałki go przesuwają, Delete usuwa.',
};
