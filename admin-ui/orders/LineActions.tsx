import type { RowAction } from '../objects/panels.ts';
import ExplainPriceButton from '../prices/ExplainPriceButton.tsx';
import ConfigureButton from './configurator/ConfigureButton.tsx';

/** What can be done with one line of an order: configure its product, and ask why it has its price. */
const LineActions: RowAction = (props) => (
  <>
    <ConfigureButton {...props} />
    <ExplainPriceButton {...props} />
  </>
);

export default LineActions;
