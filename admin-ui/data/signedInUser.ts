/** Who is signed in, as `/auth/session` says. */
export interface SignedInUser {
  readonly id: number;
  readonly name: string;
  readonly fullRights: boolean;
  readonly externalUser: boolean;
  readonly language: string;
  readonly roles: readonly string[];
}
