import type { Declaration } from '../kernel/declaration.ts';
import type { Actor } from './actor.ts';
import { outsiders } from './roles.ts';

export type AccessType = 'read' | 'modify';

/** Whether the actor may read or change records of this object at all; which ones is the affair of the rules below. */
export const may = (actor: Actor, type: AccessType, declaration: Declaration): boolean => {
  if (actor.fullRights) return true;
  if (declaration.copiesRecords) return false;
  if (hangsOnRecord(declaration))
    return !isGrantedOnly(actor, declaration.name) || isGranted(actor, type, declaration.name);
  if (isBound(actor) && !isOpenToBound(type, declaration)) return false;
  if (isGranted(actor, type, declaration.name)) return true;
  return !isGrantedOnly(actor, declaration.name) && hasDeclaredRole(actor, type, declaration);
};

/** Whether the actor holds one of the roles; to change something, one that is not for reading only. */
export const holdsRole = (actor: Actor, type: AccessType, wanted: readonly string[]): boolean =>
  actor.fullRights ||
  actor.roles.some(
    (role) => wanted.includes(role) && (type === 'read' || !actor.readOnlyRoles.includes(role)),
  );

const hasDeclaredRole = (actor: Actor, type: AccessType, { access }: Declaration): boolean =>
  holdsRole(actor, type, access[type]);

const isGranted = ({ grants }: Actor, type: AccessType, name: string): boolean =>
  grants.some(({ object, modify }) => object === name && (type === 'read' || modify));

/** Whether reads of the object are open to named roles only, and noted. */
export const isGrantedOnly = ({ restrictions }: Actor, name: string): boolean =>
  restrictions.some(({ object, grantedOnly }) => grantedOnly && object === name);

/** Whether the actor sees and touches only what belongs to their counterparty: everybody from outside always. */
export const isBound = ({ external, useCustomerAccess, fullRights }: Actor): boolean =>
  external || (useCustomerAccess && !fullRights);

/**
 * Who is bound to a firm reads what says whose it is, and dictionaries that are declared for people from outside;
 * they change only the former, whatever roles they hold.
 */
const isOpenToBound = (type: AccessType, declaration: Declaration): boolean =>
  declaration.belongsTo.length > 0 ||
  declaration.personal !== undefined ||
  (type === 'read' && outsiders.some((role) => declaration.access.read.includes(role)));

/** What hangs on a record is open to whom that record is open, whatever their roles: the single record decides. */
const hangsOnRecord = (declaration: Declaration): boolean => declaration.belongsToRecord !== undefined;

/** With a record that hangs on another one, that one is looked at. */
export const withRecordOnly = (
  actor: Actor,
  declaration: Declaration,
): declaration is Declaration & Required<Pick<Declaration, 'belongsToRecord'>> =>
  !actor.fullRights && !actor.system && hangsOnRecord(declaration);

/** What is personal is seen by its owner alone, where no full rights see all. */
export const personalOnly = (
  actor: Actor,
  declaration: Declaration,
): declaration is Declaration & { readonly personal: string } =>
  !actor.fullRights && !actor.system && declaration.personal !== undefined;

/** Who is bound to a firm sees only what belongs to it, where the object says to whom a record belongs. */
export const ownRecordsOnly = (actor: Actor, declaration: Declaration): boolean =>
  isBound(actor) && !actor.system && declaration.belongsTo.length > 0;

/** Where an object is restricted by department, a record is seen by its author and by who works with them. */
export const departmentOnly = (actor: Actor, { name }: Declaration): boolean =>
  !actor.fullRights &&
  !actor.system &&
  actor.restrictions.some(({ object, departmentOnly: restricted }) => restricted && object === name);
