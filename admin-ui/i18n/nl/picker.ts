import type { Words } from '../words.ts';

export const picker: Words<'picker'> = {
  title: 'Kiezen: %{object}',
  openRecord: 'Record openen',
  browse: 'Uit de lijst kiezen',
  typeToSearch: 'Begin te typen om te zoeken',
  moreExist: 'De eerste %{count} worden getoond. Typ verder om te verfijnen.',
};
