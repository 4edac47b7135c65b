export const smsCount = {
  size: '%{units} z %{room} znaków, %{smart_count} SMS |||| %{units} z %{room} znaków, %{smart_count} SMS-y |||| %{units} z %{room} znaków, %{smart_count} SMS-ów',
  goesOutAs: 'Wyjdzie jako: %{body}',
};
