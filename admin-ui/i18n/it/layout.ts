import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Layout della pagina',
  type: 'Tipo di menu',
  types: {
    vertical: 'Verticale',
    horizontal: 'Orizzontale',
  },
  width: 'Larghezza della pagina',
  widths: {
    fluid: 'Tutto lo schermo',
    boxed: 'Limitata, centrata',
  },
  sidebarTheme: 'Colore del menu laterale',
  sidebarThemes: {
    dark: 'Scuro',
    light: 'Come la pagina',
  },
  sidebarType: 'Menu laterale',
  sidebarTypes: {
    fixed: 'Sempre al suo posto',
    scrollable: 'Scorre con la pagina',
    condensed: 'Solo icone',
  },
  footer: 'Piè di pagina',
  footers: {
    default: 'Predefinito',
    navy: 'Blu scuro',
    accent: 'Blu',
    quiet: 'Senza sfondo, centrato',
  },
  menuSide: 'Lato del menu',
  menuSides: {
    left: 'A sinistra',
    right: 'A destra',
  },
  reset: 'Ripristina predefinito',
  workingPlace: 'Postazione di questo computer',
  noWorkingPlace: 'Nessuna',
};
