import type { Words } from '../words.ts';

export const layout: Words<'layout'> = {
  title: 'Diseño de la página',
  type: 'Tipo de menú',
  types: {
    vertical: 'Vertical',
    horizontal: 'Horizontal',
  },
  width: 'Ancho de la página',
  widths: {
    fluid: 'Toda la pantalla',
    boxed: 'Limitado, centrado',
  },
  sidebarTheme: 'Color del menú lateral',
  sidebarThemes: {
    dark: 'Oscuro',
    light: 'Como la página',
  },
  sidebarType: 'Menú lateral',
  sidebarTypes: {
    fixed: 'Siempre en su sitio',
    scrollable: 'Se desplaza con la página',
    condensed: 'Solo iconos',
  },
  footer: 'Pie de página',
  footers: {
    default: 'Normal',
    navy: 'Azul marino',
    accent: 'Azul',
    quiet: 'Sin fondo, centrado',
  },
  menuSide: 'Lado del menú',
  menuSides: {
    left: 'A la izquierda',
    right: 'A la derecha',
  },
  reset: 'Restablecer',
  workingPlace: 'Puesto de este ordenador',
  noWorkingPlace: 'Ninguno',
};
