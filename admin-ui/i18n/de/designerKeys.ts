import type { Words } from '../words.ts';

export const designerKeys: Words<'designerKeys'> = {
  title: 'Tastatur beim Zeichnen',
  onStage: 'Auf einem Schritt',
  walk: 'Zum Schritt daneben',
  choose: 'Schritt wählen',
  move: 'Schritt im Bild verschieben',
  connect: 'Mit einem anderen Schritt oder dem Ende verbinden',
  cut: 'Weg entfernen, der hier beginnt',
  edit: 'Zu den Einstellungen; Esc führt zurück zum Bild',
};
