import type { Language } from '../kernel/language.ts';
import type { WeighingDimension, WeighingDirection } from './weighingReport.rules.ts';

/** What a report of weighings says on screen, on paper and in a workbook. */
export interface WeighingReportWords {
  readonly dimensions: Readonly<Record<WeighingDimension, string>>;
  readonly directions: Readonly<Record<WeighingDirection, string>>;
  readonly count: string;
  readonly total: string;
  readonly weighings: string;
}

export const weighingReportWords: Readonly<Record<Language, WeighingReportWords>> = {
  pl: {
    dimensions: {
      product: 'Towar',
      customer: 'Klient',
      direction: 'Kierunek',
      scale: 'Waga',
      typeOfDocument: 'Rodzaj dokumentu',
      shift: 'Zmiana',
      day: 'Doba robocza',
    },
    directions: { in: 'Przyjęcie', out: 'Wydanie', within: 'Wewnątrz' },
    count: 'Liczba',
    total: 'Razem',
    weighings: 'Ważenia',
  },
  en: {
    dimensions: {
      product: 'Product',
      customer: 'Customer',
      direction: 'Direction',
      scale: 'Scale',
      typeOfDocument: 'Document type',
      shift: 'Shift',
      day: 'Working day',
    },
    directions: { in: 'In', out: 'Out', within: 'Within' },
    count: 'Count',
    total: 'Total',
    weighings: 'Weighings',
  },
  nl: {
    dimensions: {
      product: 'Product',
      customer: 'Klant',
      direction: 'Richting',
      scale: 'Weegschaal',
      typeOfDocument: 'Soort document',
      shift: 'Ploeg',
      day: 'Werkdag',
    },
    directions: { in: 'Inkomend', out: 'Uitgaand', within: 'Intern' },
    count: 'Aantal',
    total: 'Totaal',
    weighings: 'Wegingen',
  },
  de: {
    dimensions: {
      product: 'Ware',
      customer: 'Kunde',
      direction: 'Richtung',
      scale: 'Waage',
      typeOfDocument: 'Belegart',
      shift: 'Schicht',
      day: 'Arbeitstag',
    },
    directions: { in: 'Eingang', out: 'Ausgang', within: 'Intern' },
    count: 'Anzahl',
    total: 'Summe',
    weighings: 'Verwiegungen',
  },
  fr: {
    dimensions: {
      product: 'Produit',
      customer: 'Client',
      direction: 'Sens',
      scale: 'Balance',
      typeOfDocument: 'Type de document',
      shift: 'Poste',
      day: 'Journée de travail',
    },
    directions: { in: 'Entrée', out: 'Sortie', within: 'Interne' },
    count: 'Nombre',
    total: 'Total général',
    weighings: 'Pesées',
  },
  it: {
    dimensions: {
      product: 'Prodotto',
      customer: 'Cliente',
      direction: 'Direzione',
      scale: 'Bilancia',
      typeOfDocument: 'Tipo di documento',
      shift: 'Turno',
      day: 'Giornata lavorativa',
    },
    directions: { in: 'Entrata', out: 'Uscita', within: 'Interno' },
    count: 'Numero',
    total: 'Totale',
    weighings: 'Pesate',
  },
  es: {
    dimensions: {
      product: 'Producto',
      customer: 'Cliente',
      direction: 'Sentido',
      scale: 'Báscula',
      typeOfDocument: 'Tipo de documento',
      shift: 'Turno',
      day: 'Jornada',
    },
    directions: { in: 'Entrada', out: 'Salida', within: 'Interno' },
    count: 'Cantidad',
    total: 'Total',
    weighings: 'Pesajes',
  },
};
