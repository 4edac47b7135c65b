import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { isReference } from '#domain/kernel/record.ts';

const part = 'products';

/**
 * The ids of the products of the order's lines, in order; undefined for a line without a product. The array changes only when a
 * product changes, not with every key typed into a line.
 */
export function useOrderedProducts(): readonly (number | undefined)[] {
  const form = useFormContext();
  const [ordered, setOrdered] = useState<readonly (number | undefined)[]>([]);
  useEffect(() => {
    const readProducts = () => {
      const rows = (form.getValues(part) ?? []) as { readonly product?: unknown }[];
      const products = rows.map(({ product }) => (isReference(product) ? product.id : undefined));
      setOrdered((before) => (before.join() === products.join() ? before : products));
    };
    readProducts();
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        // Without a name, the whole form has changed. Without a cell (`products`, `products.2`), whole rows have.
        const [owner, , cell] = name?.split('.') ?? [];
        const isOfProduct = owner === part && (cell === undefined || cell === 'product');
        if (name === undefined || isOfProduct) readProducts();
      },
    });
  }, [form]);
  return ordered;
}
