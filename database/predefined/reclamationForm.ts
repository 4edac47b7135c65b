import { reclamation } from '#domain/service/reclamation.ts';
import { formView } from './formView.ts';

/** A reclamation's form: whom it concerns beside whom the invoice goes to, and what others write of it at the side. */
export const reclamationForm = formView({
  name: 'Reklamacja',
  declaration: reclamation,
  sections: [
    {
      name: 'client',
      title: {
        pl: 'Klient',
        en: 'Customer',
        nl: 'Klant',
        de: 'Kunde',
        fr: 'Client',
        it: 'Cliente',
        es: 'Cliente',
      },
      fields: ['name', 'surname', 'telephone', 'email', 'address', 'postalCode', 'city'],
    },
    {
      name: 'invoice',
      title: {
        pl: 'Adres do faktury',
        en: 'Invoice address',
        nl: 'Factuuradres',
        de: 'Rechnungsadresse',
        fr: 'Adresse de facturation',
        it: 'Indirizzo di fatturazione',
        es: 'Dirección de facturación',
      },
      fields: ['invName', 'invSurname', 'invTelephone', 'invEmail', 'invAddress', 'invPostalCode', 'invCity'],
    },
    {
      name: 'words',
      title: {
        pl: 'Uwagi',
        en: 'Comments',
        nl: 'Opmerkingen',
        de: 'Bemerkungen',
        fr: 'Remarques',
        it: 'Note',
        es: 'Observaciones',
      },
      fields: ['comment', 'internalComment'],
      columns: 6,
    },
    { name: 'parameters' },
    {
      name: 'facts',
      place: 'aside',
      fields: ['numberStr', 'number', 'subjectCodes', 'orderNumbers', 'decision', 'decisionDate'],
    },
  ],
  // Its workflow moves it, by buttons over the form.
  hidden: ['status'],
});
