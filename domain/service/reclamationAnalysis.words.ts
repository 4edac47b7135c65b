import type { Language } from '../kernel/language.ts';
import type { ReclamationDimension, ReclamationSum } from './reclamationAnalysis.rules.ts';

/** What an analysis of reclamations says on screen and in a workbook. */
export interface ReclamationAnalysisWords {
  readonly title: string;
  readonly dimensions: Readonly<Record<ReclamationDimension, string>>;
  readonly measures: Readonly<Record<keyof ReclamationSum, string>>;
  readonly total: string;
}

export const reclamationAnalysisWords: Readonly<Record<Language, ReclamationAnalysisWords>> = {
  pl: {
    title: 'Analiza reklamacji',
    dimensions: {
      subject: 'Przedmiot',
      reason: 'Przyczyna',
      perpetrator: 'Sprawca',
      type: 'Rodzaj',
      group: 'Etap',
      manager: 'Opiekun',
      month: 'Miesiąc zgłoszenia',
    },
    measures: {
      reclamations: 'Reklamacje',
      positions: 'Pozycje',
      amount: 'Wartość',
      cost: 'Koszt',
      decided: 'Z decyzją',
      days: 'Dni do decyzji',
    },
    total: 'Razem',
  },
  en: {
    title: 'Reclamation analysis',
    dimensions: {
      subject: 'Subject',
      reason: 'Reason',
      perpetrator: 'Perpetrator',
      type: 'Type',
      group: 'Stage',
      manager: 'Manager',
      month: 'Month reported',
    },
    measures: {
      reclamations: 'Reclamations',
      positions: 'Positions',
      amount: 'Value',
      cost: 'Cost',
      decided: 'Decided',
      days: 'Days to decision',
    },
    total: 'Total',
  },
  nl: {
    title: 'Reclamatieanalyse',
    dimensions: {
      subject: 'Onderwerp',
      reason: 'Oorzaak',
      perpetrator: 'Veroorzaker',
      type: 'Soort',
      group: 'Fase',
      manager: 'Behandelaar',
      month: 'Maand van melding',
    },
    measures: {
      reclamations: 'Reclamaties',
      positions: 'Posities',
      amount: 'Waarde',
      cost: 'Kosten',
      decided: 'Besloten',
      days: 'Dagen tot beslissing',
    },
    total: 'Totaal',
  },
  de: {
    title: 'Reklamationsauswertung',
    dimensions: {
      subject: 'Gegenstand',
      reason: 'Grund',
      perpetrator: 'Verursacher',
      type: 'Art',
      group: 'Stand',
      manager: 'Betreuer',
      month: 'Eingangsmonat',
    },
    measures: {
      reclamations: 'Reklamationen',
      positions: 'Positionen',
      amount: 'Wert',
      cost: 'Kosten',
      decided: 'Entschieden',
      days: 'Tage bis zur Entscheidung',
    },
    total: 'Gesamt',
  },
  fr: {
    title: 'Analyse des réclamations',
    dimensions: {
      subject: 'Objet',
      reason: 'Cause',
      perpetrator: 'Auteur de la faute',
      type: 'Type',
      group: 'Étape',
      manager: 'Responsable',
      month: 'Mois du signalement',
    },
    measures: {
      reclamations: 'Réclamations',
      positions: 'Positions',
      amount: 'Valeur',
      cost: 'Coût',
      decided: 'Décidées',
      days: 'Jours avant décision',
    },
    total: 'Total',
  },
  it: {
    title: 'Analisi dei reclami',
    dimensions: {
      subject: 'Oggetto',
      reason: 'Causa',
      perpetrator: 'Autore',
      type: 'Tipo',
      group: 'Fase',
      manager: 'Referente',
      month: 'Mese della segnalazione',
    },
    measures: {
      reclamations: 'Reclami',
      positions: 'Posizioni',
      amount: 'Valore',
      cost: 'Costo',
      decided: 'Decisi',
      days: 'Giorni alla decisione',
    },
    total: 'Totale',
  },
  es: {
    title: 'Análisis de reclamaciones',
    dimensions: {
      subject: 'Objeto',
      reason: 'Causa',
      perpetrator: 'Causante',
      type: 'Tipo',
      group: 'Etapa',
      manager: 'Responsable',
      month: 'Mes de la comunicación',
    },
    measures: {
      reclamations: 'Reclamaciones',
      positions: 'Posiciones',
      amount: 'Valor',
      cost: 'Coste',
      decided: 'Decididas',
      days: 'Días hasta la decisión',
    },
    total: 'Total',
  },
};
