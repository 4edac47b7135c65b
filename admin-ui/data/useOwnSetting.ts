import { useQuery } from '@tanstack/react-query';
import { callApi } from './client.ts';
import { personHere } from './person.ts';

/**
 * A setting of the signed-in person from the server, or of their group if they have none. It is not read again while it
 * is in use.
 */
export function useOwnSetting(name: string | undefined, isWanted: boolean): unknown {
  const person = personHere();
  const { data } = useQuery({
    queryKey: ['own setting', person, name],
    queryFn: ({ signal }) =>
      callApi('GET /user_settings/:userId/:settingName', {
        params: { userId: Number(person ?? 0), settingName: name ?? '' },
        signal,
      }),
    enabled: isWanted && person !== null && name !== undefined,
    staleTime: Infinity,
    // Not repeated after a refusal: the installation may not have this setting.
    retry: false,
  });
  return data?.value;
}
