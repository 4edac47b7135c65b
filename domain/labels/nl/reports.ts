import type { RoomWords } from '../words.ts';

export const reports = {
  objects: {
    reportSetting: { one: 'Rapportinstelling', many: 'Rapportinstellingen' },
    reportVariant: { one: 'Rapportvariant', many: 'Rapportvarianten' },
  },
  fields: {
    dataQuery: 'Gegevensbron',
    periodType: 'Soort periode',
    dateType: 'Soort datum',
    dateFrom: 'Van',
    dateTo: 'Tot en met',
    fieldPath: 'Veld',
    groups: 'Groepering',
    calcs: 'Berekeningen',
    aggregation: 'Functie',
    isTotal: 'In het totaal',
    showYTotal: 'Rijtotalen',
    showXTotal: 'Kolomtotalen',
    hideDetails: 'Details verbergen',
    pageOrientation: 'Paginastand',
    pageFontSize: 'Lettergrootte',
    marginTop: 'Bovenmarge (mm)',
    marginLeft: 'Linkermarge (mm)',
    marginBottom: 'Ondermarge (mm)',
    marginRight: 'Rechtermarge (mm)',
    sorts: 'Sorteervolgorde',
    desc: 'Aflopend',
    variantName: 'Naam van de variant',
    report: 'Rapport',
  },
  ownFields: {
    'reportVariant.user': 'Alleen voor',
  },
  enums: {
    reportPeriodType: { title: 'Soort periode', values: { date: 'Eén dag', period: 'Van–tot' } },
    reportDateType: {
      title: 'Soort datum',
      values: {
        date: 'Opgegeven datum',
        today: 'Vandaag',
        yesterday: 'Gisteren',
        currentWeek: 'Deze week',
        currentMonth: 'Deze maand',
        previousMonth: 'Vorige maand',
        currentYear: 'Dit jaar',
      },
    },
    aggregation: {
      title: 'Aggregatiefunctie',
      values: { sum: 'Som', min: 'Minimum', max: 'Maximum', average: 'Gemiddelde' },
    },
  },
} as const satisfies RoomWords;
