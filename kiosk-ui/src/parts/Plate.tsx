export function Plate({ plate }: { readonly plate: string }) {
  return (
    <span className="plate" translate="no">
      {plate}
    </span>
  );
}
