export const layout = {
  title: 'Układ strony',
  footer: 'Stopka',
  footers: { default: 'Domyślna', navy: 'Granatowa', accent: 'Niebieska', quiet: 'Bez tła, wyśrodkowana' },
  menuSide: 'Menu',
  menuSides: { left: 'Po lewej', right: 'Po prawej' },
};
