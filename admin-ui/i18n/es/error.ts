import type { Words } from '../words.ts';

export const error: Words<'error'> = {
  unreachable: 'Sin conexión con el servidor. Compruebe la red e inténtelo de nuevo.',
  server: 'El servidor ha dado un error. Inténtelo de nuevo dentro de un momento.',
  notJson: 'El servidor ha respondido de forma desconocida. Cargue la página de nuevo.',
  screen: 'Se ha producido un error en esta pantalla',
  screenHint: 'Cárguela de nuevo. Si el error se repite, avise al administrador.',
};
