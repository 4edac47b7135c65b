import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Page layout',
  type: 'Kind of menu',
  types: {
    vertical: 'Vertical',
    horizontal: 'Horizontal',
  },
  width: 'Page width',
  widths: {
    fluid: 'Whole screen',
    boxed: 'Limited, centred',
  },
  sidebarTheme: 'Colour of the side menu',
  sidebarThemes: {
    dark: 'Dark',
    light: 'Like the page',
  },
  sidebarType: 'Side menu',
  sidebarTypes: {
    fixed: 'Always in place',
    scrollable: 'Scrolls with the page',
    condensed: 'Icons only',
  },
  footer: 'Footer',
  footers: {
    default: 'Default',
    navy: 'Navy',
    accent: 'Blue',
    quiet: 'No background, centred',
  },
  menuSide: 'Side of the menu',
  menuSides: {
    left: 'Left',
    right: 'Right',
  },
  reset: 'Back to default',
  workingPlace: 'Working place at this computer',
  noWorkingPlace: 'None',
};
