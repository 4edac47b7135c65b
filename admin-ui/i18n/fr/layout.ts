import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Mise en page',
  footer: 'Pied de page',
  footers: { default: 'Par défaut', navy: 'Bleu marine', accent: 'Bleu', quiet: 'Sans fond, centré' },
  menuSide: 'Menu',
  menuSides: { left: 'À gauche', right: 'À droite' },
};
