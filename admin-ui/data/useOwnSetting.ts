import { useQuery } from '@tanstack/react-query';
import { call } from './http.ts';
import { personHere } from './person.ts';

/** What is set on the server for whoever is signed in, their group's where they have set nothing; read once a session. */
export const useOwnSetting = (name: string | undefined, isWanted: boolean): unknown => {
  const person = personHere();
  const { data } = useQuery({
    queryKey: ['own setting', person, name],
    queryFn: ({ signal }) =>
      call<{ readonly value: unknown }>(`/user_settings/${person}/${name}`, { signal }),
    enabled: isWanted && person !== null && name !== undefined,
    staleTime: Infinity,
    retry: false,
  });
  return data?.value;
};
