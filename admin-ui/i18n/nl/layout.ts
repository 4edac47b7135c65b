import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Pagina-indeling',
  type: 'Soort menu',
  types: {
    vertical: 'Verticaal',
    horizontal: 'Horizontaal',
  },
  width: 'Paginabreedte',
  widths: {
    fluid: 'Hele scherm',
    boxed: 'Begrensd, gecentreerd',
  },
  sidebarTheme: 'Kleur van het zijmenu',
  sidebarThemes: {
    dark: 'Donker',
    light: 'Zoals de pagina',
  },
  sidebarType: 'Zijmenu',
  sidebarTypes: {
    fixed: 'Altijd op zijn plaats',
    scrollable: 'Schuift mee met de pagina',
    condensed: 'Alleen pictogrammen',
  },
  footer: 'Voettekst',
  footers: {
    default: 'Standaard',
    navy: 'Marineblauw',
    accent: 'Blauw',
    quiet: 'Zonder achtergrond, gecentreerd',
  },
  menuSide: 'Kant van het menu',
  menuSides: {
    left: 'Links',
    right: 'Rechts',
  },
  reset: 'Standaard herstellen',
  workingPlace: 'Werkplek bij deze computer',
  noWorkingPlace: 'Geen',
};
