import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useAuthenticated } from 'ra-core';
import { screenLabel } from '#domain/labels/index.ts';
import { objects } from '#domain/objects.ts';
import { useBoardSearch } from '../board/useBoardSearch.ts';
import { callApi } from '../data/client.ts';
import { useRefetchOnChange } from '../data/live.ts';
import { useLanguage } from '../data/useLanguage.ts';
import { RequestBoard } from './RequestBoard.tsx';

const { name, path } = objects.interaction;

/** The interactions by status: the number, and a card for each of the newest. Interactions have no amount. */
const InteractionBoardPage = () => {
  useAuthenticated();
  const language = useLanguage();
  const search = useBoardSearch(path);
  const queryKey = [path, 'count by status', language];
  useRefetchOnChange([name], queryKey);
  const { data, error, isFetching } = useQuery({
    queryKey: [...queryKey, search.filter],
    queryFn: ({ signal }) =>
      callApi('GET /interaction/count_by_status', {
        query: { filter: JSON.stringify(search.filter) },
        signal,
      }),
    placeholderData: keepPreviousData,
  });
  return (
    <RequestBoard
      object="interaction"
      label={screenLabel(language, 'interaction-board')}
      // The row of interactions without a status makes no column.
      statuses={data?.rows.flatMap(({ status, count }) => (status ? [{ ...status, count, sums: [] }] : []))}
      search={search}
      isFetching={isFetching}
      error={error}
    />
  );
};

export default InteractionBoardPage;
