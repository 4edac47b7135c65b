import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Seitenlayout',
  type: 'Art des Menüs',
  types: {
    vertical: 'Vertikal',
    horizontal: 'Horizontal',
  },
  width: 'Seitenbreite',
  widths: {
    fluid: 'Ganzer Bildschirm',
    boxed: 'Begrenzt, zentriert',
  },
  sidebarTheme: 'Farbe des Seitenmenüs',
  sidebarThemes: {
    dark: 'Dunkel',
    light: 'Wie die Seite',
  },
  sidebarType: 'Seitenmenü',
  sidebarTypes: {
    fixed: 'Immer an seinem Platz',
    scrollable: 'Scrollt mit der Seite',
    condensed: 'Nur Symbole',
  },
  footer: 'Fußzeile',
  footers: {
    default: 'Standard',
    navy: 'Marineblau',
    accent: 'Blau',
    quiet: 'Ohne Hintergrund, zentriert',
  },
  menuSide: 'Seite des Menüs',
  menuSides: {
    left: 'Links',
    right: 'Rechts',
  },
  reset: 'Standard wiederherstellen',
  workingPlace: 'Arbeitsplatz an diesem Computer',
  noWorkingPlace: 'Keiner',
};
