import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Mise en page',
  type: 'Type de menu',
  types: {
    vertical: 'Vertical',
    horizontal: 'Horizontal',
  },
  width: 'Largeur de la page',
  widths: {
    fluid: 'Tout l’écran',
    boxed: 'Limitée, centrée',
  },
  sidebarTheme: 'Couleur du menu latéral',
  sidebarThemes: {
    dark: 'Sombre',
    light: 'Comme la page',
  },
  sidebarType: 'Menu latéral',
  sidebarTypes: {
    fixed: 'Toujours en place',
    scrollable: 'Défile avec la page',
    condensed: 'Icônes seules',
  },
  footer: 'Pied de page',
  footers: {
    default: 'Par défaut',
    navy: 'Bleu marine',
    accent: 'Bleu',
    quiet: 'Sans fond, centré',
  },
  menuSide: 'Côté du menu',
  menuSides: {
    left: 'À gauche',
    right: 'À droite',
  },
  reset: 'Rétablir par défaut',
  workingPlace: 'Poste de travail de cet ordinateur',
  noWorkingPlace: 'Aucun',
};
