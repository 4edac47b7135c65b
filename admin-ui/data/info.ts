import { useQuery } from '@tanstack/react-query';
import { call } from './http.ts';

/** What the installation says of itself before anyone has signed in. */
export interface Info {
  readonly serverVersion: string;
  readonly clientVersion: string;
  readonly temporalUiUrl?: string | null;
  readonly temporalNamespace?: string;
  /** The working place at this browser shows one screen and no way to others. */
  readonly desktopMode?: boolean;
  /** The screen it shows. */
  readonly desktopName?: string | null;
  /** Where this browser stands, for whoever is signed in. */
  readonly workingPlace?: { readonly id: number; readonly presentation: string } | null;
  /** Accounts to try a demo installation with; null elsewhere. */
  readonly demo:
    readonly { readonly login: string; readonly password: string; readonly role: string }[] | null;
}

/** Whoever is signed in learns more, so the two answers are kept apart. */
export const useInfo = (asked: 'bySomebody' | 'byMember' = 'byMember') =>
  useQuery({ queryKey: ['info', asked], queryFn: () => call<Info>('/app/info'), staleTime: Infinity });
