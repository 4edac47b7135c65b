import type { ApiDependencies } from '../dependencies.ts';
import type { AnyEndpoint } from '../http/endpoint.ts';
import { customerOrderEndpoints } from './customerOrder.endpoints.ts';
import { doublesEndpoints } from './doubles.endpoints.ts';
import { salesAnalysisEndpoints } from './analysis.endpoints.ts';
import { announceEndpoints } from './announce.endpoints.ts';
import { orderMoveEndpoints } from './orderMoves.endpoints.ts';
import { orderStateEndpoints } from './orderState.endpoints.ts';
import { orderCommentEndpoints } from './orderComments.endpoints.ts';
import { orderLetterEndpoints } from './orderLetters.endpoints.ts';
import { orderPaperEndpoints } from './orderPapers.endpoints.ts';
import { priceListEndpoints } from './priceLists.endpoints.ts';
import { orderEndpoints } from './orders.endpoints.ts';

/** All calls for sales orders and prices, for staff and customers. Doubles are orders with the same reference. */
export function salesCalls(dependencies: ApiDependencies): AnyEndpoint[] {
  return [
    ...orderEndpoints(dependencies),
    ...salesAnalysisEndpoints(dependencies),
    ...announceEndpoints(dependencies),
    ...orderMoveEndpoints(dependencies),
    ...orderStateEndpoints(dependencies),
    ...orderCommentEndpoints(dependencies),
    ...doublesEndpoints(dependencies),
    ...priceListEndpoints(dependencies),
    ...orderPaperEndpoints(dependencies),
    ...orderLetterEndpoints(dependencies),
    ...customerOrderEndpoints(dependencies),
  ];
}
