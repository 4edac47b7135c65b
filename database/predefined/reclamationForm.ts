import { reclamation } from '#domain/service/reclamation.ts';
import { formView } from './formView.ts';

/** A reclamation's form: whom it concerns beside whom the invoice goes to, and what others write of it at the side. */
export const reclamationForm = formView({
  name: 'Reklamacja',
  declaration: reclamation,
  sections: [
    {
      name: 'sale',
      fields: ['salesOrder', 'salesReference', 'salesDate', 'guarantyCard'],
    },
    {
      name: 'settlement',
      fields: ['executionType', 'executionTerm', 'deliveryTerm', 'amount'],
    },
    {
      name: 'client',
      fields: ['name', 'surname', 'telephone', 'email', 'address', 'postalCode', 'city'],
    },
    {
      name: 'invoice',
      fields: ['invName', 'invSurname', 'invTelephone', 'invEmail', 'invAddress', 'invPostalCode', 'invCity'],
    },
    {
      name: 'words',
      fields: ['comment', 'internalComment'],
      columns: 6,
    },
    { name: 'parameters' },
    {
      name: 'more',
      place: 'folded',
      fields: ['date', 'prefix', 'docType', 'docGroup', 'lw', 'zlc', 'editPossitions'],
    },
    {
      name: 'facts',
      place: 'aside',
      fields: ['numberStr', 'number', 'subjectCodes', 'orderNumbers', 'decision', 'decisionDate'],
    },
  ],
  // Its workflow moves it, by buttons over the form.
  hidden: ['status'],
});
