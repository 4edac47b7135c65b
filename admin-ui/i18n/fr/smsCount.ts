import type { Words } from '../words.ts';

export const smsCount: Words<'smsCount'> = {
  size: '%{units} caractères sur %{room}, %{smart_count} SMS |||| %{units} caractères sur %{room}, %{smart_count} SMS',
  goesOutAs: 'Sera envoyé ainsi : %{body}',
};
