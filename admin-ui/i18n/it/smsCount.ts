import type { Words } from '../words.ts';

export const smsCount: Words<'smsCount'> = {
  size: '%{units} caratteri su %{room}, %{smart_count} SMS |||| %{units} caratteri su %{room}, %{smart_count} SMS',
  goesOutAs: 'Verrà inviato così: %{body}',
};
