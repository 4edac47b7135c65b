import type { Declaration } from '../kernel/declaration.ts';
import type { Actor } from './actor.ts';

export type AccessType = 'read' | 'modify';

/** Whether the actor may read or change records of this object at all; which ones is `ownRecordsOnly`'s affair. */
export const may = (actor: Actor, type: AccessType, declaration: Declaration): boolean => {
  if (actor.fullRights) return true;
  return actor.roles.some((role) => declaration.access[type].includes(role));
};

/** What is personal is seen by its owner alone, where no full rights see all. */
export const personalOnly = (
  actor: Actor,
  declaration: Declaration,
): declaration is Declaration & { readonly personal: string } =>
  !actor.fullRights && !actor.system && declaration.personal !== undefined;

/** An external user sees only what belongs to their counterparty, where the object says to whom a record belongs. */
export const ownRecordsOnly = (actor: Actor, declaration: Declaration): boolean =>
  actor.external && !actor.system && declaration.belongsTo.length > 0;
