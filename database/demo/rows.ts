import { counterparties, demoPassword, people } from './people.ts';
import type { DemoDay } from './day.ts';
import { boxes, mines, products, vehicles, warehouses } from './goods.ts';
import { parameters, parameterValues } from './configurator.ts';
import * as fittings from './fittings.ts';
import { punishments, demoPunishmentTypes } from './money.ts';
import { discounts, pricelists } from './prices.ts';
import { trains, trainWagons } from './railway.ts';
import { reclamationCosts, reclamationItems, reclamations } from './reclamations.ts';
import type { DemoSite } from './site.ts';
import { loadingPlans, shipPlannings, shipRegistrations, ships, unloadings } from './ships.ts';
import { openingStock } from './stock.ts';
import { dispositions, orders, otherOrders, schemes } from './terminal.ts';
import * as trade from './trade.ts';
import { agents, protocols, scales, stations } from './weighing.ts';
import { positions, queueDisplays, workingPlaces, yards } from './yard.ts';
import { rowsOf, type SeedRow } from '../seedRow.ts';

/**
 * A small bulk terminal at work: enough of everything to try a whole day with. The second argument of `rowsOf` is the field by
 * which a row is found and referred to. Rows come after those to which they refer.
 */
export function demoRows(site: DemoSite, day: DemoDay): SeedRow[] {
  return [
    ...rowsOf('counterparty', 'name', counterparties),
    ...rowsOf(
      'user',
      'login',
      people.users.map((user) => ({ ...user, password: demoPassword })),
    ),
    ...rowsOf('carrier', 'name', people.carriers),
    ...rowsOf('driver', 'name', people.drivers),
    ...rowsOf('productCategory', 'code', fittings.fittingCategories),
    ...rowsOf('product', 'code', [...products, ...fittings.fittings]),
    ...catalogue(day),
    ...rowsOf('warehouse', 'code', warehouses),
    ...rowsOf('box', 'code', boxes),
    ...rowsOf('mine', 'code', mines),
    ...rowsOf('vehicle', 'name', vehicles),
    ...rowsOf('schemeOfCargo', 'name', schemes),
    ...rowsOf('position', 'code', positions),
    ...rowsOf('yard', 'code', yards),
    ...rowsOf('weighingStation', 'code', stations),
    ...rowsOf('scaleProtocol', 'name', protocols(site)),
    ...rowsOf('scaleAgent', 'code', agents(site)),
    ...rowsOf('scale', 'code', scales),
    ...rowsOf('queueDisplay', 'name', queueDisplays),
    ...rowsOf('workingPlace', 'code', workingPlaces),
    ...rowsOf('deliveryOrder', 'externalNumber', [...orders, ...otherOrders]),
    ...rowsOf('disposition', 'comment', dispositions),
    ...rowsOf('inventoryDocument', 'incomingNumber', openingStock),
    ...rowsOf('ship', 'code', ships),
    ...rowsOf('shipRegistration', 'voyageNumber', shipRegistrations(day)),
    ...rowsOf('shipPlanning', 'comment', shipPlannings(day)),
    ...rowsOf('loadingPlan', 'comment', loadingPlans(day)),
    ...rowsOf('shipUnloading', 'ship', unloadings),
    ...rowsOf('train', 'trainNumber', trains),
    ...rowsOf('trainWagon', 'wagonNumber', trainWagons),
    ...rowsOf('punishmentType', 'code', demoPunishmentTypes),
    ...rowsOf('punishment', 'comment', punishments),
    ...rowsOf('firm', 'name', trade.firms),
    ...rowsOf('standing', 'name', trade.standings),
    ...rowsOf('employee', 'name', trade.employees),
    ...rowsOf('department', 'name', trade.departments),
    ...rowsOf('contactPerson', 'name', trade.contactPersons),
    ...rowsOf('mailing', 'name', trade.mailings),
    ...rowsOf('exchangeRate', 'rate', trade.exchangeRates(day)),
    ...rowsOf('salesOrder', 'reference', trade.salesOrders),
    ...rowsOf('customerRequest', 'reference', trade.customerRequests),
    ...rowsOf('interaction', 'reference', trade.interactions),
    ...rowsOf('reclamation', 'reference', reclamations(day)),
    ...rowsOf('reclamationItem', 'description', reclamationItems),
    ...rowsOf('reclamationCost', 'description', reclamationCosts(day)),
    ...rowsOf('executorRole', 'code', trade.executorRoles),
    ...rowsOf('task', 'name', trade.tasks(day)),
    ...rowsOf('calendar', 'name', trade.calendars),
    ...rowsOf('calendarEvent', 'title', trade.calendarEvents(day)),
  ];
}

/** What belongs to the products: definitions of their variants, bills of materials, parameters, price lists and discounts. */
const catalogue = (day: DemoDay): SeedRow[] => [
  ...rowsOf('productVariantDefinition', 'product', fittings.variantDefinitions),
  ...rowsOf('bom', 'code', fittings.bills),
  ...rowsOf('productParameter', 'code', parameters),
  ...rowsOf('parameterValue', 'code', parameterValues),
  ...rowsOf('pricelist', 'name', pricelists(day)),
  ...rowsOf('discount', 'name', discounts(day)),
];
