import type { Words } from '../words.ts';

export const smsCount: Words<'smsCount'> = {
  size: '%{units} of %{room} characters, %{smart_count} SMS |||| %{units} of %{room} characters, %{smart_count} SMS',
  goesOutAs: 'Goes out as: %{body}',
};
