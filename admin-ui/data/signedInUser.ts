export type { SignedInUser } from '#domain/platform/signedInUser.ts';
