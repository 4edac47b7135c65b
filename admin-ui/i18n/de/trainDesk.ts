import type { Words } from '../words.ts';

export const trainDesk: Words<'trainDesk'> = {
  title: 'Zugverwiegung',
  train: 'Zug',
  chooseTrain: 'Zug wählen',
  noTrains: 'Es gibt keine Züge. Legen Sie einen an und laden Sie seine Wagen aus einer Datei.',
  noWagons:
    'Dieser Zug hat noch keine Wagen. Laden Sie sie aus einer Datei, oder tragen Sie sie ins Wagenregister ein.',
  load: 'Wagen aus Datei laden',
  unload: 'Wagen in Datei speichern',
  next: 'Nächster Wagen',
  previous: 'Voriger Wagen',
  weighed: 'Verwogen: %{done} von %{all}',
  netto: 'Netto gesamt',
  declared: 'angegeben',
  wagon: 'Wagen %{place}',
  keys: 'Tasten: ← voriger, → nächster, Strg+Enter speichert die Verwiegung',
  open: 'Diesen Zug verwiegen',
  wagons: 'Wagen',
  allDone: 'Alle Wagen sind verwogen.',
  scale: 'Waage',
};
