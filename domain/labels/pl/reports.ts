import type { RoomWords } from '../words.ts';

export const reports = {
  objects: {
    reportSetting: { one: 'Ustawienie raportu', many: 'Ustawienia raportów' },
    reportVariant: { one: 'Wariant raportu', many: 'Warianty raportów' },
  },
  fields: {
    dataQuery: 'Źródło danych',
    periodType: 'Rodzaj okresu',
    dateType: 'Rodzaj daty',
    dateFrom: 'Od dnia',
    dateTo: 'Do dnia',
    fieldPath: 'Pole',
    groups: 'Grupowanie',
    calcs: 'Obliczenia',
    aggregation: 'Funkcja',
    isTotal: 'W podsumowaniu',
    showYTotal: 'Suma wierszy',
    showXTotal: 'Suma kolumn',
    hideDetails: 'Ukryj szczegóły',
    pageOrientation: 'Orientacja strony',
    pageFontSize: 'Rozmiar czcionki',
    marginTop: 'Margines górny (mm)',
    marginLeft: 'Margines lewy (mm)',
    marginBottom: 'Margines dolny (mm)',
    marginRight: 'Margines prawy (mm)',
    sorts: 'Kolejność sortowania',
    desc: 'Malejąco',
    variantName: 'Nazwa wariantu',
    report: 'Raport',
  },
  ownFields: {
    'reportVariant.user': 'Tylko dla użytkownika',
  },
  enums: {
    reportPeriodType: { title: 'Rodzaj okresu', values: { date: 'Dzień', period: 'Od–do' } },
    reportDateType: {
      title: 'Rodzaj daty',
      values: {
        date: 'Podana data',
        today: 'Dziś',
        yesterday: 'Wczoraj',
        currentWeek: 'Bieżący tydzień',
        currentMonth: 'Bieżący miesiąc',
        previousMonth: 'Poprzedni miesiąc',
        currentYear: 'Bieżący rok',
      },
    },
    aggregation: {
      title: 'Funkcja agregująca',
      values: { sum: 'Suma', min: 'Minimum', max: 'Maksimum', average: 'Średnia' },
    },
  },
} as const satisfies RoomWords;
