import type { Database } from '#database/connect.ts';
import { addresseesOf, noAddressees, type Addressee } from '#database/mail/addressees.ts';
import { templateInstalled, type Template } from '#database/mail/emailTemplates.ts';
import { letterAbout, type LetterWords } from '#database/mail/letterAbout.ts';
import { sendingAccounts } from '#database/mail/sendingAccounts.ts';
import { KejaError } from '#domain/kernel/fail.ts';
import type { Answered } from '#domain/kernel/contract.ts';
import { isLanguage, type Language } from '#domain/kernel/language.ts';
import { filledText, type AnyRecord } from '#domain/kernel/record.ts';
import { orderPaperWords } from '#domain/labels/orderPapers.ts';
import { addressLine, type Addressees } from '#domain/mail/addressees.rules.ts';
import { objects } from '#domain/objects.ts';
import { may } from '#domain/platform/access.rules.ts';
import type { Actor } from '#domain/platform/actor.ts';
import type { orderLetterContracts } from '#domain/sales/orderLetter.contracts.ts';
import { paperTemplates } from '#domain/sales/orderLetter.rules.ts';
import type { OrderPaperKind } from '#domain/sales/orderPaperKinds.ts';
import { findRecords } from '../../records/findRecords.ts';
import { orderPaper } from './orderPaper.ts';

type Letter = Answered<typeof orderLetterContracts.read>;

/**
 * The draft of the mail that sends a document to a customer, in the language of the reader. People may change it before it
 * is sent.
 * @param id the id of the order
 * @param reader the id of a contact person, or `firm` for the customer itself; if undefined, the template names the readers
 * @throws the errors of `orderPaper`
 */
export async function paperLetter(
  database: Database,
  actor: Actor,
  id: number,
  kind: OrderPaperKind,
  reader: number | 'firm' | undefined,
): Promise<Letter> {
  // Only the order and the customer are used, so the language of the paper does not matter.
  const { order, customer } = await orderPaper(database, actor, id, kind, undefined);
  const contacts = await contactsOf(database, actor, customer.id);
  const template = await templateOf(database, actor, kind);
  const { to: namedPeople, copies } = await peopleNamedBy(database, actor, template, id, customer.id);
  const chosenContact = contacts.find((contact) => contact.id === reader);
  // If nobody is chosen, the mail goes to the first person whom the template names, else to the firm. If the template names
  // nobody and the firm has no address, it goes to the first contact person who has one.
  const firstContact = template?.notifications.length || customer.email ? undefined : contacts[0];
  const usualContact = contacts.find((contact) => contact.id === namedPeople[0]?.id) ?? firstContact;
  const person = reader === 'firm' ? undefined : (chosenContact ?? usualContact);
  const to = person ? String(person.email) : filledText(customer.email);
  const language = languageOf(person?.language, customer.language);
  const words = template && (await wordsOf(database, actor, template, { id, language, to }));
  const otherAddresses =
    chosenContact || reader === 'firm' ? [] : namedPeople.slice(1).map(({ email }) => email);
  return {
    to: addressLine(to, ...otherAddresses),
    firmEmail: filledText(customer.email),
    contactPersonId: person?.id ?? null,
    contacts: contacts.map((each) => ({ id: each.id, name: String(each.name), email: String(each.email) })),
    accounts: [...(await sendingAccounts(database.sql, actor.userId ?? null))],
    language,
    updatedAt: order.updatedAt,
    ...(words ?? {
      subject: `${orderPaperWords(language)[kind]} ${String(order.numberStr)}`,
      body: '',
      emailTemplateId: null,
    }),
    cc: addressLine(words?.cc, ...copies.map(({ email }) => email)),
  };
}

const contactsOf = async (database: Database, actor: Actor, counterparty: number): Promise<AnyRecord[]> => {
  if (!may(actor, 'read', objects.contactPerson)) return [];
  const filter = { counterparty, isActive: true, markedToDelete: false };
  return (await findRecords(database, actor, 'contactPerson', filter)).filter(({ email }) => email);
};

const languageOf = (...languages: readonly unknown[]): Language =>
  languages.find((each): each is Language => typeof each === 'string' && isLanguage(each)) ?? 'pl';

/** With these errors no template applies: the draft has only a subject, and people write the rest. */
const noWordsCodes: readonly string[] = ['email_template_empty', 'email_template_not_due'];

const templateOf = async ({ sql }: Database, actor: Actor, kind: OrderPaperKind) =>
  may(actor, 'read', objects.emailTemplate) ? templateInstalled(sql, paperTemplates[kind]) : undefined;

/** The people whom the template names. An error in the template is not reported here, but where its words are read. */
const peopleNamedBy = async (
  database: Database,
  actor: Actor,
  template: Template | undefined,
  id: number,
  customerId: number,
): Promise<Addressees<Addressee>> => {
  if (!template) return noAddressees;
  return addresseesOf(database, actor, template, { object: objects.salesOrder.name, id }, customerId);
};

const wordsOf = async (
  database: Database,
  actor: Actor,
  template: Template,
  { id, language, to }: { readonly id: number; readonly language: Language; readonly to: string | null },
): Promise<(Pick<LetterWords, 'cc' | 'subject' | 'body'> & { emailTemplateId: number }) | undefined> => {
  try {
    const about = { object: objects.salesOrder.name, id, language };
    const { cc, subject, body } = await letterAbout(database, actor, template, about, 'text', to);
    return { cc, subject, body, emailTemplateId: template.id };
  } catch (error) {
    if (error instanceof KejaError && noWordsCodes.includes(error.code)) return undefined;
    throw error;
  }
};
