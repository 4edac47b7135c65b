import { useAuthenticated } from 'ra-core';
import { BoardPage } from '../board/BoardPage.tsx';
import { useBoardSearch } from '../board/useBoardSearch.ts';
import { useText } from '../i18n/useText.ts';
import { EndOrderDialog } from './EndOrderDialog.tsx';
import { orderStatusOf } from './orderStatus.ts';
import { ordersOnBoard, useOrderBoard } from './useOrderBoard.ts';
import { useTakeOrder } from './useTakeOrder.ts';

/** The orders by status: the number, the total amounts, and a card for each of the newest orders, which can be moved. */
const OrderBoardPage = () => {
  useAuthenticated();
  const text = useText();
  const search = useBoardSearch(ordersOnBoard.path);
  // `take` moves an order at once, or sets `ending` if the move ends the order: then a dialog asks first.
  const { take, ending, giveUp } = useTakeOrder();
  const { board, isFetching, isFound, error } = useOrderBoard(search, take);
  return (
    <>
      <BoardPage
        board={board}
        hint={text('statusBoard.netHint')}
        typed={search.typed}
        onType={search.setTyped}
        isFetching={isFetching}
        isFound={isFound}
        error={error}
      />
      {ending && (
        <EndOrderDialog
          orderId={ending.record.id}
          from={orderStatusOf(ending.record).code}
          to={ending.to}
          updatedAt={ending.record.updatedAt}
          onClose={giveUp}
        />
      )}
    </>
  );
};

export default OrderBoardPage;
