import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Seitenlayout',
  footer: 'Fußzeile',
  footers: {
    default: 'Standard',
    navy: 'Marineblau',
    accent: 'Blau',
    quiet: 'Ohne Hintergrund, zentriert',
  },
  menuSide: 'Menü',
  menuSides: { left: 'Links', right: 'Rechts' },
};
