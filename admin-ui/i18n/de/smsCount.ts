import type { Words } from '../words.ts';

export const smsCount: Words<'smsCount'> = {
  size: '%{units} von %{room} Zeichen, %{smart_count} SMS |||| %{units} von %{room} Zeichen, %{smart_count} SMS',
  goesOutAs: 'Geht hinaus als: %{body}',
};
