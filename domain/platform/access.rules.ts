import type { Declaration } from '../kernel/declaration.ts';
import type { Actor } from './actor.ts';
import { outsiders } from './roles.ts';

export type AccessType = 'read' | 'modify';

/** Whether the actor may read or change any records of this object; the rules below decide which ones. */
export function may(actor: Actor, type: AccessType, declaration: Declaration): boolean {
  if (actor.fullRights) return true;
  // Versions and prints are read by calls of their own, which check the copied record.
  if (declaration.copiesRecords) return false;
  if (dependsOnRecord(declaration))
    return !isGrantedOnly(actor, declaration.name) || isGranted(actor, type, declaration.name);
  if (isBound(actor) && !isOpenToBound(type, declaration)) return false;
  return mayByRole(actor, type, declaration) || (type === 'read' && followsLinks(actor, declaration));
}

/** Whether a role or a grant of the actor opens this object, whatever its records are linked with. */
export function mayByRole(actor: Actor, type: AccessType, declaration: Declaration): boolean {
  if (actor.fullRights || isGranted(actor, type, declaration.name)) return true;
  return !isGrantedOnly(actor, declaration.name) && hasDeclaredRole(actor, type, declaration);
}

/** Whether the actor may read letters of this object because they are linked with a record that they may read: all staff may. */
export function followsLinks(actor: Actor, { name, openedBy, ofAccount }: Declaration): boolean {
  // Such a path, as `incomingEmail.emailAccount`, leads through the letter or mailing to which the record belongs.
  const isOfLetter = ofAccount?.includes('.') === true;
  return (openedBy !== undefined || isOfLetter) && !isBound(actor) && !isGrantedOnly(actor, name);
}

/** Whether the actor has one of the roles; for a change, one that is not read-only. */
export function holdsRole(actor: Actor, type: AccessType, allowedRoles: readonly string[]): boolean {
  return (
    actor.fullRights ||
    actor.roles.some(
      (role) => allowedRoles.includes(role) && (type === 'read' || !actor.readOnlyRoles.includes(role)),
    )
  );
}

const hasDeclaredRole = (actor: Actor, type: AccessType, { access }: Declaration): boolean =>
  holdsRole(actor, type, access[type]);

const isGranted = ({ grants }: Actor, type: AccessType, name: string): boolean =>
  grants.some(({ object, modify }) => object === name && (type === 'read' || modify));

/** Whether only roles with a grant may read the object; its reads are logged. */
export function isGrantedOnly({ restrictions }: Actor, name: string): boolean {
  return restrictions.some(({ object, grantedOnly }) => grantedOnly && object === name);
}

/**
 * Whether the actor is limited to records of their counterparty: external users always are, staff if `useCustomerAccess` is set
 * and they have no full rights.
 */
export function isBound({ external, useCustomerAccess, fullRights }: Actor): boolean {
  return external || (useCustomerAccess && !fullRights);
}

/**
 * People of a firm may read records with an owner (a firm or a person), and dictionaries declared for outsiders. Whatever their
 * roles, they may change only records with an owner.
 */
const isOpenToBound = (type: AccessType, declaration: Declaration): boolean =>
  declaration.belongsTo.length > 0 ||
  declaration.personal !== undefined ||
  (type === 'read' && outsiders.some((role) => declaration.access.read.includes(role)));

/**
 * Whether each record of the object belongs to another record. Everybody who sees the other record may read the one that
 * belongs to it, whatever their roles, so access is checked record by record.
 */
const dependsOnRecord = (declaration: Declaration): boolean => declaration.belongsToRecord !== undefined;

/** Whether access depends on the record to which this one belongs. */
export function withRecordOnly(
  actor: Actor,
  declaration: Declaration,
): declaration is Declaration & Required<Pick<Declaration, 'belongsToRecord'>> {
  return !actor.fullRights && !actor.system && dependsOnRecord(declaration);
}

/** Whether only the owner sees the record; full rights see all. */
export function personalOnly(
  actor: Actor,
  declaration: Declaration,
): declaration is Declaration & { readonly personal: string } {
  return !actor.fullRights && !actor.system && declaration.personal !== undefined;
}

/**
 * Whether the actor sees only records of general e-mail accounts, and of accounts in which they are named. This limits users with
 * full rights, too.
 */
export function accountOnly(
  actor: Actor,
  declaration: Declaration,
): declaration is Declaration & { readonly ofAccount: string } {
  return isLimitedToAccounts(actor) && declaration.ofAccount !== undefined;
}

/**
 * Whether records of this object may belong to a record that is closed even to full rights, such as a letter of a personal
 * account.
 */
export function besidesAccounts(
  actor: Actor,
  declaration: Declaration,
): declaration is Declaration & Required<Pick<Declaration, 'belongsToRecord'>> {
  return actor.fullRights && isLimitedToAccounts(actor) && dependsOnRecord(declaration);
}

const isLimitedToAccounts = ({ system, readsAnyAccount }: Actor): boolean => !system && !readsAnyAccount;

/** Whether the actor sees only records of their firm, for objects that declare an owner. */
export function ownRecordsOnly(actor: Actor, declaration: Declaration): boolean {
  return isBound(actor) && !actor.system && declaration.belongsTo.length > 0;
}

/** Whether the actor may read fields for staff. */
export function readsStaffFields({ external }: Actor): boolean {
  return !external;
}

/** Whether the actor may read the files of records that they see. */
export function readsFilesOf({ external }: Actor, { filesForStaff }: Declaration): boolean {
  return !(external && filesForStaff);
}

/** Whether a record is open only to its author and to people of the author's departments. */
export function departmentOnly(actor: Actor, { name }: Declaration): boolean {
  return (
    !actor.fullRights &&
    !actor.system &&
    actor.restrictions.some(({ object, departmentOnly: restricted }) => restricted && object === name)
  );
}
