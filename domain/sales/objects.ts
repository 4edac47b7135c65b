import { discount } from './discount.ts';
import { parameterValue } from './parameterValue.ts';
import { pricelist } from './pricelist.ts';
import { productParameter } from './productParameter.ts';
import { productParamSetting } from './productParamSetting.ts';
import { project } from './project.ts';
import { salesOrder } from './salesOrder.ts';
import { salesOrderComment } from './salesOrderComment.ts';
import { salesOrderTag } from './salesOrderTag.ts';
import { salesOrderStatus } from './salesOrderStatus.ts';
import { supplyMethod } from './supplyMethod.ts';

/** A new object of this module is a file beside this one and a line here. */
export const salesObjects = {
  salesOrder,
  salesOrderStatus,
  salesOrderTag,
  salesOrderComment,
  pricelist,
  discount,
  supplyMethod,
  project,
  productParameter,
  parameterValue,
  productParamSetting,
} as const;
