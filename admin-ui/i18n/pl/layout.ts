export const layout = {
  title: 'Układ strony',
  type: 'Rodzaj menu',
  types: {
    vertical: 'Pionowe',
    horizontal: 'Poziome',
  },
  width: 'Szerokość strony',
  widths: {
    fluid: 'Cały ekran',
    boxed: 'Ograniczona, wyśrodkowana',
  },
  sidebarTheme: 'Kolor menu bocznego',
  sidebarThemes: {
    dark: 'Ciemny',
    light: 'Taki jak strona',
  },
  sidebarType: 'Menu boczne',
  sidebarTypes: {
    fixed: 'Zawsze w miejscu',
    scrollable: 'Przewija się ze stroną',
    condensed: 'Same ikony',
  },
  footer: 'Stopka',
  footers: {
    default: 'Domyślna',
    navy: 'Granatowa',
    accent: 'Niebieska',
    quiet: 'Bez tła, wyśrodkowana',
  },
  menuSide: 'Strona menu',
  menuSides: {
    left: 'Po lewej',
    right: 'Po prawej',
  },
  reset: 'Przywróć domyślny',
  workingPlace: 'Stanowisko przy tym komputerze',
  noWorkingPlace: 'Żadne',
};
