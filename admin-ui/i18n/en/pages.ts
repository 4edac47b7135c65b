import type { Words } from '../words.ts';

export const pages: Words<'pages'> = {
  serverError: 'Internal Server Error',
  serverErrorHint: 'Refresh the page. If the error comes back, contact support.',
  details: 'The error says: %{message}',
};
