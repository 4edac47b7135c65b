import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Error interno del servidor',
  serverErrorHint: 'Actualice la página. Si el error se repite, póngase en contacto con soporte.',
  details: 'Mensaje de error: %{message}',
  slow: 'Esta pantalla tarda más de lo habitual',
  slowHint: 'Espere un poco más, o compruebe la red y actualice la página.',
  notLoaded: 'No se ha podido cargar esta pantalla',
  notLoadedHint:
    'Compruebe la red y actualice la página. Tras una actualización del servidor, basta con actualizar.',
};
