import { reclamation } from '#domain/service/reclamation.ts';

const client = ['name', 'surname', 'telephone', 'email', 'address', 'postalCode', 'city'] as const;
const invoice = ['invName', 'invSurname', 'invTelephone', 'invEmail', 'invAddress', 'invPostalCode', 'invCity'] as const; // prettier-ignore
const words = ['comment', 'internalComment'] as const;
const facts = ['numberStr', 'number', 'subjectCodes', 'orderNumbers', 'decision', 'decisionDate'] as const;
/** Its workflow moves it, by buttons over the form. */
const moved = ['status'] as const;

const sections = [
  { name: 'main' },
  {
    name: 'client',
    title: { pl: 'Klient', en: 'Customer', nl: 'Klant', de: 'Kunde', fr: 'Client', it: 'Cliente', es: 'Cliente' },
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
  },
  {
    name: 'words',
    title: { pl: 'Uwagi', en: 'Comments', nl: 'Opmerkingen', de: 'Bemerkungen', fr: 'Remarques', it: 'Note', es: 'Observaciones' },
  },
  { name: 'parameters' },
  { name: 'facts', place: 'aside' },
]; // prettier-ignore

const placed = { client, invoice, words, facts };
const elsewhere: readonly string[] = [...Object.values(placed).flat(), ...moved, 'confirmed'];

const main = Object.keys(reclamation.fields).filter((path) => !elsewhere.includes(path));

/** A reclamation's form: whom it concerns beside whom the invoice goes to, and what others write of it at the side. */
export const reclamationViews = [
  {
    name: 'Reklamacja',
    viewType: 'detail',
    objectId: 'reclamation',
    isDefault: true,
    items: [
      ...main.map((path) => ({ path, section: 'main', columns: 3 })),
      ...Object.entries(placed).flatMap(([section, paths]) =>
        paths.map((path) => ({ path, section, columns: section === 'words' ? 6 : 3 })),
      ),
      ...moved.map((path) => ({ path, section: 'facts', hidden: true })),
    ],
    toolbar: { sections },
  },
];
