import { assortment } from './assortment.ts';
import { bom } from './bom.ts';
import { box } from './box.ts';
import { inventoryCategory } from './inventoryCategory.ts';
import { inventoryDocument } from './inventoryDocument.ts';
import { inventoryOperationType } from './inventoryOperationType.ts';
import { inventoryStatus } from './inventoryStatus.ts';
import { mine } from './mine.ts';
import { product } from './product.ts';
import { productCategory } from './productCategory.ts';
import { productVariant } from './productVariant.ts';
import { productVariantDefinition } from './productVariantDefinition.ts';
import { registerStoreKeeper } from './registerStoreKeeper.ts';
import { trackModel } from './trackModel.ts';
import { unitOfMeasure } from './unitOfMeasure.ts';
import { vatRate } from './vatRate.ts';
import { vehicle } from './vehicle.ts';
import { warehouse } from './warehouse.ts';

/** A new object of this module is a file beside this one and a line here. */
export const goodsObjects = {
  vehicle,
  trackModel,
  product,
  assortment,
  unitOfMeasure,
  vatRate,
  warehouse,
  box,
  mine,
  productCategory,
  productVariantDefinition,
  productVariant,
  bom,
  inventoryDocument,
  inventoryCategory,
  inventoryOperationType,
  inventoryStatus,
  registerStoreKeeper,
} as const;
