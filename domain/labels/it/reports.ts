import type { RoomWords } from '../words.ts';

export const reports = {
  objects: {
    reportSetting: { one: 'Impostazione del report', many: 'Impostazioni dei report' },
    reportVariant: { one: 'Variante del report', many: 'Varianti dei report' },
  },
  fields: {
    dataQuery: 'Origine dati',
    periodType: 'Tipo di periodo',
    dateType: 'Tipo di data',
    dateFrom: 'Dal',
    dateTo: 'Al',
    fieldPath: 'Campo',
    groups: 'Raggruppamenti',
    calcs: 'Calcoli',
    aggregation: 'Funzione',
    isTotal: 'Nel totale',
    showYTotal: 'Totali di riga',
    showXTotal: 'Totali di colonna',
    hideDetails: 'Nascondi dettagli',
    pageOrientation: 'Orientamento pagina',
    pageFontSize: 'Dimensione carattere',
    marginTop: 'Margine superiore (mm)',
    marginLeft: 'Margine sinistro (mm)',
    marginBottom: 'Margine inferiore (mm)',
    marginRight: 'Margine destro (mm)',
    sorts: 'Criteri di ordinamento',
    desc: 'Decrescente',
    variantName: 'Nome della variante',
    report: 'Report',
  },
  ownFields: {
    'reportVariant.user': 'Solo per',
  },
  enums: {
    reportPeriodType: { title: 'Tipo di periodo', values: { date: 'Un giorno', period: 'Dal–al' } },
    reportDateType: {
      title: 'Tipo di data',
      values: {
        date: 'Data indicata',
        today: 'Oggi',
        yesterday: 'Ieri',
        currentWeek: 'Settimana corrente',
        currentMonth: 'Mese corrente',
        previousMonth: 'Mese precedente',
        currentYear: 'Anno corrente',
      },
    },
    aggregation: {
      title: 'Funzione di aggregazione',
      values: { sum: 'Somma', min: 'Minimo', max: 'Massimo', average: 'Media' },
    },
  },
} as const satisfies RoomWords;
