import type { Words } from '../words.ts';

export const designerKeys: Words<'designerKeys'> = {
  title: 'Toetsenbord bij het tekenen',
  onStage: 'Op een fase',
  walk: 'Naar de fase ernaast',
  choose: 'Fase kiezen',
  move: 'Fase verplaatsen',
  connect: 'Verbinden met een andere fase of het einde',
  cut: 'Weg verwijderen die hier begint',
  edit: 'Naar de instellingen; Esc leidt terug naar de tekening',
};
