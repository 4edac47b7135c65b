import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Internal Server Error',
  serverErrorHint: 'Refresh the page. If the error comes back, contact support.',
  details: 'Error: %{message}',
  slow: 'This screen takes longer than usual',
  slowHint: 'Wait a little longer, or check the network and refresh the page.',
  notLoaded: 'This screen could not be loaded',
  notLoadedHint:
    'Check the network and refresh the page. After an update of the server, refreshing is enough.',
};
