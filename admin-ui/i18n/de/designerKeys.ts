import type { Words } from '../words.ts';

export const designerKeys: Words<'designerKeys'> = {
  title: 'Tastatur beim Zeichnen',
  onStage: 'An einer Phase',
  walk: 'Zur Phase daneben',
  choose: 'Phase wählen',
  move: 'Phase im Bild verschieben',
  connect: 'Mit einer anderen Phase oder dem Ende verbinden',
  cut: 'Weg entfernen, der hier beginnt',
  edit: 'Zu den Einstellungen; Esc führt zurück zum Bild',
};
