import { usePathFields } from '../../../data/usePathFields.ts';
import type { ListState } from '../listState.ts';
import { QuickFilter } from './QuickFilter.tsx';

type Quick = ListState['quick'];

interface QuickFiltersProps {
  readonly objectName: string;
  readonly paths: readonly string[];
  readonly quick: Quick;
  readonly onChange: (quick: Quick) => void;
}

/** The quick filters of a list. */
export function QuickFilters({ objectName, paths, quick, onChange }: QuickFiltersProps) {
  const fields = usePathFields(objectName, paths);
  const change = (path: string, value: Quick[string] | undefined) => {
    const { [path]: _before, ...rest } = quick;
    onChange(value === undefined ? rest : { ...rest, [path]: value });
  };
  return paths.map((path) => {
    const pathField = fields?.get(path);
    // The fields are not loaded yet, or the person may not read this one.
    if (!pathField) return null;
    return (
      <QuickFilter
        key={path}
        field={pathField.field}
        label={pathField.label}
        value={quick[path]}
        onChange={(value) => change(path, value)}
      />
    );
  });
}
