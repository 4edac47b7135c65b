import type { RoomWords } from '../words.ts';

export const reports = {
  objects: {
    reportSetting: { one: 'Configuración de informe', many: 'Configuración de informes' },
    reportVariant: { one: 'Variante de informe', many: 'Variantes de informe' },
  },
  fields: {
    dataQuery: 'Origen de datos',
    periodType: 'Tipo de período',
    dateType: 'Tipo de fecha',
    dateFrom: 'Desde',
    dateTo: 'Hasta',
    fieldPath: 'Campo',
    groups: 'Grupos',
    calcs: 'Cálculos',
    aggregation: 'Función',
    isTotal: 'En el total',
    showYTotal: 'Totales de fila',
    showXTotal: 'Totales de columna',
    hideDetails: 'Ocultar detalles',
    pageOrientation: 'Orientación de página',
    pageFontSize: 'Tamaño de letra',
    marginTop: 'Margen superior (mm)',
    marginLeft: 'Margen izquierdo (mm)',
    marginBottom: 'Margen inferior (mm)',
    marginRight: 'Margen derecho (mm)',
    sorts: 'Ordenación',
    desc: 'Descendente',
    variantName: 'Nombre de la variante',
    report: 'Informe',
  },
  ownFields: {
    'reportVariant.user': 'Solo para',
  },
  enums: {
    reportPeriodType: { title: 'Tipo de período', values: { date: 'Un día', period: 'Desde–hasta' } },
    reportDateType: {
      title: 'Tipo de fecha',
      values: {
        date: 'Fecha indicada',
        today: 'Hoy',
        yesterday: 'Ayer',
        currentWeek: 'Esta semana',
        currentMonth: 'Este mes',
        previousMonth: 'Mes anterior',
        currentYear: 'Este año',
      },
    },
    aggregation: {
      title: 'Agregación',
      values: { sum: 'Suma', min: 'Mínimo', max: 'Máximo', average: 'Media' },
    },
  },
} as const satisfies RoomWords;
