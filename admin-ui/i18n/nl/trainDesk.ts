import type { Words } from '../words.ts';

export const trainDesk: Words<'trainDesk'> = {
  title: 'Trein wegen',
  train: 'Trein',
  chooseTrain: 'Kies een trein',
  noTrains: 'Er zijn geen treinen. Voeg een trein toe en laad de wagons uit een bestand.',
  noWagons: 'Deze trein heeft nog geen wagons. Laad ze uit een bestand of voeg ze toe aan het wagonregister.',
  load: 'Wagons uit bestand laden',
  unload: 'Wagons in bestand opslaan',
  next: 'Volgende wagon',
  previous: 'Vorige wagon',
  weighed: 'Gewogen: %{done} van %{all}',
  netto: 'Netto totaal',
  declared: 'opgegeven',
  wagon: 'Wagon nr. %{place}',
  keys: 'Toetsen: ← vorige, → volgende, Ctrl+Enter legt de weging vast',
  open: 'Deze trein wegen',
  wagons: 'Wagons in de trein',
  allDone: 'Alle wagons zijn gewogen.',
  scale: 'Weegschaal',
};
