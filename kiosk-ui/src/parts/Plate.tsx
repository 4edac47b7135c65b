export const Plate = ({ plate }: { readonly plate: string }) => (
  <span className="plate" translate="no">
    {plate}
  </span>
);
