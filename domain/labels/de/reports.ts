import type { RoomWords } from '../words.ts';

export const reports = {
  objects: {
    reportSetting: { one: 'Berichtseinstellung', many: 'Berichtseinstellungen' },
    reportVariant: { one: 'Berichtsvariante', many: 'Berichtsvarianten' },
  },
  fields: {
    dataQuery: 'Datenquelle',
    periodType: 'Zeitraumart',
    dateType: 'Datumsart',
    dateFrom: 'Von',
    dateTo: 'Bis',
    fieldPath: 'Feld',
    groups: 'Gruppierung',
    calcs: 'Berechnungen',
    aggregation: 'Funktion',
    isTotal: 'In der Summe',
    showYTotal: 'Zeilensummen',
    showXTotal: 'Spaltensummen',
    hideDetails: 'Details ausblenden',
    pageOrientation: 'Seitenausrichtung',
    pageFontSize: 'Schriftgröße',
    marginTop: 'Oberer Rand (mm)',
    marginLeft: 'Linker Rand (mm)',
    marginBottom: 'Unterer Rand (mm)',
    marginRight: 'Rechter Rand (mm)',
    sorts: 'Sortierreihenfolge',
    desc: 'Absteigend',
    variantName: 'Variantenname',
    report: 'Bericht',
  },
  ownFields: {
    'reportVariant.user': 'Nur für',
  },
  enums: {
    reportPeriodType: { title: 'Zeitraumart', values: { date: 'Ein Tag', period: 'Von–bis' } },
    reportDateType: {
      title: 'Datumsart',
      values: {
        date: 'Angegebenes Datum',
        today: 'Heute',
        yesterday: 'Gestern',
        currentWeek: 'Diese Woche',
        currentMonth: 'Dieser Monat',
        previousMonth: 'Letzter Monat',
        currentYear: 'Dieses Jahr',
      },
    },
    aggregation: {
      title: 'Aggregatfunktion',
      values: { sum: 'Summe', min: 'Minimum', max: 'Maximum', average: 'Durchschnitt' },
    },
  },
} as const satisfies RoomWords;
