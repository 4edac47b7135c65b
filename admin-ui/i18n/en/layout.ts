import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Page layout',
  footer: 'Footer',
  footers: { default: 'Default', navy: 'Navy', accent: 'Blue', quiet: 'No background, centred' },
  menuSide: 'Menu',
  menuSides: { left: 'On the left', right: 'On the right' },
};
