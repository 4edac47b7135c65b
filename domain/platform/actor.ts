import { memoised } from '../kernel/memoised.ts';
import { defaultLanguage, type Language } from '../kernel/language.ts';
import type { RoleKey } from './roles.ts';

/** What a role of an administrator permits for one object; the right to change includes the right to read. */
interface Grant {
  readonly object: string;
  readonly modify: boolean;
}

/** A further restriction of an object beyond its declaration. */
interface Restriction {
  readonly object: string;
  /** Declared roles are not enough: a role must have a grant for the object. Reads are written to the access log. */
  readonly grantedOnly: boolean;
  /** Open only if the author works in a department of the reader. */
  readonly departmentOnly: boolean;
}

/** The user or process that does something. Every call of the record service has one. */
export interface Actor {
  /** null for the server's own processes. */
  readonly userId: number | null;
  /** Their login; absent for the server's own processes. */
  readonly login?: string;
  readonly name: string;
  /** Their own roles and those of their role groups. */
  readonly roles: readonly RoleKey[];
  /** Those of their roles that are read-only. */
  readonly readOnlyRoles: readonly RoleKey[];
  readonly grants: readonly Grant[];
  readonly restrictions: readonly Restriction[];
  /** Users who share a department with them; read only if an object is restricted by department. */
  readonly colleagues: readonly number[];
  /** Whether they may do everything. */
  readonly fullRights: boolean;
  /** Whether they are no staff, such as a customer. */
  readonly external: boolean;
  /** Whether they are staff who are nevertheless limited to the records of their counterparty. */
  readonly useCustomerAccess: boolean;
  readonly counterpartyId: number | null;
  readonly language: Language;
  /** Whether their working place may announce railway traffic; absent if they have no working place. */
  readonly raisesRailway?: boolean;
  /** Set only for the server's own processes: they may write fields that workflows own. */
  readonly system?: boolean;
  /** Set only to read a record again after a check has shown that they may see it: its e-mail account is not checked again. */
  readonly readsAnyAccount?: true;
  /** Called for each record and list that is read; a list has no id. The access log keeps those of restricted objects. */
  readonly noteRead?: (object: string, id: number | null) => void;
}

const noRights = {
  userId: null,
  roles: [],
  readOnlyRoles: [],
  grants: [],
  restrictions: [],
  colleagues: [],
  counterpartyId: null,
  language: defaultLanguage,
} as const;

/** The actor of a request without sign-in. */
export const nobody: Actor = {
  ...noRights,
  name: '',
  fullRights: false,
  external: true,
  useCustomerAccess: false,
};

/** The server when it does something by itself. */
export const systemActor: Actor = {
  ...noRights,
  name: 'Keja',
  fullRights: true,
  external: false,
  useCustomerAccess: false,
  system: true,
};

const servers = new Map<number | null, Actor>();

/**
 * The server when it does what a person asked for: it may do everything, and the person is the author. Each call with the same
 * id returns the same object, because compiled queries are cached by the object of the actor.
 */
export function serverFor(userId: number | null): Actor {
  return memoised(servers, userId, () => ({ ...systemActor, userId }));
}
