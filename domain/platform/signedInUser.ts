import { z } from 'zod';

/** The signed-in user as the user interfaces get it. */
export const signedInUserShape = z.object({
  id: z.number().int(),
  login: z.string(),
  name: z.string(),
  fullRights: z.boolean(),
  externalUser: z.boolean(),
  language: z.string(),
  roles: z.array(z.string()),
});
export type SignedInUser = z.infer<typeof signedInUserShape>;
