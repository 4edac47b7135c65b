import type { RoomWords } from '../words.ts';

export const goods = {
  objects: {
    vehicle: { one: 'Vehicle', many: 'Vehicles' },
    trackModel: { one: 'Truck model', many: 'Truck models' },
    product: { one: 'Product', many: 'Products' },
    assortment: { one: 'Assortment', many: 'Assortments' },
    unitOfMeasure: { one: 'Unit of measure', many: 'Units of measure' },
    vatRate: { one: 'VAT rate', many: 'VAT rates' },
    warehouse: { one: 'Warehouse', many: 'Warehouses' },
    box: { one: 'Box', many: 'Boxes' },
    mine: { one: 'Mine', many: 'Mines' },
  },
  fields: {
    loadCapacity: 'Load capacity',
    sortNumber: 'Order',
    article: 'Article',
    description: 'Description',
    imgUrl: 'Picture address',
    configProduct: 'Configurable',
    distinguishFont: 'Emphasised',
    notUsedProductCondition: 'Without product condition',
    presentationColor: 'Colour',
    fullName: 'Full name',
    taxRate: 'Rate (%)',
    basicItem: 'Basic',
    forServices: 'For services',
    reverseChange: 'Reverse charge',
  },
  ownFields: {
    'vehicle.name': 'Number plate',
    'vehicle.type': 'Kind of vehicle',
  },
  enums: {
    transport: {
      title: 'Kind of vehicle',
      values: { Car: 'Truck', Trailer: 'Trailer', Carriage: 'Carriage' },
    },
  },
} as const satisfies RoomWords;
