import type { RoomWords } from '../words.ts';

export const reports = {
  objects: {
    reportSetting: { one: 'Paramétrage de rapport', many: 'Paramétrages de rapports' },
    reportVariant: { one: 'Variante de rapport', many: 'Variantes de rapports' },
  },
  fields: {
    dataQuery: 'Source de données',
    periodType: 'Type de période',
    dateType: 'Type de date',
    dateFrom: 'Du',
    dateTo: 'Au',
    fieldPath: 'Champ',
    groups: 'Regroupements',
    calcs: 'Calculs',
    aggregation: 'Fonction',
    isTotal: 'Dans le total',
    showYTotal: 'Totaux des lignes',
    showXTotal: 'Totaux des colonnes',
    hideDetails: 'Masquer le détail',
    pageOrientation: 'Orientation de la page',
    pageFontSize: 'Taille de police',
    marginTop: 'Marge haute (mm)',
    marginLeft: 'Marge gauche (mm)',
    marginBottom: 'Marge basse (mm)',
    marginRight: 'Marge droite (mm)',
    sorts: 'Ordre de tri',
    desc: 'Décroissant',
    variantName: 'Nom de la variante',
    report: 'Rapport',
  },
  ownFields: {
    'reportVariant.user': 'Réservée à',
  },
  enums: {
    reportPeriodType: { title: 'Type de période', values: { date: 'Un jour', period: 'Du … au …' } },
    reportDateType: {
      title: 'Type de date',
      values: {
        date: 'Date donnée',
        today: 'Aujourd’hui',
        yesterday: 'Hier',
        currentWeek: 'Semaine en cours',
        currentMonth: 'Mois en cours',
        previousMonth: 'Mois précédent',
        currentYear: 'Année en cours',
      },
    },
    aggregation: {
      title: 'Fonction d’agrégation',
      values: { sum: 'Somme', min: 'Minimum', max: 'Maximum', average: 'Moyenne' },
    },
  },
} as const satisfies RoomWords;
