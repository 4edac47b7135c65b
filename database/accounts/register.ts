import { systemActor } from '#domain/platform/actor.ts';
import { administrators, notify } from '../platform/notify.ts';
import { defaultRoles } from '../platform/defaultRoles.ts';
import type { Transaction } from '../transaction.ts';
import { userByEmail, userById } from './findUser.ts';
import { lockLogins, freeLogin } from './logins.ts';
import type { AccountRequest, Site } from './accountRequest.ts';
import { firmOfVatNumber } from './registeredFirm.ts';
import { sendAlreadyRegistered, sendConfirmation } from './sendLinks.ts';

type Request = Extract<AccountRequest, { kind: 'register' }>;
type Form = Request['form'];

/**
 * Creates an account; its firm is created later, when the address is confirmed. If the address already has an account,
 * only a letter saying so is sent.
 * @param key of the request; a request that is carried out again sends no second letter
 */
export async function registerAccount(
  tx: Transaction,
  site: Site,
  request: Request,
  key: string,
): Promise<void> {
  await lockLogins(tx);
  const { form } = request;
  const existingUser = await userByEmail(tx.sql, form.email);
  if (existingUser) return sendAlreadyRegistered(tx, site, existingUser, key);

  const userId = await createUser(tx, request);
  const knownFirm = form.isFirm ? ((await firmOfVatNumber(tx, form)) ?? null) : null;
  await tx.records.create(systemActor, 'registration', {
    ...registrationFields(form),
    user: userId,
    knownFirm,
  });
  await notify(tx, {
    to: await administrators(tx),
    notice: 'personRegistered',
    facts: { name: form.name, email: form.email },
    about: { object: 'user', id: userId },
  });
  const user = await userById(tx.sql, userId);
  if (user) await sendConfirmation(tx, site, user, key);
}

const createUser = async (tx: Transaction, { form, passwordHash, language }: Request): Promise<number> => {
  const { id } = await tx.records.create(systemActor, 'user', {
    login: await freeLogin(tx, form.login),
    name: form.name,
    email: form.email,
    emailConfirmed: false,
    language,
    externalUser: true,
    useCustomerAccess: true,
    // The default roles of external users.
    roles: await defaultRoles(tx.sql, true),
  });
  // The password is already hashed; the record service would hash it again.
  await tx.sql.updateTable('user').set({ password: passwordHash }).where('id', '=', id).execute();
  return id;
};

/** The fields of the form, for the registration record. */
const registrationFields = (form: Form) => ({
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
