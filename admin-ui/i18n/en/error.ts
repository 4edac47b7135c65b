import type { Words } from '../words.ts';

export const error: Words<'error'> = {
  unreachable: 'No connection to the server. Check the network and try again.',
  server: 'The server reported an error. Try again in a moment.',
  notJson: 'The server answered in an unknown form. Load the page again.',
  screen: 'An error occurred on this screen',
  screenHint: 'Load it again. If the error comes back, tell your administrator.',
};
