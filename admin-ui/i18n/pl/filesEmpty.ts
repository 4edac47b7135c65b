export const filesEmpty = {
  none: 'Nie ma tu jeszcze plików. Dodasz je na karcie rekordu, na przykład pojazdu: przeciągnij plik na panel „Pliki”.',
};
