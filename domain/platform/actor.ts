import { defaultLanguage, type Language } from '../kernel/language.ts';
import type { RoleKey } from './roles.ts';

/** What a role that an administrator has defined opens of one object; who changes it also reads it. */
export interface Grant {
  readonly object: string;
  readonly modify: boolean;
}

/** How an object is closed further than its declaration says. */
export interface Restriction {
  readonly object: string;
  /** The declared roles no longer suffice: a role must name the object. Reads are written to the access log. */
  readonly grantedOnly: boolean;
  /** Open only where the author works in a department of the reader. */
  readonly departmentOnly: boolean;
}

/** On whose behalf something is done. Every call of the record service names one. */
export interface Actor {
  /** null for the server's own processes. */
  readonly userId: number | null;
  readonly name: string;
  /** Their own roles and those of the role groups they are in. */
  readonly roles: readonly RoleKey[];
  /** Those of them that change nothing. */
  readonly readOnlyRoles: readonly RoleKey[];
  readonly grants: readonly Grant[];
  readonly restrictions: readonly Restriction[];
  /** The users who work in a department with them; asked only where an object is restricted by department. */
  readonly colleagues: readonly number[];
  readonly fullRights: boolean;
  /** Somebody from outside. */
  readonly external: boolean;
  /** Somebody who works here and is bound to what belongs to a counterparty all the same. */
  readonly useCustomerAccess: boolean;
  readonly counterpartyId: number | null;
  readonly language: Language;
  /** Whether the working place at which they sit raises what goes by rail; absent where they sit at none. */
  readonly raisesRailway?: boolean;
  /** Set only for the server's own processes: they may write what workflows own. */
  readonly system?: boolean;
  /** Hears of each record and each list of a restricted object that is read; a list has no id. */
  readonly noteRead?: (object: string, id: number | null) => void;
}

const without = {
  userId: null,
  roles: [],
  readOnlyRoles: [],
  grants: [],
  restrictions: [],
  colleagues: [],
  counterpartyId: null,
  language: defaultLanguage,
} as const;

/** Who has not signed in. */
export const nobody: Actor = {
  ...without,
  name: '',
  fullRights: false,
  external: true,
  useCustomerAccess: false,
};

export const systemActor: Actor = {
  ...without,
  name: 'Keja',
  fullRights: true,
  external: false,
  useCustomerAccess: false,
  system: true,
};
