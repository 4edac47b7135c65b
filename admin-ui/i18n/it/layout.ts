import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Layout della pagina',
  footer: 'Piè di pagina',
  footers: { default: 'Predefinito', navy: 'Blu scuro', accent: 'Blu', quiet: 'Senza sfondo, centrato' },
  menuSide: 'Menu',
  menuSides: { left: 'A sinistra', right: 'A destra' },
};
