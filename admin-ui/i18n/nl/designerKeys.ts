import type { Words } from '../words.ts';

export const designerKeys: Words<'designerKeys'> = {
  title: 'Toetsenbord bij het tekenen',
  onStage: 'Op een stap',
  walk: 'Naar de stap ernaast',
  choose: 'Stap kiezen',
  move: 'Stap verplaatsen',
  connect: 'Verbinden met een andere stap of het einde',
  cut: 'Weg verwijderen die hier begint',
  edit: 'Naar de instellingen; Esc leidt terug naar de tekening',
};
