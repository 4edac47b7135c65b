import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Pagina-indeling',
  footer: 'Voettekst',
  footers: {
    default: 'Standaard',
    navy: 'Marineblauw',
    accent: 'Blauw',
    quiet: 'Zonder achtergrond, gecentreerd',
  },
  menuSide: 'Menu',
  menuSides: { left: 'Links', right: 'Rechts' },
};
