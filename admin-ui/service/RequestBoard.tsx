import { isReference, type AnyRecord } from '#domain/kernel/record.ts';
import { dateText } from '#domain/kernel/written.ts';
import { mayMove } from '#domain/kernel/lifecycle.ts';
import { objects } from '#domain/objects.ts';
import { requestLifecycle } from '#domain/service/requestMoves.rules.ts';
import type { Board } from '../board/board.ts';
import { BoardPage } from '../board/BoardPage.tsx';
import { useBoardSearch } from '../board/useBoardSearch.ts';
import { useObjectMeta } from '../data/metadata.ts';
import { useMoveRequest } from './useMoveRequest.ts';

/** A status, with the number and the amounts of its records. */
interface RequestStatus {
  readonly id: number;
  readonly presentation: string;
  /** The predefined name; empty if an administrator added the status. */
  readonly code: string;
  /** Its colour in the dictionary. */
  readonly color: string | null;
  readonly count: number;
  /** The total amounts, one text for each currency. */
  readonly sums: readonly string[];
}

interface RequestBoardProps {
  readonly object: 'customerRequest' | 'interaction';
  readonly label: string;
  /** What the amounts are; shown below the title. */
  readonly hint?: string;
  /** Undefined until they are read. */
  readonly statuses: readonly RequestStatus[] | undefined;
  /** The amount on the card of a record; absent if such records have none. */
  readonly amountOf?: (record: AnyRecord) => string;
  readonly search: ReturnType<typeof useBoardSearch>;
  readonly isFetching: boolean;
  readonly error: unknown;
}

const { moves } = requestLifecycle();

/** Requests or interactions by status. A card is moved by writing its status, as on the page of the record. */
export function RequestBoard(props: RequestBoardProps) {
  const { object, label, hint, statuses = [], amountOf, search, isFetching, error } = props;
  const declaration = objects[object];
  const canModify = useObjectMeta(declaration.name).data?.canModify === true;
  const move = useMoveRequest(declaration);
  const codeOf = (id: number) => statuses.find((status) => status.id === id)?.code ?? '';
  const isLegal = (from: number, to: number): boolean =>
    moves === undefined || mayMove(moves, codeOf(from), codeOf(to));
  const board: Board = {
    label,
    object: declaration,
    filter: search.filter,
    mayMove: canModify,
    columns: statuses.map((status) => ({
      id: status.id,
      name: status.presentation,
      colour: status.color,
      count: status.count,
      sums: status.sums,
      all: search.listOf(status),
    })),
    card: (record) => ({
      title: String(record.numberStr ?? ''),
      about: [
        isReference(record.customer) ? record.customer.presentation : '',
        String(record.reference ?? ''),
      ]
        .filter((words) => words !== '')
        .join(' · '),
      day: dateText(record.date),
      amount: amountOf?.(record) ?? '',
    }),
    allows: (record, to) => isReference(record.status) && isLegal(record.status.id, to.id),
    moveWord: (_record, to) => to.name,
    move: (record, to) => move(record, to, isLegal),
  };
  return (
    <BoardPage
      board={board}
      {...(hint === undefined ? {} : { hint })}
      typed={search.typed}
      onType={search.setTyped}
      isFetching={isFetching}
      isFound={props.statuses !== undefined}
      error={error}
    />
  );
}
