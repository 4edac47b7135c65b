export const ksef = {
  title: 'Faktury w drodze do KSeF',
  subtitle: 'To, czego KSeF jeszcze nie przyjął. Przyjęte faktury są na liście faktur.',
  none: 'Wszystkie faktury są w KSeF.',
  blocked: 'Nie da się wystawić',
  open: 'Wystawione, jeszcze nie przyjęte',
  panel: 'KSeF',
  check: 'Sprawdź w KSeF',
  pdf: 'Wydruk PDF',
  xml: 'XML',
  upo: 'UPO',
  resend: 'Spróbuj ponownie',
  again: 'Próbuję ponownie.',
  waiting: 'Faktura czeka na wysłanie. Nic nie trzeba robić; termin: %{until}.',
  sent: 'KSeF sprawdza fakturę. Numer pojawi się tu sam.',
  offline:
    'Wystawiona w trybie offline24: KSeF nie odpowiada. Musi tam trafić do %{until}; system wysyła ją sam, gdy KSeF wróci.',
  late: 'Termin wysłania minął %{until}. Spróbuj ponownie i zawiadom księgowość.',
  reason: 'Ostatnia odpowiedź: %{reason}',
  refused:
    'KSeF odrzucił fakturę: %{reason}. Popraw dane nabywcy w płatności albo dane i token naszej firmy, potem spróbuj ponownie: numer faktury zostaje.',
};
