import { sql } from 'kysely';
import { plainVatNumber } from '#domain/partners/vatNumber.rules.ts';
import { systemActor } from '#domain/platform/actor.ts';
import { administrators, notify } from '../platform/notify.ts';
import type { Transaction } from '../transaction.ts';
import { userByEmail, userById } from './findUser.ts';
import { holdLogins, freeLogin } from './logins.ts';
import type { AccountRequest, Site } from './accountRequest.ts';
import { sendAlreadyRegistered, sendConfirmation } from './sendLinks.ts';

type Request = Extract<AccountRequest, { kind: 'register' }>;
type Form = Request['form'];

/**
 * Makes the account, and the firm where nobody has its VAT number yet. An address that has an account gets a letter
 * that says so, and nothing is made.
 */
export const registerAccount = async (
  tx: Transaction,
  site: Site,
  request: Request,
  key: string,
): Promise<void> => {
  await holdLogins(tx);
  const { form } = request;
  const known = await userByEmail(tx.sql, form.email);
  if (known) return sendAlreadyRegistered(tx, site, known, key);

  const knownFirm = form.isFirm ? await firmOfVatNumber(tx, form) : undefined;
  const counterparty = form.isFirm && !knownFirm ? await createFirm(tx, request) : null;
  const userId = await createUser(tx, request, counterparty);
  await tx.records.create(systemActor, 'registration', {
    ...written(form),
    user: userId,
    counterparty,
    knownFirm: knownFirm ?? null,
  });
  await notify(tx, {
    to: await administrators(tx),
    notice: 'personRegistered',
    facts: { name: form.name, email: form.email },
    about: { object: 'user', id: userId },
  });
  const user = await userById(tx.sql, userId);
  if (user) await sendConfirmation(tx, site, user, key);
};

const createUser = async (
  tx: Transaction,
  { form, passwordHash, language }: Request,
  counterparty: number | null,
): Promise<number> => {
  const { id } = await tx.records.create(systemActor, 'user', {
    login: await freeLogin(tx, form.login),
    name: form.name,
    email: form.email,
    emailConfirmed: false,
    language,
    externalUser: true,
    useCustomerAccess: true,
    counterparty,
    roles: await defaultRoles(tx),
  });
  // The password came here as its hash; written through the service it would be hashed once more.
  await sql`update "user" set password = ${passwordHash} where id = ${id}`.execute(tx.sql);
  return id;
};

const defaultRoles = async (tx: Transaction): Promise<{ userRole: number }[]> => {
  const { rows } = await sql<{ userRole: number }>`
    select distinct d.user_role_id as "userRole" from default_role d join user_role r on r.id = d.user_role_id
    where d.external_user and not d.marked_to_delete and not r.marked_to_delete order by 1`.execute(tx.sql);
  return rows;
};

/** A firm with the same number, however it is written there. */
const firmOfVatNumber = async (
  tx: Transaction,
  { notVatNumber, country, vatNumber }: Form,
): Promise<number | undefined> => {
  if (notVatNumber) return undefined;
  const plain = plainVatNumber(country, vatNumber);
  const { rows } = await sql<{ id: number }>`
    select id from counterparty where nip is not null and not marked_to_delete
      and regexp_replace(upper(nip), '[^A-Z0-9]', '', 'g') in (${plain}, ${country + plain}, ${`EL${plain}`})
    order by id limit 1`.execute(tx.sql);
  return rows[0]?.id;
};

const createFirm = async (tx: Transaction, { form, language }: Request): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select id from country where code = ${form.country}`.execute(
    tx.sql,
  );
  const { id } = await tx.records.create(systemActor, 'counterparty', {
    name: form.firmName,
    nip: form.notVatNumber ? null : plainVatNumber(form.country, form.vatNumber),
    isCustomer: true,
    vatPayer: !form.notVatNumber,
    country: rows[0]?.id ?? null,
    street: form.address,
    postCode: form.postalCode,
    locality: form.city,
    phone: form.phone,
    email: form.email,
    language,
  });
  return id;
};

/** The form as it was filled in. */
const written = (form: Form) => ({
  isFirm: form.isFirm,
  firmName: form.firmName,
  phone: form.phone,
  countryCode: form.country,
  companyDepartment: form.companyDepartment,
  commercialInChargeOfYou: form.commercialInChargeOfYou,
  notVatNumber: form.notVatNumber,
  vatNumber: form.vatNumber,
  address: form.address,
  postalCode: form.postalCode,
  city: form.city,
  deliveryDepartment: form.deliveryDepartment,
});
