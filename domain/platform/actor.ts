import { defaultLanguage, type Language } from '../kernel/language.ts';
import type { RoleKey } from './roles.ts';

/** On whose behalf something is done. Every call of the record service names one. */
export interface Actor {
  /** null for the server's own processes. */
  readonly userId: number | null;
  readonly name: string;
  readonly roles: readonly RoleKey[];
  readonly fullRights: boolean;
  /** An external user is bound to what belongs to their counterparty. */
  readonly external: boolean;
  readonly counterpartyId: number | null;
  readonly language: Language;
  /** Set only for the server's own processes: they may write what workflows own. */
  readonly system?: boolean;
}

export const systemActor: Actor = {
  userId: null,
  name: 'Keja',
  roles: [],
  fullRights: true,
  external: false,
  counterpartyId: null,
  language: defaultLanguage,
  system: true,
};
