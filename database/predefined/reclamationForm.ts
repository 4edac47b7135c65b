import { reclamation } from '#domain/service/reclamation.ts';
import { formView } from './formView.ts';

/**
 * The form of a reclamation. The client is beside the recipient of the invoice, and fields that nobody types are at the side.
 */
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
      // Each of the two texts is half of the 12 columns wide.
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
  // The status is changed by buttons above the form.
  hidden: ['status'],
});
