import type { AnyEndpoint } from '../http/endpoint.ts';
import { authTools, type AuthDependencies } from './authTools.ts';
import { ownSessionEndpoints } from './ownSessions.endpoints.ts';
import { passwordEndpoints } from './password.endpoints.ts';
import { profileEndpoints } from './profile.endpoints.ts';
import { registerEndpoints } from './register.endpoints.ts';
import { secondStepEndpoints } from './secondStep.endpoints.ts';
import { signInEndpoints } from './signIn.endpoints.ts';
import { twoFactorEndpoints } from './twoFactor.endpoints.ts';

export function authEndpoints(dependencies: AuthDependencies): AnyEndpoint[] {
  const tools = authTools(dependencies);
  return [
    ...signInEndpoints(tools),
    ...secondStepEndpoints(tools),
    ...registerEndpoints(tools),
    ...passwordEndpoints(tools),
    ...twoFactorEndpoints(tools),
    ...ownSessionEndpoints(tools),
    ...profileEndpoints(tools),
  ];
}
