export const notifications = {
  bell: 'Powiadomienia',
  unread:
    'Powiadomienia: %{smart_count} nieprzeczytane |||| Powiadomienia: %{smart_count} nieprzeczytane |||| Powiadomienia: %{smart_count} nieprzeczytanych',
  none: 'Nie masz nowych powiadomień.',
  readAll: 'Oznacz jako przeczytane',
  all: 'Pokaż wszystkie',
};
