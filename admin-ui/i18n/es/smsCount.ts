import type { Words } from '../words.ts';

export const smsCount: Words<'smsCount'> = {
  size: '%{units} de %{room} caracteres, %{smart_count} SMS |||| %{units} de %{room} caracteres, %{smart_count} SMS',
  goesOutAs: 'Se enviará así: %{body}',
};
